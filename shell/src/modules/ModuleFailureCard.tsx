import { ErrorState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'

/** Stands in place of a page whose module did not load; the rest of the site still works. */
export function ModuleFailureCard({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useCommonT()
  return (
    <ErrorState title={t('shell.moduleFailed')} hint={t('shell.moduleFailed.hint')} onRetry={onRetry} retrying={busy} />
  )
}
