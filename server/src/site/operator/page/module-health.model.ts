/** How a module's releases load in visitors' pages. Pure. */

export const HOURS = 24
const HOUR_MS = 60 * 60 * 1000

/** Outcomes of one release at one tenant within one hour. */
export interface HourOfOutcomes {
  readonly moduleId: string
  readonly version: string
  readonly tenantId: string
  /** Whole hours since 1970. */
  readonly hour: number
  readonly loads: number
  readonly failures: number
  /** Milliseconds of all loads together. */
  readonly loadMs: number
}

/** The last day of one release. */
export interface Health {
  readonly loads: number
  readonly failures: number
  /** Milliseconds, on average; null without loads. */
  readonly meanMs: number | null
  /** One for each hour, oldest first. */
  readonly hours: readonly { readonly loads: number; readonly failures: number }[]
}

export function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / HOUR_MS)
}

/** The beginning of the first hour that a health at this moment shows. */
export function healthSince(now: Date): Date {
  return new Date((hourOf(now) - HOURS + 1) * HOUR_MS)
}

/** The health of a release at a tenant; `tenantId` null for all tenants together. */
export function healthOf(
  outcomes: readonly HourOfOutcomes[],
  {
    moduleId,
    version,
    tenantId,
  }: { readonly moduleId: string; readonly version: string; readonly tenantId: string | null },
  now: Date,
): Health {
  const first = hourOf(now) - HOURS + 1
  const own = outcomes.filter(
    (row) =>
      row.moduleId === moduleId &&
      row.version === version &&
      row.hour >= first &&
      (tenantId === null || row.tenantId === tenantId),
  )
  const hours = Array.from({ length: HOURS }, (_, index) => {
    const rows = own.filter(({ hour }) => hour === first + index)
    return { loads: sum(rows.map(({ loads }) => loads)), failures: sum(rows.map(({ failures }) => failures)) }
  })
  const loads = sum(hours.map((hour) => hour.loads))
  return {
    loads,
    failures: sum(hours.map((hour) => hour.failures)),
    meanMs: loads === 0 ? null : Math.round(sum(own.map(({ loadMs }) => loadMs)) / loads),
    hours,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
