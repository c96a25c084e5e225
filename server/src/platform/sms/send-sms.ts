import { Counter } from 'prom-client'

import type { Config } from '../config/config'
import { newId } from '../database/ids'
import type { WithoutTransactionContext } from '../http/handle'
import { sendByAliyun } from './sms-aliyun'
import { SmsNotTakenError, type SmsAccount, type SmsMessage } from './sms-message'
import { smsOutbox } from './sms-outbox.schema'
import { sendByTencent } from './sms-tencent'
import { sendToWebhook } from './sms-webhook'

/** Whether the provider has it; `unknown` when it gave no answer in time. */
export type SmsOutcome = 'taken' | 'refused' | 'unknown'

export const smsMessages = new Counter({
  name: 'campus_sms_messages_total',
  help: 'Text messages by what became of them: taken by the provider, refused, or unknown when it gave no answer in time.',
  labelNames: ['outcome'],
  registers: [],
})

/** The outbox reaches nobody, so in production there must be a provider. */
export function canSendSms({ smsProvider, environment }: Pick<Config, 'smsProvider' | 'environment'>): boolean {
  return smsProvider !== 'outbox' || environment === 'development'
}

/** Whether somebody can be told of a seat: a provider with templates needs one for it. */
export function canTellOfAdmission(
  config: Pick<Config, 'smsProvider' | 'smsAdmissionTemplate' | 'environment'>,
): boolean {
  const { smsProvider, smsAdmissionTemplate } = config
  const hasTemplates = smsProvider === 'aliyun' || smsProvider === 'tencent'
  return canSendSms(config) && (!hasTemplates || smsAdmissionTemplate !== '')
}

type SendContext = Pick<WithoutTransactionContext, 'config' | 'inTenant' | 'log' | 'now' | 'tenantId'>

/** Hands a text message to the configured provider, outside of any transaction: it may take seconds. */
export async function sendSms(context: SendContext, message: SmsMessage): Promise<SmsOutcome> {
  const outcome = await handOver(context, message)
  smsMessages.inc({ outcome })
  return outcome
}

async function handOver(context: SendContext, message: SmsMessage): Promise<SmsOutcome> {
  const { config, log, tenantId } = context
  try {
    await PROVIDERS[config.smsProvider](context, message)
    return 'taken'
  } catch (error) {
    if (!(error instanceof SmsNotTakenError)) throw error
    log.error({ tenant: tenantId, reason: error.message }, 'a text message was not taken')
    return error.mayArrive ? 'unknown' : 'refused'
  }
}

const PROVIDERS: Readonly<
  Record<Config['smsProvider'], (context: SendContext, message: SmsMessage) => Promise<unknown>>
> = {
  outbox: keepInOutbox,
  webhook: ({ config, now }, message) =>
    sendToWebhook({ url: config.smsWebhookUrl, secret: config.smsWebhookSecret }, message, now),
  aliyun: ({ config }, message) => sendByAliyun(accountOf(config), message),
  tencent: ({ config }, message) =>
    sendByTencent(
      { ...accountOf(config), appId: config.smsAppId, values: config.smsTemplateValues, region: config.smsRegion },
      message,
    ),
}

function accountOf(config: Config): SmsAccount {
  return {
    id: config.smsAccountId,
    secret: config.smsAccountSecret,
    signName: config.smsSignName,
    template: config.smsTemplate,
    admissionTemplate: config.smsAdmissionTemplate,
    endpoint: config.smsEndpoint,
  }
}

/** Where developers read it. */
async function keepInOutbox({ inTenant, now }: SendContext, { mobile, text }: SmsMessage): Promise<void> {
  await inTenant((tx) => tx.insert(smsOutbox).values({ id: newId(), mobile, text, createdTime: now }))
}
