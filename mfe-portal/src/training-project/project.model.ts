/** The content of the training project page. Pure. */
import { addressOf, freeText } from '@campus/calls/address'
import type { TrainingProject } from '@campus/contracts/training-project'

/** The number of projects requested at once. */
export const PROJECTS_ASKED = 99

/** The project to show; '' means the first of the catalog. */
export const projectAddress = addressOf({ id: freeText })

/** The ids of a project's products, each once. */
export function productIdsOf({ relatedProductList }: Pick<TrainingProject, 'relatedProductList'>): string[] {
  return [...new Set(relatedProductList.map(({ productId }) => productId))]
}

/** Whether the school provides any text for a project. */
export function hasInfo(project: TrainingProject | null): project is TrainingProject {
  if (project === null) return false
  return (
    project.introduction.trim() !== '' || project.commonQuestionList.length > 0 || project.relatedProductList.length > 0
  )
}
