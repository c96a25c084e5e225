import type { Brand } from '@campus/contracts/school'

import { useCommonT } from '../../common/messages'
import { useBrandName } from '../../common/use-brand-name'
import { LegalTexts } from '../LegalTexts'
import { AgreementLinks } from './AgreementLinks'
import { FooterLine, FooterRoot } from './footer-parts'

/** The footer of a partner's certificate site: names the authority it runs under. */
export function PartnerFooter({ brand }: { brand: Brand }) {
  const t = useCommonT()
  const name = useBrandName(brand)
  return (
    <FooterRoot>
      <FooterLine>
        <p>{t('footer.authorisation.partner', { brand: name })}</p>
        <LegalTexts />
        <AgreementLinks />
      </FooterLine>
    </FooterRoot>
  )
}
