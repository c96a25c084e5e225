/** The faults that a module may have, and how each is made in a page and taken away again. */
import type { Page } from '@playwright/test'

import { MISBEHAVIOURS, switchOf, type Misbehaviour } from '../../../e2e/fixtures/breakable'
import { FAULTS, withoutHash } from '../../../e2e/fixtures/faults'
import { filesOf, type ModuleFacts } from '../../../e2e/fixtures/modules'

/** A release of a module under test. */
export interface Release {
  readonly module: ModuleFacts
  readonly version: string
  /** What its version ends with. */
  readonly suffix: string
}

export interface Kind {
  readonly name: string
  /** What a person does before anything happens. */
  readonly deed?: 'click'
  /** The page itself hangs, and another one has to be opened. */
  readonly freezes?: true
  /** Breaks the release in a page; answers how to repair it. */
  readonly breaks: (page: Page, release: Release) => Promise<() => Promise<void>>
}

const ENTRY = 'remoteEntry.js'

/** The names of {@link FAULTS} that a file can have on its way, by what the table calls them. */
const OF_FILES = {
  '404': 'is not found',
  '500': 'meets an error of its server',
  HTML: 'is answered with a page',
  hang: 'hangs',
  truncated: 'is cut short',
  'wrong hash': 'has one byte changed',
} as const

export const KINDS: readonly Kind[] = [
  ...(['404', '500', 'HTML', 'hang', 'truncated', 'wrong hash'] as const).map((fault) => ofFile('entry', fault)),
  ofCode('throws at evaluation', 'entry'),
  ofCode('throws in render', 'render'),
  ofCode('throws in an effect', 'effect'),
  { ...ofCode('throws in a click', 'click'), deed: 'click' },
  ofFile('page', '404'),
  ofFile('page', 'hang'),
  {
    name: 'hash missing',
    breaks: async (page, { module }) => {
      await withoutHash(page, module.path, ENTRY)
      return () => page.unrouteAll()
    },
  },
  ofCode('page missing', 'missing'),
  ofCode('wrong contract', 'contract'),
  { ...ofCode('endless loop', 'loop'), freezes: true },
]

function ofFile(what: 'entry' | 'page', name: keyof typeof OF_FILES): Kind {
  const fault = FAULTS.find((one) => one.name === OF_FILES[name])
  if (fault === undefined) throw new Error(`there is no fault ${OF_FILES[name]} any more`)
  return {
    name: what === 'entry' ? `entry ${name}` : `chunk ${name}`,
    breaks: async (page, { module, version }) => {
      let isBroken = true
      const files = filesOf(module.id, what === 'entry' ? ENTRY : '*')
      const isPage = (url: string): boolean => what === 'entry' || !/\/(?:remoteEntry|module)\.[^/]*$/.test(url)
      await page.route(files, (route) => {
        const url = route.request().url()
        const isIts = url.includes(`/${encodeURIComponent(version)}/`) && isPage(url)
        return isBroken && isIts ? fault.happens(route) : route.continue()
      })
      return async () => {
        isBroken = false
      }
    },
  }
}

function ofCode(name: string, how: Misbehaviour): Kind {
  if (!(how in MISBEHAVIOURS)) throw new Error(`no module can be told to ${how}`)
  return {
    name,
    breaks: async (page, { module, suffix }) => {
      await page.addInitScript(
        (value) => Object.assign(globalThis, { misbehaves: value }),
        switchOf(module.id, how, suffix),
      )
      return () => page.evaluate(() => void Object.assign(globalThis, { misbehaves: '' }))
    },
  }
}
