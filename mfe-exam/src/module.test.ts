import config from '../module.config'
import module from './module'

test('SH-117 every page of the study area opens, and to students only', async () => {
  expect(Object.keys(module.pages)).toEqual(config.routes.map(({ path }) => path))
  expect(config.routes.filter(({ login, layout }) => !login || layout !== 'study')).toEqual([])
  for (const open of Object.values(module.pages)) expect(await open()).toHaveProperty('Component')
})
