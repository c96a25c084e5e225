import { House } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { useAddress } from '@campus/calls/use-address'
import { ButtonLink } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { Tabs } from '@campus/ui/tabs'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { HOME_PATH } from '../common/paths'
import { CERTIFICATE_KINDS } from '../common/record/certificate-record.model'
import { CertificateArt } from './CertificateArt'
import { Lookup } from './Lookup'
import { lookupAddress, sentForm, type LookupFields } from './lookup.model'
import { useT } from './messages'

interface LookupScreenProps {
  /** One column from edge to edge, at any width. */
  isPhone?: boolean
  /** A link from a partner's page to the online school. */
  hasHomeLink?: boolean
}

/** Two tabs with a form for each kind of certificate, and the result. */
export function LookupScreen({ isPhone = false, hasHomeLink = false }: LookupScreenProps) {
  const t = useT()
  const commonT = useCommonT()
  const { values, go } = useAddress(lookupAddress)
  const kind = CERTIFICATE_KINDS[values.tab]
  // Kept above the tabs: name and number survive a change of tab.
  const [query] = useSearchParams()
  const { name, number } = sentForm.parse(query)
  const form = useForm<LookupFields>({ defaultValues: { name, number, captcha: '' } })
  return (
    <Screen $isPhone={isPhone}>
      {hasHomeLink ? (
        <HomeLink to={HOME_PATH} variant="text" icon={<House aria-hidden />}>
          {t('partner.home')}
        </HomeLink>
      ) : null}
      <Head>
        <div>
          <Title $isPhone={isPhone}>{t('certificate.title')}</Title>
          <Lead>{t('certificate.lead')}</Lead>
        </div>
        {isPhone ? null : <CertificateArt />}
      </Head>
      <Tabs
        label={t('certificate.title')}
        items={CERTIFICATE_KINDS.map((value) => ({ value, label: commonT(`certificate.tab.${value}`) }))}
        value={kind}
        onChange={(next) => go({ tab: next === 'training' ? 1 : 0 })}
      >
        <Lookup key={kind} kind={kind} form={form} isPhone={isPhone} />
      </Tabs>
    </Screen>
  )
}

const Screen = styled(Container)<{ $isPhone: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: ${({ $isPhone }) => ($isPhone ? '560px' : undefined)};
  padding-block: ${({ $isPhone }) => ($isPhone ? `${space[6]} ${space[12]}` : `${space[12]} ${space[20]}`)};

  @media ${media.phone} {
    padding-block: ${space[6]} ${space[12]};
  }
  @media print {
    padding: 0;
  }
`

const HomeLink = styled(ButtonLink)`
  align-self: flex-start;
`

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[8]};

  & > svg {
    flex: none;
    width: 200px;
    height: auto;
    margin-block-end: calc(-1 * ${space[6]});

    @media ${media.phone} {
      display: none;
    }
  }
`

const Title = styled.h1<{ $isPhone: boolean }>`
  font: ${weight.bold} ${({ $isPhone }) => ($isPhone ? text.xxl : text.display)} ${font.sans};
  letter-spacing: -0.02em;
`

const Lead = styled.p`
  padding-block-start: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.l} ${font.sans};

  @media ${media.phone} {
    font-size: 1rem;
  }
`
