import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { handle, type CallContext, type Route } from '../http/handle'
import { Refusal } from '../http/refusal'
import { schools } from '../school/school.schema'
import { skillSubject, standingSkillCertificate, standingTrainingCertificate, trainingSubject } from './certified-subject'
import { signCredential } from './credential'
import { signingKey } from './credential-keys'
import { lookUp } from './lookup'
import { maskMobile } from './mask'
import { pictureAddress, pictureKey } from './picture-address'

/** A certificate that was taken back is answered as none; its credential says why. */
export const certificateRoutes: readonly Route[] = [
  handle(queryCertificateByCode, async ({ input, tx, tenantId, address, now }) => {
    const tools = await prepare({ tx, tenantId, now })
    const found = await lookUp(
      { tx, address, now },
      { ...input, find: () => standingSkillCertificate(tx, input.certificateCode), nameOf: (row) => row.name },
    )
    if (found === null || found instanceof Refusal) return found
    const { kind, ...certificate } = skillSubject(found)
    return {
      ...certificate,
      mobile: maskMobile(found.mobile),
      certificateImgUrl: found.hasPicture ? pictureAddress({ tenantId, kind, id: found.id }, tools.pictureKey, now) : '',
      credential: await signCredential({ kind, ...certificate }, tools.issuer, tools.signingKey),
    }
  }),

  handle(queryTeachUserCert, async ({ input, tx, tenantId, address, now }) => {
    const tools = await prepare({ tx, tenantId, now })
    const found = await lookUp(
      { tx, address, now },
      {
        ...input,
        name: input.studentName,
        find: () => standingTrainingCertificate(tx, input.certificateNum),
        nameOf: (row) => row.studentName,
      },
    )
    if (found === null || found instanceof Refusal) return found
    const { kind, ...certificate } = trainingSubject(found)
    return {
      ...certificate,
      mobile: maskMobile(found.mobile),
      certificateUrl: found.hasPicture ? pictureAddress({ tenantId, kind, id: found.id }, tools.pictureKey, now) : '',
      credential: await signCredential({ kind, ...certificate }, tools.issuer, tools.signingKey),
    }
  }),
]

/** What an answer needs, fetched before anything is looked for: a miss costs the same whatever missed. */
async function prepare({ tx, tenantId, now }: Pick<CallContext, 'tx' | 'tenantId' | 'now'>) {
  const [school] = await tx.select({ name: schools.universityName }).from(schools)
  return {
    pictureKey: await pictureKey(tx),
    signingKey: await signingKey(tx, now),
    issuer: { tenantId, name: school?.name ?? '' },
  }
}
