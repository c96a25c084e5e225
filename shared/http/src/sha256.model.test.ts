import { createHash } from 'node:crypto'

import fc from 'fast-check'

import { sha256 } from './sha256.model'

function hex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the standard’s own example %p', (message, digest) => {
  expect(hex(sha256(new TextEncoder().encode(message)))).toBe(digest)
})

test('agrees with the platform on messages of every length around the block borders', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (message) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }),
    { numRuns: 1000 },
  )
})
