import { PAGE_TOKEN_LIFETIME, readPageToken, signPageToken } from './page-token.model'

const NOW = new Date('2026-11-20T12:00:00Z')
const given = { key: 'the key', now: NOW }
const page = { page: 'Ab-_9', mapId: '0123456789ab' }
const token = signPageToken(page, given)

test('a token says which page it is of and which map that page was given', () => {
  expect(readPageToken(token, given)).toEqual(page)
})

test('a token stands in HTML and in JSON as it is', () => {
  expect(token).toMatch(/^[\w+./ -]+$/)
})

test.each<[string, string, Partial<typeof given>]>([
  ['another key', token, { key: 'another' }],
  ['a changed page', token.replace('Ab-_9', 'Ab-_8'), {}],
  ['a changed map', token.replace('0123456789ab', '0123456789ac'), {}],
  ['no signature', token.slice(0, token.lastIndexOf(' ')), {}],
  ['nothing', '', {}],
  ['a word', 'token', {}],
  ['the end of its life', token, { now: new Date(NOW.getTime() + PAGE_TOKEN_LIFETIME * 1000) }],
])('%s: no page', (_, text, change) => {
  expect(readPageToken(text, { ...given, ...change })).toBeNull()
})

test('a token holds to the end of its life', () => {
  const now = new Date(NOW.getTime() + PAGE_TOKEN_LIFETIME * 1000 - 1)
  expect(readPageToken(token, { ...given, now })).not.toBeNull()
})
