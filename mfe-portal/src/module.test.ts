import config from '../module.config'
import module from './module'

test('every path of the module opens a page', async () => {
  expect(Object.keys(module.pages)).toEqual(config.routes.map(({ path }) => path))
  for (const open of Object.values(module.pages)) expect(await open()).toHaveProperty('Component')
})
