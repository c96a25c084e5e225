import {
  Award,
  BookOpen,
  ChartColumn,
  ClipboardPen,
  Compass,
  GraduationCap,
  MessagesSquare,
  UserPlus,
} from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { CardPlace, ColouredHalf, FormHalf, HalfGround, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'
import { font, media, space, text, weight } from '@campus/ui/tokens'

import { withParameter } from '../common/links.model'
import { ADDRESS } from '../router/addresses.model'
import { useSite } from '../site-context'
import { useT } from './messages'
import { QrPanel } from './QrPanel'
import { SignInForm } from './SignInForm'
import { WhenSignedOut } from './WhenSignedOut'

/** What the app offers, from the first question to the certificate. */
const SERVICES = [
  ['consulting', Compass],
  ['enrollment', UserPlus],
  ['study', BookOpen],
  ['tests', ClipboardPen],
  ['tutoring', MessagesSquare],
  ['exam', GraduationCap],
  ['scores', ChartColumn],
  ['certificate', Award],
] as const

const Title = styled.h2`
  font: ${weight.bold} ${text.xxl} ${font.sans};
`

const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space[5]} ${space[2]};

  & > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space[2]};
    font: ${weight.regular} ${text.s} ${font.sans};
    line-height: 1.35;
    text-align: center;
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`

/** In one column the form comes first, because the page is named after it. */
const AppSide = styled(ColouredHalf)`
  @media ${media.belowDesktop} {
    order: 1;
  }
`

const Card = styled(HalvesCard)`
  @media ${media.phone} {
    gap: ${space[10]};
    overflow: visible;
  }
`

/** For who is signed in already, alone and narrower. */
const AppCard = styled.div`
  width: 100%;
  max-width: 560px;
`

/** The app's page: what it offers, and for a visitor the sign-in of learners, which ends at their own classes. */
export function StudentLoginPage() {
  const t = useT()
  const [cameSignedIn] = useState(() => isLoggedIn(sessionStore.getState()))
  if (cameSignedIn) {
    return (
      <CardPlace>
        <AppCard>
          <AppOffer isAlone />
        </AppCard>
      </CardPlace>
    )
  }
  return (
    <WhenSignedOut target={() => ADDRESS.myLearning}>
      <CardPlace>
        <Card>
          <AppOffer />
          <FormHalf>
            <SplitCardTitle>{t('login.title')}</SplitCardTitle>
            <SignInForm canLeave />
          </FormHalf>
        </Card>
      </CardPlace>
    </WhenSignedOut>
  )
}

function AppOffer({ isAlone = false }: { isAlone?: boolean }) {
  const t = useT()
  const titleId = useId()
  const { settings, tenantId } = useSite()
  return (
    <AppSide aria-labelledby={titleId}>
      <HalfGround />
      <Title as={isAlone ? 'h1' : 'h2'} id={titleId}>
        {t('appDownload.title')}
      </Title>
      <Services role="list">
        {SERVICES.map(([service, Icon]) => (
          <li key={service}>
            <Icon aria-hidden />
            <span>{t(`appDownload.service.${service}`)}</span>
          </li>
        ))}
      </Services>
      <QrPanel
        address={withParameter(settings.sites.visitorRegistration, 'tenantId', tenantId)}
        ownPage={`${ADDRESS.register}&tenantId=${tenantId}`}
        caption={t('appDownload.visitor')}
      />
    </AppSide>
  )
}
