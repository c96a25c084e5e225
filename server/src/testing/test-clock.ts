/** Noon of the day on which the tests' sample data is built. */
export const TEST_NOW = new Date('2026-11-20T12:00:00+08:00')
