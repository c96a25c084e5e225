/** What stands on a certificate, in its words. */
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { certificateTemplates, skillCertificates, trainingCertificates } from './certificate.schema'
import { showsPicture, type SkillRow, type TrainingRow } from './certified-subject'
import { maskCard } from './mask'
import type { CertificateKind } from './picture-address'
import type { FieldName } from './template-fields.model'

export interface CertificateFace {
  readonly title: string
  /** The same in English, as on real certificates. */
  readonly subtitle: string
  readonly holder: string
  /** The statements about the holder, one line each. */
  readonly statement: readonly string[]
  /** Label and value beneath the statement, of those that have a value. */
  readonly facts: readonly (readonly [string, string])[]
  readonly number: string
  readonly issuer: string
  /** '' for none. */
  readonly date: string
}

export type Template = typeof certificateTemplates.$inferSelect

/** A certificate that may be shown. */
export interface ShownCertificate {
  readonly face: CertificateFace
  /** By column, for the issuer's paper. */
  readonly texts: ReadonlyMap<FieldName, string>
  /** The address of the holder's picture; '' for none. */
  readonly portrait: string
  /** null for a plain sheet. */
  readonly template: Template | null
}

/** undefined when there is none or it may not be shown. `school`: its name. */
export async function shownCertificate(
  tx: Transaction,
  kind: CertificateKind,
  id: string,
  school: string,
): Promise<ShownCertificate | undefined> {
  return kind === 'skill' ? shownSkill(tx, id, school) : shownTraining(tx, id, school)
}

async function shownSkill(tx: Transaction, id: string, school: string): Promise<ShownCertificate | undefined> {
  const [found] = await tx
    .select({ row: skillCertificates, template: certificateTemplates })
    .from(skillCertificates)
    .leftJoin(
      certificateTemplates,
      and(
        eq(certificateTemplates.tenantId, skillCertificates.tenantId),
        eq(certificateTemplates.id, skillCertificates.templateId),
      ),
    )
    .where(eq(skillCertificates.id, id))
  if (found === undefined || !showsPicture(found.row)) return undefined
  const { row, template } = found
  return { face: titled(skillFace(row, school), template), texts: skillTexts(row), portrait: row.portrait, template }
}

async function shownTraining(tx: Transaction, id: string, school: string): Promise<ShownCertificate | undefined> {
  const [found] = await tx
    .select({ row: trainingCertificates, template: certificateTemplates })
    .from(trainingCertificates)
    .leftJoin(
      certificateTemplates,
      and(
        eq(certificateTemplates.tenantId, trainingCertificates.tenantId),
        eq(certificateTemplates.id, trainingCertificates.templateId),
      ),
    )
    .where(eq(trainingCertificates.id, id))
  if (found === undefined || !showsPicture(found.row)) return undefined
  const { row, template } = found
  const face = titled(trainingFace(row, school), template)
  return { face, texts: trainingTexts(row), portrait: row.portrait, template }
}

/** With the titles that the issuer gives it. */
function titled(face: CertificateFace, template: Template | null): CertificateFace {
  if (template === null || template.title === '') return face
  return { ...face, title: template.title, subtitle: template.subtitle }
}

export function skillFace(
  { name, card, professionName, typeOfWorkName, level, sendDate, certificateCode }: SkillRow,
  school: string,
): CertificateFace {
  const reached = `${professionName}${level}`
  return {
    title: '职业技能等级证书',
    subtitle: 'CERTIFICATE OF OCCUPATIONAL SKILL LEVEL',
    holder: name,
    statement:
      reached === ''
        ? ['经考核合格，特发此证。']
        : ['经考核，该同志符合职业技能标准要求，', `达到${reached}水平，特发此证。`],
    facts: withValue([
      ['职业名称', professionName],
      ['工种名称', typeOfWorkName],
      ['技能等级', level],
      ['证件号码', maskCard(card)],
    ]),
    number: certificateCode,
    issuer: school,
    date: writtenDay(sendDate),
  }
}

export function trainingFace(
  { studentName, idCard, productName, agencyName, startTime, endTime, certificateNum }: TrainingRow,
  school: string,
): CertificateFace {
  const span = spanOf(writtenDay(startTime), writtenDay(endTime))
  return {
    title: '培训结业证书',
    subtitle: 'CERTIFICATE OF COMPLETION',
    holder: studentName,
    statement: [
      ...(span === '' ? [] : [span]),
      `${span === '' ? '参加' : ''}${productName === '' ? '培训' : productName}学习，考核合格，准予结业。`,
    ],
    facts: withValue([
      ['培训项目', productName],
      ['证件号码', maskCard(idCard)],
    ]),
    number: certificateNum,
    issuer: agencyName === '' ? school : agencyName,
    date: writtenDay(endTime),
  }
}

/** The beginning of the statement; '' when neither day is known. */
function spanOf(start: string, end: string): string {
  if (start === '' && end === '') return ''
  if (start === '') return `于${end}前参加`
  return end === '' ? `自${start}起参加` : `于${start}至${end}参加`
}

function withValue(facts: CertificateFace['facts']): CertificateFace['facts'] {
  return facts.filter(([, value]) => value !== '')
}

function skillTexts(row: SkillRow): ReadonlyMap<FieldName, string> {
  const { certificateCode, name, card, professionName, typeOfWorkName, level, sendDate } = row
  return new Map([
    ['certificateCode', certificateCode],
    ['name', name],
    ['card', maskCard(card)],
    ['professionName', professionName],
    ['typeOfWorkName', typeOfWorkName],
    ['level', level],
    ['sendDate', writtenDay(sendDate)],
  ])
}

function trainingTexts(row: TrainingRow): ReadonlyMap<FieldName, string> {
  const { certificateNum, studentName, idType, idCard, productName, agencyName, startTime, endTime } = row
  return new Map([
    ['certificateNum', certificateNum],
    ['studentName', studentName],
    ['idType', idType],
    ['idCard', maskCard(idCard)],
    ['productName', productName],
    ['agencyName', agencyName],
    ['startTime', writtenDay(startTime)],
    ['endTime', writtenDay(endTime)],
  ])
}

/** `2026年6月18日` of `2026-06-18`; '' without a date. */
function writtenDay(day: string | null): string {
  const [year = '', month = '', date = ''] = (day ?? '').split('-')
  return day === null ? '' : `${year}年${String(Number(month))}月${String(Number(date))}日`
}
