/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test'

/** One visit. Times are milliseconds since navigation, sizes bytes as transferred. */
export interface Visit {
  readonly content: number
  readonly lcp: number
  readonly blocking: number
  readonly shift: number
  readonly scriptBytes: number
  readonly bytes: number
  readonly requests: number
  /** What had come by the time of content. */
  readonly bytesToContent: number
  readonly requestsToContent: number
  /** The HTML with its headers. */
  readonly documentBytes: number
  /** Milliseconds from a click on a link to another module until its page stood; 0 without such a click. */
  readonly step: number
}

/** A link of the header to a page of another module, and the heading there. */
export interface Step {
  readonly link: string
  readonly heading: string
}

/** 1.6 Mbps, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWDOWN = 4

/** Marks the home page's content as drawn: its services, in either build. */
const CONTENT = 'main li a, main li h3, main h2'

/** Opens the address in a fresh, throttled browser profile and measures until the page is quiet. */
export async function visit(browser: Browser, address: string, step?: Step): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const sizes = new Map<string, { script: boolean; bytes: number; end: number }>()
  const started = new Map<string, boolean>()
  /** The request of the page itself, and the seconds at which it was sent, on the clock of the others' ends. */
  let first: { readonly requestId: string; readonly at: number } | undefined
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp }) => (first ??= { requestId, at: timestamp }))
  devtools.on('Network.responseReceived', ({ requestId, type }) => started.set(requestId, type === 'Script'))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    sizes.set(requestId, { script: started.get(requestId) ?? false, bytes: encodedDataLength, end: timestamp }),
  )
  // The TypeScript loader wraps functions in a helper the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await page.addInitScript(observe, CONTENT)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => Number((globalThis as { benchContent?: number }).benchContent) > 0, undefined, {
    timeout: 30_000,
  })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(
    () =>
      (globalThis as unknown as { benchSeen: { content: number; lcp: number; blocking: number; shift: number } })
        .benchSeen,
  )
  const all = [...sizes.values()]
  const toContent = all.filter(({ end }) => (end - (first?.at ?? 0)) * 1000 <= seen.content)
  const measured = {
    ...seen,
    scriptBytes: sum(all.filter(({ script }) => script)),
    bytes: sum(all),
    requests: all.length,
    bytesToContent: sum(toContent),
    requestsToContent: toContent.length,
    documentBytes: sizes.get(first?.requestId ?? '')?.bytes ?? 0,
    step: step === undefined ? 0 : await takeStep(page, step),
  }
  await context.close()
  return measured
}

async function takeStep(page: Page, { link, heading }: Step): Promise<number> {
  const started = performance.now()
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
  await page.getByRole('main').getByRole('heading', { name: heading, level: 1 }).waitFor()
  return performance.now() - started
}

function sum(parts: readonly { bytes: number }[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0)
}

/** Runs in the page before any other script. */
function observe(content: string): void {
  const seen = { content: 0, lcp: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { benchSeen: seen })
  const look = (): void => {
    if (document.querySelectorAll(content).length > 5) {
      seen.content = performance.now()
      Object.assign(globalThis, { benchContent: seen.content })
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const watch = (type: string, add: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.shift += shift.value
  })
}
