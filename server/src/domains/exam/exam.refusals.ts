import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../platform/http/messages'
import { refuserOf } from '../../platform/http/refusal'

export const examRefusals = {
  attemptOpen: { code: ERROR_CODES.conflict, message: '作答尚未提交' },
  attemptClosed: { code: ERROR_CODES.conflict, message: '作答已经结束，不能再修改' },
  xsktTokenWrong: { code: TOLD_CODES.forbidden, message: '练习凭证无效，请重新进入' },
} as const satisfies RefusalTable

export const refuse = refuserOf(examRefusals)
