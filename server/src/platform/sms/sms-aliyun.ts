/** Sends text messages by Alibaba Cloud (SendSms of 2017-05-25). */
import { errorCodeOf } from '../error-code'
import {
  classVariable,
  noAnswer,
  SMS_TIMEOUT_MS,
  SmsNotTakenError,
  type SmsAccount,
  type SmsMessage,
} from './sms-message'

const ENDPOINT = 'https://dysmsapi.aliyuncs.com'

/** A template has one variable: `${code}`, or `${class}` where it tells of a seat. Throws {@link SmsNotTakenError}. */
export async function sendByAliyun(account: SmsAccount, message: SmsMessage): Promise<void> {
  const isAdmission = message.purpose === 'admitted'
  const [sms, { $OpenApiUtil }] = await Promise.all([
    // Half a second of loading, for whom it is.
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ])
  const { host, protocol } = new URL(account.endpoint === '' ? ENDPOINT : account.endpoint)
  const client = new (clientOf(sms))(
    new $OpenApiUtil.Config({
      accessKeyId: account.id,
      accessKeySecret: account.secret,
      endpoint: host,
      protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
      connectTimeout: SMS_TIMEOUT_MS,
      readTimeout: SMS_TIMEOUT_MS,
    }),
  )
  const request = new sms.SendSmsRequest({
    phoneNumbers: message.mobile,
    signName: account.signName,
    templateCode: isAdmission ? account.admissionTemplate : account.template,
    templateParam: JSON.stringify(isAdmission ? { class: classVariable(message) } : { code: message.code }),
  })
  const { body } = await client.sendSms(request).catch((error: unknown) => {
    throw isAnswer(error)
      ? new SmsNotTakenError(`Alibaba Cloud answered ${errorCodeOf(error)}`, false)
      : noAnswer('Alibaba Cloud', error)
  })
  if (body?.code !== 'OK') throw new SmsNotTakenError(`Alibaba Cloud answered ${body?.code}`, false)
}

type Sms = typeof import('@alicloud/dysmsapi20170525')

/** The package is CommonJS, whose default export Node hands over within another. */
function clientOf(sms: Sms): Sms['default'] {
  const exported: Sms['default'] & { readonly default?: Sms['default'] } = sms.default
  return exported.default ?? exported
}

const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
