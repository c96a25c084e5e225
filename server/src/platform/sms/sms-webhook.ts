/** Hands text messages to an address of the operator's, signed as Standard Webhooks says (docs/operating.md). */
import { Webhook } from 'standardwebhooks'

import { newId } from '../database/ids'
import { noAnswer, SMS_TIMEOUT_MS, SmsNotTakenError, type SmsMessage } from './sms-message'

export interface SmsWebhook {
  readonly url: string
  /** `whsec_` and 24 to 64 bytes in base64. */
  readonly secret: string
}

/** Resolves once the receiver has answered with 2xx. Throws {@link SmsNotTakenError}. */
export async function sendToWebhook({ url, secret }: SmsWebhook, message: SmsMessage, now: Date): Promise<void> {
  const id = `msg_${newId()}`
  const body = JSON.stringify({ type: 'sms.send', timestamp: now.toISOString(), data: message })
  const status = await post(url, body, {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  })
  if (status < 200 || status > 299) throw new SmsNotTakenError(`the web hook answered ${status}`, false)
}

async function post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const signal = AbortSignal.timeout(SMS_TIMEOUT_MS)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    throw noAnswer('the web hook', error)
  }
}
