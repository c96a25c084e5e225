import type { SampleBuilder } from '../database/sample'
import { sampleContent } from '../sample/sample-schools'
import { sampleId } from '../sample/sample-id'
import { dayAt } from '../sample/sample-time'
import { wireTime } from '../http/wire-time'
import { SAMPLE_STUDENT } from '../sign-in/sign-in.sample'
import { skillCertificates, trainingCertificates } from './certificate.schema'

/** Holders at every school: `S<school id>2026000001` to 04 and `T…`. No region has the number 99, so no card is anybody's. The last has no picture. */
const HOLDERS = [
  { name: '林小满', card: '990105199803120028', mobile: SAMPLE_STUDENT.mobile },
  { name: '陈国强', card: '990106198507243517', mobile: '13800000002' },
  { name: '阿依古丽·买买提', card: '990102199211050066', mobile: '13800000003' },
  { name: '周宁', card: '990305200001018812', mobile: '' },
] as const

const LEVELS = ['四级/中级工', '三级/高级工', '五级/初级工', '四级/中级工'] as const

export const certificateSample: SampleBuilder = async ({ tx, school, now }) => {
  const { trades, institution } = sampleContent(school.id)
  const date = (days: number) => wireTime(dayAt(now, days, '12:00')).slice(0, 10)
  const holders = HOLDERS.map((holder, index) => ({ ...holder, number: index + 1, trade: trades[index] ?? trades[0] }))
  await tx.insert(skillCertificates).values(
    holders.map(({ name, card, mobile, number, trade }) => ({
      id: sampleId(school.id, 'certificate', number),
      certificateCode: `S${school.id}20260000${String(number).padStart(2, '0')}`,
      name,
      card,
      mobile,
      professionName: trade.name,
      typeOfWorkName: trade.name,
      level: LEVELS[number - 1] ?? LEVELS[0],
      sendDate: date(-30 * number),
      hasPicture: number < HOLDERS.length,
    })),
  )
  await tx.insert(trainingCertificates).values(
    holders.map(({ name, card, mobile, number, trade }) => ({
      id: sampleId(school.id, 'certificate', 100 + number),
      certificateNum: `T${school.id}20260000${String(number).padStart(2, '0')}`,
      studentName: name,
      idType: '居民身份证',
      idCard: card,
      mobile,
      productName: trade.course,
      agencyName: institution.name,
      startTime: date(-40 * number - 80),
      endTime: date(-40 * number),
      hasPicture: number < HOLDERS.length,
    })),
  )
}
