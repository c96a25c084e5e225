/** What the training project page shows, decided without drawing it. */
import { addressOf, freeText } from '@campus/calls/address'
import type { ProjectQuestion, TrainingProject } from '@campus/contracts/training-project'

/** As many projects as are asked for at once. */
export const PROJECTS_ASKED = 99

/** The project to show; '' is the first of the catalog. */
export const projectAddress = addressOf({ id: freeText })

/** Where a question stands that has no place of its own. */
const LATE_SEQ = 1000

/** Faqs by seq; those of one seq keep the order they came in. */
export function inOrder(faqs: readonly ProjectQuestion[]): ProjectQuestion[] {
  return [...faqs].sort((one, other) => (one.seq ?? LATE_SEQ) - (other.seq ?? LATE_SEQ))
}

/** The ids of a project's products, each once. */
export function productIdsOf({ relatedProductList }: Pick<TrainingProject, 'relatedProductList'>): string[] {
  return [...new Set(relatedProductList.map(({ productId }) => productId))]
}

/** Whether the school says anything of a project. */
export function hasInfo(project: TrainingProject | null): project is TrainingProject {
  if (project === null) return false
  return (
    project.introduction.trim() !== '' || project.commonQuestionList.length > 0 || project.relatedProductList.length > 0
  )
}
