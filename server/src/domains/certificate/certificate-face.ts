import { eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import type { CertificateFace } from './certificate-picture'
import { skillCertificates, trainingCertificates } from './certificate.schema'
import { showsPicture } from './certified-subject'
import { maskCard } from './mask'
import type { CertificateKind } from './picture-address'

/** The texts of a certificate's picture; undefined when there is none or it may not be shown. */
export async function certificateFace(
  tx: Transaction,
  kind: CertificateKind,
  id: string,
  issuer: string,
): Promise<CertificateFace | undefined> {
  return kind === 'skill' ? skillFace(tx, id, issuer) : trainingFace(tx, id)
}

async function skillFace(tx: Transaction, id: string, issuer: string): Promise<CertificateFace | undefined> {
  const [found] = await tx.select().from(skillCertificates).where(eq(skillCertificates.id, id))
  if (found === undefined || !showsPicture(found)) return undefined
  const { name, card, professionName, typeOfWorkName, level, sendDate, certificateCode } = found
  return {
    title: '职业技能等级证书',
    subtitle: 'CERTIFICATE OF OCCUPATIONAL SKILL LEVEL',
    holder: name,
    statement: ['经考核，该同志符合职业技能标准要求，', `达到${professionName}${level}水平，特发此证。`],
    facts: [
      ['职业名称', professionName],
      ['工种名称', typeOfWorkName],
      ['技能等级', level],
      ['证件号码', maskCard(card)],
    ],
    number: certificateCode,
    issuer,
    date: writtenDay(sendDate),
  }
}

async function trainingFace(tx: Transaction, id: string): Promise<CertificateFace | undefined> {
  const [found] = await tx.select().from(trainingCertificates).where(eq(trainingCertificates.id, id))
  if (found === undefined || !showsPicture(found)) return undefined
  const { studentName, idCard, productName, agencyName, startTime, endTime, certificateNum } = found
  return {
    title: '培训结业证书',
    subtitle: 'CERTIFICATE OF COMPLETION',
    holder: studentName,
    statement: [`于${writtenDay(startTime)}至${writtenDay(endTime)}参加`, `${productName}学习，考核合格，准予结业。`],
    facts: [
      ['培训项目', productName],
      ['证件号码', maskCard(idCard)],
    ],
    number: certificateNum,
    issuer: agencyName,
    date: writtenDay(endTime),
  }
}

/** `2026年6月18日` of `2026-06-18`; '' without a date. */
function writtenDay(day: string | null): string {
  const [year = '', month = '', date = ''] = (day ?? '').split('-')
  return day === null ? '' : `${year}年${String(Number(month))}月${String(Number(date))}日`
}
