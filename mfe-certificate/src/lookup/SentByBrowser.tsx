import type { Elements } from '@campus/ui/elements'

import type { CertificateKind } from '../common/record/certificate-record.model'

/** What the form has for browsers without script, which send it themselves; only where pages are drawn on the server. */
export function SentByBrowser(_: { kind: CertificateKind }): Elements | null {
  return null
}

/** The captcha's picture for browsers without script. */
export function PictureByBrowser(): Elements | null {
  return null
}
