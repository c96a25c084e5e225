import * as v from 'valibot'

/** A mobile number of the mainland, without its prefix. */
export const mobile = v.pipe(v.string(), v.regex(/^1\d{10}$/))

/** The code of a text message. */
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/))
