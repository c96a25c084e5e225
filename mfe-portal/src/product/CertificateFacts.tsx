import { useState } from 'react'

import type { ProductDetail } from '@campus/contracts/product-detail'
import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { ButtonLink } from '@campus/ui/button'
import { FactList } from '@campus/ui/fact-list'
import { Section, Stack } from '@campus/ui/layout'
import { Picture } from '@campus/ui/picture'

import { MediaDialog } from '../common/media/MediaDialog'
import { useCommonT } from '../common/messages'
import { certificateLookupPath } from '../common/paths'
import { productFacts, verificationMessage } from '../common/product/product.model'
import { useT } from './messages'
import { hasCertificate } from './product-page.model'
import { CertificateRow, Enlarge } from './product.styles'

/** The certificate that one gets: what it looks like, who gives it, and where it can be checked. */
export function CertificateFacts({ product }: { product: ProductDetail }) {
  const t = useT()
  const commonT = useCommonT()
  const [shown, setShown] = useState<{ open: boolean }>()
  const parentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  const brand = useSession(activeBrand)
  if (!hasCertificate(product)) return null
  const { certificatePic: picture } = product
  const verification = verificationMessage(product.certificateVerificationType)
  const facts = productFacts(product, parentType).map(({ label, value }) => ({ label: commonT(label), value }))
  return (
    <Section title={t('productPage.certificate')}>
      <CertificateRow>
        {picture === '' ? null : (
          <Enlarge
            type="button"
            aria-haspopup="dialog"
            aria-label={t('productPage.certificate.enlarge')}
            onClick={() => setShown({ open: true })}
          >
            <Picture src={picture} alt="" ratio="4 / 3" />
          </Enlarge>
        )}
        <Stack gap={4} align="start">
          <FactList look="ruled" facts={facts} />
          {verification === null ? null : <p>{commonT(verification)}</p>}
          <ButtonLink to={certificateLookupPath(brand)}>{t('productPage.certificate.lookup')}</ButtonLink>
        </Stack>
      </CertificateRow>
      {shown === undefined ? null : (
        <MediaDialog
          open={shown.open}
          onClose={() => setShown({ open: false })}
          media={{ kind: 'picture', url: picture, title: t('productPage.certificate') }}
        />
      )}
    </Section>
  )
}
