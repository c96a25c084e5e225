/** The http client where pages are drawn on the server: the server makes the calls itself, for nobody in particular. */
import * as v from 'valibot'

import type { CallResponse } from '@campus/contracts/call'
import type { AskRefusal } from '@campus/contracts/drawn-page'

import type * as browser from './client'
import { ApiError } from './errors'
import { wireRequest } from './request.model'

export const REQUEST_TIMEOUT: typeof browser.REQUEST_TIMEOUT = 500_000

export const call: typeof browser.call = async (definition, payload) => {
  const data = await globalThis.campusServer.ask(definition.id, wireRequest(definition, payload, 0)).catch(tell)
  return v.parse(definition.response, data) as CallResponse<typeof definition>
}

function tell(error: unknown): never {
  throw isRefusal(error) ? new ApiError(error.message, { code: error.code }) : error
}

function isRefusal(error: unknown): error is AskRefusal {
  return error instanceof Error && typeof (error as Partial<AskRefusal>).code === 'number'
}

export const serverNow: typeof browser.serverNow = () => Date.now()

/** The server's own time is never corrected. */
export const onServerClockSet: typeof browser.onServerClockSet = () => () => undefined
