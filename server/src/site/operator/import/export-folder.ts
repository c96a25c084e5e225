/** Writes what an import brought in the form an import reads; secrets stay where they are. */
import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { asc, eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { fileStoreOf } from '../../../platform/files/configured-store'
import { files } from '../../../platform/files/files.schema'
import type { KeptFile } from '../../../platform/files/keep-file'
import type { ImportedTable, Values } from '../../../platform/import/imported-table'
import { csvText } from '../../../platform/import/spreadsheet-text'
import { tenantHosts, tenants } from '../../../platform/tenants/tenants.schema'
import { SCHOOLS_FILE, type Folder } from './folder'
import type { ImportContext } from './import-folder'

/** `/files/<tenant>/<id>/<name>?…`, of the school itself. */
const OWN_FILE = /^\/files\/([\w-]+)\/(\w+)\//

/** Every school, each table that has rows. */
export async function exportFolder({ database, config, tables }: ImportContext): Promise<Folder> {
  const { texts, kept } = await database.asOwner(async (tx) => {
    await tx.execute('set transaction read only')
    const kept = new Map<string, { readonly path: string; readonly file: KeptFile }>()
    const schools = await tx.select().from(tenants).orderBy(asc(tenants.id))
    const texts = [{ path: SCHOOLS_FILE, text: await schoolsText(tx, schools) }]
    for (const { id } of schools) {
      const ofSchool = new Map(
        (await tx.select().from(files).where(eq(files.tenantId, id))).map((file) => [file.id, file]),
      )
      const pathOf = (address: string): string => {
        const [, tenantId, fileId = ''] = OWN_FILE.exec(address) ?? []
        const file = tenantId === id ? ofSchool.get(fileId) : undefined
        if (file === undefined) return address
        const path = isPicture(file)
          ? `pictures/${file.id}.${file.contentType.replace(/^image\//, '')}`
          : `media/${file.id}${extname(file.name)}`
        kept.set(`${id}/${path}`, { path: `${id}/${path}`, file })
        return path
      }
      for (const table of tables) {
        const text = await tableText(tx, table, id, pathOf)
        if (text !== null) texts.push({ path: `${id}/${table.name}.csv`, text })
      }
    }
    return { texts, kept: [...kept.values()] }
  })
  const store = fileStoreOf(config)
  const pictures = []
  for (const { path, file } of kept.filter(({ file }) => isPicture(file))) {
    const content = await store.read(file.key)
    if (content !== null) pictures.push({ path, content: (await buffer(content)).toString('base64') })
  }
  const media = kept.flatMap(({ path, file }) => (isPicture(file) ? [] : { path, sha256: file.sha256 }))
  return { files: texts, pictures, media }
}

const isPicture = ({ contentType }: KeptFile): boolean => contentType.startsWith('image/')

async function schoolsText(tx: Transaction, schools: readonly (typeof tenants.$inferSelect)[]): Promise<string> {
  const hosts = await tx.select().from(tenantHosts).orderBy(asc(tenantHosts.preDomain))
  const hostsOf = (id: string): string =>
    hosts.flatMap(({ tenantId, preDomain }) => (tenantId === id ? [preDomain === '' ? '-' : preDomain] : [])).join(' ')
  return csvText([['id', 'name', 'hosts'], ...schools.map(({ id, name }) => [id, name, hostsOf(id)])])
}

async function tableText(
  tx: Transaction,
  { table, cells, unpack }: ImportedTable,
  tenantId: string,
  pathOf: (address: string) => string,
): Promise<string | null> {
  const rows = (await tx.select().from(table).where(eq(table.tenantId, tenantId)).orderBy(asc(table.id))) as Values[]
  if (rows.length === 0) return null
  const names = Object.keys(cells)
  const lines = rows.map((row) => {
    const values = unpack?.(row) ?? row
    return [
      String(row['id']),
      ...Object.entries(cells).map(([name, cell]) => {
        const value = values[name]
        return cell.write(value === null || value === undefined ? value : (cell.files?.renamed(value, pathOf) ?? value))
      }),
    ]
  })
  return csvText([['id', ...names], ...lines])
}
