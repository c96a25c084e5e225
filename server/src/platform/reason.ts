/** The message of an error, however deep it is wrapped; thrown values that are no errors may have a `message` too. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  if (cause instanceof Error && cause.cause !== undefined) return reasonOf(cause.cause)
  if (typeof cause !== 'object' || cause === null) return String(cause)
  const message = 'message' in cause ? cause.message : undefined
  if (typeof message === 'string' && message !== '') return message
  return JSON.stringify(cause)
}
