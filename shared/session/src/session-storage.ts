import * as v from 'valibot'
import type { PersistStorage, StorageValue } from 'zustand/middleware'

import { buSchoolInfo, schoolInfo } from '@campus/contracts/school'
import { userInfo } from '@campus/contracts/sign-in'

import { brandFlags, readFlag, userIdentity, visitorIdentity, type KeptSession } from './session.model'

/** The stored part of the session; an unreadable field is absent. */
export type StoredSession = Partial<KeptSession>

const storedUser = v.variant('type', [
  v.object({ type: v.literal('visitor'), id: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({ type: v.literal('user'), ...userInfo.entries }),
])
const position = v.object({ lat: v.number(), lng: v.number() })

function field<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** Reads each stored field separately, so that one damaged value does not lose the others. */
export function readStoredSession(json: string): StoredSession {
  let stored: Record<string, unknown>
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return {}
    stored = parsed as Record<string, unknown>
  } catch {
    return {}
  }
  const person = field(storedUser, stored['userInfo'])
  const flags = { ...brandFlags(null) }
  for (const name of ['isKingDee', 'isGdhuanbao', 'isKuka'] as const) {
    if (readFlag(stored[name]) === 1) {
      flags[name] = 1
      break
    }
  }
  return withoutUndefined({
    ...flags,
    tenantId: field(v.string(), stored['tenantId']),
    token: field(v.string(), stored['token']),
    tokenExpireTime: field(v.string(), stored['tokenExpireTime']),
    tenantInfo: field(v.object({ id: v.string() }), stored['tenantInfo']),
    schoolInfo: field(schoolInfo, stored['schoolInfo']),
    buSchoolInfo: field(buSchoolInfo, stored['buSchoolInfo']),
    location: field(position, stored['location']),
    userInfo: person && (person.type === 'user' ? userIdentity(person) : visitorIdentity(person.id)),
  })
}

type Optional<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

function withoutUndefined<Fields extends object>(fields: Fields): Optional<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Optional<Fields>
}

/** Synchronous, like local storage. */
interface SessionStorage extends PersistStorage<StoredSession> {
  readonly getItem: (name: string) => StorageValue<StoredSession> | null
}

/**
 * Keeps the session in local storage. If storage is blocked or full, the session is in memory only;
 * `onUnavailable` is called once.
 */
export function sessionStorageOf(onUnavailable: () => void): SessionStorage {
  let told = false
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work()
    } catch {
      if (!told) onUnavailable()
      told = true
      return null
    }
  }
  return {
    getItem: (name) => {
      const json = attempt(() => localStorage.getItem(name))
      return json === null ? null : { state: readStoredSession(json) }
    },
    setItem: (name, value: StorageValue<StoredSession>) => {
      attempt(() => localStorage.setItem(name, JSON.stringify(value.state)))
    },
    removeItem: (name) => {
      attempt(() => localStorage.removeItem(name))
    },
  }
}
