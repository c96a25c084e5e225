import { styled } from 'styled-components'

import { CardPlace, ColouredHalf, HalfGround, SplitCardTitle } from '@campus/ui/split-card'
import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { withParameter } from '../common/links.model'
import { schoolName } from '../common/school.model'
import { ADDRESS } from '../router/addresses.model'
import { useSite } from '../site-context'
import { useT } from './messages'
import { QrPanel } from './QrPanel'

const Card = styled(ColouredHalf)`
  width: 100%;
  max-width: 720px;
  padding: ${space[12]};
  border-radius: ${radius.l};
  box-shadow: ${shadow[2]};

  @media ${media.phone} {
    padding: ${space[6]};
  }
`

const School = styled.p`
  color: ${color.onAccent};
  font: ${weight.regular} ${text.l} ${font.sans};
  opacity: 0.9;
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

/** Sign-in of promotion partners: the organisation's page as a code to scan. */
export function PromotionPage() {
  const t = useT()
  const site = useSite()
  return (
    <CardPlace>
      <Card>
        <HalfGround />
        <Words>
          <SplitCardTitle>{t('login.promotionTitle')}</SplitCardTitle>
          <School>{schoolName(site)}</School>
        </Words>
        <QrPanel
          address={withParameter(site.settings.sites.organisation, 'schoolId', site.tenantId)}
          ownPage={`${ADDRESS.schoolInfo}&schoolId=${site.tenantId}`}
          caption={t('appDownload.organisation')}
        />
      </Card>
    </CardPlace>
  )
}
