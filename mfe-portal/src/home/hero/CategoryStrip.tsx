import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { css, styled } from 'styled-components'

import type { MaterialCategory } from '@campus/contracts/home'
import { Skeleton } from '@campus/ui/skeleton'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { categorySize } from '../../common/album/category-size.model'
import { useAlbum } from '../../common/use-album'
import { InlineError } from '../blocks/InlineError'
import { stripCategories } from '../home.model'
import { materialCategoriesQuery } from '../home.queries'
import { useT } from '../messages'

const Strip = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-height: ${space[10]};
  align-items: center;
`

const face = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  height: ${space[8]};
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${color.accentText};
  }
  @media ${media.phone} {
    & > svg {
      display: none;
    }
  }
`

/** A phone has room for the names only. */
const Count = styled.span`
  color: ${color.textSubtle};

  @media ${media.phone} {
    display: none;
  }
`

const Chip = styled.span`
  ${face}
`

const ChipButton = styled.button`
  ${face}
  transition: border-color ${motion.fast}, color ${motion.fast};

  &:hover {
    border-color: ${color.accentText};
    color: ${color.accentText};
  }
  &:focus-visible {
    border-radius: ${radius.full};
    outline-offset: -2px;
  }
`

/** The album's first categories; a press opens the album there, if the site has one. */
export function CategoryStrip() {
  const t = useT()
  const categories = useQuery(materialCategoriesQuery())
  const album = useAlbum()

  if (categories.data === undefined) {
    return categories.isError ? <InlineError query={categories} /> : <StripSkeleton />
  }
  const shown = stripCategories(categories.data)
  if (shown.length === 0) return null
  return (
    <>
      <Strip aria-label={t('album.title')}>
        {shown.map((category) => (
          <li key={category.id}>
            {album.open ? (
              <ChipButton type="button" aria-haspopup="dialog" onClick={() => album.open?.(category.id)}>
                <ChipLabel category={category} />
              </ChipButton>
            ) : (
              <Chip>
                <ChipLabel category={category} />
              </Chip>
            )}
          </li>
        ))}
      </Strip>
      {album.dialog}
    </>
  )
}

function StripSkeleton() {
  return (
    <Strip aria-hidden>
      {['1', '2', '3'].map((key) => (
        <li key={key}>
          <Chip>
            <Skeleton width="4em" height="1em" />
          </Chip>
        </li>
      ))}
    </Strip>
  )
}

function ChipLabel({ category }: { category: MaterialCategory }) {
  const size = categorySize(category)
  return (
    <>
      <Images aria-hidden />
      <span>{category.categoryName}</span> {size === 0 ? null : <Count>{size}</Count>}
    </>
  )
}
