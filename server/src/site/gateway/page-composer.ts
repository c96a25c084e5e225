/** Composes pages and keeps them: a page is built again only when something in it has changed. */
import { LRUCache } from 'lru-cache'

import type { BootData } from '@campus/contracts/composition'
import type { PublicSettings } from '@campus/contracts/public-settings'
import { fitsPattern, modulePageAt, type ModulePage } from '@campus/contracts/route'

import type { Config } from '../../platform/config/config'
import { mapForPage } from '../registry/module-map.model'
import { outsideOrigin, type PublishedModule, type PublishedShell } from '../registry/release.model'
import type { Composition } from '../registry/resolve.model'
import { bootDataOf, documentOf, titleOf, undrawnRoot } from './document'
import type { Locale } from './gateway.messages'
import { PageTemplate } from './page-template'
import type { School } from './schools'
import { contentPolicies, hasPictures } from './security-headers'
import type { Scheme } from './visitor-signs'

export interface ComposedPage {
  readonly template: PageTemplate
  /** With a placeholder for the nonce. */
  readonly policies: readonly [string, string]
  /** Whether the path is a page of a module or of the shell. */
  readonly found: boolean
  /** The path of the module's route; '' for a page of the shell. */
  readonly route: string
  readonly title: string
  /** The module's page; null for a page of the shell. */
  readonly page: ModulePage | null
  /** The facts in it, without what is of one response only. */
  readonly boot: BootData
  /** Its content until the browser has drawn it. */
  readonly undrawn: string
  /** Whether every script that it can load has an integrity value. */
  readonly verified: boolean
}

export interface PageRequest {
  readonly path: string
  readonly locale: Locale
  readonly scheme: Scheme | null
  readonly isMobile: boolean
  readonly schoolQuery: string
  /** Whether the page can ask for the rest of its module map later; otherwise it gets the map whole. */
  readonly isMapKept: boolean
}

/** Pages of one school and composition. */
interface Pages {
  readonly byPath: LRUCache<string, { readonly found: ModulePage | null }>
  readonly composed: LRUCache<string, ComposedPage>
}

const MAX_PAGES = 200

/** Trusted Types policy of the HTML sanitiser, which modules share. */
const SANITISER_POLICY = 'dompurify'

/** Pages that only a development shell has. */
const DEVELOPERS_PAGES = '/dev/*'

export class PageComposer {
  readonly #config: Config
  readonly #settings: PublicSettings
  /** A page is forgotten together with its inputs. */
  readonly #pages = new WeakMap<School, WeakMap<Composition, Pages>>()

  constructor(config: Config, settings: PublicSettings) {
    this.#config = config
    this.#settings = settings
  }

  /** The page at a path; null while no shell is published. */
  pageAt(school: School, composition: Composition, request: PageRequest): ComposedPage | null {
    const { shell, map } = composition
    if (shell === null) return null
    const { path, locale, scheme, isMobile, schoolQuery, isMapKept } = request
    const pages = this.#pagesOf(school, composition)
    const page = entryOf(pages.byPath, path, () => ({ found: modulePageAt(map, path) })).found
    const found = page !== null || this.#isShellPage(shell, path)
    const key = [found, page?.module.id, page?.route.path, locale, scheme, isMobile, schoolQuery, isMapKept].join('\n')
    return entryOf(pages.composed, key, () => {
      const given = isMapKept ? mapForPage(map, page) : map
      const visitor = { locale, scheme, isMobile, schoolQuery }
      const { override } = composition
      const question = { school, settings: this.#settings, map: given, shell, page, override, ...visitor }
      return {
        template: new PageTemplate(documentOf(question)),
        found,
        route: page?.route.path ?? '',
        title: titleOf(question),
        page,
        boot: { ...bootDataOf(question), moduleMap: given, traceId: '' },
        undrawn: undrawnRoot(question),
        ...this.#policiesOf(school, composition),
      }
    })
  }

  #pagesOf(school: School, composition: Composition): Pages {
    const bySchool = this.#pages.get(school) ?? new WeakMap<Composition, Pages>()
    const pages = bySchool.get(composition) ?? {
      byPath: new LRUCache({ max: MAX_PAGES }),
      composed: new LRUCache({ max: MAX_PAGES }),
    }
    this.#pages.set(school, bySchool.set(composition, pages))
    return pages
  }

  /** A shell without a list of its pages may have any page. */
  #isShellPage({ manifest: { routes } }: PublishedShell, path: string): boolean {
    if (routes.length === 0) return true
    const patterns = this.#settings.development ? [...routes, DEVELOPERS_PAGES] : routes
    return patterns.some((pattern) => fitsPattern(pattern, path))
  }

  #policiesOf(school: School, { shell, modules }: Composition): Pick<ComposedPage, 'policies' | 'verified'> {
    const releases = shell === null ? modules : [shell, ...modules]
    const outside = releases.filter(({ base }) => outsideOrigin(base) !== null)
    // A partner's files are known by their hashes. A development server's modules have none, and only there the
    // shell comes from elsewhere.
    const developed = outside
      .filter((release) => release === shell || Object.keys(release.manifest.files).length === 0)
      .flatMap(({ base }) => outsideOrigin(base) ?? [])
    const foldersOf = (brings: (files: PublishedModule['manifest']['files']) => boolean): string[] => [
      ...developed,
      ...outside.filter(({ manifest }) => brings(manifest.files)).map(({ base }) => base),
    ]
    return {
      verified: developed.length === 0,
      policies: contentPolicies(
        {
          modules: outside.flatMap(({ base }) => outsideOrigin(base) ?? []),
          moduleStyles: foldersOf((files) => Object.keys(files).some((name) => name.endsWith('.css'))),
          modulePictures: foldersOf(hasPictures),
          pictures: this.#config.pictureOrigins,
          mapTiles: originOf(this.#config.mapTilesUrl),
          frames: [
            ...this.#config.frameOrigins,
            ...originOf(this.#config.documentViewerUrl),
            ...originOf(school.onlineSchool),
            ...originOf(this.#config.onlineSchoolUrl),
          ],
          sockets: developed.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
        },
        [SANITISER_POLICY, ...releases.flatMap(({ manifest }) => manifest.trustedTypesPolicies)],
      ),
    }
  }
}

/** The entry of a key; created if there is none. */
function entryOf<Value extends object>(cache: LRUCache<string, Value>, key: string, create: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const created = create()
  cache.set(key, created)
  return created
}

/** The origin of an address, or of a bare domain, as a list of one; none for other text. */
function originOf(address: string): string[] {
  const url = /^https?:\/\//.test(address) ? address : `https://${address}`
  const origin = address !== '' && URL.canParse(url) ? new URL(url).origin : ''
  // A browser would read `*` as any host.
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}
