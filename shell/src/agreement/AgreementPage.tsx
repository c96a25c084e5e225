import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import type { AgreementType } from '@campus/contracts/agreement'
import { formatDate } from '@campus/i18n/format'
import { Container } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { agreementQuery } from './agreement.queries'

const Page = styled(Container)`
  padding-block: ${space[12]} ${space[20]};

  @media ${media.phone} {
    padding-block: ${space[8]} ${space[12]};
  }
`

/** As wide as a text is read with ease. */
const Column = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  max-width: 44rem;
  margin-inline: auto;
`

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

const Title = styled.h1`
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  letter-spacing: -0.01em;
`

const Updated = styled.p`
  color: ${color.textMuted};
`

export const UserAgreementPage = () => <AgreementPage type="user" />
export const PrivacyPolicyPage = () => <AgreementPage type="privacy" />

/** What one agrees to by signing in. */
function AgreementPage({ type }: { type: AgreementType }) {
  const t = useT()
  const found = useQuery(agreementQuery(type))
  return (
    <Page>
      <Column>
        <Head>
          <Title>{t(`agreement.${type}.title`)}</Title>
          {found.data ? (
            <Updated>{t('agreement.updated', { date: formatDate(found.data.updatedTime, 'date') })}</Updated>
          ) : null}
        </Head>
        <QueryBlock
          query={found}
          skeleton={<SkeletonText lines={12} />}
          empty={<EmptyState title={t('common.noContent')} />}
        >
          {({ content }) => <RichText html={content} />}
        </QueryBlock>
      </Column>
    </Page>
  )
}
