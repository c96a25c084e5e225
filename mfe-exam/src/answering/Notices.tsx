import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import type { Attempt } from '../common/attempt'
import { useT } from './messages'

/** Warnings above the question, to be read before going on. */
export function Notices({ attempt, onSignIn }: { attempt: Attempt; onSignIn: () => void }) {
  const t = useT()
  const { status, storage, leftover, submitFailed, signInNeeded } = attempt
  return (
    <>
      {status === 'takenOver' ? (
        <Notice role="alert" action={<Button onClick={attempt.takeOver}>{t('answer.continueHere')}</Button>}>
          {t('answer.takenOver')}
        </Notice>
      ) : null}
      {signInNeeded ? (
        <Notice role="alert" action={<Button onClick={onSignIn}>{t('answer.signIn')}</Button>}>
          {t('answer.signInNeeded')}
        </Notice>
      ) : null}
      {submitFailed ? <Notice role="status">{t('answer.submitRetried')}</Notice> : null}
      {storage === 'memory' ? <Notice role="status">{t('answer.memoryOnly')}</Notice> : null}
      {leftover.length === 0 ? null : (
        <Notice
          role="status"
          action={
            <>
              <Button onClick={attempt.useLeftover}>{t('answer.leftover.use')}</Button>
              <Button variant="ghost" onClick={attempt.dropLeftover}>
                {t('answer.leftover.drop')}
              </Button>
            </>
          }
        >
          {t('answer.leftover', { n: leftover.length })}
        </Notice>
      )}
    </>
  )
}

function Notice({ role, action, children }: { role: 'alert' | 'status'; action?: ReactNode; children: ReactNode }) {
  return (
    <Strip>
      <p role={role}>{children}</p>
      {action === undefined ? null : <Actions>{action}</Actions>}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
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
