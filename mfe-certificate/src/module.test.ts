import config from '../module.config'

test('SH-114 every page of the certificate lookup is open to visitors; one’s own certificates are not', () => {
  const routes: readonly { readonly path: string; readonly login?: boolean }[] = config.routes
  expect(routes.filter(({ login }) => login).map(({ path }) => path)).toEqual(['/certificate/mine'])
})
