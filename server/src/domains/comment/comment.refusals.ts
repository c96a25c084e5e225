import { TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../platform/http/messages'
import { refuserOf } from '../../platform/http/refusal'

export const commentRefusals = {
  commentEmpty: { code: TOLD_CODES.badRequest, message: '请输入内容' },
  commentNotOwn: { code: TOLD_CODES.forbidden, message: '只能删除自己的评论' },
} as const satisfies RefusalTable

export const refuse = refuserOf(commentRefusals)
