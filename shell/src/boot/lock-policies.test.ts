import { lockPolicies } from './lock-policies'

interface Rules {
  createHTML?: (text: string) => string
  createScriptURL?: (url: string) => string
  createScript?: (text: string) => string
}

/** As a browser: a name is given once, and a policy makes what it has rules for. */
class Factory {
  readonly #names = new Set<string>()
  createPolicy(name: string, rules: Rules = {}): Rules & { name: string } {
    if (this.#names.has(name)) throw new TypeError(`policy ${name} exists`)
    this.#names.add(name)
    return { name, ...rules }
  }
}

const factory = new Factory()

beforeAll(() => {
  Object.assign(globalThis, { trustedTypes: factory })
  lockPolicies((url) => url.startsWith('http://localhost:8103/'))
})

const anything: Rules = { createHTML: (text) => text, createScriptURL: (url) => url, createScript: (text) => text }

test('every sanitiser gets the one policy that was made at the start, and it makes HTML alone', () => {
  const policy = factory.createPolicy('dompurify', anything)
  expect(factory.createPolicy('dompurify', anything)).toBe(policy)
  expect(policy).toEqual({ name: 'dompurify', createHTML: expect.any(Function) as unknown })
  expect(policy.createHTML?.('<b>')).toBe('<b>')
})

test('a policy made later lets no script in, but a developer’s', () => {
  const policy = factory.createPolicy('mfe-exam.1.0.0', anything)
  expect(policy.createScript).toBeUndefined()
  expect(() => policy.createScriptURL?.('https://partner.example/unnamed.js')).toThrow(TypeError)
  expect(policy.createScriptURL?.('http://localhost:8103/a.js')).toBe('http://localhost:8103/a.js')
  expect(policy.createHTML?.('<b>')).toBe('<b>')
  expect(factory.createPolicy('without-rules')).toEqual({ name: 'without-rules' })
})

test('nobody takes that back', () => {
  for (const owner of [factory, Factory.prototype]) {
    expect(() => Object.defineProperty(owner, 'createPolicy', { value: () => anything })).toThrow(TypeError)
  }
})
