import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Headers that any web server of a partner must send. Without the first, the browser cannot check hashes for
 * a page of another origin, and so runs nothing.
 */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
} as const

/** Serves the releases of a folder, `/<version>/<file>`, as a partner's own web server would. */
export function serveReleases(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    respond(folder, request, response).catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server))
  })
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
  const file = fileAt(folder, request.url ?? '/')
  const plain = file === null ? null : await sizeOf(file)
  const type = TYPES[extname(file ?? '')]
  if (file === null || plain === null || type === undefined) {
    return void response
      .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end('Not found\n')
  }
  const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await sizeOf(`${file}.br`) : null
  response.writeHead(200, {
    ...HEADERS,
    'content-type': type,
    'content-length': compressed ?? plain,
    vary: 'accept-encoding',
    ...(compressed === null ? {} : { 'content-encoding': 'br' }),
  })
  if (request.method === 'HEAD') return void response.end()
  createReadStream(compressed === null ? file : `${file}.br`).pipe(response)
}

/** The file of an address, or null when the address leads out of the folder. */
function fileAt(folder: string, address: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname))
    const file = join(folder, path)
    return file.startsWith(folder + sep) && !path.includes('\0') ? file : null
  } catch {
    // An invalid address.
    return null
  }
}

/** Bytes of a file, or null when there is none. */
async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  )
}
