/** Reads a partner's release from the partner's own server and checks every byte of it, as a browser does. */
import { integrityOf } from './integrity.model'
import { manifestFault, MOST_BYTES_EACH } from './outside-release.model'
import { isDescribed, MANIFEST, parseJson, parseModule, ReleaseRefusedError, type StoredModule } from './release-store'

/** Milliseconds for the whole release. */
const DEADLINE = 30_000

export interface FetchedRelease {
  readonly module: StoredModule
  /** Folder of the files, ending in a slash. */
  readonly base: string
  /** `sha384-…` of the manifest as it was served. */
  readonly hash: string
}

/** The folder of a manifest's address. Throws {@link ReleaseRefusedError} for another address. */
export function folderOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (
    url === null ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== '' ||
    !url.pathname.endsWith(`/${MANIFEST}`)
  ) {
    throw new ReleaseRefusedError(`${address} is not the address of a ${MANIFEST}.`)
  }
  return new URL('.', url)
}

/** Fetches the manifest and all files in it. Throws {@link ReleaseRefusedError}. */
export async function fetchRelease(address: string): Promise<FetchedRelease> {
  const folder = folderOf(address)
  const signal = AbortSignal.timeout(DEADLINE)
  const manifest = await fetchFile(new URL(MANIFEST, folder), signal)
  const module = parseModule(parseJson(manifest, address), address)
  const release = `${module.id} ${module.manifest.version}`
  const fault = manifestFault(module.manifest)
  if (fault !== null) throw new ReleaseRefusedError(`${release} cannot be published: ${fault}.`)
  for (const [name, file] of Object.entries(module.manifest.files)) {
    const content = await fetchFile(new URL(name, folder), signal)
    if (!isDescribed(content, file)) {
      throw new ReleaseRefusedError(`${release} cannot be published: ${name} differs from its manifest.`)
    }
  }
  return { module, base: folder.href, hash: integrityOf(manifest) }
}

async function fetchFile(url: URL, signal: AbortSignal): Promise<Buffer> {
  const refused = (why: string, cause?: unknown) => new ReleaseRefusedError(`${url.href} ${why}.`, { cause })
  let response: Response
  let content: Buffer
  try {
    // A redirect to another address is not allowed.
    response = await fetch(url, { redirect: 'error', signal })
    content = await readAtMost(response, MOST_BYTES_EACH)
  } catch (error) {
    throw refused('cannot be fetched', error)
  }
  if (response.status !== 200) throw refused(`answers ${response.status}`)
  if (response.headers.get('access-control-allow-origin') !== '*') {
    throw refused('must be served with Access-Control-Allow-Origin: *, without which no browser can check its hash')
  }
  if (
    url.pathname.endsWith('.js') &&
    !/^(?:text|application)\/javascript\b/.test(response.headers.get('content-type') ?? '')
  ) {
    throw refused('must be served as text/javascript')
  }
  return content
}

async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > most) throw new Error(`more than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
