const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** Content type of a release's file. No file of a release is a page, so HTML has none. */
export function contentTypeOf(name: string): string {
  const suffix = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(TYPES, suffix) ? (TYPES[suffix] ?? BYTES) : BYTES
}

const BYTES = 'application/octet-stream'
