/** The orders of a school on the operator's page: what waits, and what the school does with each. */
import * as v from 'valibot'

import { OperatorRefusedError } from '../../../platform/operator-call'
import {
  TeacherRefusedError,
  type TeacherContext,
  type TeacherSection,
} from '../../../platform/teaching/teacher-section'
import { commentText } from '../../comment/comment.offer'
import { canBeJoined, classesOf } from '../../product/product.offer'
import { lockOrder, type OrderRow } from '../order-change'
import { showAdmission, takeAdmission } from './admission'
import { applicantOf, ORDERS } from './admission-address'
import { admitOrder, DECISIONS, decisionsFor, payOrder, refuseOrder, takeOrderBack, type Decision } from './decide'
import { countOpen, findOrders, oldestOpen, orderById } from './found-orders'
import { LONGEST_WORDS, orderPage, ordersPage, seenOf } from './order-pages'
import { MESSAGES } from './orders.messages'

/** Rows of the list: whatever is not among them is searched for. */
const MOST_LISTED = 100
/** Row-level security keeps to the school; classes belong to no person. */
const NOBODY = ''

const decisionForm = v.object({
  decision: v.picklist(DECISIONS),
  seen: v.string(),
  classId: v.optional(v.string(), ''),
  words: v.optional(v.pipe(v.string(), v.transform(commentText)), ''),
})
type DecisionForm = v.InferOutput<typeof decisionForm>

export const ordersSection: TeacherSection = {
  id: ORDERS,
  names: { 'zh-CN': '报名', en: 'Orders' },
  waiting: countOpen,
  list: async (context, search) => ordersPage(context, search, await findOrders(context, search, MOST_LISTED)),
  show: async (context, id) => {
    const applicant = applicantOf(id)
    if (applicant !== null) return showAdmission(context, applicant)
    const found = await orderById(context, id)
    if (found === null) return null
    return orderPage(context, found, await joinableClasses(context, found.order))
  },
  take: async (context, id, form) => {
    const applicant = applicantOf(id)
    if (applicant !== null) return takeAdmission(context, applicant, form)
    const { tx, tenantId, locale } = context
    const given = v.safeParse(decisionForm, form)
    if (!given.success) throw new OperatorRefusedError('The form asks for nothing that can be done with an order.')
    const order = await lockOrder(tx, { tenantId, id })
    if (order === null) return null
    if (seenOf(order) !== given.output.seen) throw new TeacherRefusedError(MESSAGES[locale].changedMeanwhile)
    const { decision } = given.output
    if (!decisionsFor(order).includes(decision)) throw new OperatorRefusedError(`The order is ${order.state}.`)
    await DEEDS[decision](context, order, given.output)
    if (decision === 'pay') return `/${id}`
    const next = await oldestOpen(context)
    return next === null ? '' : `/${next}`
  },
}

type Deed = (context: TeacherContext, order: OrderRow, form: DecisionForm) => Promise<void>

/** What each form does with an order whose row is locked. */
const DEEDS: Readonly<Record<Decision, Deed>> = {
  pay: payOrder,
  async admit(context, order, { classId }) {
    const admission = await admitOrder(context, order, classId)
    if (admission === 'admitted') return
    throw new TeacherRefusedError(MESSAGES[context.locale].notAdmitted[admission])
  },
  refuse: async (context, order, form) => refuseOrder(context, order, wordsOf(context, form)),
  takeBack: async (context, order, form) => takeOrderBack(context, order, wordsOf(context, form)),
}

function wordsOf({ locale }: TeacherContext, { words }: DecisionForm): string {
  if (words === '' || words.length > LONGEST_WORDS) {
    throw new TeacherRefusedError(MESSAGES[locale].wrongWords(LONGEST_WORDS))
  }
  return words
}

/** Those of the product that can still be joined, the one that was asked for first. */
async function joinableClasses({ tx, now, asPerson }: TeacherContext, { productId, classId }: OrderRow) {
  const held = await asPerson(NOBODY, () => classesOf(tx, productId))
  const open = held.filter((one) => canBeJoined(one, now))
  return [...open.filter(({ id }) => id === classId), ...open.filter(({ id }) => id !== classId)]
}
