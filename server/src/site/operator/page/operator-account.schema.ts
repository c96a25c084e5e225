/** Who may open the operator's page. Only the owner reads these tables, no tenant's transaction. */
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** People with a password and roles of their own, beside the owner of the operator's password. */
export const operatorAccounts = pgTable('operator_account', {
  /** The name in the audit. */
  name: text('name').primaryKey(),
  /** SHA-256 of the password, in hexadecimal. */
  hash: text('hash').notNull(),
  roles: text('roles', { enum: ['view', 'release', 'audit', 'teach'] })
    .array()
    .notNull(),
  /** The school of a teacher, or * for the whole site. */
  scope: text('scope').notNull().default('*'),
  createdAt: time('created_at')
    .notNull()
    .default(sql`now()`),
})

/** Who is signed in to the operator's page. */
export const operatorSessions = pgTable('operator_session', {
  /** SHA-256 of the cookie, in hexadecimal. */
  hash: text('hash').primaryKey(),
  account: text('account').notNull(),
  /** SHA-256 of the password that opened it: another password ends the session. */
  credential: text('credential').notNull(),
  expiresAt: time('expires_at').notNull(),
})
