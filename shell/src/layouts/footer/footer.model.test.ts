import { anEntry } from '../../modules/module-map.fixtures'
import { authorisingVendor, serviceAreas } from './footer.model'

const listed = (...ids: string[]) => ({ certificationOrganizationList: ids.map((id) => ({ id })) as never })

test.each([
  ['is among the school’s', listed('o1', 'o2'), { vendorOrganizationId: 'o2', vendorName: '甲公司' }, '甲公司'],
  ['is not among them', listed('o1'), { vendorOrganizationId: 'o2', vendorName: '甲公司' }, null],
  ['has no vendor to name', listed('o2'), { vendorOrganizationId: 'o2', vendorName: '' }, null],
  ['is not configured', listed(''), { vendorOrganizationId: '', vendorName: '甲公司' }, null],
  ['has no school to be of', listed(), { vendorOrganizationId: 'o2', vendorName: '甲公司' }, null],
])('the footer names the vendor whose organisation %s', (_, school, tenant, vendor) => {
  expect(authorisingVendor(school, tenant)).toBe(vendor)
})

const site = (...paths: string[]) => {
  const routes = paths.map((path) => ({ path, layout: 'main', login: false, special: false, title: 'school' }) as const)
  return { modules: [anEntry(null, { routes })] }
}

test('the service areas stand in the order of what a student meets, each with texts of its own', () => {
  const areas = serviceAreas(site())
  expect(areas.map(({ title }) => title)).toEqual([
    'footer.enrollment',
    'footer.study',
    'footer.exam',
    'footer.certificate',
  ])
  const texts = areas.flatMap(({ services }) => services.map(({ text }) => text))
  expect(texts).toHaveLength(18)
  expect(new Set(texts).size).toBe(18)
})

test.each([
  [[], ['/account']],
  [
    ['/study/mine', '/v'],
    ['/study/mine', '/account', '/v'],
  ],
  [
    ['/training-project/detail', '/order/mine', '/school-info', '/query_pc', '/certificate/mine'],
    [
      '/training-project/detail',
      '/order/mine',
      '/account',
      '/school-info?index=0&detail=2',
      '/query_pc',
      '/certificate/mine',
      '/school-info?index=0',
    ],
  ],
])('at a site with the pages %j the services lead to %j', (paths, addresses) => {
  const led = serviceAreas(site(...paths)).flatMap(({ services }) => services.map(({ to }) => to))
  expect([...new Set(led.filter((to) => to !== null))]).toEqual(addresses)
})
