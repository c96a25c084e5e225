/** The http client where pages are drawn on the server: the server makes the calls itself, for nobody in particular. */
import * as v from 'valibot'

import type { CallResponse } from '@campus/contracts/call'

import type * as browser from './client'
import { wireRequest } from './request.model'

export const REQUEST_TIMEOUT: typeof browser.REQUEST_TIMEOUT = 500_000

export const call: typeof browser.call = async (definition, payload) => {
  const data = await globalThis.campusServer.ask(definition.id, wireRequest(definition, payload, 0))
  return v.parse(definition.response, data) as CallResponse<typeof definition>
}

export const serverNow: typeof browser.serverNow = () => Date.now()

/** The server's own time is never corrected. */
export const onServerClockSet: typeof browser.onServerClockSet = () => () => undefined
