/** Host names and tenant ids at the edges of what is allowed. */
import { isHost, isReserved, schoolQuestionOf } from './address.model'

const label = (length: number) => 'a'.repeat(length)

test.each([
  'a',
  'localhost',
  'a-b.example.cn',
  'x--y.cn',
  '_dmarc.example.cn',
  'a_b.example.cn',
  '1.example.cn',
  `${label(63)}.cn`,
  `example.${label(63)}`,
  'EXAMPLE.CN',
  'example.cn:1',
  'example.cn:65535',
  '127.0.0.1',
  '[::1]',
  '[::]',
  '[2001:DB8::1]:8080',
  '[::ffff:127.0.0.1]',
  `[${'1:'.repeat(22)}1]`,
])('%s is a host', (host) => {
  expect(isHost(host)).toBe(true)
})

test.each([
  '-a.cn',
  'a-.cn',
  'a_.cn',
  'a.-b',
  'a.b-',
  'example.c_n',
  '_example',
  'a..cn',
  '.cn',
  'cn.',
  `${label(64)}.cn`,
  `example.${label(64)}`,
  'example.cn:',
  'example.cn:123456',
  'example.cn:x',
  'example.cn:80x',
  ' example.cn',
  'example.cn ',
  'example.cn\n',
  'exa mple.cn',
  'example.cn/',
  '学校.cn',
  '[:]',
  '[]',
  '[::g]',
  '[::1',
  '::1]',
  '::1',
  `[${'1:'.repeat(23)}]`,
  '[::1]x',
  'x[::1]',
])('%j is no host', (host) => {
  expect(isHost(host)).toBe(false)
})

test.each([
  ['1', true],
  ['my-school_7', true],
  ['1'.repeat(64), true],
  ['1'.repeat(65), false],
  ['', false],
  ['a b', false],
  ['a\n', false],
  [' a', false],
  ['a.b', false],
])('the id %j may name a tenant: %p', (tenantId, may) => {
  expect(schoolQuestionOf('localhost', { tenantId }, [])).toEqual(may ? { tenantId } : null)
})

test.each([
  ['/files/a.png', true],
  ['/files', true],
  ['/shell', true],
  ['/modules', true],
  ['/media', true],
  ['/outbox/x', true],
  ['/api.json', true],
  ['/favicon', true],
  ['/profiles/1', false],
  ['/file', false],
  ['/x/favicon', false],
  ['api', false],
])('%s is reserved: %p', (path, reserved) => {
  expect(isReserved(path)).toBe(reserved)
})
