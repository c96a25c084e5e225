import { callQuery } from '@campus/calls/query'
import { getPublicSettings } from '@campus/contracts/public-settings'

/** Whether the site sends codes by text message. Without them a form that needs one is not shown. */
export function sendsSmsQuery() {
  return callQuery(getPublicSettings, {}, { select: ({ sendsSms }) => sendsSms, staleTime: Infinity })
}
