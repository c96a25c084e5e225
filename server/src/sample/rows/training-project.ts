import {
  trainingProjectProducts,
  trainingProjectQuestions,
  trainingProjects,
} from '../../domains/training-project/training-project.schema'
import { sampleContent } from '../content/content'
import { trainingProjectTexts } from '../content/texts/training-projects'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'

export const trainingProjectSample: SampleBuilder = async ({ tx, school }) => {
  const content = sampleContent(school.id)
  const courses = content.categories.flatMap((category) => category.courses)
  const projects = trainingProjectTexts(content).map((text, index) => ({
    ...text,
    seq: index + 1,
    id: sampleId(school.id, 'project', index + 1),
  }))
  await tx
    .insert(trainingProjects)
    .values(projects.map(({ id, name, introduction, seq }) => ({ id, name, introduction, seq })))
  await tx
    .insert(trainingProjectQuestions)
    .values(
      projects
        .flatMap(({ id, questions }) => questions.map((question) => ({ projectId: id, ...question })))
        .map((question, index) => ({ id: sampleId(school.id, 'projectQuestion', index + 1), ...question })),
    )
  await tx.insert(trainingProjectProducts).values(
    projects
      .flatMap(({ id, products }) =>
        products.map((name, place) => ({
          projectId: id,
          course: courses.findIndex((course) => course.name === name),
          seq: place + 1,
        })),
      )
      .map(({ projectId, course, seq }, index) => ({
        id: sampleId(school.id, 'projectProduct', index + 1),
        projectId,
        productId: sampleId(school.id, 'product', course + 1),
        seq,
      })),
  )
}
