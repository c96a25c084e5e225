/**
 * Releases and their assignments. Only the owner reads these tables, no tenant's transaction; so the tenant
 * of a row is called its scope.
 */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'

const changed = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`now()`)

/** A published release of a module or of the shell. Rows stay; only whether the files are still there changes. */
export const moduleReleases = pgTable(
  'module_release',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').notNull(),
    /** '' for files of the module store, else the https address of their folder. */
    base: text('base').notNull().default(''),
    publishedAt: changed('published_at'),
    /** null while it can be assigned. Afterwards its files are removed, and the row says what they were. */
    collectedAt: timestamp('collected_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.version] })],
)

export const LEVELS = ['reviewed', 'contained'] as const
export type Level = (typeof LEVELS)[number]

/** The release of a scope and channel. */
export const moduleAssignments = pgTable(
  'module_assignment',
  {
    moduleId: text('module_id').notNull(),
    /** A tenant's id, or * for all. */
    scope: text('scope').notNull(),
    channel: text('channel', { enum: ['stable', 'gray'] }).notNull(),
    version: text('version').notNull(),
    /** The last good one, which stands behind it: of those that stood before, one that proved itself by loads. */
    previousVersion: text('previous_version'),
    /** Of the gray channel: percent of the visitors, 0 to 100. */
    share: integer('share').notNull().default(0),
    /** Of another house's release: whether it was reviewed and runs in the page, or is contained in a frame. */
    level: text('level', { enum: LEVELS }).notNull().default('reviewed'),
    changedAt: changed('changed_at'),
    changedBy: text('changed_by').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.scope, table.channel] })],
)

const ACTIONS = [
  'publish',
  'assign',
  'unassign',
  'rollback',
  'demote',
  'allow',
  'withdraw',
  'admit',
  'revoke',
  'collect',
] as const

/** Every change in these tables: person, time and reason. Rows are never changed. */
export const registryChanges = pgTable(
  'registry_change',
  {
    id: text('id').primaryKey(),
    action: text('action', { enum: ACTIONS }).notNull(),
    /** '' for a change of origins. */
    moduleId: text('module_id').notNull(),
    /** '' for a publication and a collection, which concern no scope. */
    scope: text('scope').notNull(),
    channel: text('channel', { enum: ['stable', 'gray'] })
      .notNull()
      .default('stable'),
    /** '' when nothing is assigned any more, or when the change has no version. */
    version: text('version').notNull(),
    previousVersion: text('previous_version'),
    /** The origin, the hash of the published manifest, the share of the gray channel and the level, or a token's name and rights. */
    detail: text('detail').notNull(),
    changedAt: changed('changed_at'),
    changedBy: text('changed_by').notNull(),
    why: text('why').notNull(),
  },
  (table) => [index('registry_change_time').on(table.changedAt)],
)

/** Outside origins that a tenant's modules may come from. */
export const moduleOrigins = pgTable(
  'module_origin',
  { scope: text('scope').notNull(), origin: text('origin').notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.origin] })],
)

/** Who may release modules beside the operator: a team everywhere, a partner at one tenant. */
export const releaseTokens = pgTable('release_token', {
  /** The name in the audit. */
  name: text('name').primaryKey(),
  /** SHA-256 of the token, in hexadecimal. */
  hash: text('hash').notNull().unique(),
  modules: text('modules').array().notNull(),
  /** The partner's tenant, or * for a team. */
  scope: text('scope').notNull(),
  createdAt: changed('created_at'),
})

/** The module maps that pages were given, as the choices they were made of: a page asks for the rest of its map later. */
export const moduleMaps = pgTable(
  'module_map',
  {
    /** The map's own id. */
    id: text('id').primaryKey(),
    choices: jsonb('choices').notNull(),
    /** When a page was given it last, to the half of a day. */
    givenAt: changed('given_at'),
  },
  (table) => [index('module_map_given').on(table.givenAt)],
)

/** Releases that a tenant's visitors do not get although they are assigned, because they failed there. */
export const withheldReleases = pgTable(
  'release_withheld',
  {
    moduleId: text('module_id').notNull(),
    /** The tenant's id. */
    scope: text('scope').notNull(),
    version: text('version').notNull(),
    /** `demoted`: until somebody promotes it again. `tripped`: until it loads in a page that tries it. */
    cause: text('cause', { enum: ['demoted', 'tripped'] }).notNull(),
    /** Pages that reported it, and how many of them failed. */
    pages: integer('pages').notNull(),
    failures: integer('failures').notNull(),
    since: changed('since'),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.scope, table.version, table.cause] })],
)

/** Builds beside the server that the last start did not give to every school. */
export const setAsideBuilds = pgTable('build_set_aside', {
  moduleId: text('module_id').primaryKey(),
  /** '' when its manifest does not say. */
  version: text('version').notNull(),
  /** One sentence each. */
  reasons: text('reasons').array().notNull(),
  since: changed('since'),
})

/** How loading modules ended in visitors' pages, without personal data. A row never changes. */
export const moduleOutcomes = tenantTable(
  'module_outcome',
  {
    mapId: text('map_id').notNull(),
    module: text('module').notNull(),
    version: text('version').notNull(),
    phase: text('phase').notNull(),
    ok: boolean('ok').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    reason: text('reason').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** The id of the page's token; null for rows from before pages had one, which prove nothing. */
    page: text('page'),
    /** Keyed hash of the area of the network the report came from; the address itself is not kept. */
    area: text('area'),
  },
  (table) => [
    index('module_outcome_reported').on(table.tenantId, table.reportedAt),
    uniqueIndex('module_outcome_once').on(table.tenantId, table.page, table.module, table.version, table.phase),
  ],
)
