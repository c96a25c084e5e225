import { and, count, eq, gt } from 'drizzle-orm'

import { PRODUCTS_ASKED } from '@campus/contracts/product'

import { among } from '../../platform/database/among'
import type { ImportCheck } from '../../platform/import/import-check'
import { trainingProjectProducts } from './training-project.schema'

/** The page of a project asks for all of its products at once. */
export const projectProductsCheck: ImportCheck = {
  tables: ['project-products'],
  async begin(tx, { tenantId, idsOf }) {
    return async () => {
      const { id, projectId } = trainingProjectProducts
      const own = eq(trainingProjectProducts.tenantId, tenantId)
      const given = await tx
        .select({ id, projectId })
        .from(trainingProjectProducts)
        .where(and(own, among(id, idsOf('project-products'))))
      const counted = await tx
        .select({ projectId })
        .from(trainingProjectProducts)
        .where(and(own, among(projectId, [...new Set(given.map((row) => row.projectId))])))
        .groupBy(projectId)
        .having(gt(count(), PRODUCTS_ASKED))
      return {
        faults: counted.map(({ projectId: project }) => ({
          at: given
            .filter((row) => row.projectId === project)
            .map((row) => ({ table: 'project-products', id: row.id })),
          message: `projectId ${project} has more than ${PRODUCTS_ASKED} products, which is all that its page shows`,
        })),
      }
    }
  },
}
