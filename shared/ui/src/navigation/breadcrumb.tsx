import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { ChevronRight } from '@campus/ui/icons'

import { color, font, space, text, weight } from '../theme/tokens'

export interface BreadcrumbItem {
  label: string
  /** Without it the step is text only. */
  to?: string
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: 0;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-width: 0;
  }
  & svg {
    flex: none;
    width: 1em;
    height: 1em;
    color: ${color.textSubtle};
  }
`

const Step = styled(Link)`
  line-height: ${space[6]};

  &:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

const Here = styled.span`
  color: ${color.text};
`

/** The path from the start to this page; the last step is the page itself. */
export function Breadcrumb({ items, className }: { items: readonly BreadcrumbItem[]; className?: string }) {
  const t = useSharedT()
  return (
    <nav aria-label={t('ui.breadcrumb')} className={className}>
      <List>
        {items.map(({ label, to }, at) => {
          if (at === items.length - 1) {
            return (
              <li key={label}>
                <Here aria-current="page">{label}</Here>
              </li>
            )
          }
          return (
            <li key={label}>
              {to === undefined ? <span>{label}</span> : <Step to={to}>{label}</Step>}
              <ChevronRight aria-hidden />
            </li>
          )
        })}
      </List>
    </nav>
  )
}
