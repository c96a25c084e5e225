import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

interface NoticeProps {
  /** `alert` interrupts a screen reader; left out, it is read where it stands. */
  role?: 'alert' | 'status'
  /** Buttons beside the words. */
  action?: Elements
  children: ReactNode
}

/** A strip with something the learner should know. */
export function Notice({ role, action, children }: NoticeProps) {
  return (
    <Strip>
      <p role={role}>{children}</p>
      {action === undefined ? null : <Actions>{action}</Actions>}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  width: 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.warningSoft};
  color: ${color.warningText};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > p {
    flex: 1 1 16rem;
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
