import { createHash, timingSafeEqual } from 'node:crypto'

/** Header of a signed call. */
export const SIGNATURE_HEADER = 'signature'

/** HTTP-13: SHA-256 in hex over `a=1&b=2` in key order, followed by the access key. */
export function signQuery(query: Readonly<Record<string, string>>, accessKey: string): string {
  const text = Object.keys(query)
    .sort()
    .map((key) => `${key}=${query[key]}`)
    .join('&')
  return createHash('sha256')
    .update(text + accessKey)
    .digest('hex')
}

/** Whether the signature fits the query; takes the same time for every wrong one. */
export function signatureFits(query: Readonly<Record<string, string>>, accessKey: string, signature: string): boolean {
  const expected = Buffer.from(signQuery(query, accessKey))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The Basic authorization header of the API client (HTTP-07). */
export function basicAuthorization(client: { readonly apiClientId: string; readonly apiClientSecret: string }): string {
  return `Basic ${Buffer.from(`${client.apiClientId}:${client.apiClientSecret}`).toString('base64')}`
}
