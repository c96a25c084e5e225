import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../../platform/http/messages'
import { refuserOf } from '../../../platform/http/refusal'

export const outsideRefusals = {
  platformNotOpen: { code: ERROR_CODES.conflict, message: '学习平台尚未开通，请联系班主任' },
  siteKeyWrong: { code: TOLD_CODES.forbidden, message: '站点或密钥错误' },
  learnerCodeWrong: { code: ERROR_CODES.notFound, message: '学员码无效或已失效' },
} as const satisfies RefusalTable

export const refuse = refuserOf(outsideRefusals)
