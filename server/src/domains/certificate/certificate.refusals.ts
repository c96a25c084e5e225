import { TOLD_CODES } from '@campus/contracts/errors'

import type { RefusalTable } from '../../platform/http/messages'
import { refuserOf } from '../../platform/http/refusal'

export const certificateRefusals = {
  lookupTooMany: { code: TOLD_CODES.tooManyRequests, message: '查询次数过多，请一小时后再试' },
  checkTooMany: { code: TOLD_CODES.tooManyRequests, message: '核验次数过多，请一小时后再试' },
} as const satisfies RefusalTable

export const refuse = refuserOf(certificateRefusals)
