/** Which failed requests the end of a gateway explains. Pure. Times are in milliseconds of one clock. */

/** A gateway was killed, or told to stop, at `from`, and known to be gone at `until`. */
export interface Outage {
  readonly how: 'kill' | 'stop'
  readonly from: number
  readonly until: number
}

export interface FailedRequest {
  readonly what: string
  readonly began: number
  readonly ended: number
  readonly reason: string
}

/** Whether the request was under way when some gateway ended: it began before that was over and failed after it began. */
export function wasInFlight({ began, ended }: FailedRequest, outages: readonly Outage[]): boolean {
  return outages.some(({ from, until }) => began <= until && ended >= from)
}
