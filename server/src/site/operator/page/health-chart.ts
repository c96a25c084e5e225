/** The last day of a release as 24 bars, failures on top of loads. */
import { html, type Html } from '../../../platform/http/html'
import type { Health } from './module-health.model'
import type { Messages } from './operator-page.messages'

const HEIGHT = 32
const BAR = 5
const STEP = 6
/** An hour with something in it is never invisible. */
const LEAST = 2

export function healthCell(texts: Messages, health: Health): Html {
  const { loads, failures, meanMs } = health
  if (loads + failures === 0) return html`<span class="muted">${texts.noLoads}</span>`
  return html`${chart(texts, health)}<small
      >${texts.healthOf(loads, failures)}${meanMs === null ? '' : ` · ${texts.meanMs(meanMs)}`}</small
    >`
}

function chart(texts: Messages, { loads, failures, hours }: Health): Html {
  const most = Math.max(...hours.map((hour) => hour.loads + hour.failures))
  const heightOf = (times: number): number =>
    times === 0 ? 0 : Math.max(LEAST, Math.round((times / most) * (HEIGHT - LEAST)))
  const bars = hours.map((hour, index) => {
    const x = index * STEP
    const good = heightOf(hour.loads)
    const bad = Math.min(heightOf(hour.failures), HEIGHT - good)
    return html`<rect class="base" x="${x}" y="${HEIGHT - 1}" width="${BAR}" height="1" />
      <rect class="loads" x="${x}" y="${HEIGHT - good}" width="${BAR}" height="${good}" />
      <rect class="failures" x="${x}" y="${HEIGHT - good - bad}" width="${BAR}" height="${bad}" />`
  })
  return html`<svg
    class="chart"
    viewBox="0 0 ${hours.length * STEP} ${HEIGHT}"
    role="img"
    aria-label="${texts.chart(loads, failures)}"
  >
    ${bars}
  </svg>`
}
