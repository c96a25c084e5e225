import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../platform/http/messages'
import { refuserOf } from '../../platform/http/refusal'

export const studyRefusals = {
  signRepeated: { code: ERROR_CODES.signRepeated, message: '不可重复签到' },
  signNotOffered: { code: TOLD_CODES.forbidden, message: '本课堂无需签到' },
  signNotStarted: { code: TOLD_CODES.signClosed, message: '尚未到签到时间' },
  signOver: { code: TOLD_CODES.signClosed, message: '签到时间已过' },
  signOutFirst: { code: TOLD_CODES.signClosed, message: '请先签到' },
} as const satisfies RefusalTable

export const refuse = refuserOf(studyRefusals)
