import { LookupScreen } from './LookupScreen'

/** The certificate lookup on a phone. */
export function Component() {
  return <LookupScreen isPhone />
}
