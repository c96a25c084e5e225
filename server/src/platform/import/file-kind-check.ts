import { and, eq } from 'drizzle-orm'

import { among } from '../database/among'
import { fileIdOf } from '../files/file-address'
import { files } from '../files/files.schema'
import type { ImportCheck } from './import-check'
import type { ImportedTable, Values } from './imported-table'

const VIDEO = 'VIDEO'

/** What a row shows at an address, and as what: a film where `kind` is VIDEO, else a picture. */
export interface Shown {
  readonly kind: string
  readonly url: string
}

/** Of each row of a table: its files are what `column` says that they are. */
export function fileKindCheck(
  { name, table }: ImportedTable,
  column: string,
  shownIn: (row: Values) => readonly Shown[],
): ImportCheck {
  return {
    tables: [name],
    async begin(tx, { tenantId, idsOf }) {
      return async () => {
        const rows = (await tx
          .select()
          .from(table)
          .where(and(eq(table.tenantId, tenantId), among(table.id, idsOf(name))))) as readonly Values[]
        const shown = rows.flatMap((row) => shownIn(row).map((one) => ({ ...one, id: String(row['id']) })))
        const ids = shown.flatMap(({ url }) => fileIdOf(url, tenantId) ?? [])
        const kept = await tx
          .select({ id: files.id, name: files.name, contentType: files.contentType })
          .from(files)
          .where(and(eq(files.tenantId, tenantId), among(files.id, [...new Set(ids)])))
        const faults = shown.flatMap(({ id, kind, url }) => {
          const file = kept.find((one) => one.id === fileIdOf(url, tenantId))
          if (file === undefined || file.contentType.startsWith('video/') === (kind === VIDEO)) return []
          return [
            { at: [{ table: name, id }], message: `${column} says ${kind}, and ${file.name} is ${file.contentType}` },
          ]
        })
        return { faults }
      }
    },
  }
}
