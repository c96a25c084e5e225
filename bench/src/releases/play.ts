/** Plays one sequence on both gateways and looks at pages after each step. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import type { ModuleMap } from '@campus/contracts/composition'

import { buildOf, hashOf, numberOf, sentForm, type Build } from './builds'
import type { Refusable } from './gateway'
import { faultOf } from './judge.model'
import { Ledger, type ExpectedPage } from './ledger.model'
import { MODULES, sayStep, sequenceOf, TENANT, type Action, type ModuleId, type Step } from './sequence.model'
import { VISITORS, type Site } from './site'

/** Milliseconds after which the other gateway has to have heard of a change. */
const TIMEOUT = 20_000

const DAY = 24 * 60 * 60 * 1000

export interface Played {
  /** Pages looked at. */
  readonly pages: number
  /** What was wrong, in words. */
  readonly faults: readonly string[]
  /** The longest time in milliseconds from a rollback's acknowledgement to its effect in the other gateway. */
  readonly worstRollback: number
}

type During = NonNullable<Extract<Action, { kind: 'collect' }>['during']>
type Versions = ReadonlyMap<ModuleId, readonly number[]>

const publication = v.object({ isNew: v.boolean() })
const status = v.object({
  assignments: v.array(v.object({ moduleId: v.string(), previousVersion: v.nullable(v.string()) })),
})
const listing = v.array(v.object({ version: v.string(), collection: v.object({ state: v.string() }) }))

export class Play {
  readonly #site: Site
  readonly #seed: number
  readonly #ledger = new Ledger()
  readonly #faults: string[] = []
  /** Files that a gateway has sent since the last collection. */
  readonly #seen = new Set<string>()
  readonly #published: { readonly module: ModuleId; readonly number: number }[] = []
  #now: number
  #pages = 0
  #worst = 0

  constructor(site: Site, seed: number, now: number) {
    this.#site = site
    this.#seed = seed
    this.#now = now
  }

