/**
 * An unexpected console.error or console.warn fails the test that caused it. A test that expects one mocks
 * it, and may then assert on it:
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
import { format } from 'node:util'

const unexpected: string[] = []

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...parts)}`)
  }
}

/** The output of the running test so far; it is then cleared. */
export function takeUnexpectedOutput(): string[] {
  return unexpected.splice(0)
}

afterEach(() => {
  const messages = takeUnexpectedOutput()
  if (messages.length > 0) {
    throw new Error(`Unexpected console output in this test:\n\n${messages.join('\n\n')}`)
  }
})
