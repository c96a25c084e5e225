import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'

import { LoadingBar } from '@campus/ui/loading-bar'
import { Redraw } from '@campus/ui/redraw'

import { Loaded } from '../common/Loaded'
import { useSite } from '../site-context'
import { PageAnnouncer } from './PageAnnouncer'

/** Only developers' pages need it. */
const loadBanner = async () => (await import('../overrides/OverrideBanner')).OverrideBanner

/** Around every page: loading bar, scroll position, title and announcement, and what a developer put into it. */
export function RootFrame() {
  const navigation = useNavigation()
  const { override } = useSite()
  return (
    <Redraw>
      <LoadingBar active={navigation.state !== 'idle'} />
      <Outlet />
      {override === undefined ? null : (
        <Loaded load={loadBanner}>{(OverrideBanner) => <OverrideBanner override={override} />}</Loaded>
      )}
      <PageAnnouncer />
      {/* To the top on a new navigation, to the old position on back and forward. */}
      <ScrollRestoration />
    </Redraw>
  )
}
