import type { ClassActivity } from '@campus/contracts/study-activity'
import { Inline } from '@campus/ui/layout'
import { Tag, type TagTone } from '@campus/ui/tag'

import { useCommonT } from '../messages'
import { isFaceToFace, isRequired, stateOf, type ActivityState } from './activity.model'

const TONES: Readonly<Record<ActivityState, TagTone>> = { toAttend: 'warning', missed: 'danger', attended: 'success' }

/** Tags: required or elective, online or face to face, and the status of a required activity. */
export function ActivityTags({ activity }: { activity: ClassActivity }) {
  const t = useCommonT()
  const state = stateOf(activity)
  return (
    <Inline gap={2}>
      <Tag tone={isRequired(activity) ? 'accent' : 'neutral'}>
        {t(isRequired(activity) ? 'study.tag.required' : 'study.tag.elective')}
      </Tag>
      <Tag>{t(isFaceToFace(activity) ? 'study.tag.faceToFace' : 'study.tag.online')}</Tag>
      {state === undefined ? null : <Tag tone={TONES[state]}>{t(`study.activity.${state}`)}</Tag>}
    </Inline>
  )
}
