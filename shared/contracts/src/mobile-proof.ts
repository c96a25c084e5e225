/** That a number is its person's: apart from signing in, since pages of learning ask for it. */
import * as v from 'valibot'

import { defineCall } from './call'
import { smsCode } from './mobile'

export const getMobileProof = defineCall({
  id: 'signIn.getMobileProof',
  method: 'GET',
  path: '/api/oauth/appUser/mobileProof',
  summary: 'Whether the session’s person has proved their number by a code, which a partner’s site asks for',
  request: v.object({}),
  response: v.object({
    isProved: v.boolean(),
    /** Whether the site sends text messages. */
    canProve: v.boolean(),
  }),
  access: 'user',
  source: 'ours',
})

export const proveMobile = defineCall({
  id: 'signIn.proveMobile',
  method: 'POST',
  path: '/api/oauth/appUser/proveMobile',
  summary: 'Proves the number of the signed-in person by a code sent to it; their accounts at other schools open',
  request: v.object({ code: smsCode }),
  response: v.boolean(),
  access: 'user',
  source: 'ours',
})
