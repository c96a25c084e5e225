// Walks through: server/src/site/releases, server/src/site/registry

/** A team releases its module into the running portal, and takes it back. */
import { rmSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { changedLookup, LOOKUP_ID, lookupVersion } from '../fixtures/changed-lookup'
import { pageHeading } from '../fixtures/modules'
import { onOwnCampus } from '../fixtures/own-campus'
import { teamOf } from '../fixtures/release-team'
import { expect } from '../fixtures/story'

const releaseStory = onOwnCampus()

const LOOKUP = '/query_pc'
const OLD = '证书查询'
const NEW = '证书查验'
const FIRST = lookupVersion()

/** Visitors enough that among them are some of each half. */
const VISITORS = 24

/** The release in a page as the server sends it, and the sign by which it knows the visitor. */
async function pageOf(port: number, cookie = ''): Promise<{ version: string | undefined; cookie: string }> {
  const response = await fetch(`http://localhost:${port}${LOOKUP}`, { headers: { accept: 'text/html', cookie } })
  const html = await response.text()
  const [, version] = new RegExp(`/modules/${LOOKUP_ID}/([^/]+)/remoteEntry\\.js`).exec(html) ?? []
  return { version, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
}

async function expectHeading(page: Page, heading: string): Promise<void> {
  await page.goto(LOOKUP)
  await expect(pageHeading(page, heading)).toBeVisible()
}

releaseStory(
  'a team publishes its module into the running portal, tries it with some visitors, gives it to all and takes it back',
  async ({ page, campus }) => {
    const release = await teamOf(campus, 'lookup-team', LOOKUP_ID)
    const build = changedLookup('-new-heading', OLD, NEW)
    const next = lookupVersion(build)
    try {
      await expectHeading(page, OLD)
      expect(await release('check', LOOKUP_ID, '--from', build)).toBe(`${LOOKUP_ID} ${next} may be published.`)
      expect(await release('publish', LOOKUP_ID, '--from', build, '--why', 'a clearer heading')).toBe(
        `${LOOKUP_ID} ${next} is published; nobody gets it yet.`,
      )
      await expectHeading(page, OLD)

      expect(await release('promote', LOOKUP_ID, next, '--gray', '50%')).toContain('50% of the visitors get')
      const visits = await Promise.all(Array.from({ length: VISITORS }, () => pageOf(campus.port)))
      expect(new Set(visits.map(({ version }) => version))).toEqual(new Set([FIRST, next]))
      for (const { version, cookie } of visits) {
        expect((await pageOf(campus.port, cookie)).version, 'a visitor keeps the release').toBe(version)
      }

      expect(await release('promote', LOOKUP_ID, next)).toContain(`Everybody gets ${LOOKUP_ID} ${next}`)
      await expectHeading(page, NEW)
      expect(await release('rollback', LOOKUP_ID, '--why', 'they look for the old one')).toBe(
        `Everybody gets ${LOOKUP_ID} ${FIRST} from the next page on; ${next} is taken back.`,
      )
      await expectHeading(page, OLD)
      expect(await release('status')).toMatch(/lookup-team +rollback .*they look for the old one/)
      await expect(release('publish', 'mfe-exam')).rejects.toThrow('The token lookup-team is not for mfe-exam.')
    } finally {
      rmSync(build, { recursive: true, force: true })
    }
  },
)
