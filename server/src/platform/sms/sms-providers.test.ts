/** Both providers' own SDKs against a server that checks their signatures as their documentation says. */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { sendByAliyun } from './sms-aliyun'
import type { AdmissionMessage, CodeMessage } from './sms-message'
import { sendByTencent } from './sms-tencent'

const SECRET = 'a-secret-of-the-account'
const message: CodeMessage = {
  mobile: '13900000001',
  school: { id: '10001', name: '江北技能学校' },
  purpose: 'signIn',
  code: '042042',
  text: '【江北技能学校】您的登录验证码是 042042',
}

const admission: AdmissionMessage = {
  mobile: '13900000001',
  school: { id: '10001', name: '江北技能学校' },
  purpose: 'admitted',
  className: '电工（四级）2027年第一期周末班，江北校区，四月开课',
  text: '【江北技能学校】您已被录取',
}

interface Asked {
  readonly request: IncomingMessage
  readonly address: URL
  readonly body: string
}

let server: Server
let endpoint: string
let asked: Asked[]
let answer: (response: ServerResponse, asked: Asked) => unknown
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { request, address: new URL(request.url ?? '', endpoint), body }
      asked.push(one)
      answer(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
})

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest()
const json = (response: ServerResponse, status: number, body: object): unknown =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
/** A header's fields, as `Credential=…, SignedHeaders=…`. */
const fieldOf = (header: string, name: string): string => new RegExp(`${name}=([^,]*)`).exec(header)?.[1] ?? ''
const signedHeadersOf = ({ request }: Asked, names: string): string =>
  names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')

const gone = async (): Promise<string> => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  other.close()
  await once(other, 'close')
  return `http://127.0.0.1:${port}`
}

