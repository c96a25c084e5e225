import { skillCertificateOf, trainingCertificateOf } from '../testing/certificates'
import { ownCertificatesOf } from './mine.model'

test('both kinds stand together, the newest first; one without a day comes last', () => {
  const own = ownCertificatesOf({
    skillList: [
      { ...skillCertificateOf({ sendDate: '' }), id: '1' },
      { ...skillCertificateOf({ sendDate: '2026-03-18' }), id: '2' },
    ],
    trainingList: [
      { ...trainingCertificateOf({ endTime: '2026-05-06' }), id: '2' },
      { ...trainingCertificateOf({ endTime: '2025-12-31' }), id: '3' },
    ],
  })
  expect(own.map(({ key, day }) => [key, day])).toEqual([
    ['training-2', '2026-05-06'],
    ['skill-2', '2026-03-18'],
    ['training-3', '2025-12-31'],
    ['skill-1', ''],
  ])
  expect(own.map(({ record }) => record.kind)).toEqual(['training', 'skill', 'training', 'skill'])
})
