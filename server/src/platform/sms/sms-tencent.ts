/** Sends text messages by Tencent Cloud (SendSms of 2021-01-11). */
import { errorCodeOf } from '../error-code'
import {
  classVariable,
  noAnswer,
  SMS_TIMEOUT_MS,
  SmsNotTakenError,
  type SmsAccount,
  type SmsMessage,
} from './sms-message'

const ENDPOINT = 'https://sms.tencentcloudapi.com'
const MINUTES = '5'

export interface TencentAccount extends SmsAccount {
  readonly appId: string
  /** What the variables of the template of a code stand for, in their order. */
  readonly values: readonly ('code' | 'minutes')[]
  readonly region: string
}

/** A template that tells of a seat has the class as its only variable. Throws {@link SmsNotTakenError}. */
export async function sendByTencent(account: TencentAccount, message: SmsMessage): Promise<void> {
  const isAdmission = message.purpose === 'admitted'
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  const { host, protocol } = new URL(account.endpoint === '' ? ENDPOINT : account.endpoint)
  const client = new sms.v20210111.Client({
    credential: { secretId: account.id, secretKey: account.secret },
    region: account.region,
    profile: { httpProfile: { endpoint: host, protocol: `${protocol}//`, reqTimeout: SMS_TIMEOUT_MS / 1000 } },
  })
  const request = {
    PhoneNumberSet: [`+86${message.mobile}`],
    SmsSdkAppId: account.appId,
    SignName: account.signName,
    TemplateId: isAdmission ? account.admissionTemplate : account.template,
    TemplateParamSet: isAdmission
      ? [classVariable(message)]
      : account.values.map((value) => (value === 'code' ? message.code : MINUTES)),
  }
  const { SendStatusSet: [status] = [] } = await client.SendSms(request).catch((error: unknown) => {
    const answered = errorCodeOf(error) ?? httpCodeOf(error)
    throw answered === undefined
      ? noAnswer('Tencent Cloud', error)
      : new SmsNotTakenError(`Tencent Cloud answered ${answered}`, false)
  })
  if (status?.Code !== 'Ok') throw new SmsNotTakenError(`Tencent Cloud answered ${status?.Code}`, false)
}

function httpCodeOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'httpCode' in error && typeof error.httpCode === 'number'
    ? error.httpCode
    : undefined
}
