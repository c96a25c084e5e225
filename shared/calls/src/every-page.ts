/** Whole lists of calls that page. */
import type * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import type { Page } from '@campus/contracts/wire'
import { call, type CallSettings } from '@campus/http/client'

/** A call whose response is one page of a list. */
export type PagedCall<Item> = CallDefinition<
  v.GenericSchema<{ current?: unknown }, unknown>,
  v.GenericSchema<unknown, Page<Item>>
>

/**
 * The whole list of a paging call, as one page: requests pages until there is none. `payload.size` is the
 * number of items in each request. Rejects as {@link call} does, and never gives half a list.
 */
export async function callEveryPage<Definition extends PagedCall<unknown>>(
  definition: Definition,
  payload: CallRequest<Definition>,
  settings?: CallSettings,
): Promise<CallResponse<Definition>> {
  const first = await call(definition, payload, settings)
  const records = [...first.records]
  for (let current = 2; current <= first.pages; current += 1) {
    const next = await call(definition, { ...payload, current }, settings)
    if (next.records.length === 0) break
    records.push(...next.records)
  }
  return { ...first, records, size: records.length, total: records.length, pages: 1 }
}
