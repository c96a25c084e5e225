import { Tag, type TagTone } from '@campus/ui/tag'

import { useCommonT } from './messages'
import type { PeriodState } from './period.model'

const TONES: Readonly<Record<PeriodState, TagTone>> = {
  notStarted: 'neutral',
  inProgress: 'accent',
  overdue: 'danger',
  completed: 'success',
}

/** Where a period stands, in a word. */
export function StateTag({ state }: { state: PeriodState }) {
  const t = useCommonT()
  return <Tag tone={TONES[state]}>{t(`study.target.${state}`)}</Tag>
}
