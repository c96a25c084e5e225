import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'

import { LoadingBar } from '@campus/ui/loading-bar'

import { PageAnnouncer } from './PageAnnouncer'

/** Around every page: loading bar, scroll position, title and announcement. */
export function RootFrame() {
  const navigation = useNavigation()
  return (
    <>
      <LoadingBar active={navigation.state !== 'idle'} />
      <Outlet />
      <PageAnnouncer />
      {/* To the top on a new navigation, to the old position on back and forward. */}
      <ScrollRestoration />
    </>
  )
}
