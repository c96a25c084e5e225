/**
 * Pages drawn on the server, kept for everybody: a drawing holds as long as every read it was made of is still answered
 * as it was, in whichever process something changed.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

import type { BootData, ModuleMapEntry } from '@campus/contracts/composition'
import { SERVER_HALF, type PageToDraw } from '@campus/contracts/drawn-page'

import { wireTime } from '../../platform/http/wire-time'
import type { AskContext } from '../gateway/api-caller'
import { buildInFolder } from '../registry/build-files'
import { integrityOf } from '../registry/integrity.model'
import { isForeign, SHELL_ID, type PublishedModule, type PublishedShell } from '../registry/release.model'
import type { PublicReads } from './public-reads'
import { minuteNow, QueueFullError, type Drawing, type HalfFile, type PageOrder, type Renderer } from './renderer'

/** Bytes of all that is kept. */
const MAX_BYTES = 32 * 1024 * 1024
/** Bytes of a drawing beside its texts. */
const OVERHEAD = 1000

/** Milliseconds for which an address that could not be drawn is left to browsers. */
const REST = 60_000
const MAX_RESTING = 1000
/** Addresses of one route that fail within that time; then the whole route rests. */
const MOST_FAILURES = 3
const MAX_HALVES = 100

export interface PageQuestion {
  readonly page: PageToDraw
  /** The route of the address. */
  readonly path: string
  /** Whose page it is; null for one of the shell. */
  readonly module: ModuleMapEntry | null
  readonly shell: PublishedShell
  /** The releases that run in the page itself. */
  readonly modules: readonly PublishedModule[]
  readonly context: AskContext
  /** The page answers a form: it is drawn for this visitor alone, and not kept. */
  readonly isAnswer: boolean
}

/** Milliseconds that a visitor waits for a drawing; it goes on for the next one. */
const TIMEOUT = 2000

/** What a page asks for may be of the day, so a drawing is not used on the next one. */
function today(): string {
  return wireTime(new Date()).slice(0, 'yyyy-mm-dd'.length)
}

/** Opening hours and places that are left are true for a minute. */
function isOfNow({ minute }: Drawing): boolean {
  return minute === null || minute === minuteNow()
}

/** null when it is not there soon. */
async function soon(drawing: Promise<Drawing | null>): Promise<Drawing | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT)
  })
  try {
    return await Promise.race([drawing, late])
  } finally {
    clearTimeout(timer)
  }
}

