import config from '../module.config'

test('SH-113 SH-114 every page of the public site is open to visitors, but the own orders', () => {
  const routes: readonly { readonly path: string; readonly login?: boolean }[] = config.routes
  expect(routes.filter(({ login }) => login).map(({ path }) => path)).toEqual(['/order/new', '/order/mine'])
})
