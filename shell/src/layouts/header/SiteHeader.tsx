import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, size, space, text, weight } from '@campus/ui/tokens'

import { ByMedia } from '../../common/by-media'
import { LegalTexts } from '../LegalTexts'
import { CompactHeader } from './CompactHeader'
import { HeaderRoot, WIDE_HEADER } from './header-root'
import { HeaderActions } from './HeaderActions'
import { LanguageSwitch } from './LanguageSwitch'
import { PartnerMenu } from './PartnerMenu'
import { SchemeSwitch } from './SchemeSwitch'
import { SchoolIdentity } from './SchoolIdentity'
import { SchoolLocation } from './SchoolLocation'
import { SchoolProperties } from './SchoolProperties'

const UTILITY_HEIGHT = space[10]

/** This row scrolls away; the row below it stays. */
const Utility = styled.div`
  height: ${UTILITY_HEIGHT};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[6]};
    height: 100%;
  }
`

const Where = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[6]};
  min-width: 0;
`

const Legal = styled(LegalTexts)`
  flex: 0 1000 auto;
  overflow: hidden;
  flex-wrap: nowrap;
  font: ${weight.regular} ${text.xs} ${font.sans};
  white-space: nowrap;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Switches = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[5]};
`

const Main = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  height: ${size.headerHeight};
`

/** The school's header: name, place and actions. */
export function SiteHeader() {
  return <ByMedia condition={WIDE_HEADER} fits={<WideHeader />} otherwise={<CompactHeader />} />
}

function WideHeader() {
  return (
    <HeaderRoot $scrollsAway={UTILITY_HEIGHT}>
      <Utility>
        <Container>
          <Where>
            <SchoolLocation />
            <Legal />
          </Where>
          <Switches>
            <PartnerMenu />
            <LanguageSwitch />
            <SchemeSwitch />
          </Switches>
        </Container>
      </Utility>
      <Main>
        <SchoolIdentity>
          <SchoolProperties />
        </SchoolIdentity>
        <HeaderActions />
      </Main>
    </HeaderRoot>
  )
}
