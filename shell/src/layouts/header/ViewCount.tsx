import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'

import { formatBrowseCount } from '@campus/i18n/format'
import { VisuallyHidden } from '@campus/ui/layout'
import { space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { browseCount } from './header.queries'

/** Wide enough for most counts, so that nothing beside it moves when the number arrives. */
const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 4.5em;
  white-space: nowrap;

  & > svg {
    width: 1.1em;
    height: 1.1em;
  }
`

interface ViewCountProps {
  /** Shows only the number; its name stands beside it. */
  bare?: boolean
}

/**
 * How often the school's site was opened. If the count is unknown the place stays empty: visitors can do
 * nothing about it.
 */
export function ViewCount({ bare = false }: ViewCountProps) {
  const t = useCommonT()
  const { data } = useQuery(browseCount())
  if (data === undefined) return <Root aria-hidden />
  const words = <span>{formatBrowseCount(data)}</span>
  if (bare) return words
  return (
    <Root>
      <Eye aria-hidden />
      <VisuallyHidden>{t('header.views')}</VisuallyHidden>
      {words}
    </Root>
  )
}
