import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../platform/http/messages'
import { refuserOf } from '../../platform/http/refusal'

export const orderRefusals = {
  orderOpen: { code: ERROR_CODES.conflict, message: '您已报名这门课程，请在“我的报名”中查看' },
  alreadyInClass: { code: ERROR_CODES.conflict, message: '您已在这个班级学习' },
  classOver: { code: TOLD_CODES.forbidden, message: '这个班级已不能报名，请选择其他班级' },
  classFull: { code: TOLD_CODES.forbidden, message: '这个班级已报满，请选择其他班级' },
  couponNotUsable: { code: TOLD_CODES.forbidden, message: '这张优惠券不能用于此次报名' },
  orderNotOpen: { code: ERROR_CODES.conflict, message: '报名的状态已变化，请刷新后查看' },
} as const satisfies RefusalTable

export const refuse = refuserOf(orderRefusals)
