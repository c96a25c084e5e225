import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { usePageEntries } from '../header/entries'
import { isAt } from './site-nav.model'

const Root = styled.nav`
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  @media ${media.phone} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Row = styled(Container)`
  display: flex;
  gap: ${space[8]};
`

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  height: ${space[12]};
  border-block: 2px solid transparent;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  white-space: nowrap;

  &:hover {
    color: ${color.accentText};
  }
  &[aria-current='page'] {
    border-block-end-color: ${color.accentText};
    color: ${color.accentText};
  }
`

/** The public pages, on screens with room for a row of them; a phone has them in its menu and bar. */
export function SiteNav() {
  const t = useCommonT()
  const { pathname } = useLocation()
  const entries = usePageEntries()
  if (entries.length === 0) return null
  return (
    <Root aria-label={t('nav.site')}>
      <Row>
        {entries.map(({ id, label, to }) => (
          <Entry key={id} to={to} aria-current={isAt(to, pathname) ? 'page' : undefined}>
            {label}
          </Entry>
        ))}
      </Row>
    </Root>
  )
}
