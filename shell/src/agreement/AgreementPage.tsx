import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { TogetherBlock } from '@campus/calls/together-block'
import type { AgreementType } from '@campus/contracts/agreement'
import { formatDate } from '@campus/i18n/format'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { RichText } from '@campus/ui/rich-text'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { media, space } from '@campus/ui/tokens'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { useCommonT } from '../common/messages'
import { agreementQuery } from './agreement.queries'
import { useT } from './messages'

const Page = styled(Container)`
  padding-block: ${space[12]} ${space[20]};

  @media ${media.phone} {
    padding-block: ${space[8]} ${space[12]};
  }
`

/** A column width that is easy to read. */
const Column = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  max-width: 44rem;
  margin-inline: auto;
`

export const UserAgreementPage = () => <AgreementPage type="user" />
export const PrivacyPolicyPage = () => <AgreementPage type="privacy" />

/** An agreement that people accept by signing in. */
function AgreementPage({ type }: { type: AgreementType }) {
  const t = useT()
  const commonT = useCommonT()
  const found = useQuery(agreementQuery(type))
  return (
    <Page>
      <Column>
        <PageHead
          title={commonT(`agreement.${type}.title`)}
          lead={
            found.data ? (
              t('agreement.updated', { date: formatDate(found.data.updatedTime, 'date') })
            ) : found.isPending ? (
              <SkeletonText last="12em" />
            ) : undefined
          }
        />
        <TogetherBlock queries={[found]} isReady={useRichTextReady()} skeleton={<Waiting />}>
          <QueryBlock query={found} skeleton={<Waiting />} empty={<EmptyState title={t('common.noContent')} />}>
            {({ content }) => <RichText html={content} />}
          </QueryBlock>
        </TogetherBlock>
      </Column>
    </Page>
  )
}

/** An agreement is longer than a window: what stands below it is out of sight from the start. */
const Waiting = () => <SkeletonText lines={40} />
