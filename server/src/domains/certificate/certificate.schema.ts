import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'
import { DASHES } from '../../platform/plain-signs.model'
import type { PlacedField } from './template-fields.model'

/** When the school revoked the certificate; null while it is valid. */
const revokedAt = () => moment('revoked_at')

/** A text that two papers have alike, whatever their width, spaces and case. */
const said = (text: AnyPgColumn): SQL<string> => sql`upper(replace(normalize(${text}, NFKC), ' ', ''))`

/** A number as `numberAsTyped` compares it; what nobody sees is taken out before it is stored. */
export const typed = (number: AnyPgColumn): SQL<string> =>
  sql`translate(${said(number)}, ${sql.raw(`'${DASHES}'`)}, repeat('-', ${sql.raw(String(DASHES.length))}))`

/** The eleven digits of a mobile number, however it was written. */
export const mobileDigits = (mobile: AnyPgColumn): SQL<string> =>
  sql`right(regexp_replace(${mobile}, '\\D', '', 'g'), 11)`

/** How an issuer's certificates look. Pictures are addresses of this site; '' for none. */
export const certificateTemplates = tenantTable('certificate_templates', {
  /** Printed where there is no paper; '' for what the kind of certificate is called. */
  title: text('title').notNull().default(''),
  subtitle: text('subtitle').notNull().default(''),
  /** The form as it is printed, before anything is filled in; it is laid out to the edges. */
  paper: text('paper').notNull().default(''),
  /** Millimetres. */
  paperWidth: integer('paper_width').notNull().default(297),
  paperHeight: integer('paper_height').notNull().default(210),
  seal: text('seal').notNull().default(''),
  /** Where on the paper everything stands. */
  fields: jsonb('fields').$type<readonly PlacedField[]>().notNull().default([]),
})

/** The look of a certificate, and its holder's picture; without a template it is printed on plain paper. */
const look = () => ({
  portrait: text('portrait').notNull().default(''),
  templateId: text('template_id'),
  /** Whether the school shows a picture of it. */
  hasPicture: boolean('has_picture').notNull().default(true),
})

/** Professional skill level certificates. Card and mobile are stored whole and sent masked. */
export const skillCertificates = tenantTable(
  'skill_certificates',
  {
    certificateCode: text('certificate_code').notNull(),
    name: text('name').notNull(),
    card: text('card').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    professionName: text('profession_name').notNull().default(''),
    typeOfWorkName: text('type_of_work_name').notNull().default(''),
    level: text('level').notNull().default(''),
    sendDate: date('send_date', { mode: 'string' }),
    ...look(),
    revokedAt: revokedAt(),
  },
  (table) => [
    uniqueIndex('skill_certificates_code').on(table.tenantId, table.certificateCode),
    foreignKey({
      columns: [table.tenantId, table.templateId],
      foreignColumns: [certificateTemplates.tenantId, certificateTemplates.id],
    }),
    index('skill_certificates_typed').on(table.tenantId, typed(table.certificateCode)),
    index('skill_certificates_mobile').on(table.tenantId, mobileDigits(table.mobile)),
  ],
)

/** Training graduation certificates. */
export const trainingCertificates = tenantTable(
  'training_certificates',
  {
    certificateNum: text('certificate_num').notNull(),
    studentName: text('student_name').notNull(),
    idType: text('id_type').notNull().default(''),
    idCard: text('id_card').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    productName: text('product_name').notNull().default(''),
    agencyName: text('agency_name').notNull().default(''),
    startTime: date('start_time', { mode: 'string' }),
    endTime: date('end_time', { mode: 'string' }),
    ...look(),
    revokedAt: revokedAt(),
  },
  (table) => [
    uniqueIndex('training_certificates_number').on(table.tenantId, table.certificateNum),
    foreignKey({
      columns: [table.tenantId, table.templateId],
      foreignColumns: [certificateTemplates.tenantId, certificateTemplates.id],
    }),
    index('training_certificates_typed').on(table.tenantId, typed(table.certificateNum)),
    index('training_certificates_mobile').on(table.tenantId, mobileDigits(table.mobile)),
  ],
)

/**
 * The tenant's keys that sign credentials, created at first use; the id is the key's thumbprint. The private
 * half never leaves the server.
 */
export const credentialKeyPairs = tenantTable('certificate_credential_keys', {
  privateKey: text('private_key').notNull(),
  createdTime: moment('created_time').notNull(),
})

/** What a paper certifies, as text that tells it from every other: the number, the holder and the day. */
function issueOf(number: AnyPgColumn, holder: AnyPgColumn, day: AnyPgColumn): SQL<string> {
  const all = sql`concat_ws(E'\\n', ${said(number)}, ${said(holder)}, coalesce(${day}::text, ''))`
  return sql<string>`encode(sha256(convert_to(${all}, 'UTF8')), 'hex')`
}

export const skillIssue = issueOf(skillCertificates.certificateCode, skillCertificates.name, skillCertificates.sendDate)
export const trainingIssue = issueOf(
  trainingCertificates.certificateNum,
  trainingCertificates.studentName,
  trainingCertificates.endTime,
)

/**
 * The short code of a certificate, as its paper carries it: the id is the code. Whoever has the code may read the
 * certificate's credential, as long as the certificate is the one that the paper certifies.
 */
export const verificationCodes = tenantTable(
  'certificate_verification_codes',
  {
    kind: text('kind', { enum: ['skill', 'training'] }).notNull(),
    certificateId: text('certificate_id').notNull(),
    /** {@link skillIssue} or {@link trainingIssue} when the code was made. */
    issue: text('issue').notNull(),
  },
  (table) => [
    uniqueIndex('certificate_verification_codes_issue').on(
      table.tenantId,
      table.kind,
      table.certificateId,
      table.issue,
    ),
  ],
)
