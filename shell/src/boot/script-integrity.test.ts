import { expectedIntegrity, installScriptGate, prepareScript, trustScripts } from './script-integrity'

const base = `${location.origin}/modules/mfe-exam/1.0.0/`

beforeAll(() => {
  installScriptGate()
  trustScripts('/modules/mfe-exam/1.0.0/', { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page' })
  trustScripts('http://localhost:8103/', {}, true)
})

test('a script of a known release gets its integrity, in anonymous mode', () => {
  const script = document.createElement('script')
  prepareScript(script, `${base}remoteEntry.js`)
  expect(script).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous', src: `${base}remoteEntry.js` })
})

test('every request after the first goes to a changed address', () => {
  const [first, second] = [document.createElement('script'), document.createElement('script')]
  prepareScript(first, `${base}page.js`)
  prepareScript(second, `${base}page.js`)
  expect(first.src).toBe(`${base}page.js`)
  expect(second.src).toBe(`${base}page.js?retry=1`)
  expect(second.integrity).toBe('sha384-page')
})

test.each([
  ['a file the release does not name', `${base}evil.js`],
  ['another release', `${location.origin}/modules/mfe-exam/9.9.9/remoteEntry.js`],
  ['another origin', 'https://evil.example/modules/mfe-exam/1.0.0/remoteEntry.js'],
  ['a path that climbs out', `${base}../1.0.1/remoteEntry.js`],
  ['an inherited name', `${base}constructor`],
])('%s is refused', (_, url) => {
  const script = document.createElement('script')
  expect(() => prepareScript(script, url)).toThrow('script refused')
  expect(script.src).toBe('')
})

test("a developer's own server needs no integrity", () => {
  expect(expectedIntegrity('http://localhost:8103/remoteEntry.js')).toBe('')
})

test('the gate cannot be exchanged', () => {
  expect(() => {
    globalThis.campusScript = () => undefined
  }).toThrow(TypeError)
  expect(globalThis.campusScript).toBe(prepareScript)
})
