import { Outlet, useMatches } from 'react-router-dom'
import { styled } from 'styled-components'

import type { LayoutName, ModuleRoute } from '@campus/contracts/composition'
import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { media, size } from '@campus/ui/tokens'

import { Loaded } from '../common/Loaded'
import { useRest } from '../common/use-rest'
import { SiteFooter } from './footer/SiteFooter'
import { frameParts } from './frame.model'
import { SiteHeader } from './header/SiteHeader'
import { SiteNav } from './nav/SiteNav'
import { SkipLink } from './SkipLink'

/** What stands where content is still to come; what is kept below a failed page stays as it is. */
const WAITING = "[role='status'][aria-busy='true']:not([data-page-failed] *)"

const Frame = styled.div<{ $calm: boolean }>`
  /* What keeps below the header keeps below nothing where there is none. */
  ${({ $calm }) => $calm && 'html:has(&) { --header-height: 0px; }'}
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  /*
   * Nobody knows how tall a page will be: its end is not seen before all of it is there, so it does not move under the
   * eyes of those who have scrolled on. Where scripts are off or one has failed nothing more may come: it is seen there.
   * Screen readers and the keyboard reach it always.
   */
  @media not ${media.noScript} {
    html:not(.first-failed) &:has(main ${WAITING}) > footer:not(:focus-within) {
      opacity: 0;
      pointer-events: none;
    }
  }
`

/** At least as high as the screen, so that the footer does not move while a page loads. */
const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100dvh - ${size.headerHeight});
`

/** Loaded late: few pages of few schools need the first, and nobody waits for the second. */
const loadPartnerFrame = () => import('./partner-frame')
const loadToolsPanel = async () => (await import('./tools/ToolsPanel')).ToolsPanel

const HeaderPlace = styled.div`
  height: ${size.headerHeight};
`

/**
 * The frame of a page: header, footer and, where it is not in the way, the tools panel. Around unfinished work stands
 * nothing: who sits a test looks at the question.
 */
export function PageFrame({ layout }: { layout: LayoutName }) {
  const route = useMatches().at(-1)?.handle as ModuleRoute | undefined
  const { brand, tools } = frameParts({ layout, special: route?.special ?? false, brand: useSession(activeBrand) })
  const rests = useRest()
  if (route?.lease !== undefined) return <CalmFrame />
  return (
    <Frame $calm={false}>
      <SkipLink />
      {brand === null ? (
        <>
          <SiteHeader />
          {tools ? <SiteNav /> : null}
        </>
      ) : (
        <Loaded load={loadPartnerFrame} waiting={<HeaderPlace />} instead={<SiteHeader />}>
          {({ BrandTheme, PartnerHeader }) => (
            <>
              <BrandTheme brand={brand} />
              <PartnerHeader brand={brand} />
            </>
          )}
        </Loaded>
      )}
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      {brand === null ? (
        <SiteFooter />
      ) : (
        <Loaded load={loadPartnerFrame} instead={<SiteFooter />}>
          {({ PartnerFooter }) => <PartnerFooter brand={brand} />}
        </Loaded>
      )}
      {tools && rests ? <Loaded load={loadToolsPanel}>{(ToolsPanel) => <ToolsPanel />}</Loaded> : null}
    </Frame>
  )
}

function CalmFrame() {
  return (
    <Frame $calm>
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
    </Frame>
  )
}
