import { useMutation } from '@tanstack/react-query'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/module-kit/contracts/certificate'
import { captchaChallenge } from '@campus/module-kit/contracts/sign-in'
import { newCaptchaKey } from '@campus/module-kit/http/captcha-key'
import { call } from '@campus/module-kit/http/client'
import { solve } from '@campus/module-kit/http/proof-of-work'

export const KINDS = ['skill', 'training'] as const
export type Kind = (typeof KINDS)[number]

/** The fields of a query to the register. */
export interface RegisterQuery {
  readonly kind: Kind
  readonly name: string
  readonly number: string
}

/** An entry of the register, for any kind of certificate; a field is '' where the kind has no such column. */
export interface Entry {
  readonly name: string
  readonly number: string
  readonly card: string
  readonly subject: string
  readonly level: string
  readonly issuer: string
  readonly date: string
  readonly period: string
  readonly picture: string
  /** The school has revoked the certificate. */
  readonly revoked: boolean
}

/** Queries the register; `data` is null when the certificate is not in it. */
export function useRegister() {
  return useMutation({ mutationFn: askRegister })
}

async function askRegister(query: RegisterQuery): Promise<Entry | null> {
  const captcha = await computedCaptcha()
  return query.kind === 'skill' ? askForSkill(query, captcha) : askForTraining(query, captcha)
}

/** A captcha that the browser computes instead of a person reading it; each is valid once. */
async function computedCaptcha() {
  const captchaKey = newCaptchaKey()
  const challenge = await call(captchaChallenge, { key: captchaKey }, { errors: 'inline' })
  const number = await solve(challenge, new AbortController().signal)
  return { captchaKey, captchaCode: `pow:${number ?? ''}` }
}

type Captcha = Awaited<ReturnType<typeof computedCaptcha>>

async function askForSkill({ name, number }: RegisterQuery, captcha: Captcha): Promise<Entry | null> {
  const found = await call(queryCertificateByCode, { ...captcha, certificateCode: number, name }, { errors: 'inline' })
  if (found === null) return null
  return {
    name: found.name,
    number: found.certificateCode,
    card: found.card,
    subject: found.professionName,
    level: found.level,
    issuer: '',
    date: found.sendDate,
    period: '',
    picture: found.certificateImgUrl,
    revoked: found.revoked,
  }
}

async function askForTraining({ name, number }: RegisterQuery, captcha: Captcha): Promise<Entry | null> {
  const found = await call(
    queryTeachUserCert,
    { ...captcha, certificateNum: number, studentName: name },
    { errors: 'inline' },
  )
  if (found === null) return null
  return {
    name: found.studentName,
    number: found.certificateNum,
    card: found.idCard,
    subject: found.productName,
    level: '',
    issuer: found.agencyName,
    date: '',
    period: `${found.startTime} – ${found.endTime}`,
    picture: found.certificateUrl,
    revoked: found.revoked,
  }
}
