import { saveDutyRecord } from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import { call, serverNow } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { beijingClock } from '@campus/i18n/beijing-time'
import { sessionStore } from '@campus/session/session-store'

/**
 * Reports a submission as a completed duty; a test outside of an activity is none. The server also records it
 * when the attempt ends, so a failure changes nothing and is not shown.
 */
export async function reportDuty(kind: WorkKind, query: URLSearchParams): Promise<void> {
  const read = (name: string): string => query.get(name) ?? ''
  if (kind === 'test' && read('activityId') === '') return
  try {
    await call(
      saveDutyRecord,
      {
        activityId: read('activityId'),
        activityContentId: read('activityContentId'),
        bizId: read('classId'),
        bizType: read('bizType'),
        contentId: read('classroomId'),
        currentTime: beijingClock(serverNow()).format('YYYY-MM-DD HH:mm:ss'),
        dutyType: 'SUBMIT',
        finStatus: 2,
        realValue: 1,
        userId: sessionStore.getState().userInfo.userId,
      },
      { schoolId: read('schoolId'), errors: 'inline' },
    )
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
