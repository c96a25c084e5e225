/** A certificate's record: what stands in it in which order, and where its picture may come from. */
import type { SkillCertificate, TrainingCertificate } from '@campus/contracts/certificate'

import { dateField, documentField, textField, type RecordField } from '../record-field'

/** In the order of their tabs. */
export const CERTIFICATE_KINDS = ['skill', 'training'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** A certificate's record as it is laid out: holder and title, then every field in order. */
export interface CertificateRecord {
  readonly kind: CertificateKind
  readonly holder: string
  /** The profession, or the training product. */
  readonly subject: string
  readonly number: string
  readonly fields: readonly RecordField[]
  /** '' when there is no picture. */
  readonly imageUrl: string
  /** The school's signed credential; '' when it signs none. */
  readonly credential: string
  /** The code on its paper; '' when there is none. */
  readonly code: string
  /** The school has revoked it. */
  readonly isRevoked: boolean
}

/** The record of a skill certificate. Only holders of a resident ID card get one. */
export function skillRecord(certificate: SkillCertificate): CertificateRecord {
  return {
    kind: 'skill',
    holder: certificate.name,
    subject: certificate.professionName,
    number: certificate.certificateCode,
    imageUrl: certificate.certificateImgUrl,
    credential: certificate.credential,
    code: certificate.verificationCode,
    isRevoked: certificate.revoked,
    fields: [
      textField('certificate.field.name', certificate.name),
      documentField(''),
      textField('certificate.field.card', certificate.card),
      textField('certificate.field.mobile', certificate.mobile),
      textField('certificate.field.profession', certificate.professionName),
      textField('certificate.field.typeOfWork', certificate.typeOfWorkName),
      textField('certificate.field.code', certificate.certificateCode),
      textField('certificate.field.level', certificate.level),
      dateField('certificate.field.sendDate', certificate.sendDate),
    ],
  }
}

/** The record of a training certificate; a document without a type is a resident ID card. */
export function trainingRecord(certificate: TrainingCertificate): CertificateRecord {
  return {
    kind: 'training',
    holder: certificate.studentName,
    subject: certificate.productName,
    number: certificate.certificateNum,
    imageUrl: certificate.certificateUrl,
    credential: certificate.credential,
    code: certificate.verificationCode,
    isRevoked: certificate.revoked,
    fields: [
      textField('certificate.field.name', certificate.studentName),
      documentField(certificate.idType),
      textField('certificate.field.card', certificate.idCard),
      textField('certificate.field.mobile', certificate.mobile),
      textField('certificate.field.product', certificate.productName),
      textField('certificate.field.agency', certificate.agencyName),
      textField('certificate.field.code', certificate.certificateNum),
      dateField('certificate.field.startTime', certificate.startTime),
      dateField('certificate.field.endTime', certificate.endTime),
    ],
  }
}

/**
 * The address if it is allowed for a picture, otherwise ''. A download link would follow any address from a
 * back end, including `javascript:`.
 */
export function pictureAddress(address: string, page: string): string {
  if (address === '' || !URL.canParse(address, page)) return ''
  return ['https:', 'http:'].includes(new URL(address, page).protocol) ? address : ''
}

/** Whether the page itself may draw the picture, and so save it as another kind of file. */
export function isDrawable(address: string, page: string): boolean {
  return new URL(address, page).origin === new URL(page).origin
}
