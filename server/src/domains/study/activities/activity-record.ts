/** An activity as the wire writes it. */
import type { CallResponseInput } from '@campus/contracts/call'
import type { queryTodayActivity } from '@campus/contracts/study-activity'
import { CLASSROOM } from '@campus/contracts/study-course'

import { wireTime } from '../../../platform/http/wire-time'
import { finishesOf, isRequired, isUnderWay, statusOf } from './activity-status.model'
import type { LoadedActivity, LoadedContent } from './load-activities'

type ActivityRecord = NonNullable<CallResponseInput<typeof queryTodayActivity>['activityResultVOList']>[number]

export function activityRecord(activity: LoadedActivity, now: Date, dynamics = 0): ActivityRecord {
  return {
    id: activity.id,
    activityId: activity.id,
    activityName: activity.name,
    onlineType: activity.onlineType,
    isRequired: activity.isRequired,
    classActivityStatus: isRequired(activity) ? statusOf(activity, now) : null,
    isUnderWay: isUnderWay(activity, now),
    startTime: wireTime(activity.startTime),
    endTime: wireTime(activity.endTime),
    position: activity.place,
    address: activity.address,
    extendId: activity.courseId,
    bizType: activity.bizType,
    activityContentResultVOS: activity.contents.map(contentRecord),
    dynamic: dynamics,
    activityFinishTypeMap: finishesOf(activity.contents),
  }
}

function contentRecord(content: LoadedContent) {
  return {
    dataType: content.type,
    contentId: content.classroomId,
    contentName: content.name,
    contentType: contentTypeOf(content.type),
    classroomCover: content.cover,
    learnProcess: content.progress,
    lastStudyTime: content.positionMs,
    learningDuration: content.studiedMs,
  }
}

const CONTENT_TYPES: Readonly<Record<number, string>> = {
  [CLASSROOM.video]: 'ONLINE_VIDEO_TEACHING',
  [CLASSROOM.audio]: 'ONLINE_VIDEO_TEACHING',
  [CLASSROOM.homework]: 'ONLINE_HOMEWORK',
  [CLASSROOM.test]: 'ONLINE_TEST',
  [CLASSROOM.live]: 'EE_LIVE_LECTURES',
  [CLASSROOM.faceToFace]: 'OFFLINE_FACE2FACE_TEACHING',
}

function contentTypeOf(type: number): string {
  return CONTENT_TYPES[type] ?? 'E_WORDS_MATERIALS'
}
