import { skillCertificateOf, trainingCertificateOf } from '../../testing/certificates'
import {
  isDrawable,
  pictureAddress,
  skillRecord,
  trainingRecord,
  type CertificateRecord,
} from './certificate-record.model'

function told(record: CertificateRecord): readonly string[] {
  return record.fields.map(({ id, value }) => {
    const said = value.kind === 'text' ? value.text : value.kind === 'date' ? value.date : 'resident card'
    return `${id.replace('certificate.', '').replace('field.', '')}: ${said}`
  })
}

test('CE-19 CE-20 the record of a skill certificate, always with a resident ID card', () => {
  const record = skillRecord(skillCertificateOf())
  expect(told(record)).toEqual([
    'name: 张三',
    'idType: resident card',
    'card: 3101**********1234',
    'mobile: 138****5678',
    'profession: 养老护理员',
    'typeOfWork: 养老护理',
    'code: S000031010001263000001',
    'level: 三级/高级工',
    'sendDate: 2026-03-18',
  ])
  expect(record).toMatchObject({
    kind: 'skill',
    holder: '张三',
    subject: '养老护理员',
    number: 'S000031010001263000001',
    imageUrl: '/media/certificates/1.png?sign=abc',
  })
})

test('CE-21 the record of a training certificate', () => {
  const record = trainingRecord(trainingCertificateOf())
  expect(told(record)).toEqual([
    'name: 李·四',
    'idType: 护照',
    'card: E1****78',
    'mobile: 139****0000',
    'product: 育婴员（四级）培训',
    'agency: 启明职业培训学校',
    'code: QM-2026-0007',
    'startTime: 2026-01-05',
    'endTime: 2026-03-06',
  ])
  expect(record).toMatchObject({
    kind: 'training',
    holder: '李·四',
    subject: '育婴员（四级）培训',
    number: 'QM-2026-0007',
    imageUrl: '/media/certificates/2.png?sign=def',
  })
})

test('CE-21 a document that is not named is a resident ID card', () => {
  expect(told(trainingRecord(trainingCertificateOf({ idType: '' })))).toContain('idType: resident card')
})

test.each([
  ['/media/1.png?sign=a', '/media/1.png?sign=a'],
  ['https://cdn.example/1.png', 'https://cdn.example/1.png'],
  ['http://cdn.example/1.png', 'http://cdn.example/1.png'],
  ['', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html,<script>', ''],
  ['https://[', ''],
])('CE-17 a picture may come from %p: %p', (address, allowed) => {
  expect(pictureAddress(address, 'https://school.example/query_pc')).toBe(allowed)
})

test.each([
  ['/media/1.svg?sign=a', true],
  ['https://school.example/media/1.svg', true],
  ['https://cdn.example/1.png', false],
])('the page may draw a picture from %p: %p', (address, may) => {
  expect(isDrawable(address, 'https://school.example/query_pc')).toBe(may)
})
