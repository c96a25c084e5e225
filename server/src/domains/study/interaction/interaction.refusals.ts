import { TOLD_CODES } from '@campus/contracts/errors'
import { LONGEST_TEXT } from '@campus/contracts/study-interaction'

import type { RefusalTable } from '../../../platform/http/messages'
import { refuserOf } from '../../../platform/http/refusal'

/** In the words of the page, which asks for the same before it sends anything. */
export const interactionRefusals = {
  questionEmpty: { code: TOLD_CODES.badRequest, message: '请填写提问内容' },
  noteTitleEmpty: { code: TOLD_CODES.badRequest, message: '请先填写笔记名称' },
  classroomCommentEmpty: { code: TOLD_CODES.badRequest, message: '请填写评论内容' },
  entryTooLong: { code: TOLD_CODES.badRequest, message: `最多输入${String(LONGEST_TEXT)}个字` },
  noteNotOwn: { code: TOLD_CODES.forbidden, message: '只能修改和删除自己的笔记' },
} as const satisfies RefusalTable

export const refuse = refuserOf(interactionRefusals)
