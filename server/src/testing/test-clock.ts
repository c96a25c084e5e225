/** Noon of the day the sample data of tests is built on. */
export const TEST_NOW = new Date('2026-11-20T12:00:00+08:00')
