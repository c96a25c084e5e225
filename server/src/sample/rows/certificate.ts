import {
  certificateTemplates,
  skillCertificates,
  trainingCertificates,
} from '../../domains/certificate/certificate.schema'
import { wireTime } from '../../platform/http/wire-time'
import { sampleContent } from '../content/content'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'
import { SAMPLE_STUDENT } from '../sample-student'
import { dayAt } from '../sample-time'

interface SampleHolder {
  readonly name: string
  readonly card: string
  readonly mobile: string
  readonly level: string
  readonly hasPicture?: boolean
  readonly revokedDaysAgo?: number
}

/**
 * Holders at every school: `S<school id>2026000001` to 05 and `T…`. No region has the number 99, so the cards
 * belong to nobody.
 */
const HOLDERS: readonly SampleHolder[] = [
  { name: '林小满', card: '990105199803120028', mobile: SAMPLE_STUDENT.mobile, level: '四级/中级工' },
  { name: '陈国强', card: '990106198507243517', mobile: '13800000002', level: '三级/高级工' },
  { name: '阿依古丽·买买提', card: '990102199211050066', mobile: '13800000003', level: '五级/初级工' },
  { name: '周宁', card: '990305200001018812', mobile: '', level: '四级/中级工', hasPicture: false },
  { name: '唐一鸣', card: '990203199107094419', mobile: '13800000005', level: '四级/中级工', revokedDaysAgo: 9 },
]

export const certificateSample: SampleBuilder = async ({ tx, school, now }) => {
  const { trades, institution } = sampleContent(school.id)
  const date = (days: number) => wireTime(dayAt(now, days, '12:00')).slice(0, 10)
  const holders = HOLDERS.map(({ hasPicture = true, revokedDaysAgo, ...holder }, index) => ({
    ...holder,
    number: index + 1,
    portrait: mediaUrl(school.id, 'portrait', String(index + 1)),
    trade: trades[index] ?? trades[0],
    hasPicture,
    revokedAt: revokedDaysAgo === undefined ? null : dayAt(now, -revokedDaysAgo, '10:00'),
  }))
  const templateId = sampleId(school.id, 'certificate', 200)
  await tx.insert(certificateTemplates).values({ id: templateId, seal: mediaUrl(school.id, 'seal', 'sample') })
  await tx.insert(skillCertificates).values(
    holders.map(({ number, trade, ...holder }) => ({
      ...holder,
      id: sampleId(school.id, 'certificate', number),
      templateId,
      certificateCode: `S${school.id}20260000${String(number).padStart(2, '0')}`,
      professionName: trade.name,
      typeOfWorkName: trade.name,
      sendDate: date(-30 * number),
    })),
  )
  await tx.insert(trainingCertificates).values(
    holders.map(({ name, card, mobile, number, trade, portrait, hasPicture, revokedAt }) => ({
      templateId,
      portrait,
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
      hasPicture,
      revokedAt,
    })),
  )
}
