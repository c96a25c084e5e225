import { saveFile } from '@campus/ui/save-file'

import { bestPlaylist, partsOf } from './media.model'

/** Saves a stream as one file, in its best quality. False when it cannot be had, or cannot be put together. */
export async function saveStream(url: string, name: string): Promise<boolean> {
  try {
    const address = new URL(url, location.href).href
    const first = await textOf(address)
    const best = bestPlaylist(first, address)
    const parts = best === null ? partsOf(first, address) : partsOf(await textOf(best), best)
    if (parts === null) return false
    const blobs: Blob[] = []
    for (const part of parts.urls) blobs.push(await (await had(part)).blob())
    saveFile(new Blob(blobs, { type: parts.ending === '.mp4' ? 'video/mp4' : 'video/mp2t' }), `${name}${parts.ending}`)
    return true
  } catch {
    return false
  }
}

async function textOf(url: string): Promise<string> {
  return (await had(url)).text()
}

/** Of another site too, so it is no call. */
async function had(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${String(response.status)}`)
  return response
}
