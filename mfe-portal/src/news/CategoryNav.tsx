import { useSession } from '@campus/session/session-store'
import { Skeleton, SkeletonRegion } from '@campus/ui/skeleton'
import { color, font, motion, space, text, weight } from '@campus/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { newsListPath } from '../common/paths'
import { useT } from '../messages'
import { categoriesQuery } from './news.queries'

const row = css`
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.border};
`

const List = styled.ul.attrs({ role: 'list' })`
  ${row}

  & > li {
    flex: none;
  }
`

const Category = styled(Link)`
  position: relative;
  display: block;
  padding: ${space[3]} 0;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.m} ${font.sans};
  transition: color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${color.accentText};
    scale: 0 1;
    transition: scale ${motion.base};
  }
  &:hover {
    color: ${color.text};
  }
  &[aria-current] {
    color: ${color.accentText};
  }
  &[aria-current]::after {
    scale: 1;
  }
  /* Inside, because the row clips what is outside. */
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Waiting = styled.div`
  ${row}
  align-items: center;
  height: calc(1lh + 2 * ${space[3]});
  font: ${weight.medium} ${text.m} ${font.sans};
`

interface CategoryNavProps {
  /** The category to mark, '' for all of them; null while it is not known. */
  current: string | null
  /** `page` where the marked one is the page itself, `true` where it only leads there. */
  mark?: 'page' | 'true'
}

/** Every category of the news, each with its own address. When they do not come, the news are simply not narrowed down. */
export function CategoryNav({ current, mark = 'page' }: CategoryNavProps) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const { data, isPending } = useQuery(categoriesQuery(tenantId))
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
