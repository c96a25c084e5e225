/** The schools of this site as their pages need them, at most a second old. */
import * as v from 'valibot'

import { ERROR_CODES } from '@campus/contracts/errors'
import {
  getDetailByTenantId,
  getDomainByDomainType,
  getInfoByTenantId,
  getTenantByPreDomain,
  getTenantSettings,
  ONLINE_SCHOOL_DOMAIN_TYPE,
  tenantSettings,
  type BuSchoolInfo,
  type SchoolInfo,
  type TenantSettings,
} from '@campus/contracts/school'

import { Fresh } from '../caching/fresh'
import { Recent } from '../caching/recent'
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

/** Milliseconds a change may take to be seen. */
const MAX_AGE = 900
const MAX_SCHOOLS = 1000

interface Found<Value> {
  readonly found: Value | null
}

export class Schools {
  readonly #ask: AskApi
  readonly #tenants = new Recent<string, Fresh<Found<string>>>(MAX_SCHOOLS)
  readonly #schools = new Recent<string, Fresh<Found<School>>>(MAX_SCHOOLS)

  constructor(ask: AskApi) {
    this.#ask = ask
  }

  /** The school an address names, or null; the same object as long as nothing of it changes. Rejects when that cannot be known now. */
  async find(question: SchoolQuestion, traceId: string): Promise<School | null> {
    const tenantId = 'tenantId' in question ? question.tenantId : await this.#tenantOf(question.preDomain, traceId)
    if (tenantId === null) return null
    const school = this.#schools.get(tenantId, () => new Fresh(MAX_AGE))
    return (await school.get(() => this.#load({ tenantId, traceId }))).found
  }

  async #tenantOf(preDomain: string, traceId: string): Promise<string | null> {
    const tenant = this.#tenants.get(preDomain, () => new Fresh(MAX_AGE))
    const { found } = await tenant.get(async () => {
      const response = await this.#ask(getTenantByPreDomain, { data: preDomain }, { tenantId: '', traceId })
      return { found: response?.id ?? null }
    })
    return found
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

  /** This call is ours: another back end need not know it, and its schools then look as by default. */
  async #settingsOf(context: AskContext): Promise<TenantSettings> {
    try {
      return await this.#ask(getTenantSettings, { tenantId: context.tenantId }, context)
    } catch (error) {
      if (error instanceof ApiRefusedError && error.code === ERROR_CODES.notFound) return v.parse(tenantSettings, {})
      throw error
    }
  }
}

const NO_SCHOOL: readonly number[] = [ERROR_CODES.tenantNotFound, ERROR_CODES.notFound]
