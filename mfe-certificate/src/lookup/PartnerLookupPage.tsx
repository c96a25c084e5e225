import { definePage } from '@campus/calls/page'

import { LookupScreen } from './LookupScreen'

/** The certificate lookup under a partner's brand; logo and footer are the layout's. */
export const { Component, loader, queries } = definePage({
  queries: () => [],
  Component: () => <LookupScreen hasHomeLink />,
})
