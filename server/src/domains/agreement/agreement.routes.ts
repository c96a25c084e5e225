import { eq } from 'drizzle-orm'

import { getAgreement } from '@campus/contracts/agreement'

import { handlePublic, type Route } from '../../platform/http/handle'
import { wireTime } from '../../platform/http/wire-time'
import { agreements } from './agreement.schema'

export const agreementRoutes: readonly Route[] = [
  handlePublic(getAgreement, async ({ input, tx }) => {
    const [found] = await tx.select().from(agreements).where(eq(agreements.id, input.type))
    return found === undefined ? null : { content: found.content, updatedTime: wireTime(found.updatedTime) }
  }),
]
