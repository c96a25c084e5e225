import { openTestServer, type TestServer } from '../../testing/test-server'
import { PICTURE_KINDS } from './media-url'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost' } })

const NAMES = {
  banner: 'autumn',
  product: 'welding-1',
  news: 'nursing-2',
  album: 'campus-3',
  wall: 'robot-4',
  video: 'data-5',
  review: 'cooking-6',
  avatar: '7',
  logo: 'mark',
  contact: 'qr',
  portrait: '3',
  seal: 'sample',
} as const satisfies Record<(typeof PICTURE_KINDS)[number], string>

test.each(PICTURE_KINDS)('a %s picture is drawn, kept for ever and can do nothing', async (kind) => {
  const response = await get(`/media/10001/${kind}/${NAMES[kind]}.svg`)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    'x-content-type-options': 'nosniff',
  })
  expect(response.body).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" .*<title>[^<]+<\/title>.*<\/svg>$/s,
  )
  expect(response.body).not.toMatch(/NaN|undefined|Infinity|<script|\bon\w+=|<image|javascript:|url\((?!#)/)
  expect((await get(`/media/10001/${kind}/${NAMES[kind]}.svg`)).body).toBe(response.body)
})

test.each(['logo-mark', 'news-nursing-2', 'product-welding-1', 'video-data-5'])(
  'shared links show %s as PNG of 1200 × 630',
  async (name) => {
    const response = await get(`/media/10001/share/${name}.png`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    // The header chunk of a PNG: width and height in pixels.
    expect([response.rawPayload.readUInt32BE(16), response.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  },
)

test('the code of a contact is one of pixels, too, which phones read and save', async () => {
  const response = await get('/media/10001/contact/qr.png')
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
  expect([response.rawPayload.readUInt32BE(16), response.rawPayload.readUInt32BE(20)]).toEqual([400, 400])
})

test('each school is shared with a picture of its own', async () => {
  const schools = ['10001', '10002', '20001', '20002', '20003']
  const pictures = await Promise.all(schools.map((school) => get(`/media/${school}/share/logo-mark.png`)))
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(schools.length)
})

test('a school’s pictures are in its own colours', async () => {
  const [one, other] = await Promise.all(
    ['10001', '20003'].map((school) => get(`/media/${school}/product/welding-1.svg`)),
  )
  expect(one?.body).not.toBe(other?.body)
})

test.each([
  '/media/99999/product/welding-1.svg',
  '/media/10001/unknown/welding-1.svg',
  '/media/10001/constructor/welding-1.svg',
  '/media/10001/product/constructor-1.svg',
  '/media/10001/product/welding-0.svg',
  '/media/10001/product/welding-21.svg',
  '/media/10001/product/welding.svg',
  '/media/10001/product/welding-1.png',
  '/media/10001/product/welding-1',
  '/media/10001/contact/other.png',
  '/media/99999/contact/qr.png',
  '/media/99999/share/logo-mark.png',
  '/media/10001/share/logo-other.png',
  '/media/10001/share/avatar-7.png',
  '/media/10001/share/product-welding-21.png',
  '/media/10001/share/logo-mark.svg',
  '/media/10001/product/%3Cscript%3E-1.svg',
  '/media/10001/product/..%2F..%2Fconfig.svg',
  '/media/10001/banner/care.svg',
  '/media/10001/avatar/25.svg',
  '/media/10001/logo/other.svg',
  `/media/10001/product/${'a'.repeat(400)}.svg`,
])('%s is not there', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
})
