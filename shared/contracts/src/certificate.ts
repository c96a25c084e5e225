import * as v from 'valibot'

import { defineCall } from './call'
import { captchaKey } from './sign-in'
import { flag, id, text } from './wire'

/** Ours: the certificate as a signed credential (see credential.ts); '' where a back end issues none. */
const credential = text

/** Ours: the code on the paper that leads to the credential; '' where a back end issues none. */
const verificationCode = text

/** Ours: whether the school has revoked the certificate. */
const revoked = flag

/** A professional skill level certificate; card and mobile come masked. Dates are `yyyy-MM-dd`. */
export const skillCertificate = v.object({
  name: text,
  card: text,
  mobile: text,
  professionName: text,
  typeOfWorkName: text,
  certificateCode: text,
  level: text,
  sendDate: text,
  certificateImgUrl: text,
  credential,
  verificationCode,
  revoked,
})
export type SkillCertificate = v.InferOutput<typeof skillCertificate>

/** A training graduation certificate; idCard and mobile come masked. */
export const trainingCertificate = v.object({
  studentName: text,
  idType: text,
  idCard: text,
  mobile: text,
  productName: text,
  agencyName: text,
  certificateNum: text,
  startTime: text,
  endTime: text,
  certificateUrl: text,
  credential,
  verificationCode,
  revoked,
})
export type TrainingCertificate = v.InferOutput<typeof trainingCertificate>

/** The digits of the picture, or `pow:<number>` as the solution of the computed challenge. */
const captcha = { captchaKey, captchaCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) }
const personName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8), v.regex(/^[\p{Script=Han}A-Za-z.·]+$/u))
const certificateNumber = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))

export const queryCertificateByCode = defineCall({
  id: 'certificate.queryByCode',
  method: 'POST',
  path: '/api/evaluate/anyTenant/certificate/queryCertificateByCode',
  summary: 'Looks a skill certificate up; no match is success with null, a wrong captcha is an error',
  request: v.object({ ...captcha, certificateCode: certificateNumber, name: personName }),
  response: v.nullish(skillCertificate, null),
})

export const queryTeachUserCert = defineCall({
  id: 'certificate.queryTeachUserCert',
  method: 'POST',
  path: '/api/teaching/anyTenant/queryTeachUserCert',
  summary: 'Looks a training certificate up; no match is success with null, a wrong captcha is an error',
  request: v.object({ ...captcha, certificateNum: certificateNumber, studentName: personName }),
  response: v.nullish(trainingCertificate, null),
})

const ownSkillCertificate = v.object({ ...skillCertificate.entries, id })
const ownTrainingCertificate = v.object({ ...trainingCertificate.entries, id })

export const ownCertificates = defineCall({
  id: 'certificate.own',
  method: 'GET',
  path: '/api/evaluate/appUser/ownCertificates',
  summary: 'The school’s certificates with the signed-in person’s number and real name, the newest first',
  request: v.object({}),
  response: v.object({ skillList: v.array(ownSkillCertificate), trainingList: v.array(ownTrainingCertificate) }),
  access: 'user',
  source: 'ours',
})
