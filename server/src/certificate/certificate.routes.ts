import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { eq } from 'drizzle-orm'
import { handle, type Route } from '../http/handle'
import { Refusal } from '../http/refusal'
import { skillCertificates, trainingCertificates } from './certificate.schema'
import { lookUp } from './lookup'
import { maskCard, maskMobile } from './mask'
import { pictureAddress, pictureKey } from './picture-address'

/** An identity document that is not named is the resident's card. */
const RESIDENT_CARD = '居民身份证'

export const certificateRoutes: readonly Route[] = [
  handle(queryCertificateByCode, async ({ input, tx, tenantId, address, now }) => {
    const key = await pictureKey(tx)
    const found = await lookUp(
      { tx, address, now },
      {
        ...input,
        find: async () => (await tx.select().from(skillCertificates).where(eq(skillCertificates.certificateCode, input.certificateCode)))[0],
        nameOf: (row) => row.name,
      },
    )
    if (found === null || found instanceof Refusal) return found
    const { id, name, card, mobile, professionName, typeOfWorkName, certificateCode, level, sendDate, hasPicture } = found
    return {
      name,
      card: maskCard(card),
      mobile: maskMobile(mobile),
      professionName,
      typeOfWorkName,
      certificateCode,
      level,
      sendDate,
      certificateImgUrl: hasPicture ? pictureAddress({ tenantId, kind: 'skill', id }, key, now) : '',
    }
  }),

  handle(queryTeachUserCert, async ({ input, tx, tenantId, address, now }) => {
    const key = await pictureKey(tx)
    const found = await lookUp(
      { tx, address, now },
      {
        ...input,
        name: input.studentName,
        find: async () => (await tx.select().from(trainingCertificates).where(eq(trainingCertificates.certificateNum, input.certificateNum)))[0],
        nameOf: (row) => row.studentName,
      },
    )
    if (found === null || found instanceof Refusal) return found
    const { id, studentName, idType, idCard, mobile, productName, agencyName, certificateNum, startTime, endTime, hasPicture } = found
    return {
      studentName,
      idType: idType === '' ? RESIDENT_CARD : idType,
      idCard: maskCard(idCard),
      mobile: maskMobile(mobile),
      productName,
      agencyName,
      certificateNum,
      startTime,
      endTime,
      certificateUrl: hasPicture ? pictureAddress({ tenantId, kind: 'training', id }, key, now) : '',
    }
  }),
]
