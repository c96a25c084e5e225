import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { followedBy } from '@campus/calls/declaration'
import { definePage } from '@campus/calls/page'
import { BackButton } from '@campus/ui/back-button'
import { Container } from '@campus/ui/layout'
import { ErrorState } from '@campus/ui/states'
import { media, size, space } from '@campus/ui/tokens'

import { abovePath } from '../common/paths'
import { useT } from '../messages'
import { AttemptHistory } from './AttemptHistory'
import { hasAttempts, parseHomeworkAddress, type CompleteAddress } from './homework.model'
import { attemptsQuery, paperQuery, workQuery } from './homework.queries'
import { Intro, IntroSkeleton } from './Intro'

/** What a homework asks for, the way into it, and how it went before. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const address = parseHomeworkAddress(query)
    if (address.kind === 'incomplete') return []
    return [
      followedBy(workQuery(address), ({ id }) => [
        paperQuery(id, address),
        ...(hasAttempts(address) ? [attemptsQuery(id, address)] : []),
      ]),
    ]
  },
  Component: HomeworkPage,
})

function HomeworkPage() {
  const t = useT()
  const [query] = useSearchParams()
  const address = parseHomeworkAddress(query)
  return (
    <Column>
      <BackButton above={abovePath(query)} />
      <Body>
        {address.kind === 'complete' ? (
          <Homework address={address} />
        ) : (
          <ErrorState title={t('homework.incomplete')} hint={t('homework.incomplete.hint')} />
        )}
      </Body>
    </Column>
  )
}

interface HomeworkProps {
  address: CompleteAddress
}

function Homework({ address }: HomeworkProps) {
  const work = useQuery(workQuery(address))
  const above = useWayUp()
  return (
    <QueryBlock query={work} skeleton={<IntroSkeleton />} notFound={above}>
      {({ id }) => <Work workId={id} address={address} />}
    </QueryBlock>
  )
}

function Work({ workId, address }: HomeworkProps & { workId: string }) {
  const paper = useQuery(paperQuery(workId, address))
  const above = useWayUp()
  return (
    <QueryBlock query={paper} skeleton={<IntroSkeleton />} notFound={above}>
      {({ title, description }) => (
        <>
          <Intro workId={workId} schoolId={address.schoolId} title={title} description={description} />
          {hasAttempts(address) ? <AttemptHistory workId={workId} address={address} /> : null}
        </>
      )}
    </QueryBlock>
  )
}

/** Where to go on from a homework that is not there. */
function useWayUp() {
  const t = useT()
  const [query] = useSearchParams()
  return { to: abovePath(query), label: t('common.back') }
}

/** Narrower than the page's column: it is read line by line. */
const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  max-width: calc(${size.content} * 0.7);
  padding-block: ${space[8]} ${space[20]};

  @media ${media.phone} {
    padding-block: ${space[4]} ${space[12]};
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  width: 100%;

  @media ${media.phone} {
    gap: ${space[6]};
  }
`
