import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { motion, space } from '@campus/ui/tokens'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`

/** The place of a pager to come, as high as one. */
export const PagerPlace = styled.div`
  height: ${space[10]};
`

/** A list that still shows the page before while the next one is on its way. */
export function BusyArea({ busy, children }: { busy: boolean; children: ReactNode }) {
  return <Root aria-busy={busy}>{children}</Root>
}
