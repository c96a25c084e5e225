import { callQuery, ownTenantId } from '@campus/calls/query'
import type { CallResponse } from '@campus/contracts/call'
import { customerServicePage, type ServiceContact } from '@campus/contracts/school'

/** Who answers a visitor's questions; null when the school names nobody. */
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