describe('Alibaba Cloud', () => {
  const account = { id: 'LTAI7', signName: '江北技能', template: 'SMS_7', admissionTemplate: 'SMS_8' }
  const send = (at = endpoint, secret = SECRET) => sendByAliyun({ ...account, secret, endpoint: at }, message)

  /** ACS3-HMAC-SHA256. */
  function isSigned(one: Asked): boolean {
    const authorization = one.request.headers.authorization ?? ''
    const names = fieldOf(authorization, 'SignedHeaders')
    const encode = (part: string): string =>
      encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    const query = [...one.address.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&')
    const canonical = ['POST', '/', query, signedHeadersOf(one, names), names, sha256(one.body)].join('\n')
    const signature = hmac(SECRET, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex')
    return authorization.startsWith('ACS3-HMAC-SHA256 ') && fieldOf(authorization, 'Signature') === signature
  }

  beforeEach(() => {
    answer = (response, one) =>
      isSigned(one)
        ? json(response, 200, { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' })
        : json(response, 400, { Code: 'SignatureDoesNotMatch', Message: 'wrong', RequestId: 'r' })
  })

  test('a message is signed, with its template and its code', async () => {
    await send()
    const [one] = asked
    expect(one?.request.headers['x-acs-action']).toBe('SendSms')
    expect(Object.fromEntries(one?.address.searchParams ?? [])).toEqual({
      PhoneNumbers: '13900000001',
      SignName: '江北技能',
      TemplateCode: 'SMS_7',
      TemplateParam: '{"code":"042042"}',
    })
  })

  test('a message of a seat has its own template, and its class as long as providers take it', async () => {
    await sendByAliyun({ ...account, secret: SECRET, endpoint }, admission)
    expect(Object.fromEntries(asked[0]?.address.searchParams ?? [])).toMatchObject({
      TemplateCode: 'SMS_8',
      TemplateParam: '{"class":"电工（四级）2027年第一期周末班，江…"}',
    })
  })

  test('a wrong secret is a refusal', async () => {
    await expect(send(endpoint, 'other')).rejects.toMatchObject({
      message: 'Alibaba Cloud answered SignatureDoesNotMatch',
      mayArrive: false,
    })
  })

  test('a refusal in an answer of its own is one', async () => {
    answer = (response) =>
      json(response, 200, { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发限流', RequestId: 'r' })
    await expect(send()).rejects.toMatchObject({
      message: 'Alibaba Cloud answered isv.BUSINESS_LIMIT_CONTROL',
      mayArrive: false,
    })
    expect(asked).toHaveLength(1)
  })

  test('a broken connection may have sent it; nothing of the message is in the fault', async () => {
    answer = (response) => response.destroy()
    await expect(send()).rejects.toMatchObject({
      message: 'Alibaba Cloud gave no answer: ECONNRESET',
      mayArrive: true,
    })
    expect(asked).toHaveLength(1)
  })

  test('a provider that is not there has sent nothing', async () => {
    await expect(send(await gone())).rejects.toMatchObject({
      message: 'Alibaba Cloud gave no answer: ECONNREFUSED',
      mayArrive: false,
    })
  })
})

describe('Tencent Cloud', () => {
  const account = {
    id: 'AKID7',
    signName: '江北技能',
    template: '77',
    admissionTemplate: '78',
    appId: '1400000007',
    values: ['code', 'minutes'],
    region: 'ap-guangzhou',
  } as const
  const send = (at = endpoint, secret = SECRET) => sendByTencent({ ...account, secret, endpoint: at }, message)

  /** TC3-HMAC-SHA256; the SDK signs the host without its port, which is the usual one at the provider. */
  function isSigned(one: Asked): boolean {
    const authorization = one.request.headers.authorization ?? ''
    const names = fieldOf(authorization, 'SignedHeaders')
    const scope = fieldOf(authorization, 'Credential').split('/').slice(1)
    const [date = '', service = ''] = scope
    const headers = signedHeadersOf(one, names).replace(/^(host:.*):\d+$/m, '$1')
    const canonical = ['POST', '/', '', headers, names, sha256(one.body)].join('\n')
    const time = String(one.request.headers['x-tc-timestamp'])
    const content = ['TC3-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n')
    const key = hmac(hmac(hmac(`TC3${SECRET}`, date), service), 'tc3_request')
    return fieldOf(authorization, 'Signature') === hmac(key, content).toString('hex')
  }

  beforeEach(() => {
    answer = (response, one) =>
      json(response, 200, {
        Response: isSigned(one)
          ? { RequestId: 'r', SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] }
          : { RequestId: 'r', Error: { Code: 'AuthFailure.SignatureFailure', Message: 'wrong' } },
      })
  })

  test('a message is signed, with its template and its values', async () => {
    await send()
    const [one] = asked
    expect(one?.request.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-region': 'ap-guangzhou' })
    expect(JSON.parse(one?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613900000001'],
      SmsSdkAppId: '1400000007',
      SignName: '江北技能',
      TemplateId: '77',
      TemplateParamSet: ['042042', '5'],
    })
  })

  test('a message of a seat has its own template, with its class alone', async () => {
    await sendByTencent({ ...account, secret: SECRET, endpoint }, { ...admission, className: '电工2班' })
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ TemplateId: '78', TemplateParamSet: ['电工2班'] })
  })

  test('a wrong secret is a refusal', async () => {
    await expect(send(endpoint, 'other')).rejects.toMatchObject({
      message: 'Tencent Cloud answered AuthFailure.SignatureFailure',
      mayArrive: false,
    })
  })

  test('a refused number and a broken gateway are refusals', async () => {
    answer = (response) =>
      json(response, 200, {
        Response: { RequestId: 'r', SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] },
      })
    await expect(send()).rejects.toMatchObject({
      message: 'Tencent Cloud answered LimitExceeded.PhoneNumberDailyLimit',
      mayArrive: false,
    })
    answer = (response) => json(response, 502, {})
    await expect(send()).rejects.toMatchObject({ message: 'Tencent Cloud answered 502', mayArrive: false })
    expect(asked).toHaveLength(2)
  })

  test('a broken connection may have sent it', async () => {
    answer = (response) => response.destroy()
    await expect(send()).rejects.toMatchObject({ mayArrive: true })
    expect(asked).toHaveLength(1)
  })

  test('a provider that is not there has sent nothing', async () => {
    await expect(send(await gone())).rejects.toMatchObject({
      message: 'Tencent Cloud gave no answer: ECONNREFUSED',
      mayArrive: false,
    })
  })
})
