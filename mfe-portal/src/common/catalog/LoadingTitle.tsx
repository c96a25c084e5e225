import { VisuallyHidden } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { useT } from '../../messages'
import { ChosenTitle } from './catalog.styles'

/**
 * The heading of what is chosen. It is there before its words are, as the same
 * element: the focus it takes when the page opens is not lost.
 */
export function LoadingTitle({ title }: { title: string | undefined }) {
  const t = useT()
  return (
    <ChosenTitle aria-busy={title === undefined}>
      {title ?? (
        <>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <SkeletonText last="6em" />
        </>
      )}
    </ChosenTitle>
  )
}
