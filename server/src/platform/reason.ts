/** What an error says, however deep it is wrapped; things that are thrown and are no errors say it in `message` too. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  if (cause instanceof Error && cause.cause !== undefined) return reasonOf(cause.cause)
  if (typeof cause !== 'object' || cause === null) return String(cause)
  const message = 'message' in cause ? cause.message : undefined
  if (typeof message === 'string' && message !== '') return message
  return JSON.stringify(cause)
}
