/** The checks of the domains, asked about a folder: its findings at the lines of its files. */
import type { Config } from '../../../platform/config/config'
import type { Transaction } from '../../../platform/database/database'
import type { ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { SCHOOLS_FILE, type Fault } from './folder'
import { inSchool } from './in-school'
import { idsInFolder, removedInFolder, type ReadFile } from './read-folder'

interface FolderFindings {
  readonly faults: readonly Fault[]
  readonly notes: readonly Fault[]
}

/** Begins every check that a file concerns; what it gives back says what they find when everything is written. */
export async function beginChecks(
  tx: Transaction,
  files: readonly ReadFile[],
  { checks, config }: { readonly checks: readonly ImportCheck[]; readonly config: Config },
): Promise<() => Promise<FolderFindings>> {
  const begun: (() => Promise<FolderFindings>)[] = []
  for (const tenantId of new Set(files.map((file) => file.tenantId))) {
    const own = files.filter((file) => file.tenantId === tenantId)
    for (const check of checks) {
      if (!own.some(({ table }) => check.tables.includes(table.name))) continue
      const end = await check.begin(tx, {
        tenantId,
        config,
        idsOf: (table) => idsInFolder(own, tenantId, table),
        removedOf: (table) => removedInFolder(own, tenantId, table),
        inSchool: (work) => inSchool(tx, tenantId, work),
      })
      begun.push(async () => {
        const { faults = [], notes = [] } = await end()
        const at = (finding: RowFinding): Fault => placed(own, check, finding)
        return { faults: faults.map(at), notes: notes.map(at) }
      })
    }
  }
  return async () => {
    const found: FolderFindings[] = []
    for (const end of begun) found.push(await end())
    return { faults: found.flatMap(({ faults }) => faults), notes: found.flatMap(({ notes }) => notes) }
  }
}

/** At the first of its rows that the folder has; what was there before is told of at the file. */
function placed(own: readonly ReadFile[], check: ImportCheck, { at, message }: RowFinding): Fault {
  for (const { table, id } of at) {
    const file = own.find((one) => one.table.name === table)
    const row = [...(file?.rows ?? []), ...(file?.removed ?? [])].find((one) => one.id === id)
    if (file !== undefined && row !== undefined) return { file: file.file, line: row.line, message }
  }
  const file = own.find((one) => check.tables.includes(one.table.name))?.file ?? SCHOOLS_FILE
  return { file, line: 0, message: `${at[0]?.table ?? ''} ${at[0]?.id ?? ''}: ${message}` }
}
