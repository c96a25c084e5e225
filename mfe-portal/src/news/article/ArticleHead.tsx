import { PageTitle } from '@campus/ui/page-head'
import { SkeletonText } from '@campus/ui/skeleton'

import { Facts, Head } from './article.styles'

interface ArticleHeadProps {
  /** Undefined while it loads. */
  title: string | undefined
  /** Author and time; empty parts are left out. */
  facts: readonly string[]
}

/** Title and origin of an article. */
export function ArticleHead({ title, facts }: ArticleHeadProps) {
  return (
    <Head>
      <PageTitle>{title}</PageTitle>
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
