import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { RotateCw } from '@campus/ui/icons'

import { color, font, space, text, weight } from '../theme/tokens'
import { EmptyArt, LostArt, OfflineArt, TroubleArt } from './state-art'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[4]};
  text-align: center;

  & > svg {
    width: 160px;
    height: 120px;
    margin-block-end: ${space[2]};
  }
`

const Title = styled.p`
  color: ${color.text};
  font: ${weight.bold} ${text.l} ${font.sans};
`

const Hint = styled.p`
  max-width: 32em;
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
  padding-block-start: ${space[3]};
`

const Small = styled.p`
  max-width: 36em;
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Trace = styled.p`
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.xs} ${font.sans};
  user-select: all;
`

interface EmptyStateProps {
  /** What is not there; a plain "no data" unless said otherwise. */
  title?: string
  hint?: ReactNode
  action?: ReactNode
}

/** Nothing to show, and that is all right. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  const t = useSharedT()
  return (
    <Root>
      <EmptyArt />
      <Hint>{title ?? t('common.noData')}</Hint>
      {hint ? <Small>{hint}</Small> : null}
      {action ? <Actions>{action}</Actions> : null}
    </Root>
  )
}

interface ErrorStateProps {
  /** What happened. */
  title?: string
  /** What to do next. */
  hint?: ReactNode
  onRetry?: () => void
  /** A retry is under way. */
  retrying?: boolean
  /** The server's id of the failed call, for a report. */
  traceId?: string | undefined
}

/** Something could not be loaded. */
export function ErrorState({ title, hint, onRetry, retrying = false, traceId }: ErrorStateProps) {
  const t = useSharedT()
  return (
    <Root role="alert">
      <TroubleArt />
      <Title>{title ?? t('ui.error.title')}</Title>
      <Hint>{hint ?? t('ui.error.hint')}</Hint>
      {onRetry ? (
        <Actions>
          <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Actions>
      ) : null}
      {traceId ? <Trace>{traceId}</Trace> : null}
    </Root>
  )
}

interface NotFoundStateProps {
  title?: string
  hint?: ReactNode
  /** Ways on from here. */
  action?: ReactNode
}

/** A page that is not there; its title is the page's heading. */
export function NotFoundState({ title, hint, action }: NotFoundStateProps) {
  const t = useSharedT()
  return (
    <Root>
      <LostArt />
      <Title as="h1">{title ?? t('ui.notFound.title')}</Title>
      <Hint>{hint ?? t('ui.notFound.hint')}</Hint>
      {action ? <Actions>{action}</Actions> : null}
    </Root>
  )
}

/** The connection is gone; what waits goes on by itself when it is back. */
export function OfflineState() {
  const t = useSharedT()
  return (
    <Root role="status">
      <OfflineArt />
      <Hint>{t('ui.offline')}</Hint>
    </Root>
  )
}
