/** The certificates of the signed-in person, and which of them the page shows. */
import { addressOf, freeText } from '@campus/calls/address'
import type { CallResponse } from '@campus/contracts/call'
import type { ownCertificates } from '@campus/contracts/certificate'

import { skillRecord, trainingRecord, type CertificateRecord } from '../common/record/certificate-record.model'

/** `certificate`: the one that is shown whole; '' for all of them. */
export const ownAddress = addressOf({ certificate: { ...freeText, scroll: 'top' } })

export interface OwnCertificate {
  /** Of both kinds, unlike the ids that the server gives. */
  readonly key: string
  /** Of issue, or of the training's end; `yyyy-MM-dd`, '' where the school has none. */
  readonly day: string
  readonly record: CertificateRecord
}

/** Both kinds together, the newest first; one without a day comes last. */
export function ownCertificatesOf({ skillList, trainingList }: CallResponse<typeof ownCertificates>): OwnCertificate[] {
  return [
    ...skillList.map((one) => ({ key: `skill-${one.id}`, day: one.sendDate, record: skillRecord(one) })),
    ...trainingList.map((one) => ({ key: `training-${one.id}`, day: one.endTime, record: trainingRecord(one) })),
  ].sort((one, other) => other.day.localeCompare(one.day))
}
