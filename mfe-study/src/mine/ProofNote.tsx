import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { ProveMobileLink } from '@campus/calls/prove-mobile-link'
import { color, radius, space } from '@campus/ui/tokens'

import { useT } from './messages'
import { mobileProofQuery, type Learner } from './mine.queries'

/** On a partner's site, for who has signed in by a password: why other schools are missing, and the way to them. */
export function ProofNote({ learner }: { learner: Learner }) {
  const t = useT()
  const { data } = useQuery(mobileProofQuery(learner))
  if (data === undefined || data.isProved || !data.canProve) return null
  return (
    <Note>
      <p>{t('study.mine.proof')}</p>
      <ProveMobileLink />
    </Note>
  )
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.l};
  background: ${color.accentSoft};

  & > p {
    flex: 1 1 20em;
  }
`
