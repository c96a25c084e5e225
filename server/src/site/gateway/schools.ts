/** The facts about schools that pages need; read again when they change. */
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import {
  getDetailByTenantId,
  getDomainByDomainType,
  getInfoByTenantId,
  getPreDomains,
  getTenantByPreDomain,
  getTenantSettings,
  ONLINE_SCHOOL_DOMAIN_TYPE,
  tenantSettings,
  type BuSchoolInfo,
  type SchoolInfo,
  type TenantSettings,
} from '@campus/contracts/school'

import type { Database } from '../../platform/database/database'
import type { SchoolQuestion } from './address.model'
import { ApiRefusedError, type AskApi, type AskContext } from './api-caller'

export interface School {
  readonly tenantId: string
  readonly schoolInfo: SchoolInfo
  readonly buSchoolInfo: BuSchoolInfo
  readonly tenantSettings: TenantSettings
  /** Domain or address of its mobile site, '' when it has none. */
  readonly onlineSchool: string
}

/** Milliseconds after which a school is read again even without a change: a notice may have been lost. */
const MAX_AGE = 30_000

/** The same for an operator's own back end, which sends no notices. */
const MAX_AGE_ELSEWHERE = 900

const MAX_SCHOOLS = 1000

interface Found<Value> {
  readonly found: Value | null
}

/** The source of schools: this server's database, or null for a back end elsewhere. */
type Source = Pick<Database, 'onNotice'> | null

export class Schools {
  readonly #ask: AskApi
  readonly #tenants: LRUCache<string, Found<string>, string>
  readonly #schools: LRUCache<string, Found<School>, string>
  readonly #preDomains: LRUCache<string, readonly string[], string>

  constructor(ask: AskApi, source: Source) {
    this.#ask = ask
    const options = {
      max: MAX_SCHOOLS,
      ttl: source === null ? MAX_AGE_ELSEWHERE : MAX_AGE,
      // A request from before a change gets the older result, which is not kept.
      ignoreFetchAbort: true,
    }
    this.#tenants = new LRUCache({
      ...options,
      fetchMethod: (preDomain, last, { context }) => orLast(this.#loadTenant(preDomain, context), last),
    })
    this.#schools = new LRUCache({
      ...options,
      fetchMethod: async (tenantId, last, { context }) => {
        const loaded = await orLast(this.#load({ tenantId, traceId: context }), last)
        // A value derived from a school is kept as long as the school is the same object.
        return JSON.stringify(loaded) === JSON.stringify(last) ? last : loaded
      },
    })
    this.#preDomains = new LRUCache({
      ...options,
      fetchMethod: (tenantId, _, { context }) => this.#loadPreDomains({ tenantId, traceId: context }),
    })
    source?.onNotice('school', (tenantId) =>
      tenantId === null ? this.#schools.clear() : this.#schools.delete(tenantId),
    )
    source?.onNotice('host', () => {
      this.#tenants.clear()
      this.#preDomains.clear()
    })
  }

  /** The school of an address, or null; the same object until it changes. Rejects when it cannot be found out now. */
  async find(question: SchoolQuestion, traceId: string): Promise<School | null> {
    const tenantId = 'tenantId' in question ? question.tenantId : await this.tenantIdAt(question.preDomain, traceId)
    if (tenantId === null) return null
    return (await this.#schools.fetch(tenantId, { context: traceId }))?.found ?? null
  }

  /** The school of a host, or null. Rejects when it cannot be found out now. */
  async tenantIdAt(preDomain: string, traceId: string): Promise<string | null> {
    return (await this.#tenants.fetch(preDomain, { context: traceId }))?.found ?? null
  }

  /** The pre-domains of a school. Rejects when they cannot be found out now. */
  async preDomainsOf(tenantId: string, traceId: string): Promise<readonly string[]> {
    return (await this.#preDomains.fetch(tenantId, { context: traceId })) ?? []
  }

  async #loadTenant(preDomain: string, traceId: string): Promise<Found<string>> {
    const tenant = await this.#ask(getTenantByPreDomain, { data: preDomain }, { tenantId: '', traceId })
    return { found: tenant?.id ?? null }
  }

  async #load(context: AskContext): Promise<Found<School>> {
    const { tenantId } = context
    try {
      const [schoolInfo, buSchoolInfo, settings, onlineSchool] = await Promise.all([
        this.#ask(getInfoByTenantId, { tenantId }, context),
        this.#ask(getDetailByTenantId, { tenantId }, context),
        this.#settingsOf(context),
        this.#ask(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE }, context),
      ])
      return { found: { tenantId, schoolInfo, buSchoolInfo, tenantSettings: settings, onlineSchool } }
    } catch (error) {
      if (error instanceof ApiRefusedError && NO_SCHOOL.includes(error.code)) return { found: null }
      throw error
    }
  }

  /** If another back end lacks this call, its schools have the default look. */
  async #settingsOf(context: AskContext): Promise<TenantSettings> {
    const settings = this.#ask(getTenantSettings, { tenantId: context.tenantId }, context)
    return settings.catch(unknownAs(() => v.parse(tenantSettings, {})))
  }

  /** If another back end lacks this call, no school has a host of its own. */
  async #loadPreDomains(context: AskContext): Promise<readonly string[]> {
    return this.#ask(getPreDomains, { tenantId: context.tenantId }, context).catch(unknownAs(() => []))
  }
}

/** For calls of our own: the value for a back end that lacks them. */
function unknownAs<Value>(instead: () => Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof ApiRefusedError && error.code === ERROR_CODES.notFound) return instead()
    throw error
  }
}

/** In a crowd a page uses slightly older facts instead of being refused. */
async function orLast<Value>(loading: Promise<Value>, last: Value | undefined): Promise<Value> {
  try {
    return await loading
  } catch (error) {
    if (last !== undefined && error instanceof ApiRefusedError && error.code === TOLD_CODES.serverBusy) return last
    throw error
  }
}

const NO_SCHOOL: readonly number[] = [TOLD_CODES.tenantNotFound, ERROR_CODES.notFound]
