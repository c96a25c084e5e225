import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'

import { addressKey } from '../../platform/files/signed-address'
import { handle, type CallContext, type Route } from '../../platform/http/handle'
import { Refusal } from '../../platform/http/refusal'
import { lookupMisses } from './certificate.limits'
import {
  findSkillCertificate,
  findTrainingCertificate,
  showsPicture,
  skillSubject,
  trainingSubject,
} from './certified-subject'
import { signCredential } from './credential'
import { signingKey } from './credential-keys'
import { issuerOf } from './issuer'
import { lookUp } from './lookup'
import { maskMobile } from './mask'
import { pictureAddress } from './picture-address'
import { verificationCode } from './verification-code'

/** A revoked certificate is shown to people who know its number and name, as revoked and without a picture. */
export const certificateRoutes: readonly Route[] = [
  handle(
    queryCertificateByCode,
    async ({ input, tx, tenantId, address, now }) => {
      const tools = await prepare({ tx, tenantId, now })
      const found = await lookUp(
        { tx, address, now },
        { ...input, find: () => findSkillCertificate(tx, input.certificateCode), nameOf: (row) => row.name },
      )
      if (found === null || found instanceof Refusal) return found
      const { kind, ...certificate } = skillSubject(found)
      return {
        ...certificate,
        mobile: maskMobile(found.mobile),
        certificateImgUrl: showsPicture(found)
          ? pictureAddress({ tenantId, kind, id: found.id }, tools.addressKey, now)
          : '',
        credential: await signCredential({ kind, ...certificate }, tools.issuer, tools.signingKey),
        verificationCode: await verificationCode(tx, kind, found.id),
        revoked: found.revokedAt !== null,
      }
    },
    { visitorWrites: { inside: [lookupMisses] } },
  ),

  handle(
    queryTeachUserCert,
    async ({ input, tx, tenantId, address, now }) => {
      const tools = await prepare({ tx, tenantId, now })
      const found = await lookUp(
        { tx, address, now },
        {
          ...input,
          name: input.studentName,
          find: () => findTrainingCertificate(tx, input.certificateNum),
          nameOf: (row) => row.studentName,
        },
      )
      if (found === null || found instanceof Refusal) return found
      const { kind, ...certificate } = trainingSubject(found)
      return {
        ...certificate,
        mobile: maskMobile(found.mobile),
        certificateUrl: showsPicture(found)
          ? pictureAddress({ tenantId, kind, id: found.id }, tools.addressKey, now)
          : '',
        credential: await signCredential({ kind, ...certificate }, tools.issuer, tools.signingKey),
        verificationCode: await verificationCode(tx, kind, found.id),
        revoked: found.revokedAt !== null,
      }
    },
    { visitorWrites: { inside: [lookupMisses] } },
  ),
]

/** Everything that a response needs is read before the search: a miss costs the same for any reason. */
async function prepare({ tx, tenantId, now }: Pick<CallContext, 'tx' | 'tenantId' | 'now'>) {
  return {
    addressKey: await addressKey(tx),
    signingKey: await signingKey(tx, now),
    issuer: await issuerOf(tx, tenantId),
  }
}
