import { memo, useState } from 'react'

import { VisuallyHidden } from '@campus/ui/layout'

import type { Attempt } from '../common/attempt'
import { useT } from './messages'

/** What was last said of saving; '' before there was any trouble. */
type Said = '' | 'saveTrouble' | 'savedAgain'

/** Tells screen readers when saving is in trouble and when it works again; as long as all goes well, nothing. */
export const SaveAnnouncer = memo(({ saving }: Pick<Attempt, 'saving'>) => {
  const t = useT()
  const [said, setSaid] = useState<Said>('')
  const next = nextSaid(said, saving)
  if (next !== said) setSaid(next)
  return <VisuallyHidden role="status">{said === '' ? '' : t(`answer.${said}`)}</VisuallyHidden>
})
SaveAnnouncer.displayName = 'SaveAnnouncer'

function nextSaid(said: Said, saving: Attempt['saving']): Said {
  if (saving === 'saved') return said === '' ? '' : 'savedAgain'
  // A try that is on its way has not succeeded yet.
  return saving === 'saving' ? said : 'saveTrouble'
}
