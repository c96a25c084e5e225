/** Where a school admits somebody who has not ordered: a page of the section of orders for each. */
import type { TeacherContext } from '../../../platform/teaching/teacher-section'

export const ORDERS = 'orders'

/** A learner of the school, or somebody who has enquired. */
export interface Applicant {
  readonly kind: 'learner' | 'enquiry'
  readonly id: string
}

/** No order is called so: the ids of orders are digits. */
const PAGE_ID = /^(?<kind>learner|enquiry)-(?<id>.+)$/s

export function admissionAddress({ addressOf }: Pick<TeacherContext, 'addressOf'>, { kind, id }: Applicant): string {
  return `${addressOf(ORDERS)}/${encodeURIComponent(`${kind}-${id}`)}`
}

/** Whom a page of the section admits; null for the page of an order. */
export function applicantOf(pageId: string): Applicant | null {
  const { kind, id } = PAGE_ID.exec(pageId)?.groups ?? {}
  return (kind === 'learner' || kind === 'enquiry') && id !== undefined ? { kind, id } : null
}
