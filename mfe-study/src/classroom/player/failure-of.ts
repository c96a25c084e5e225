/** Why a browser does not play what stands at an address, as far as a page can find out. */

/**
 * `missing`: the server has nothing there. `blocked`: pages of this site may not load it. `unplayable`: it is there, in a
 * form that this browser does not play. `unreachable`: none of these is known.
 */
export type MediumFailure = 'missing' | 'blocked' | 'unplayable' | 'unreachable'

const GONE: readonly number[] = [401, 403, 404, 410]

/** null where it may be the line, or a server in trouble: then it is tried again. */
export async function failureOf(url: string): Promise<MediumFailure | null> {
  if (!navigator.onLine) return null
  const { origin } = new URL(url, window.location.href)
  const blocked = watchBlocked(origin)
  try {
    return failureOfStatus(await head(url, 'cors'))
  } catch {
    if (await blocked.seen()) return 'blocked'
    if (origin === window.location.origin) return null
    return await isThere(url)
  } finally {
    blocked.end()
  }
}

function failureOfStatus({ ok, status }: Response): MediumFailure | null {
  if (ok) return 'unplayable'
  if (GONE.includes(status)) return 'missing'
  return status >= 500 || status === 429 ? null : 'unreachable'
}

/** Another site may tell players what it does not tell pages. */
async function isThere(url: string): Promise<MediumFailure | null> {
  try {
    await head(url, 'no-cors')
    return 'unreachable'
  } catch {
    return null
  }
}

function head(url: string, mode: RequestMode): Promise<Response> {
  return fetch(url, { method: 'HEAD', mode, cache: 'no-store' })
}

/** Hears whether the page's security policy refuses something of an origin. */
function watchBlocked(origin: string): { readonly seen: () => Promise<boolean>; readonly end: () => void } {
  let isBlocked = false
  const listener = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    isBlocked ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', listener)
  return {
    // A violation is told in a task of its own.
    seen: () => new Promise((resolve) => setTimeout(() => resolve(isBlocked))),
    end: () => document.removeEventListener('securitypolicyviolation', listener),
  }
}
