import { lockChunks } from './lock-chunks'

const page = globalThis as unknown as { campusShellChunks?: { push: (chunk: unknown) => unknown } }

test('only scripts of the shell’s own folder add chunks to the shell, and the list cannot be exchanged', () => {
  const added = jest.fn()
  page.campusShellChunks = { push: added }
  let current: HTMLScriptElement | null = null
  Object.defineProperty(Document.prototype, 'currentScript', { get: () => current, configurable: true })
  const runIn = (src: string | null): void => {
    current = src === null ? null : Object.assign(document.createElement('script'), { src })
  }
  runIn('http://localhost/shell/1.0.0/services.js')
  lockChunks()
  const { campusShellChunks: list } = page
  list.push('early')
  runIn('http://localhost/shell/1.0.0/main.js')
  list.push('main')
  for (const other of [
    'http://localhost/modules/mfe-exam/1.0.0/page.js',
    'http://partner.example/shell/1.0.0/x.js',
    null,
  ]) {
    runIn(other)
    expect(() => list.push('hostile')).toThrow(TypeError)
  }
  Object.defineProperty(document, 'currentScript', {
    get: () => Object.assign(document.createElement('script'), { src: 'http://localhost/shell/1.0.0/main.js' }),
  })
  expect(() => list.push('hostile')).toThrow(TypeError)
  expect(added.mock.calls).toEqual([['early'], ['main']])
  expect(() => Object.assign(list, { push: added })).toThrow(TypeError)
  expect(() => Object.assign(globalThis, { campusShellChunks: [] })).toThrow(TypeError)
})

test('without a script of its own the shell does not start', () => {
  Object.defineProperty(Document.prototype, 'currentScript', { get: () => null, configurable: true })
  expect(lockChunks).toThrow('the shell runs in no script of its own')
})
