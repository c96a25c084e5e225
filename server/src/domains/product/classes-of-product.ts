/** The classes in which a product is taught. */
import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { classMembers } from '../study/learning/learning.schema'
import { classPeriods, FINISHED, teachingClasses } from '../study/study.schema'
import { products } from './product.schema'

const TRAINING = 1

export interface ClassOfProduct {
  readonly id: string
  readonly name: string
  /** null while it is not planned. */
  readonly start: Date | null
  readonly end: Date | null
  readonly place: string
  readonly headTeacherNickname: string
  readonly isFinished: boolean
  /** Seats that are left; null for any number. */
  readonly remaining: number | null
}

/** Whether somebody can still come to it. */
export function canBeJoined({ isFinished, end }: Pick<ClassOfProduct, 'isFinished' | 'end'>, now: Date): boolean {
  return !isFinished && (end === null || end > now)
}

export function isFull({ remaining }: Pick<ClassOfProduct, 'remaining'>): boolean {
  return remaining === 0
}

/** Those of training, the next ones first; those without a day come last. */
export async function classesOf(tx: Transaction, productId: string): Promise<readonly ClassOfProduct[]> {
  return (await selectClasses(tx, eq(classPeriods.productId, productId))).map(({ held }) => held)
}

export interface ClassesOfProduct {
  readonly id: string
  readonly name: string
  readonly classes: readonly ClassOfProduct[]
}

/** The products of the school that are taught in classes, by name, each with its classes as {@link classesOf} has them. */
export async function classesByProduct(tx: Transaction): Promise<readonly ClassesOfProduct[]> {
  const found = await selectClasses(tx, isNotNull(classPeriods.productId))
  const named = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .orderBy(asc(products.name), asc(products.id))
  return named
    .map(({ id, name }) => ({
      id,
      name,
      classes: found.filter(({ productId }) => productId === id).map(({ held }) => held),
    }))
    .filter(({ classes }) => classes.length > 0)
}

async function selectClasses(
  tx: Transaction,
  which: SQL,
): Promise<readonly { readonly productId: string | null; readonly held: ClassOfProduct }[]> {
  const rows = await tx
    .select({
      held: teachingClasses,
      period: classPeriods,
      members: tx.$count(
        classMembers,
        and(eq(classMembers.tenantId, teachingClasses.tenantId), eq(classMembers.classId, teachingClasses.id)),
      ),
    })
    .from(classPeriods)
    .innerJoin(
      teachingClasses,
      and(eq(teachingClasses.tenantId, classPeriods.tenantId), eq(teachingClasses.periodId, classPeriods.id)),
    )
    .where(and(which, eq(classPeriods.type, TRAINING)))
  return rows
    .map(({ held, period, members }) => ({
      productId: period.productId,
      held: {
        id: held.id,
        name: held.className === '' ? period.name : held.className,
        start: held.trainingStartTime ?? period.trainingStartTime,
        end: held.trainingEndTime ?? period.trainingEndTime,
        place: held.place,
        headTeacherNickname: held.headTeacherNickname,
        isFinished: held.status === FINISHED,
        remaining: held.places === null ? null : Math.max(0, held.places - members),
      },
    }))
    .sort(({ held: one }, { held: other }) => startOf(one) - startOf(other) || (one.id < other.id ? -1 : 1))
}

const startOf = ({ start }: ClassOfProduct): number => start?.getTime() ?? Number.POSITIVE_INFINITY
