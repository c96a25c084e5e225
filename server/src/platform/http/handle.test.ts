/** What a route is before any call comes. */
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'

import { base } from '../../testing/toy-calls'
import { handle, handleLearnerEverywhere, handleLearnerHeld, handlePublic, handleWithoutTransaction } from './handle'

const read = defineCall({
  ...base,
  id: 'test.read',
  method: 'GET',
  path: '/api/test/read',
  request: v.object({ one: v.optional(v.string()), other: v.optional(v.string()) }),
  response: v.null(),
})
const forUsers = { ...read, access: 'user' as const }
const nothing = async () => null

test.each([
  ['is for signed-in users', forUsers],
  ['happens once', { ...read, once: true }],
  ['sends an image', { ...read, kind: 'image' as const }],
])('a call that %s is not the same for every visitor', (_, call) => {
  expect(() => handlePublic(call, nothing)).toThrow('test.read is not the same for every visitor')
})

test('a learner’s call that spans schools cannot happen once', () => {
  expect(() => handleLearnerEverywhere({ ...forUsers, once: true }, nothing)).toThrow(
    'test.read happens once, so its handler needs one school',
  )
})

test.each([
  ['that answers at once', forUsers],
  ['that writes', { ...forUsers, held: true, method: 'POST' as const }],
  ['of visitors', { ...read, held: true }],
])('a call %s cannot be held', (_, call) => {
  const held = {
    awaited: () => ({ channel: 'toy', subject: '' }),
    tab: () => '',
    look: async () => ({ isNews: true, response: null }),
  }
  expect(() => handleLearnerHeld(call, held)).toThrow(/^test\.read /)
})

test('what reads changes nothing, what writes does, unless the route says so; nothing is signed or limited by itself', () => {
  const plain = { signed: false, visitorWrites: null }
  expect(handle(read, nothing)).toMatchObject({ call: read, changes: false, ...plain })
  expect(handle({ ...read, method: 'POST' }, nothing)).toMatchObject({ changes: true, ...plain })
  expect(handle({ ...read, method: 'PUT' }, nothing)).toMatchObject({ changes: true })
  expect(handlePublic({ ...read, method: 'POST' }, nothing)).toMatchObject({ changes: false, ...plain })
  expect(handleWithoutTransaction(read, nothing, { changes: true, signed: true })).toMatchObject({
    changes: true,
    signed: true,
  })
})

test('the same input of a public call has one key, in whatever order it was sent, and another input another', () => {
  const route = handlePublic(read, nothing)
  const keyOf = (raw: unknown) => {
    const call = route.prepare(raw)
    return call.scope === 'public' ? call.inputKey : undefined
  }
  expect(keyOf({ other: '2', one: '1' })).toBe(keyOf({ one: '1', other: '2' }))
  expect(keyOf({ one: '1', unknown: 'x' })).toBe(keyOf({ one: '1' }))
  expect(keyOf({ one: '2' })).not.toBe(keyOf({ one: '1' }))
  expect(keyOf({ other: '1' })).not.toBe(keyOf({ one: '1' }))
})
