import { css, styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { IconButton } from '@campus/ui/button'
import { ChevronLeft, ChevronRight, Ellipsis } from '@campus/ui/icons'

import { color, font, media, motion, radius, space, text, weight } from '../theme/tokens'
import { pageItems } from './pagination.model'

const List = styled.ol`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  padding: 0;
  list-style: none;
`

const Page = styled.button`
  min-width: ${space[10]};
  height: ${space[10]};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[aria-current='page'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`

/** A phone, or a narrow column, shows the current page in words instead of the numbers. */
const onlyWide = css`
  [data-compact] > & {
    display: none;
  }
  @media ${media.phone} {
    display: none;
  }
`

const Number = styled.li`
  ${onlyWide}
`

const Gap = styled.li`
  display: grid;
  width: ${space[10]};
  place-items: center;
  color: ${color.textSubtle};

  & > svg {
    width: 1rem;
  }
  ${onlyWide}
`

const Place = styled.li`
  display: none;
  padding-inline: ${space[3]};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};

  [data-compact] > & {
    display: block;
  }
  @media ${media.phone} {
    display: block;
  }
`

export interface PaginationProps {
  /** From 1. */
  current: number
  pages: number
  onChange: (page: number) => void
  /** The name of the list, if a page has several pagers. */
  label?: string
  /** For a narrow column: the current page in words, on every screen. */
  compact?: boolean
  className?: string
}

/** Pages of a list; nothing when there is only one. */
export function Pagination({ current, pages, onChange, label, compact = false, className }: PaginationProps) {
  const t = useSharedT()
  if (pages <= 1) return null
  // At an end the button stays where the focus is: a disabled one would lose it.
  const turn = (page: number) =>
    page < 1 || page > pages ? { 'aria-disabled': true } : { onClick: () => onChange(page) }
  return (
    <nav aria-label={label ? `${label} · ${t('ui.pagination')}` : t('ui.pagination')} className={className}>
      <List data-compact={compact || undefined}>
        <li>
          <IconButton label={t('common.prevPage')} icon={<ChevronLeft aria-hidden />} {...turn(current - 1)} />
        </li>
        {pageItems(current, pages).map((item) =>
          typeof item === 'string' ? (
            <Gap key={item} aria-hidden>
              <Ellipsis />
            </Gap>
          ) : (
            <Number key={item}>
              <Page
                type="button"
                aria-label={t('ui.pagination.page', { n: item })}
                aria-current={item === current ? 'page' : undefined}
                onClick={() => onChange(item)}
              >
                {item}
              </Page>
            </Number>
          ),
        )}
        <Place>{t('ui.pagination.position', { current, pages })}</Place>
        <li>
          <IconButton label={t('common.nextPage')} icon={<ChevronRight aria-hidden />} {...turn(current + 1)} />
        </li>
      </List>
    </nav>
  )
}
