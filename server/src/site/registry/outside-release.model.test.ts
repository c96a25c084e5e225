import { mayBeListed, routeCollision } from './outside-release.model'

test.each([
  ['https://cdn.partner.example', true, true],
  ['https://cdn.partner.example:8443', true, true],
  ['https://cdn.partner.example/', false, false],
  ['https://cdn.partner.example/path', false, false],
  ['https://user@cdn.partner.example', false, false],
  ['https://*.partner.example', false, false],
  ['https:', false, false],
  ['http://cdn.partner.example', false, false],
  ['http://localhost:9500', true, false],
  ['http://127.0.0.1:9500', true, false],
  ['http://partner.localhost:9500', true, false],
  ['http://localhost.evil.example', false, false],
  ['ftp://localhost', false, false],
  ['data:text/javascript,1', false, false],
  ['*', false, false],
  ['', false, false],
])('%j may be listed in development: %s, in production: %s', (origin, development, production) => {
  expect(mayBeListed(origin, true)).toBe(development)
  expect(mayBeListed(origin, false)).toBe(production)
})

const others = [
  { id: 'shell', paths: ['/login'] },
  { id: 'mfe-portal', paths: ['/', '/news/:id'] },
]

test.each([
  ['/query_pc', null],
  ['/login', 'shell'],
  ['/Login/', 'shell'],
  ['/', 'mfe-portal'],
  ['/news/:other', 'mfe-portal'],
  ['/news/latest', null],
])('%s belongs to %s', (path, owner) => {
  expect(routeCollision([{ path: '/mine' }, { path }], others)).toEqual(owner === null ? null : { path, owner })
})
