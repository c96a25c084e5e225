import config from '../module.config'

test('SH-14 SH-117 every page of the study area opens to students only', () => {
  expect(config.routes.filter(({ login, layout }) => !login || layout !== 'study')).toEqual([])
})
