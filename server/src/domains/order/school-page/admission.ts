/** A school admits a learner who has not ordered, or somebody who has enquired. */
import { and, eq, gte, inArray } from 'drizzle-orm'
import * as v from 'valibot'

import { OperatorRefusedError } from '../../../platform/operator-call'
import { TeacherRefusedError, type TeacherContext, type TeacherPage } from '../../../platform/teaching/teacher-section'
import { canBeJoined, classesByProduct } from '../../product/product.offer'
import { settleEnquiry } from '../../school/school.offer'
import { registerPerson } from '../../sign-in/sign-in.offer'
import { classStudents, IN_SERVICE } from '../../study/study.schema'
import { OPEN_STATES, orders } from '../order.schema'
import type { Applicant } from './admission-address'
import { admissionPage } from './admission-page'
import { MESSAGES } from './admission.messages'
import { admitPerson } from './admit-person'
import { findApplicant, type FoundApplicant } from './found-applicant'
import { MESSAGES as ORDER_MESSAGES } from './orders.messages'

/** Row-level security keeps to the school; nobody's own rows are meant. */
const NOBODY = ''

const admissionForm = v.object({ classId: v.optional(v.string(), '') })

/** null where there is nobody such at the school. */
export async function showAdmission(context: TeacherContext, applicant: Applicant): Promise<TeacherPage | null> {
  const { tx, now, asPerson } = context
  const person = await asPerson(NOBODY, () => findApplicant(tx, applicant))
  if (person === null) return null
  const every = await asPerson(NOBODY, () => classesByProduct(tx))
  const products = every
    .map((product) => ({ ...product, classes: product.classes.filter((one) => canBeJoined(one, now)) }))
    .filter(({ classes }) => classes.length > 0)
  return admissionPage(context, {
    applicant,
    person,
    products,
    own: await classesOf(context, person),
    waiting: await waitingOrders(context, person),
  })
}

/** Where to go on: the order by which the person has the seat. null where there is nobody such. */
export async function takeAdmission(
  context: TeacherContext,
  applicant: Applicant,
  form: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { tx, now, locale, by, asPerson } = context
  const given = v.safeParse(admissionForm, form)
  if (!given.success) throw new OperatorRefusedError('The form names no class.')
  const person = await asPerson(NOBODY, () => findApplicant(tx, applicant))
  if (person === null) return null
  if (person.isClosed) throw new TeacherRefusedError(MESSAGES[locale].closed)
  const { admission, order } = await admitPerson(context, await accountOf(context, person), given.output.classId)
  if (admission === 'in the class already') throw new TeacherRefusedError(MESSAGES[locale].inClassAlready)
  if (admission !== 'admitted') throw new TeacherRefusedError(ORDER_MESSAGES[locale].notAdmitted[admission])
  if (applicant.kind === 'enquiry') {
    await asPerson(NOBODY, () => settleEnquiry({ tx, now }, { id: applicant.id, by }))
  }
  return order === null ? '' : `/${order.id}`
}

/** The account of a person, made for who has none. */
async function accountOf({ tx, now, asPerson }: TeacherContext, person: FoundApplicant): Promise<string> {
  if (person.userId !== null) return person.userId
  const { mobile, name } = person
  return asPerson(NOBODY, () => registerPerson({ tx, now }, { mobile, nickName: name, registerType: '' }))
}

/** In which the person learns already. */
async function classesOf({ tx, tenantId }: TeacherContext, { userId }: FoundApplicant): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set()
  const seats = await tx
    .select({ classId: classStudents.classId })
    .from(classStudents)
    .where(
      and(
        eq(classStudents.tenantId, tenantId),
        eq(classStudents.userId, userId),
        gte(classStudents.serviceStatus, IN_SERVICE),
      ),
    )
  return new Set(seats.map(({ classId }) => classId))
}

async function waitingOrders({ tx, tenantId }: TeacherContext, { userId }: FoundApplicant) {
  if (userId === null) return []
  return tx
    .select({ id: orders.id, number: orders.number, productName: orders.productName })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.userId, userId), inArray(orders.state, [...OPEN_STATES])))
    .orderBy(orders.createdTime, orders.id)
}
