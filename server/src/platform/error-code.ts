/** The `code` a system or database error carries: `EEXIST`, `EADDRINUSE`, `23505`. */
export function errorCodeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
