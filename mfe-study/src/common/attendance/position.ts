/** Where somebody signs in: a hint. The browser is asked once a visit, and nobody waits for it long. */
import { sessionStore } from '@campus/session/session-store'

const TIMEOUT_MS = 3_000

interface Place {
  readonly lat: number | null
  readonly lon: number | null
}

let asked: Promise<Place | null> | undefined
let found: Place | null = null

/** What is known already: the browser's, else the session's, which is that of the network. */
export function knownPlace(): Place {
  const { location } = sessionStore.getState()
  return found ?? { lat: location?.lat ?? null, lon: location?.lng ?? null }
}

/** Asks the browser; refused or late, it is what is known. */
export async function placeOfPress(): Promise<Place> {
  asked ??= askBrowser()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS)
  })
  await Promise.race([asked, late])
  clearTimeout(timer)
  return knownPlace()
}

function askBrowser(): Promise<Place | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null)
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        found = { lat: coords.latitude, lon: coords.longitude }
        resolve(found)
      },
      () => resolve(null),
      { maximumAge: 60_000 },
    )
  })
}
