import { definePage } from '@campus/calls/page'

import { LookupScreen } from './LookupScreen'

/** The certificate lookup on a wide screen. */
export const { Component, loader, queries } = definePage({
  queries: () => [],
  Component: () => <LookupScreen />,
})
