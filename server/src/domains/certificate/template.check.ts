/** Looks whether certificates can be printed as a folder says. */
import { and, eq, isNotNull, ne, or } from 'drizzle-orm'

import { among } from '../../platform/database/among'
import type { Transaction } from '../../platform/database/database'
import { fileIdOf } from '../../platform/files/file-address'
import { files } from '../../platform/files/files.schema'
import type { GivenRows, ImportCheck, RowFinding } from '../../platform/import/import-check'
import { certificateTemplates, skillCertificates, trainingCertificates } from './certificate.schema'
import { LARGEST } from './own-picture.model'
import type { CertificateKind } from './picture-address'
import { kindFaults, layoutFaults, placedIn } from './template-fields.model'

const TEMPLATES = 'certificate-templates'
const KINDS = [
  { kind: 'skill', name: 'skill-certificates', table: skillCertificates },
  { kind: 'training', name: 'training-certificates', table: trainingCertificates },
] as const

export const templateCheck: ImportCheck = {
  tables: [TEMPLATES, ...KINDS.map(({ name }) => name)],
  begin: (tx, given) =>
    Promise.resolve(async () => {
      const printed: Printed[] = []
      for (const kind of KINDS) printed.push(...(await printedIn(tx, given, kind)))
      const templates = await templatesOf(tx, given, printed)
      const pictures = await pictureFaults(tx, given, namedIn(templates, printed))
      return {
        faults: [...layoutFindings(templates, given), ...kindFindings(templates, printed), ...pictures],
        notes: unplacedPortraits(templates, printed),
      }
    }),
}

type Template = typeof certificateTemplates.$inferSelect

/** A certificate of the folder, or one that a template of the folder prints. */
interface Printed {
  readonly kind: CertificateKind
  readonly table: string
  readonly id: string
  readonly templateId: string | null
  readonly portrait: string
}

async function printedIn(
  tx: Transaction,
  { tenantId, idsOf }: GivenRows,
  { kind, name, table }: (typeof KINDS)[number],
): Promise<readonly Printed[]> {
  const { id, templateId, portrait } = table
  const rows = await tx
    .select({ id, templateId, portrait })
    .from(table)
    .where(
      and(
        eq(table.tenantId, tenantId),
        or(isNotNull(templateId), ne(portrait, '')),
        or(among(id, idsOf(name)), among(templateId, idsOf(TEMPLATES))),
      ),
    )
  return rows.map((row) => ({ kind, table: name, ...row }))
}

async function templatesOf(
  tx: Transaction,
  { tenantId, idsOf }: GivenRows,
  printed: readonly Printed[],
): Promise<ReadonlyMap<string, Template>> {
  const used = printed.flatMap(({ templateId }) => templateId ?? [])
  const rows = await tx
    .select()
    .from(certificateTemplates)
    .where(
      and(
        eq(certificateTemplates.tenantId, tenantId),
        among(certificateTemplates.id, [...new Set([...used, ...idsOf(TEMPLATES)])]),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

function layoutFindings(templates: ReadonlyMap<string, Template>, { idsOf }: GivenRows): readonly RowFinding[] {
  return idsOf(TEMPLATES).flatMap((id) => {
    const template = templates.get(id)
    return template === undefined ? [] : found(layoutFaults(template), [{ table: TEMPLATES, id }])
  })
}

/** Once for each template and kind, however many certificates it prints. */
function kindFindings(templates: ReadonlyMap<string, Template>, printed: readonly Printed[]): readonly RowFinding[] {
  return [...templates.values()].flatMap((template) =>
    KINDS.flatMap(({ kind }) => {
      const first = printed.find((one) => one.kind === kind && one.templateId === template.id)
      if (first === undefined) return []
      const at = [{ table: TEMPLATES, id: template.id }, first]
      return found(kindFaults(kind, template), at)
    }),
  )
}

function unplacedPortraits(
  templates: ReadonlyMap<string, Template>,
  printed: readonly Printed[],
): readonly RowFinding[] {
  return printed.flatMap(({ table, id, templateId, portrait }) => {
    const template = templates.get(templateId ?? '')
    if (portrait === '' || template === undefined || template.paper === '') return []
    if (placedIn(template.fields)('portrait')) return []
    return found([`portrait is not shown: template ${template.id} has no place for it`], [{ table, id }])
  })
}

interface NamedPicture {
  readonly table: string
  readonly id: string
  readonly column: keyof typeof LARGEST
  readonly address: string
}

function namedIn(templates: ReadonlyMap<string, Template>, printed: readonly Printed[]): readonly NamedPicture[] {
  const all: readonly NamedPicture[] = [
    ...[...templates.values()].flatMap(({ id, paper, seal }) => [
      { table: TEMPLATES, id, column: 'paper' as const, address: paper },
      { table: TEMPLATES, id, column: 'seal' as const, address: seal },
    ]),
    ...printed.map(({ table, id, portrait }) => ({ table, id, column: 'portrait' as const, address: portrait })),
  ]
  return all.filter(({ address }) => address !== '')
}

const MB = 1024 * 1024

/** Pictures that are too large to be drawn into each certificate, and addresses of files that the school does not have. */
async function pictureFaults(
  tx: Transaction,
  { tenantId }: GivenRows,
  named: readonly NamedPicture[],
): Promise<readonly RowFinding[]> {
  const ids = named.flatMap(({ address }) => fileIdOf(address, tenantId) ?? [])
  const kept = await tx
    .select({ id: files.id, size: files.size })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), among(files.id, [...new Set(ids)])))
  const sizes = new Map(kept.map(({ id, size }) => [id, size]))
  return named.flatMap(({ table, id, column, address }) => {
    if (!address.startsWith('/files/')) return []
    const size = sizes.get(fileIdOf(address, tenantId) ?? '')
    const at = [{ table, id }]
    if (size === undefined) return found([`${column} must name a picture of this school, ${address} is none`], at)
    if (size <= LARGEST[column]) return []
    return found([`${column} has ${(size / MB).toFixed(1)} MB; at most ${LARGEST[column] / MB} MB are drawn`], at)
  })
}

function found(messages: readonly string[], at: RowFinding['at']): readonly RowFinding[] {
  return messages.map((message) => ({ at, message }))
}
