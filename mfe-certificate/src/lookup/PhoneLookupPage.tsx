import { definePage } from '@campus/calls/page'

import { LookupScreen } from './LookupScreen'

/** The certificate lookup on a phone. */
export const { Component, loader, queries } = definePage({
  queries: () => [],
  Component: () => <LookupScreen isPhone />,
})
