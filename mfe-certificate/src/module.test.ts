import config from '../module.config'
import module from './module'

test('SH-114 every page of the certificate lookup opens, to visitors too', async () => {
  expect(Object.keys(module.pages)).toEqual(config.routes.map(({ path }) => path))
  const routes: readonly { readonly path: string; readonly login?: boolean }[] = config.routes
  expect(routes.filter(({ login }) => login)).toEqual([])
  for (const open of Object.values(module.pages)) expect(await open()).toHaveProperty('Component')
})
