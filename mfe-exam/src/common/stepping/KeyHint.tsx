import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { media } from '@campus/ui/tokens'

import { useT } from '../messages'
import { Small } from './frame'

/** The keys of the page, on a screen as large as those with a keyboard; further ones before them. */
export function KeyHint({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <Hint>
      {children === undefined ? null : <Small>{children}</Small>}
      <Small>{t('answer.stepKeys')}</Small>
    </Hint>
  )
}

const Hint = styled.div`
  @media ${media.belowDesktop} {
    display: none;
  }
`
