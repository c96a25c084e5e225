/** A certificate as the people may see it who know of it: masked, signed, with its code and the address of its picture. */
import type { SkillCertificate, TrainingCertificate } from '@campus/contracts/certificate'

import { addressKey } from '../../platform/files/signed-address'
import type { CallContext } from '../../platform/http/handle'
import { showsPicture, skillSubject, trainingSubject, type SkillRow, type TrainingRow } from './certified-subject'
import { signCredential } from './credential'
import { signingKey } from './credential-keys'
import { issuerOf } from './issuer'
import { maskMobile } from './mask'
import { pictureAddress, type CertificateKind } from './picture-address'
import { verificationCode } from './verification-code'

type Context = Pick<CallContext, 'tx' | 'tenantId' | 'now'>
export type ShowingTools = Awaited<ReturnType<typeof showingTools>>

/** What every certificate is shown with. */
export async function showingTools({ tx, tenantId, now }: Context) {
  return {
    addressKey: await addressKey(tx),
    signingKey: await signingKey(tx, now),
    issuer: await issuerOf(tx, tenantId),
  }
}

/** A revoked certificate is shown as revoked and without a picture. */
export async function shownSkill(context: Context, tools: ShowingTools, row: SkillRow): Promise<SkillCertificate> {
  const { kind, ...certificate } = skillSubject(row)
  return {
    ...certificate,
    mobile: maskMobile(row.mobile),
    certificateImgUrl: picture(context, tools, kind, row),
    credential: await signCredential({ kind, ...certificate }, tools.issuer, tools.signingKey),
    verificationCode: await verificationCode(context.tx, kind, row.id),
    revoked: row.revokedAt !== null,
  }
}

/** The same for a training certificate. */
export async function shownTraining(
  context: Context,
  tools: ShowingTools,
  row: TrainingRow,
): Promise<TrainingCertificate> {
  const { kind, ...certificate } = trainingSubject(row)
  return {
    ...certificate,
    mobile: maskMobile(row.mobile),
    certificateUrl: picture(context, tools, kind, row),
    credential: await signCredential({ kind, ...certificate }, tools.issuer, tools.signingKey),
    verificationCode: await verificationCode(context.tx, kind, row.id),
    revoked: row.revokedAt !== null,
  }
}

function picture(
  { tenantId, now }: Context,
  tools: ShowingTools,
  kind: CertificateKind,
  row: SkillRow | TrainingRow,
): string {
  return showsPicture(row) ? pictureAddress({ tenantId, kind, id: row.id }, tools.addressKey, now) : ''
}
