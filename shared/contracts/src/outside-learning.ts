/** Courses that are studied at an outside site, which knows the learner by a one-time code. */
import * as v from 'valibot'

import { defineCall } from './call'
import { id, text } from './wire'

const api = '/api/teaching/anyone'

export const syncUser = defineCall({
  access: 'user',
  id: 'study.syncUser',
  method: 'POST',
  path: `${api}/externalLearning/syncUser`,
  source: 'ours',
  summary: 'Lets the site of an outside course know the learner: it may ask who they are by their next code',
  request: v.object({ courseId: id }),
  response: v.boolean(),
})

export const getSsoCode = defineCall({
  access: 'user',
  id: 'study.getSsoCode',
  method: 'GET',
  path: `${api}/externalLearning/getSsoCode`,
  source: 'ours',
  summary: 'A code that tells the site of an outside course, once and within a minute, who the learner is',
  request: v.object({ courseId: id }),
  response: text,
})

export const getClassroomLink = defineCall({
  access: 'user',
  id: 'study.getClassroomLink',
  method: 'POST',
  path: `${api}/practicalTraining/getClassroomLink`,
  source: 'ours',
  summary: 'The address of a practical-training classroom, with a one-time code',
  request: v.object({
    /** Of this site; the classroom leads back there. */
    backUrl: v.pipe(v.string(), v.maxLength(2000)),
    classroomCode: id,
    /** Student. */
    type: v.literal('S'),
  }),
  response: text,
})

/** Who the learner of a code is. */
export const outsideLearner = v.object({ userId: id, name: text, schoolId: id, schoolName: text })

export const redeemSsoCode = defineCall({
  id: 'outside.redeemSsoCode',
  method: 'POST',
  path: `${api}/externalLearning/redeemSsoCode`,
  source: 'ours',
  summary: 'For the server of an outside site: who the learner of a code is. A code is used once',
  request: v.object({
    /** Its host, as the operator has listed it. */
    site: id,
    /** The key that the operator has given to it. */
    key: v.pipe(v.string(), v.maxLength(200)),
    code: v.pipe(v.string(), v.maxLength(200)),
  }),
  response: outsideLearner,
})
