import { authorisingVendor, SERVICE_AREAS, SERVICE_TEXTS } from './footer.model'

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

test('the service areas stand in the order of what a student meets, each with texts of its own', () => {
  expect(SERVICE_AREAS.map(({ id }) => id)).toEqual(['enrollment', 'study', 'exam', 'certificate'])
  expect(SERVICE_TEXTS.map(({ title, services }) => [title, ...services])).toEqual([
    [
      'footer.enrollment',
      'footer.enrollment.consulting',
      'footer.enrollment.orders',
      'footer.enrollment.payment',
      'footer.enrollment.admission',
    ],
    [
      'footer.study',
      'footer.study.classes',
      'footer.study.courses',
      'footer.study.tests',
      'footer.study.tutoring',
      'footer.study.status',
    ],
    [
      'footer.exam',
      'footer.exam.organisation',
      'footer.exam.computerBased',
      'footer.exam.theoryPractical',
      'footer.exam.proctoring',
      'footer.exam.scores',
    ],
    [
      'footer.certificate',
      'footer.certificate.lookup',
      'footer.certificate.download',
      'footer.certificate.verification',
      'footer.certificate.filing',
    ],
  ])
})
