import type { ClassActivity } from '@campus/contracts/study-activity'
import { Inline } from '@campus/ui/layout'
import { Tag, type TagTone } from '@campus/ui/tag'

import { useCommonT } from '../messages'
import { isFaceToFace, isRequired, stateOf, type ActivityState } from './activity.model'

const TONES: Readonly<Record<ActivityState, TagTone>> = { toAttend: 'warning', missed: 'danger', attended: 'success' }

/** Tags: required or elective, online or face to face, that a lesson goes on, and the status of a required activity. */
export function ActivityTags({ activity }: { activity: ClassActivity }) {
  const t = useCommonT()
  const state = stateOf(activity)
  const isHere = activity.isUnderWay && state === 'attended'
  return (
    <Inline gap={2}>
      <Tag tone={isRequired(activity) ? 'accent' : 'neutral'}>
        {t(isRequired(activity) ? 'study.tag.required' : 'study.tag.elective')}
      </Tag>
      <Tag>{t(isFaceToFace(activity) ? 'study.tag.faceToFace' : 'study.tag.online')}</Tag>
      {activity.isUnderWay ? <Tag tone="accent">{t('study.activity.underWay')}</Tag> : null}
      {isHere ? <Tag tone="success">{t('study.activity.here')}</Tag> : null}
      {state === undefined || activity.isUnderWay ? null : (
        <Tag tone={TONES[state]}>{t(`study.activity.${state}`)}</Tag>
      )}
    </Inline>
  )
}
