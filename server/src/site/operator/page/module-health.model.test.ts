import { healthOf, healthSince, hourOf, HOURS, type HourOfOutcomes } from './module-health.model'

const NOW = new Date('2026-11-23T10:20:00Z')
const LOOKUP = { moduleId: 'mfe-certificate', version: '1.0.0', tenantId: null }

const outcomes = (hoursAgo: number, more: Partial<HourOfOutcomes> = {}): HourOfOutcomes => ({
  moduleId: 'mfe-certificate',
  version: '1.0.0',
  tenantId: '10001',
  hour: hourOf(NOW) - hoursAgo,
  loads: 0,
  failures: 0,
  loadMs: 0,
  ...more,
})

test('the last day begins 23 whole hours before the one that is running', () => {
  expect(healthSince(NOW)).toEqual(new Date('2026-11-22T11:00:00Z'))
})

test('the outcomes of a release are summed by hour over all tenants, the running hour last', () => {
  const health = healthOf(
    [
      outcomes(0, { loads: 3, loadMs: 600 }),
      outcomes(0, { tenantId: '10002', loads: 1, failures: 2, loadMs: 400 }),
      outcomes(23, { failures: 1 }),
    ],
    LOOKUP,
    NOW,
  )
  expect(health).toMatchObject({ loads: 4, failures: 3, meanMs: 250 })
  expect(health.hours).toHaveLength(HOURS)
  expect(health.hours.at(-1)).toEqual({ loads: 4, failures: 2 })
  expect(health.hours.at(0)).toEqual({ loads: 0, failures: 1 })
})

test.each<[string, Partial<HourOfOutcomes>]>([
  ['another module', { moduleId: 'mfe-exam' }],
  ['another release', { version: '1.0.1' }],
])('outcomes of %s do not count', (_, other) => {
  expect(healthOf([outcomes(0, { loads: 1, ...other })], LOOKUP, NOW).loads).toBe(0)
})

test('outcomes before the first hour count in no number', () => {
  const old = outcomes(HOURS, { loads: 100, loadMs: 900_000 })
  expect(healthOf([old, outcomes(0, { loads: 1, loadMs: 50 })], LOOKUP, NOW)).toMatchObject({ loads: 1, meanMs: 50 })
})

test('of one tenant only its own outcomes count', () => {
  const rows = [outcomes(0, { loads: 1 }), outcomes(0, { tenantId: '10002', loads: 5 })]
  expect(healthOf(rows, { ...LOOKUP, tenantId: '10002' }, NOW).loads).toBe(5)
})

test('without loads there is no time to load', () => {
  expect(healthOf([outcomes(0, { failures: 2 })], LOOKUP, NOW).meanMs).toBeNull()
})
