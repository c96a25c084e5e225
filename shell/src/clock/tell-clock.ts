import { serverNow } from '@campus/http/client'
import { formatDate } from '@campus/i18n/format'
import { localeReady } from '@campus/i18n/locale'
import { toast } from '@campus/ui/toast'

import { translate } from './messages'

/** Long enough to read it and to look at the device's clock. */
const SHOWN_MS = 20_000

/** Says that the device's clock is off, and what time it is. */
export async function tellClock(): Promise<void> {
  await localeReady()
  toast.warning(translate('clock.off', { time: formatDate(serverNow(), 'minute') }), SHOWN_MS)
}
