/** The settings of text messages: who sends them, and what signs the calls that ask for one. */
import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { plain, setting, webAddress, words } from './config-setting'

export const SMS_SETTINGS = {
  smsAccessKey: setting(
    'SMS_ACCESS_KEY',
    '',
    v.pipe(
      plain,
      v.transform((key) => (key === '' ? randomUUID() : key)),
    ),
    {
      form: 'text',
      about:
        'Access key that signs calls which send a text message; empty makes one at each start, which suits a server whose own pages alone send.',
      secret: true,
    },
  ),
  smsProvider: setting('SMS_PROVIDER', 'outbox', v.picklist(['outbox', 'webhook', 'aliyun', 'tencent']), {
    form: 'outbox, webhook, aliyun or tencent',
    about:
      'Who sends text messages (docs/operating.md): webhook hands them to SMS_WEBHOOK_URL, aliyun is Alibaba Cloud, tencent is Tencent Cloud; outbox sends none, shows them at /outbox in development and refuses them in production.',
  }),
  smsWebhookUrl: setting('SMS_WEBHOOK_URL', '', webAddress, {
    form: 'an http(s) address',
    about: 'Address that is asked to send a text message; the code stands in it, so http is for your own network only.',
  }),
  smsWebhookSecret: setting(
    'SMS_WEBHOOK_SECRET',
    '',
    v.pipe(plain, v.regex(/^$|^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)),
    {
      form: 'whsec_ and 24 to 64 bytes in base64',
      about: 'Secret that signs what SMS_WEBHOOK_URL is sent.',
      secret: true,
    },
  ),
  smsAccountId: setting('SMS_ACCOUNT_ID', '', plain, {
    form: 'text',
    about: 'Who sends at that provider: the AccessKey ID (aliyun) or SecretId (tencent).',
  }),
  smsAccountSecret: setting('SMS_ACCOUNT_SECRET', '', plain, {
    form: 'text',
    about: 'Its AccessKey Secret (aliyun) or SecretKey (tencent).',
    secret: true,
  }),
  smsSignName: setting('SMS_SIGN_NAME', '', v.pipe(plain, v.regex(/^[^【】]*$/)), {
    form: 'text without 【】',
    about: 'Approved name that stands in front of each message.',
  }),
  smsTemplate: setting('SMS_TEMPLATE', '', plain, {
    form: 'the code or number of a template',
    about: 'Approved template of a message with a code: of one variable, code (aliyun), or of SMS_TEMPLATE_VALUES.',
  }),
  smsTemplateValues: setting('SMS_TEMPLATE_VALUES', 'code', v.pipe(words, v.array(v.picklist(['code', 'minutes']))), {
    form: 'code and minutes, comma-separated',
    about: 'What the variables {1} and {2} of the template stand for (tencent).',
  }),
  smsAdmissionTemplate: setting('SMS_ADMISSION_TEMPLATE', '', plain, {
    form: 'the code or number of a template',
    about:
      'Approved template of the message that tells of a seat in a class, of one variable: class (aliyun) or {1} (tencent). Without it these providers send none.',
  }),
  smsAppId: setting('SMS_APP_ID', '', plain, {
    form: 'text',
    about: 'SdkAppId of the application that sends (tencent).',
  }),
  smsRegion: setting('SMS_REGION', 'ap-guangzhou', v.pipe(plain, v.regex(/^[a-z-]+$/)), {
    form: 'the name of a region',
    about: 'Region that sends (tencent).',
  }),
  smsEndpoint: setting('SMS_ENDPOINT', '', v.pipe(webAddress, v.regex(/^$|^https?:\/\/[^/]+$/)), {
    form: 'an http(s) address without a path',
    about: 'Another address of that provider; empty takes its usual one.',
  }),
} as const

type SmsConfig = Readonly<{
  [Name in keyof typeof SMS_SETTINGS]: v.InferOutput<(typeof SMS_SETTINGS)[Name]['schema']>
}>

/** What each provider cannot do without. */
const NEEDED = {
  outbox: [],
  webhook: ['smsWebhookUrl', 'smsWebhookSecret'],
  aliyun: ['smsAccountId', 'smsAccountSecret', 'smsSignName', 'smsTemplate'],
  tencent: ['smsAccountId', 'smsAccountSecret', 'smsSignName', 'smsTemplate', 'smsAppId'],
} as const satisfies Record<SmsConfig['smsProvider'], readonly (keyof SmsConfig)[]>

/** The variables that the configured provider lacks. */
export function missingOfProvider(config: SmsConfig): string[] {
  return NEEDED[config.smsProvider].filter((name) => config[name] === '').map((name) => SMS_SETTINGS[name].variable)
}