  async play(): Promise<Played> {
    await this.#site.reset()
    const steps = sequenceOf(this.#seed)
    for (const [index, step] of steps.entries()) {
      const known = this.#faults.length
      await this.#take(step)
      // What follows a fault says nothing more.
      if (this.#faults.length > known) {
        this.#faults.push(...steps.slice(0, index + 1).map((done) => `  after ${sayStep(done)}`))
        break
      }
    }
    return { pages: this.#pages, faults: this.#faults, worstRollback: this.#worst }
  }

  async #take({ action, at }: Step): Promise<void> {
    this.#now += 1000
    await this.#site.setNow(this.#now)
    const before = this.#expectedPages()
    await this.#do(action, at)
    const acknowledged = performance.now()
    const maps = await this.#mapsAt(at, before, this.#expectedPages(), acknowledged, action.kind === 'roll back')
    if (this.#faults.length === 0) await this.#checkFiles(maps)
  }

  async #do(action: Action, at: 0 | 1): Promise<void> {
    switch (action.kind) {
      case 'pass':
        this.#now += action.days * DAY
        return this.#site.setNow(this.#now)
      case 'report':
        for (const tenantId of ['10001', TENANT]) {
          const { module, number, ok, times } = action
          const { version } = this.#build(module, number)
          await this.#site.gateways[at].tell({ ask: 'report', tenantId, module, version, ok, times })
        }
        return
      case 'collect':
        return this.#collect(action.during, at)
      case 'publish': {
        const isNew = this.#isNew(await this.#send(action, at))
        this.#published.push(action)
        const expected = this.#ledger.publish(action.module, action.number, this.#now)
        if (isNew !== expected) this.#faults.push(`a build was ${isNew ? '' : 'not '}taken as a new one`)
        return
      }
      default: {
        const isDone = this.#isDone(await this.#send(action, at))
        if (isDone !== this.#expectDone(action)) this.#faults.push(`that was ${isDone ? 'done' : 'refused'}`)
      }
    }
  }

  /** Whether the ledger lets that happen. */
  #expectDone(action: Exclude<Action, { kind: 'pass' | 'report' | 'collect' | 'publish' }>): boolean {
    switch (action.kind) {
      case 'promote':
        return this.#ledger.promote(action.module, action.number, action.scope, action.gray, this.#now)
      case 'roll back':
        return this.#ledger.rollBack(action.module, action.scope, this.#now)
      case 'unassign':
        return this.#ledger.unassign(action.module, this.#now)
    }
  }

  async #send(action: Exclude<Action, { kind: 'pass' | 'report' | 'collect' }>, at: 0 | 1): Promise<Refusable> {
    const gateway = this.#site.gateways[at]
    const calls = `/releases/api/modules/${action.module}`
    switch (action.kind) {
      case 'publish':
        return gateway.call(`${calls}/publish`, sentForm(this.#build(action.module, action.number)))
      case 'promote': {
        const { version } = this.#build(action.module, action.number)
        const gray = action.gray === null ? {} : { gray: action.gray }
        return gateway.call(`${calls}/promote`, { version, scope: action.scope, ...gray })
      }
      case 'roll back':
        return gateway.call(`${calls}/rollback`, { scope: action.scope })
      case 'unassign':
        return gateway.call('/operator/api/unassign', { moduleId: action.module, scope: TENANT })
    }
  }

  /** Whether a change was done; what is neither done nor refused is a fault. */
  #isDone({ status: code, message }: Refusable): boolean {
    if (code >= 500) this.#faults.push(`a gateway failed with ${code}: ${message}`)
    return code === 200
  }

  #isNew(response: Refusable): boolean {
    if (this.#isDone(response)) return v.parse(publication, response.data).isNew
    this.#faults.push(`a build was refused: ${response.message}`)
    return false
  }

  /** Both gateways collect, and one of them is asked for a change at the same moment. */
  async #collect(during: During | null, at: 0 | 1): Promise<void> {
    const { gateways } = this.#site
    const before = await this.#collectable()
    const [response] = await Promise.all([
      during === null ? null : this.#send(during, at),
      ...gateways.map((gateway) => gateway.tell({ ask: 'collect' })),
    ])
    if (during !== null && response !== null) this.#adopt(during, response, before)
    const after = await this.#collectable()
    const lastGood = await this.#lastGood()
    for (const module of MODULES) {
      const may = new Set([...(before.get(module) ?? []), ...(after.get(module) ?? [])])
      const must = (before.get(module) ?? []).filter((number) => after.get(module)?.includes(number))
      const collected = (await this.#collectedOf(module)).filter((number) => this.#ledger.isKept(module, number))
      for (const number of collected) {
        const isHeld = !may.has(number) || lastGood.get(module)?.includes(number)
        if (isHeld === true) this.#faults.push(`${module} ${number} was collected too early`)
      }
      const left = must.find((number) => !collected.includes(number))
      if (left !== undefined) this.#faults.push(`${module} ${left} was not collected`)
      this.#ledger.collect(module, collected)
    }
    this.#seen.clear()
    this.#checkStore()
  }

  /** Takes over what became of a change while others collected: either may have come first. */
  #adopt(during: During, response: Refusable, collectable: Versions): void {
    const { module, number } = during
    const wasKept = this.#ledger.isKept(module, number)
    const mayGo = collectable.get(module)?.includes(number) === true
    if (during.kind === 'publish') {
      const isNew = this.#isNew(response)
      this.#published.push(during)
      if (wasKept && isNew && !mayGo) this.#faults.push(`${module} ${number} was lost before it was published again`)
      if (!wasKept && !isNew) this.#faults.push(`${module} ${number} was taken as one that is still there`)
      if (wasKept && isNew) this.#ledger.collect(module, [number])
      this.#ledger.publish(module, number, this.#now)
      return
    }
    const isDone = this.#isDone(response)
    if (isDone && !wasKept) this.#faults.push(`${module} ${number} was promoted, which there is not`)
    if (!isDone && wasKept && !mayGo) this.#faults.push(`promoting ${module} ${number} was refused`)
    if (isDone) this.#ledger.promote(module, number, during.scope, during.gray, this.#now)
  }

  async #collectable(): Promise<Versions> {
    const lastGood = await this.#lastGood()
    return new Map(
      MODULES.map((module) => [module, this.#ledger.collectable(module, lastGood.get(module) ?? [], this.#now)]),
    )
  }

  /** The releases that stand behind assigned ones, which loads decide. */
  async #lastGood(): Promise<Versions> {
    const { data } = await this.#site.gateways[0].call('/releases/api/status')
    const { assignments } = v.parse(status, data)
    return new Map(
      MODULES.map((module) => [
        module,
        assignments
          .filter(({ moduleId }) => moduleId === module)
          .flatMap(({ previousVersion }) => (previousVersion === null ? [] : [numberOf(previousVersion)])),
      ]),
    )
  }

