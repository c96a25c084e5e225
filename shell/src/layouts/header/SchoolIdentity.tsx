import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { schoolName } from '../../common/school.model'
import { SchoolLogo } from '../../common/SchoolLogo'
import { ADDRESS } from '../../router/addresses.model'
import { useSite } from '../../site-context'
import { WIDE_HEADER } from './header-root'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`

export const HomeLink = styled(Link)`
  flex: none;
  border-radius: ${radius.m};
`

const Block = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-block: 2px;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

/** The whole block can be pressed; the text under the name stays selectable. */
const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.text};
  font: ${weight.bold} ${text.l} ${font.sans};
  line-height: 1.35;
  transition: color ${motion.fast};

  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;

  @media not all and ${WIDE_HEADER} {
    font-size: 1rem;
    line-height: 1.25;
    text-wrap: balance;
    -webkit-line-clamp: 2;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: ${color.accentText};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** The logo leads home, the rest of the block to the school's profile. */
export function SchoolIdentity({ logoSize, children }: { logoSize?: number; children?: Elements }) {
  const t = useCommonT()
  const site = useSite()
  const name = schoolName(site) || t('title.default')
  return (
    <Root>
      <HomeLink to={ADDRESS.home} aria-label={t('header.home', { school: name })}>
        <SchoolLogo {...(logoSize !== undefined && { size: logoSize })} />
      </HomeLink>
      <Block>
        <Name to={ADDRESS.schoolInfo}>{name}</Name>
        {children}
      </Block>
    </Root>
  )
}
