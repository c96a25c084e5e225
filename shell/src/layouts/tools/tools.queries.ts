import { callQuery, ownTenantId } from '@campus/calls/query'
import type { CallResponse } from '@campus/contracts/call'
import { customerServicePage, type ServiceContact } from '@campus/contracts/school'

/** The contact for visitors' questions; null when the school names none. */
export function serviceContact() {
  return callQuery(
    customerServicePage,
    { current: 1, size: 1, model: { tenantId: ownTenantId() } },
    { staleTime: Infinity, select: firstContact },
  )
}

function firstContact({ records }: CallResponse<typeof customerServicePage>): ServiceContact | null {
  return records[0] ?? null
}