export class DrawnPages {
  readonly #renderer: Renderer
  readonly #reads: PublicReads
  readonly #apps: string
  readonly #log: FastifyBaseLogger
  readonly #kept = new LRUCache<string, Drawing>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html, css, reads }, key) =>
      2 * (html.length + css.length + reads.length + key.length) + OVERHEAD,
  })
  readonly #underWay = new Map<string, Promise<Drawing | null>>()
  /** Looks at kept drawings: the one that runs, and the one that begins when it has ended. */
  readonly #looks = new Map<Drawing, Promise<boolean>>()
  readonly #nextLooks = new Map<Drawing, Promise<boolean>>()
  /** Whether the half beside the server is the release's, by app and integrity. */
  readonly #built = new LRUCache<string, boolean>({ max: MAX_HALVES })
  /** Addresses that failed lately, or had nothing to draw. */
  readonly #resting = new LRUCache<string, true>({ max: MAX_RESTING, ttl: REST })
  /** How many failed lately, by releases and route. */
  readonly #failures = new LRUCache<string, number>({ max: MAX_RESTING, ttl: REST })
  readonly #digests = new WeakMap<BootData, string>()

  /** `apps` is the folder whose `<app>/dist` contain the builds beside the server. */
  constructor(
    { renderer, reads }: { readonly renderer: Renderer; readonly reads: PublicReads },
    apps: string,
    log: FastifyBaseLogger,
  ) {
    this.#renderer = renderer
    this.#reads = reads
    this.#apps = apps
    this.#log = log
  }

  /** The drawing of a page, or null: then the browser draws it. Never rejects. */
  async of(question: PageQuestion): Promise<Drawing | null> {
    const { page, path, context, isAnswer } = question
    const halves = await this.#halvesOf(question).catch((error: unknown) => {
      this.#log.error({ traceId: context.traceId, err: error }, 'a server half cannot be read')
      return null
    })
    if (halves === null) return null
    if (isAnswer) return this.#answer({ page, ...halves, context, isAnswer })
    const released = `${halves.shell.integrity}\n${halves.module?.integrity ?? ''}\n${path}`
    const key = [released, this.#digestOf(page.boot), page.address, page.locale, page.scheme, today()].join('\n')
    if (this.#resting.has(key) || (this.#failures.get(released) ?? 0) >= MOST_FAILURES) return null
    const kept = this.#kept.get(key)
    if (kept !== undefined && isOfNow(kept) && (await this.#look(kept, context))) return kept
    const isSoon = this.#renderer.isReady
    const drawing = this.#underWay.get(key) ?? this.#draw(key, released, { page, ...halves, context, isAnswer })
    return isSoon ? soon(drawing) : null
  }

  /** Of everything that a page shows without a read: its school as it is now, and the site's composition. */
  #digestOf(boot: BootData): string {
    const digest = this.#digests.get(boot) ?? createHash('sha256').update(JSON.stringify(boot)).digest('base64url')
    this.#digests.set(boot, digest)
    return digest
  }

  /** Waits for the thread, too: a browser without script has nothing else to show. */
  async #answer(order: PageOrder): Promise<Drawing | null> {
    try {
      return await this.#renderer.draw(order)
    } catch (error) {
      this.#log.warn({ traceId: order.context.traceId, err: error }, 'the answer to a form could not be drawn')
      return null
    }
  }

  #draw(key: string, released: string, order: PageOrder): Promise<Drawing | null> {
    const drawing = this.#renderer
      .draw(order)
      .then((drawn) => {
        if (drawn === null) this.#resting.set(key, true)
        else this.#kept.set(key, drawn)
        return drawn
      })
      .catch((error: unknown) => {
        // A crowd is no failure.
        if (error instanceof QueueFullError) return null
        this.#resting.set(key, true)
        this.#failures.set(released, (this.#failures.get(released) ?? 0) + 1)
        this.#log.error({ traceId: order.context.traceId, err: error }, 'a page is left to browsers to draw')
        return null
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, drawing)
    return drawing
  }

  /**
   * Whether a drawing still holds. A crowd shares its looks: whoever comes while one runs waits for the next, which
   * begins after they came, so nobody gets what had changed before.
   */
  #look(drawing: Drawing, context: AskContext): Promise<boolean> {
    const running = this.#looks.get(drawing)
    if (running === undefined) {
      const look = this.#holds(drawing, context).finally(() => this.#looks.delete(drawing))
      this.#looks.set(drawing, look)
      return look
    }
    const waiting = this.#nextLooks.get(drawing)
    if (waiting !== undefined) return waiting
    const next = running.then(() => {
      this.#nextLooks.delete(drawing)
      return this.#look(drawing, context)
    })
    this.#nextLooks.set(drawing, next)
    return next
  }

  async #holds({ madeOf }: Drawing, context: AskContext): Promise<boolean> {
    const responses = await Promise.allSettled(madeOf.map(({ read }) => this.#reads.read(read, context)))
    return responses.every(
      (response, index) => (response.status === 'fulfilled' ? response.value.tag : null) === madeOf[index]?.tag,
    )
  }

  /** The halves of a page that may be drawn here; never those of a release from outside. */
  async #halvesOf({ module, shell, modules }: PageQuestion): Promise<Pick<PageOrder, 'shell' | 'module'> | null> {
    const ofShell = await this.#halfOf(SHELL_ID, shell)
    if (ofShell === null) return null
    if (module === null) return { shell: ofShell, module: null }
    const release = modules.find(({ id, base }) => id === (module.module ?? module.id) && base === module.base)
    const ofModule = release === undefined ? null : await this.#halfOf(release.id, release)
    return ofModule === null ? null : { shell: ofShell, module: ofModule }
  }

  /**
   * The half that was built beside the server, when it is the release's. What somebody published into the running site
   * runs in browsers alone: a thread is no wall.
   */
  async #halfOf(id: string, { version, base, manifest }: PublishedShell | PublishedModule): Promise<HalfFile | null> {
    const integrity = manifest.files[SERVER_HALF]?.integrity
    if (integrity === undefined || isForeign({ version, base })) return null
    const dist = join(this.#apps, id, 'dist')
    const key = `${id} ${integrity}`
    const isBuilt = this.#built.get(key) ?? (await holdsHalf(dist, integrity))
    this.#built.set(key, isBuilt)
    return isBuilt ? { path: join(dist, SERVER_HALF), integrity } : null
  }
}

async function holdsHalf(dist: string, integrity: string): Promise<boolean> {
  const half = await buildInFolder(dist).read(SERVER_HALF)
  return half !== null && integrityOf(half) === integrity
}
