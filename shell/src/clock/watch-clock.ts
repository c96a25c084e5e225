import { onServerClockSet, serverNow } from '@campus/http/client'

/** A device that is this far from the server's time, in milliseconds, shows other times than the ones that count. */
const FAR_MS = 5 * 60_000
/** In the tab's own storage: it is told once a visit. */
const TOLD = 'campus.clockTold'

/** Tells once that the device's clock is far off: what is open and what is late follows the server's. */
export function watchClock(): void {
  const look = (): void => {
    if (Math.abs(Date.now() - serverNow()) < FAR_MS) return
    stop()
    if (isFirst()) void tell()
  }
  const stop = onServerClockSet(look)
  look()
}

async function tell(): Promise<void> {
  const { tellClock } = await import('./tell-clock')
  await tellClock()
}

/** Where storage is blocked it is told on every page. */
function isFirst(): boolean {
  try {
    const told = sessionStorage.getItem(TOLD)
    sessionStorage.setItem(TOLD, '1')
    return told === null
  } catch {
    return true
  }
}
