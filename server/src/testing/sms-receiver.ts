import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Received {
  readonly type: string
  readonly timestamp: string
  readonly data: {
    readonly mobile: string
    readonly school: { readonly id: string; readonly name: string }
    readonly purpose: string
    /** Of a message with a code. */
    readonly code?: string
    /** Of a message that tells of a seat. */
    readonly className?: string
    readonly text: string
  }
}

export type SmsReceiver = Awaited<ReturnType<typeof openSmsReceiver>>

/** An operator's receiver of text messages: it checks signatures as docs/operating.md says, and keeps what it gets. */
export async function openSmsReceiver() {
  const key = randomBytes(32)
  const received: Received[] = []
  const accept = (response: ServerResponse): unknown => response.writeHead(204).end()
  let answer = accept

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const header = (name: string): string => String(request.headers[`webhook-${name}`])
    const expected = createHmac('sha256', key)
      .update(`${header('id')}.${header('timestamp')}.${body}`)
      .digest('base64')
    if (!header('signature').split(' ').includes(`v1,${expected}`)) {
      response.writeHead(401).end()
      return
    }
    received.push(JSON.parse(body) as Received)
    answer(response)
  }

  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** Settings of a server that sends here. */
    settings: {
      SMS_PROVIDER: 'webhook',
      SMS_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
      SMS_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
    },
    /** Messages with a right signature, the oldest first. */
    received,
    /** What is answered from now on; by default 204. */
    answerWith(next: (response: ServerResponse) => unknown = accept): void {
      answer = next
    },
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
