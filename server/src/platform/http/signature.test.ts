import fc from 'fast-check'

import { basicAuthorization, signatureFits, signQuery } from './signature'

test('HTTP-13 the signature is SHA-256 in hex over the query in key order, followed by the key', () => {
  // printf 'a=1&b=2key' | sha256sum
  expect(signQuery({ b: '2', a: '1' }, 'key')).toBe('3a59c3602f8a4af4bae5e25a1acc9a76bbacaebdeac39c139b157331c46e562a')
})

test('a signature fits its own query and key only', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.string()),
      fc.string({ minLength: 1 }),
      fc.string(),
      (query, key, other) => {
        const signature = signQuery(query, key)
        expect(signatureFits(query, key, signature)).toBe(true)
        expect(signatureFits({ ...query, extra: other }, key, signature)).toBe(
          'extra' in query && query['extra'] === other,
        )
        expect(signatureFits(query, key, other)).toBe(false)
      },
    ),
  )
})

test('HTTP-07 the client credentials travel as basic authorization', () => {
  expect(basicAuthorization({ apiClientId: 'web', apiClientSecret: 'p:w' })).toBe(`Basic ${btoa('web:p:w')}`)
})
