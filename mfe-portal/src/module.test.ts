import config from '../module.config'
import module from './module'

test('every path of the module opens a page', async () => {
  expect(Object.keys(module.pages)).toEqual(config.routes.map(({ path }) => path))
  for (const open of Object.values(module.pages)) expect(await open()).toHaveProperty('Component')
})

test('SH-113 SH-114 every page of the public site is open to visitors', () => {
  const routes: readonly { readonly path: string; readonly login?: boolean }[] = config.routes
  expect(routes.filter(({ login }) => login)).toEqual([])
})
