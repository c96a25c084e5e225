import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { DRAWN_ATTRIBUTE } from '@campus/contracts/drawn-page'
import { ButtonLink } from '@campus/ui/button'
import { ErrorState, OfflineState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'
import { ADDRESS } from '../router/addresses.model'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

interface ModuleFailureCardProps {
  busy: boolean
  /** No header and no footer stand around it: it has a way out of its own. */
  isAlone?: boolean | undefined
  onRetry: () => void
}

/**
 * Stands in place of a page whose module did not load; the rest of the site still works, unless the connection is lost.
 * What the server has drawn of the page is put into it, and can be read there.
 */
export function ModuleFailureCard({ busy, isAlone = false, onRetry }: ModuleFailureCardProps) {
  const t = useCommonT()
  const [isDrawn] = useState(() => document.querySelector(`#root[${DRAWN_ATTRIBUTE}]`) !== null)
  const online = useSyncExternalStore(subscribe, isOnline)
  useEffect(
    () =>
      onlineManager.subscribe((isBack) => {
        if (isBack) onRetry()
      }),
    [onRetry],
  )
  return (
    <div data-page-failed>
      {online ? (
        <ErrorState
          title={t(isDrawn ? 'shell.pagePartlyFailed' : 'shell.moduleFailed')}
          hint={t('shell.moduleFailed.hint')}
          compact={isDrawn}
          onRetry={onRetry}
          action={isAlone ? <ButtonLink to={ADDRESS.home}>{t('shell.notFound.home')}</ButtonLink> : null}
          retrying={busy}
        />
      ) : (
        <OfflineState compact={isDrawn} />
      )}
    </div>
  )
}
