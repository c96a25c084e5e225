import { Readable } from 'node:stream'

import * as fc from 'fast-check'

import type { FileStore } from './file-store'
import { lookAtMedium } from './look-at-medium'
import { makeMedium, makeMp3 } from './testing/make-medium'

/** A store of one file, which says how many bytes of it were read. */
function storeOf(bytes: Buffer): Pick<FileStore, 'read'> & { bytesRead: number } {
  return {
    bytesRead: 0,
    read(_key, range = { first: 0, last: bytes.length - 1 }) {
      this.bytesRead += range.last + 1 - range.first
      return Promise.resolve(Readable.from([bytes.subarray(range.first, range.last + 1)]))
    },
  }
}

const lookAt = (bytes: Buffer) => lookAtMedium(storeOf(bytes), { key: 'a', size: bytes.length })

test.each([
  ['an MP4 with H.264', { video: 'avc', audio: 'aac' }, { video: { codec: 'avc', name: 'avc1.42001f' } }],
  ['an MP4 with H.264 of 10 bits', { video: 'avc10' }, { video: { codec: 'avc', name: 'avc1.6e001f' }, audio: null }],
  ['an MP4 with H.265', { video: 'hevc' }, { video: { codec: 'hevc', name: 'hvc1' } }],
  ['a MOV with ProRes', { format: 'mov', video: 'prores' }, { video: { codec: 'prores', name: 'apcn' } }],
  ['a WebM', { format: 'webm', video: 'vp9', audio: 'opus' }, { audio: { codec: 'opus', name: 'A_OPUS' } }],
  ['an MP4 of sound alone', { audio: 'aac' }, { video: null, audio: { codec: 'aac', name: 'mp4a' } }],
] as const)('%s says its length and what it is made of', async (_what, made, told) => {
  expect(await lookAt(await makeMedium({ ...made, seconds: 13 }))).toEqual({
    ...{ durationMs: 13_000, missingFromMs: null, video: expect.anything(), audio: null },
    ...('audio' in made ? { audio: expect.anything() } : {}),
    ...told,
  })
})

test('an MP3 is as long as its frames', async () => {
  expect(await lookAt(makeMp3(100))).toMatchObject({ durationMs: 2612, video: null, audio: { codec: 'mp3' } })
})

test('a small part of a large film is read', async () => {
  const bytes = await makeMedium({ video: 'avc', seconds: 20, bytes: 2_000_000 })
  const store = storeOf(bytes)
  expect(await lookAtMedium(store, { key: 'a', size: bytes.length })).toMatchObject({ durationMs: 20_000 })
  expect(store.bytesRead).toBeLessThan(bytes.length / 4)
})

test('a film without its end is not whole, and a WebM ends where its last picture does', async () => {
  const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length * 0.6)
  expect(await lookAt(cut(await makeMedium({ video: 'avc', seconds: 13 })))).toBeNull()
  const webm = cut(await makeMedium({ format: 'webm', video: 'vp8', seconds: 13 }))
  expect(await lookAt(webm)).toMatchObject({ durationMs: 7000, missingFromMs: 13_000 })
})

test('what only begins like a film is none', async () => {
  const head = Buffer.from('0000001c667479706d70343200000000', 'hex')
  expect(await lookAt(Buffer.concat([head, Buffer.alloc(100_000, 'film')]))).toBeNull()
  expect(await lookAt(Buffer.alloc(5000, 7))).toBeNull()
})

test('a store that cannot be read is no fault of the film', async () => {
  const failing = { read: () => Promise.reject(new Error('the bucket is away')) }
  const lost = { read: () => Promise.resolve(null) }
  for (const store of [failing, lost]) {
    await expect(lookAtMedium(store, { key: 'a', size: 5000 })).rejects.toThrow('a cannot be read')
  }
})

test('whatever is damaged in a file, it has a length or is none', async () => {
  const whole = [
    await makeMedium({ video: 'avc', audio: 'aac', seconds: 5 }),
    await makeMedium({ format: 'webm', video: 'vp9', audio: 'opus', seconds: 5 }),
    makeMp3(20),
  ]
  const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      damage,
      async (file, kept, damages) => {
        const bytes = Buffer.from(file.subarray(0, Math.ceil(file.length * kept)))
        for (const [place, value] of damages) bytes[Math.floor(place * (bytes.length - 1))] = value
        const medium = await lookAt(bytes)
        expect(medium === null || (Number.isInteger(medium.durationMs) && medium.durationMs > 0)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
