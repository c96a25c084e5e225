import { and, asc, eq } from 'drizzle-orm'

import { getTrainingProject, trainingProjectPage } from '@campus/contracts/training-project'

import { handlePublic, type Route } from '../../platform/http/handle'
import { orderOf, pagedSelect } from '../../platform/http/paging'
import { trainingProjectProducts, trainingProjectQuestions, trainingProjects } from './training-project.schema'

export const trainingProjectRoutes: readonly Route[] = [
  handlePublic(trainingProjectPage, async ({ input, tx }) => {
    const { id, name, seq, published } = trainingProjects
    const shown = tx.select({ id, name }).from(trainingProjects).where(eq(published, true)).$dynamic()
    return pagedSelect(tx, shown, input, orderOf(input, { seq: [seq] }, id))
  }),

  handlePublic(getTrainingProject, async ({ input, tx }) => {
    const [project] = await tx
      .select()
      .from(trainingProjects)
      .where(and(eq(trainingProjects.id, input.id), eq(trainingProjects.published, true)))
    if (project === undefined) return null
    const questions = await tx
      .select()
      .from(trainingProjectQuestions)
      .where(eq(trainingProjectQuestions.projectId, project.id))
      .orderBy(asc(trainingProjectQuestions.id))
    const related = await tx
      .select({ productId: trainingProjectProducts.productId })
      .from(trainingProjectProducts)
      .where(eq(trainingProjectProducts.projectId, project.id))
      .orderBy(asc(trainingProjectProducts.seq), asc(trainingProjectProducts.id))
    return {
      id: project.id,
      name: project.name,
      introduction: project.introduction,
      commonQuestionList: questions.map(({ id, name, answer, seq }) => ({ id, name, answer, seq })),
      relatedProductList: related,
    }
  }),
]
