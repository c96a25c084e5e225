import { wireRequest } from './request.model'

const get = { method: 'GET', path: '/api/a' } as const
const post = { method: 'POST', path: '/api/a' } as const

describe('wireRequest', () => {
  test('HTTP-08 HTTP-09 a GET payload becomes the query, with the timestamp', () => {
    expect(wireRequest(get, { a: 1, b: 'x', c: true }, 1234)).toEqual({
      path: '/api/a',
      query: { a: '1', b: 'x', c: 'true', _t: '1234' },
      body: undefined,
    })
  })

  test('HTTP-10 null and undefined leave the query; empty text, 0 and false stay', () => {
    expect(wireRequest(get, { a: null, b: undefined, c: '', d: 0, e: false }, 5).query).toEqual({
      c: '',
      d: '0',
      e: 'false',
      _t: '5',
    })
  })

  test('HTTP-11 a POST sends its body as given, null included, and no query', () => {
    const payload = { a: null, list: [1] }
    expect(wireRequest(post, payload, 5)).toEqual({ path: '/api/a', query: {}, body: payload })
    expect(wireRequest(post, ['MapKey'], 5).body).toEqual(['MapKey'])
  })

  test('a path parameter is filled in, escaped, and leaves the query', () => {
    const request = wireRequest({ method: 'GET', path: '/api/item/{id}' }, { id: 'a/b?c', x: 1 }, 9)
    expect(request).toMatchObject({ path: '/api/item/a%2Fb%3Fc', query: { x: '1', _t: '9' } })
    expect(() => wireRequest({ method: 'GET', path: '/api/item/{id}' }, {}, 9)).toThrow('needs id')
  })

  test.each<[unknown, string]>([
    ['x', '/api/item/x'],
    [7, '/api/item/7'],
  ])('a path parameter %j leads to %s', (id, path) => {
    expect(wireRequest({ method: 'POST', path: '/api/item/{id}' }, { id, rest: 1 }, 9)).toMatchObject({ path })
  })

  test.each([[true], [null], [undefined], [{}], [['x']]])('%j is no path parameter', (id) => {
    expect(() => wireRequest({ method: 'GET', path: '/api/item/{id}' }, { id }, 9)).toThrow(TypeError)
  })

  test('a value of several parts travels as JSON', () => {
    expect(wireRequest(get, { list: [1, 2], model: { a: 'x' } }, 5).query).toEqual({
      list: '[1,2]',
      model: '{"a":"x"}',
      _t: '5',
    })
  })

  test.each([[undefined], [null], ['text'], [['a', 'b']], [7]])(
    'a GET with the payload %j asks without fields',
    (payload) => {
      expect(wireRequest(get, payload, 5)).toEqual({ path: '/api/a', query: { _t: '5' }, body: undefined })
    },
  )

  test.each([[undefined], [null]])('a POST with the payload %j sends an empty object', (payload) => {
    expect(wireRequest(post, payload, 5).body).toEqual({})
  })
})
