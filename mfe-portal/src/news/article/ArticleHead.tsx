import { VisuallyHidden } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { useT } from '../../messages'
import { Facts, Head, Title } from './article.styles'

interface ArticleHeadProps {
  /** Undefined while it is on its way. */
  title: string | undefined
  /** Who wrote it and when; what is empty is left out. */
  facts: readonly string[]
}

/**
 * Title and origin of an article. The heading is there before the title is, as
 * the same element: the focus it takes when the page opens is not lost.
 */
export function ArticleHead({ title, facts }: ArticleHeadProps) {
  const t = useT()
  return (
    <Head>
      <Title aria-busy={title === undefined}>
        {title ?? (
          <>
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            <SkeletonText last="80%" />
          </>
        )}
      </Title>
      <Facts>
        {title === undefined ? (
          <SkeletonText last="16em" />
        ) : (
          facts.filter((fact) => fact !== '').map((fact) => <span key={fact}>{fact}</span>)
        )}
      </Facts>
    </Head>
  )
}
