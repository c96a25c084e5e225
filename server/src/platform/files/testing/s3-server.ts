/**
 * An S3-compatible service in memory, with one bucket. It serves correctly signed requests (AWS Signature
 * Version 4) and nothing else.
 */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const REGION = 'test-1'
const ACCESS_KEY = 'access-key'
const SECRET = 'a-secret'
const BUCKET = 'campus'

interface StoredObject {
  readonly content: Buffer
  readonly contentType: string
  readonly changed: Date
}

interface Response {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: Buffer | string
}

/** Opens the service on a free port. */
export async function openS3Server() {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, { key: string; contentType: string; parts: Map<number, Buffer> }>()
  const refused: string[] = []

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const { status, headers, body: sent } = isSigned(request, body) ? respond(request, body) : forbidden(request)
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : sent)
    })
  })
  await new Promise<void>((resolve) => server.unref().listen(0, '127.0.0.1', resolve))

  function forbidden({ method, url }: IncomingMessage): Response {
    refused.push(`${method ?? ''} ${url ?? ''}`)
    return xml(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
  }

  function respond(request: IncomingMessage, body: Buffer): Response {
    const url = new URL(request.url ?? '', 'http://x')
    const key = decodeURIComponent(url.pathname).replace(`/${BUCKET}/`, '')
    const contentType = request.headers['content-type'] ?? ''
    const uploadId = url.searchParams.get('uploadId') ?? ''
    if (url.searchParams.has('list-type')) return list(url.searchParams.get('prefix') ?? '')
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = String(uploads.size + 1)
      uploads.set(id, { key, contentType, parts: new Map() })
      return xml(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const upload = uploads.get(uploadId)
    if (uploadId !== '' && upload === undefined) return xml(404, '<Error><Code>NoSuchUpload</Code></Error>')
    if (upload !== undefined && request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body)
      return { status: 200, headers: { etag: `"${hashOf(body)}"` } }
    }
    if (upload !== undefined && request.method === 'POST') {
      const content = Buffer.concat([...upload.parts].sort(([one], [other]) => one - other).map(([, part]) => part))
      objects.set(upload.key, { content, contentType: upload.contentType, changed: new Date() })
      uploads.delete(uploadId)
      return xml(200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
    }
    if (request.method === 'DELETE') {
      if (upload === undefined) objects.delete(key)
      uploads.delete(uploadId)
      return { status: 204 }
    }
    if (request.method === 'PUT') {
      objects.set(key, { content: body, contentType, changed: new Date() })
      return { status: 200, headers: { etag: `"${hashOf(body)}"` } }
    }
    return read(key, request.headers.range)
  }

  function read(key: string, range: string | undefined): Response {
    const object = objects.get(key)
    if (object === undefined) return xml(404, '<Error><Code>NoSuchKey</Code></Error>')
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    const body = first === undefined ? object.content : object.content.subarray(Number(first), Number(last) + 1)
    return {
      status: first === undefined ? 200 : 206,
      headers: { 'content-length': String(body.length), 'content-type': object.contentType, etag: '"x"' },
      body,
    }
  }

  function list(prefix: string): Response {
    const contents = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { content, changed }]) =>
          `<Contents><Key>${key}</Key><Size>${String(content.length)}</Size><LastModified>${changed.toISOString()}</LastModified><ETag>"x"</ETag></Contents>`,
      )
    return xml(200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`)
  }

  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    /** The configuration for this service. */
    environment: {
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_REGION: REGION,
      FILES_S3_KEY: ACCESS_KEY,
      FILES_S3_SECRET: SECRET,
    },
    objects,
    /** Multipart uploads that were neither completed nor aborted. */
    uploads,
    /** Requests with a wrong signature. */
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function xml(status: number, body: string): Response {
  return { status, headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0"?>${body}` }
}

/** Whether a request's Authorization header matches the secret. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  const [, credential = '', names = '', signature] = given ?? []
  const date = String(request.headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (credential !== `${ACCESS_KEY}/${scope}` || !['UNSIGNED-PAYLOAD', hashOf(body)].includes(bodyHash)) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, hashOf(canonical)].join('\n')
  const signingKey = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${SECRET}`,
  )
  return createHmac('sha256', signingKey).update(toSign).digest('hex') === signature
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}
