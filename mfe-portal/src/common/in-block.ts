/** Each block of a page shows its own failure, so no call of it also makes a toast. */
export const inBlock = (signal: AbortSignal) => ({ signal, errors: 'inline' }) as const
