/** Visitors and learners who never pause: every request is counted, and those that fail are kept with their times. */
import { newsPage } from '@campus/contracts/news'
import { commentScorePage } from '@campus/contracts/review'
import { getDetailByTenantId } from '@campus/contracts/school'

import type { Exchange } from '../stage/server-process'
import type { Entrance } from './entrance'
import type { FailedRequest } from './outages.model'

export const SCHOOL = '10001'
const AT_SCHOOL = { tenantid: SCHOOL, 'content-type': 'application/json' }

const post = (path: string, body: object): Exchange => ({
  method: 'POST',
  path,
  headers: AT_SCHOOL,
  body: JSON.stringify(body),
})
const get = (path: string): Exchange => ({ method: 'GET', path, headers: { tenantid: SCHOOL }, body: '' })

export const NEWS = post(newsPage.path, { size: 8, model: {} })

/** Kept responses, uncached ones, and whole pages. */
const READS: readonly ((count: number) => Exchange)[] = [
  () => NEWS,
  () => get(`${getDetailByTenantId.path}?tenantId=${SCHOOL}`),
  (count) => post(newsPage.path, { current: (count % 50) + 1, size: 8, model: {} }),
  () => post(commentScorePage.path, { size: 8, model: { commentObjectType: 'ORDER' } }),
  () => ({ ...get('/'), headers: { accept: 'text/html' } }),
]

/** Milliseconds between two looks at how many requests are due. */
const TICK = 10

export class Traffic {
  readonly #entrance: Entrance
  readonly failed: FailedRequest[] = []
  requests = 0
  #underWay = 0

  constructor(entrance: Entrance) {
    this.#entrance = entrance
  }

  /** Sends a request and answers its text; rejects, and keeps the failure, when that is none of status 200. */
  async send(what: string, sent: Exchange): Promise<string> {
    const began = performance.now()
    this.requests += 1
    const fail = (reason: string): Error => {
      this.failed.push({ what, began, ended: performance.now(), reason })
      return new Error(reason)
    }
    const { status, text } = await this.#entrance.send(sent).catch((error: unknown) => {
      throw fail(String(error))
    })
    if (status !== 200) throw fail(`${status} ${text.slice(0, 120).replaceAll(/\s+/g, ' ')}`)
    return text
  }

  /** Reads at a constant rate, however fast the gateways respond, until `isOver`. */
  async read(rate: number, isOver: () => boolean): Promise<void> {
    const started = performance.now()
    for (let sent = 0; !isOver() || this.#underWay > 0;) {
      const due = isOver() ? sent : Math.floor(((performance.now() - started) / 1000) * rate)
      for (; sent < due; sent += 1) this.#readOnce(sent)
      await new Promise((resolve) => setTimeout(resolve, TICK))
    }
  }

  #readOnce(count: number): void {
    const read = READS[count % READS.length]
    if (read === undefined) return
    this.#underWay += 1
    const sent = read(count)
    this.send(`${sent.method} ${sent.path}`, sent)
      // A failure is kept already.
      .catch(() => undefined)
      .finally(() => (this.#underWay -= 1))
  }
}
