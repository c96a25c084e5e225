import { ErrorState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'

/** Stands in a page's place while its module cannot be had; the rest of the site goes on. */
export function ModuleFailureCard({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useCommonT()
  return (
    <ErrorState title={t('shell.moduleFailed')} hint={t('shell.moduleFailed.hint')} onRetry={onRetry} retrying={busy} />
  )
}
