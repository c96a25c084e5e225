/** Pictures that certificates are made of. Each is drawn into the certificate, which is one file. */

const MB = 1024 * 1024

/** Bytes. */
export const LARGEST = { paper: 3 * MB, seal: MB, portrait: MB } as const
