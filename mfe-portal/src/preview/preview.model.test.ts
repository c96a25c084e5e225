import { frameScale, mobileAddress, PREVIEW_PROTOCOL, readFrameMessage } from './preview.model'

test.each([
  [2560, 0.85],
  [1550, 0.85],
  [1549, 0.78],
  [992, 0.78],
  [991, 0.75],
  [770, 0.75],
  [769, 0.85],
  [500, 0.85],
  [375, 283 / 375],
  [360, 268 / 375],
])('PO-PRE-09 a window of %i px: %d', (width, scale) => {
  expect(frameScale(width)).toBe(scale)
})

test.each([
  ['https://m.example', '', 'https://m.example/?schoolId=10001'],
  ['https://m.example/app?x=1', '7', 'https://m.example/app?x=1&schoolId=10001&productId=7'],
  ['http://m.example', '', ''],
  ['http://m.qiming.localhost:8080', '', 'http://m.qiming.localhost:8080/?schoolId=10001'],
  ['javascript:alert(1)', '', ''],
  ['https://campus.example@evil.example', '', ''],
  ['m.example', '', ''],
  ['', '', ''],
])('PO-PRE-05 the mobile site %s at product %s', (site, productId, address) => {
  expect(mobileAddress(site, { schoolId: '10001', productId, here: 'localhost' })).toBe(address)
})

describe('PO-PRE-07 a message of the frame', () => {
  const of = (differing: object) => ({
    protocol: PREVIEW_PROTOCOL,
    nonce: 'n',
    type: 'loginInfo',
    token: 'c',
    id: '5',
    ...differing,
  })
  test.each([
    ['all it needs', of({}), true],
    ['with the user’s fields', of({ realName: '林', mobile: '138' }), true],
    ['being ready', { protocol: PREVIEW_PROTOCOL, nonce: 'n', type: 'ready' }, true],
    ['another opening', of({ nonce: 'o' }), false],
    ['another protocol', of({ protocol: 'campus.preview.v2' }), false],
    ['no code', of({ token: '' }), false],
    ['no person', of({ id: undefined }), false],
    ['more than is agreed', of({ isAdmin: true }), false],
    ['a token that is none', of({ token: { toString: () => 'c' } }), false],
    ['too long a code', of({ token: 'c'.repeat(257) }), false],
    ['nothing', null, false],
    ['text', 'loginInfo', false],
  ])('%s', (_, data, counts) => {
    expect(readFrameMessage(data, 'n') !== null).toBe(counts)
  })
})
