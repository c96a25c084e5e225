import { secondsLeft, signedAddress, type AddressQuery } from '../../platform/files/signed-address'

export type CertificateKind = 'skill' | 'training'

/** Seconds. */
const LIFETIME = 10 * 60

interface Picture {
  readonly tenantId: string
  readonly kind: CertificateKind
  /** The record's own id: it reveals nothing about the holder. */
  readonly id: string
}

/** Address of a certificate's picture that works for ten minutes. */
export function pictureAddress(picture: Picture, key: string, now: Date): string {
  return signedAddress(pathOf(picture), { key, lifetime: LIFETIME, now })
}

/** Whether the server signed the address for this picture and it has not expired. */
export function isPictureAddress(picture: Picture, query: AddressQuery, key: string, now: Date): boolean {
  return secondsLeft(pathOf(picture), query, key, now) > 0
}

function pathOf({ tenantId, kind, id }: Picture): string {
  return `/media/${tenantId}/certificate/${kind}-${id}.svg`
}
