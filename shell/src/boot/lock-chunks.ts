/** Where webpack's chunks of the shell arrive; see shared/federation/src/shell-webpack.ts. */
const CHUNKS = 'campusShellChunks'

interface ChunkList {
  push(chunk: unknown): unknown
}

/**
 * Only the shell's own scripts add chunks to the shell. Whoever else adds one is handed everything in the shell by
 * webpack: the session's token, the script gate's list, the policies.
 */
export function lockChunks(): void {
  const list = (globalThis as unknown as Record<typeof CHUNKS, ChunkList | undefined>)[CHUNKS]
  // Read as the browser gives it: a property of the document could be replaced.
  const read = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
  const running = (): string => {
    const script: unknown = read?.call(document)
    return script instanceof HTMLScriptElement ? script.src : ''
  }
  const address = running()
  if (list === undefined || address === '') throw new Error('the shell runs in no script of its own')
  const folder = new URL('.', address).href
  const add = list.push
  const push = (chunk: unknown): unknown => {
    if (!running().startsWith(folder)) throw new TypeError('only the shell adds to the shell')
    return add(chunk)
  }
  Object.defineProperty(list, 'push', { value: push, writable: false, configurable: false })
  Object.defineProperty(globalThis, CHUNKS, { value: list, writable: false, configurable: false })
}
