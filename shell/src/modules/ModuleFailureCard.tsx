import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { DRAWN_ATTRIBUTE } from '@campus/contracts/drawn-page'
import { ErrorState, OfflineState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/**
 * Stands in place of a page whose module did not load; the rest of the site still works, unless the connection is lost.
 * What the server has drawn of the page is put into it, and can be read there.
 */
export function ModuleFailureCard({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
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
          retrying={busy}
        />
      ) : (
        <OfflineState compact={isDrawn} />
      )}
    </div>
  )
}
