import type { PublicKey } from '@campus/contracts/credential'

import type { OpenedCredential, SignatureCheck } from './verify.model'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/**
 * Checks a credential with the school's public keys, by the browser's own cryptography. That exists on secure
 * pages only; elsewhere nothing is checked.
 */
export async function checkSignature(
  { keyId, signed, signature }: OpenedCredential,
  keys: readonly PublicKey[],
): Promise<SignatureCheck> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  if (subtle === undefined) return 'unchecked'
  const known = keys.find(({ kid }) => kid === keyId)
  if (known === undefined) return 'wrong'
  const { kty, crv, x, y } = known
  const key = await subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, ['verify'])
  return (await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)) ? 'right' : 'wrong'
}
