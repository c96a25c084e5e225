import type { Elements } from '@campus/ui/elements'
import type { MenuItem } from '@campus/ui/menu'

import { openOutside } from '../../common/ExternalLink'
import type { HeaderEntry } from './entries'
import { NewWindowLabel } from './NewWindowLabel'

/** An entry of a menu. */
export function menuItem(entry: HeaderEntry, icon?: Elements): MenuItem {
  if ('to' in entry) return { id: entry.id, label: entry.label, icon, to: entry.to }
  return {
    id: entry.id,
    label: <NewWindowLabel>{entry.label}</NewWindowLabel>,
    icon,
    onSelect: () => openOutside(entry.outside),
  }
}
