import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { Skeleton, SkeletonRegion } from '@campus/ui/skeleton'
import { font, space, text, weight } from '@campus/ui/tokens'
import { underlinedChosen, underlinedItem, underlinedRow } from '@campus/ui/underlined'

import { newsListPath } from '../common/paths'
import { useT } from './messages'
import { categoriesQuery } from './news.queries'

const List = styled.ul.attrs({ role: 'list' })`
  ${underlinedRow}

  & > li {
    flex: none;
  }
`

const Category = styled(Link)`
  ${underlinedItem}
  display: block;

  &[aria-current] {
    ${underlinedChosen}
  }
`

const Waiting = styled.div`
  ${underlinedRow}
  align-items: center;
  height: calc(1lh + 2 * ${space[3]});
  font: ${weight.medium} ${text.m} ${font.sans};
`

interface CategoryNavProps {
  /** The category to mark, '' for all of them; null until it is known. */
  current: string | null
  /** `page` if the marked entry is the page itself, `true` if it only leads there. */
  mark?: 'page' | 'true'
}

/** Every category of the news, each with its own address. If they fail to load, the news are not filtered. */
export function CategoryNav({ current, mark = 'page' }: CategoryNavProps) {
  const t = useT()
  const { data, isPending } = useQuery(categoriesQuery())
  if (isPending) return <CategoriesSkeleton />
  const all = { id: '', categoryName: t('news.categories.all') }
  return (
    <nav aria-label={t('news.categories')}>
      <List>
        {[all, ...(data?.records ?? [])].map(({ id, categoryName }) => (
          <li key={id}>
            <Category to={newsListPath(id)} aria-current={id === current ? mark : undefined}>
              {categoryName}
            </Category>
          </li>
        ))}
      </List>
    </nav>
  )
}

function CategoriesSkeleton() {
  return (
    <SkeletonRegion>
      <Waiting>
        {[2, 4, 4, 4].map((width, at) => (
          <Skeleton key={at} width={`${String(width)}em`} height="1em" />
        ))}
      </Waiting>
    </SkeletonRegion>
  )
}
