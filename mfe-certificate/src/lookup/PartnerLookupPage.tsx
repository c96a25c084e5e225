import { LookupScreen } from './LookupScreen'

/** The certificate lookup under a partner's brand; logo and footer are the layout's. */
export function Component() {
  return <LookupScreen hasHomeLink />
}
