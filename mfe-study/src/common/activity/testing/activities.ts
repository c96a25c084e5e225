/** Activities for the tests of this module: a required online one of today, and what differs from it. */
import type { ActivityContent, ClassActivity } from '@campus/contracts/study-activity'

export function contentOf(differing: Partial<ActivityContent> = {}): ActivityContent {
  return {
    dataType: 1,
    contentId: '901',
    contentName: '导学视频',
    contentType: 'ONLINE_VIDEO_TEACHING',
    classroomCover: '',
    learnProcess: 0,
    lastStudyTime: 0,
    learningDuration: 0,
    ...differing,
  }
}

export function activityOf(differing: Partial<ClassActivity> = {}): ClassActivity {
  return {
    id: '701',
    activityId: '701',
    activityName: '课程导学',
    onlineType: 1,
    isRequired: 1,
    classActivityStatus: 0,
    isUnderWay: false,
    startTime: '2026-11-20 00:00:00',
    endTime: '2026-11-20 23:59:00',
    position: '',
    address: '',
    extendId: '801',
    bizType: 'CLASS_ACTIVITY',
    activityContentResultVOS: [contentOf()],
    dynamic: 0,
    activityFinishTypeMap: {},
    ...differing,
  }
}

/** A required lesson face to face. */
export function lessonOf(differing: Partial<ClassActivity> = {}): ClassActivity {
  return activityOf({
    id: '702',
    activityId: '702',
    activityName: '面授：综合实训',
    onlineType: 2,
    startTime: '2026-11-20 09:00:00',
    endTime: '2026-11-20 11:30:00',
    position: '实训楼 203 室',
    address: '学院路 8 号',
    activityContentResultVOS: [contentOf({ contentId: '902', contentName: '综合实训', dataType: 11 })],
    ...differing,
  })
}
