import { watchModuleErrors } from './module-errors'
import { anEntry } from './module-map.fixtures'

const report = jest.fn()
beforeAll(() => watchModuleErrors({ modules: [anEntry()] }, report))
beforeEach(() => report.mockReset())

const errorOf = (file: string, message = 'boom') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n at f (${location.origin}${file}:1:1)` })
const OWN = '/modules/mfe-exam/2.0.0/page.js'
const told = { module: 'mfe-exam', version: '2.0.0', phase: 'error', ok: false, duration: 0 }

const throwInPage = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const rejectInPage = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test.each([
  ['error', throwInPage],
  ['rejection', rejectInPage],
])('an %s of the module’s code that nothing caught is told under its name', (_, happen) => {
  happen(errorOf(OWN))
  expect(report.mock.calls).toEqual([[{ ...told, reason: 'TypeError: boom' }]])
})

test.each([
  ['of the shell', errorOf('/shell/1/main.js')],
  ['that is no error', 'boom'],
  ['without any', undefined],
])('one %s is told under nobody’s', (_, error) => {
  throwInPage(error)
  rejectInPage(error)
  expect(report).not.toHaveBeenCalled()
})

test('a long message is cut', () => {
  throwInPage(errorOf(OWN, 'x'.repeat(500)))
  expect(report.mock.calls).toEqual([[expect.objectContaining({ reason: expect.stringMatching(/^.{200}$/) })]])
})
