/** A person's own account: apart from signing in, since only the page of the account asks for it. */
import * as v from 'valibot'

import { defineCall } from './call'
import { smsCode } from './mobile'
import { MOST_PASSWORD } from './sign-in'
import { text } from './wire'

const api = '/api/oauth/appUser'

/** Bytes of a person's picture at most, and pixels of each of its sides: pages make a small square of what is chosen. */
export const MOST_PICTURE = 100 * 1024
export const MOST_PICTURE_SIDE = 512

/** Characters of a password at least. */
export const LEAST_PASSWORD = 8

export const ownAccount = defineCall({
  id: 'account.own',
  method: 'GET',
  path: `${api}/account`,
  summary: 'How the signed-in person can sign in, and how many sessions of theirs are open',
  request: v.object({}),
  response: v.object({
    hasPassword: v.boolean(),
    /** Whether the site sends text messages. */
    canSendCode: v.boolean(),
    /** Open ones, that of the call among them. */
    sessions: v.number(),
  }),
  access: 'user',
  source: 'ours',
})

/** Shows that the account is the caller's: a code sent to its number, or the password that it has. */
const ownerProof = v.variant('by', [
  v.object({ by: v.literal('code'), code: smsCode }),
  v.object({ by: v.literal('password'), password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_PASSWORD)) }),
])
export type OwnerProof = v.InferInput<typeof ownerProof>

export const setPassword = defineCall({
  id: 'account.setPassword',
  method: 'POST',
  path: `${api}/setPassword`,
  summary: 'Sets the signed-in person’s password; every other session of theirs ends',
  request: v.object({
    password: v.pipe(v.string(), v.minLength(LEAST_PASSWORD), v.maxLength(MOST_PASSWORD)),
    proof: ownerProof,
  }),
  response: v.boolean(),
  access: 'user',
  source: 'ours',
})

export const setPicture = defineCall({
  id: 'account.setPicture',
  method: 'POST',
  path: `${api}/setPicture`,
  summary: 'Sets the signed-in person’s picture, or takes it away; whoever sees what they write sees it',
  request: v.object({
    /** A JPEG in base64; '' takes the picture away. */
    picture: v.pipe(v.string(), v.maxLength(4 * Math.ceil(MOST_PICTURE / 3)), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  /** Its address; '' without one. */
  response: v.object({ avatar: text }),
  access: 'user',
  source: 'ours',
})

export const endOwnSessions = defineCall({
  id: 'account.endSessions',
  method: 'POST',
  path: `${api}/endSessions`,
  summary: 'Ends every session of the signed-in person, that of the call too',
  request: v.object({}),
  response: v.object({ ended: v.number() }),
  access: 'user',
  source: 'ours',
})

export const closeAccount = defineCall({
  id: 'account.close',
  method: 'POST',
  path: `${api}/closeAccount`,
  summary: 'Closes the signed-in person’s account: nobody signs in with it until the school opens it again',
  request: v.object({ proof: ownerProof }),
  response: v.boolean(),
  access: 'user',
  source: 'ours',
})
