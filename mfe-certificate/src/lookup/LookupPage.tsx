import { LookupScreen } from './LookupScreen'

/** The certificate lookup on a wide screen. */
export function Component() {
  return <LookupScreen />
}
