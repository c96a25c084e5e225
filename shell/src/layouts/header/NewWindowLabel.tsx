import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { VisuallyHidden } from '@campus/ui/layout'
import { color } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'

const Root = styled.span`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: 1em;

  & > svg {
    width: 1em;
    height: 1em;
    color: ${color.textSubtle};
  }
`

/** Tells, visibly and to screen readers, that a new window opens. */
export function NewWindowLabel({ children }: { children: ReactNode }) {
  const t = useCommonT()
  return (
    <Root>
      <span>
        <span>{children}</span>
        <VisuallyHidden>{t('ui.newWindow')}</VisuallyHidden>
      </span>
      <ArrowUpRight aria-hidden />
    </Root>
  )
}