  async #collectedOf(module: ModuleId): Promise<readonly number[]> {
    const { data } = await this.#site.gateways[0].call(`/releases/api/modules/${module}`)
    return v
      .parse(listing, data)
      .flatMap(({ version, collection }) => (collection.state === 'collected' ? [numberOf(version)] : []))
  }

  /** Kept releases have all their files in the store, collected ones nothing. */
  #checkStore(): void {
    for (const { module, number } of this.#published) {
      const { version, files } = this.#build(module, number)
      const folder = join(this.#site.store, module, version)
      const isKept = this.#ledger.isKept(module, number)
      const isThere = isKept
        ? Object.entries(files).every(([name, text]) => contentOf(join(folder, name)) === text)
        : existsSync(folder)
      if (isThere !== isKept) {
        this.#faults.push(`the files of ${module} ${version} are ${isKept ? 'gone' : 'still there'}`)
      }
    }
  }

  #expectedPages(): readonly ExpectedPage[] {
    return VISITORS.map((visitor) => this.#ledger.pageOf(visitor))
  }

  /** The maps of all visitors at each gateway: at the one that was asked at once, at the other when it has heard of it. */
  async #mapsAt(
    at: 0 | 1,
    before: readonly ExpectedPage[],
    after: readonly ExpectedPage[],
    acknowledged: number,
    isRollback: boolean,
  ): Promise<readonly (readonly ModuleMap[])[]> {
    const other = at === 0 ? 1 : 0
    const shown = await Promise.all(
      VISITORS.map(async (visitor, index) => {
        const expected = after[index] ?? new Map()
        const asked = await this.#page(at, visitor)
        const told = await this.#pageOnceTold(other, visitor, [before[index] ?? new Map(), expected], {
          id: asked.id,
          acknowledged,
        })
        for (const [gateway, map] of [[at, asked] as const, [other, told] as const]) {
          const fault = this.#faultOf(map, expected)
          if (fault !== null) this.#faults.push(`gateway ${gateway}, ${sayVisitor(visitor)}: ${fault}`)
        }
        if (isRollback) this.#worst = Math.max(this.#worst, performance.now() - acknowledged)
        if (asked.id !== told.id) this.#faults.push(`${sayVisitor(visitor)}: the gateways differ`)
        return at === 0 ? [asked, told] : [told, asked]
      }),
    )
    return [shown.flatMap(([first]) => first ?? []), shown.flatMap(([, second]) => second ?? [])]
  }

  /**
   * The page of a gateway that hears of a change, once it is the one with this id. Until then it may be one from before the
   * change, but wholly: another is given back at once.
   */
  async #pageOnceTold(
    at: 0 | 1,
    visitor: (typeof VISITORS)[number],
    allowed: readonly ExpectedPage[],
    { id, acknowledged }: { readonly id: string; readonly acknowledged: number },
  ): Promise<ModuleMap> {
    for (;;) {
      const map = await this.#page(at, visitor)
      const isWrong = allowed.every((expected) => this.#faultOf(map, expected) !== null)
      if (map.id === id || isWrong || performance.now() - acknowledged > TIMEOUT) {
        return map
      }
    }
  }

  #faultOf(map: ModuleMap, expected: ExpectedPage): string | null {
    return faultOf(map, expected, (module, number) => this.#build(module, number))
  }

  async #page(at: 0 | 1, { host, cookie }: (typeof VISITORS)[number]): Promise<ModuleMap> {
    this.#pages += 1
    const { gateways } = this.#site
    return gateways[at].mapOf(host, cookie, gateways[at === 0 ? 1 : 0])
  }

  /** Each file that a page may ask for is there, with the hash that the page has. */
  async #checkFiles(maps: readonly (readonly ModuleMap[])[]): Promise<void> {
    for (const [at, gateway] of this.#site.gateways.entries()) {
      const releases = (maps[at] ?? []).flatMap(({ modules }) =>
        modules.flatMap((entry) => (entry.lastGood === null ? [entry] : [entry, entry.lastGood])),
      )
      for (const { base, integrity } of releases) {
        if (this.#seen.has(`${at} ${base}`)) continue
        this.#seen.add(`${at} ${base}`)
        for (const [name, hash] of Object.entries(integrity)) {
          const content = await gateway.file(base + name)
          if (content === null || hashOf(content) !== hash) {
            this.#faults.push(`gateway ${at}: ${base}${name} is not there`)
          }
        }
      }
    }
  }

  #build(module: ModuleId, number: number): Build {
    return buildOf(this.#seed, module, number)
  }
}

function contentOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function sayVisitor({ tenantId, cookie }: (typeof VISITORS)[number]): string {
  return `tenant ${tenantId}, ${cookie}`
}
