import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { RotateCw } from '@campus/ui/icons'

import type { Elements } from '../composition/elements'
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
  /** The missing thing; by default a plain "no data". */
  title?: string
  hint?: ReactNode
  action?: ReactNode
}

/** There is nothing to show, and that is fine. */
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
  /** Links to go on from here. */
  action?: Elements
  /** A retry is running. */
  retrying?: boolean
  /** The server's id of the failed call, for a report. */
  traceId?: string | undefined
  /** Stands above content that is there all the same: little room, no picture. */
  compact?: boolean
}

const COMPACT = { paddingBlock: space[4], background: color.surfaceSunken }

/** Something failed to load. */
export function ErrorState({
  title,
  hint,
  onRetry,
  action,
  retrying = false,
  traceId,
  compact = false,
}: ErrorStateProps) {
  const t = useSharedT()
  return (
    <Root role="alert" style={compact ? COMPACT : undefined}>
      {compact ? null : <TroubleArt />}
      <Title>{title ?? t('ui.error.title')}</Title>
      <Hint>{hint ?? t('ui.error.hint')}</Hint>
      {onRetry || action ? (
        <Actions>
          {onRetry ? (
            <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          ) : null}
          {action}
        </Actions>
      ) : null}
      {traceId ? <Trace>{traceId}</Trace> : null}
    </Root>
  )
}

interface NotFoundStateProps {
  title?: string
  hint?: ReactNode
  /** Links to go on from here. */
  action?: ReactNode
}

/** A page that does not exist; its title is the page's heading. */
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

/** The connection is lost; what waits continues by itself when it is back. */
export function OfflineState({ compact = false }: Pick<ErrorStateProps, 'compact'>) {
  const t = useSharedT()
  return (
    <Root role="status" style={compact ? COMPACT : undefined}>
      {compact ? null : <OfflineArt />}
      <Hint>{t('ui.offline')}</Hint>
    </Root>
  )
}
