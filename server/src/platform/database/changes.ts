/**
 * The tables that a transaction read, and notices of their changes. The database knows both, so nobody has to
 * list them: a transaction holds a lock on every table it reads, and triggers report every changed row.
 */
import { sql } from 'drizzle-orm'

import { DATABASE_CHANNEL } from './notices'
import type { Transaction } from './transaction'

/** Channel of the changes; a payload is `<table>:<tenant>`, or `<table>:` when it may concern every tenant. */
export const CHANGE_CHANNEL = 'changed'

export interface TableRead {
  readonly name: string
  /** Whether changes of its rows are reported on {@link CHANGE_CHANNEL}. */
  readonly told: boolean
}

/** The tables the transaction has read so far. */
export async function tablesRead(tx: Transaction): Promise<TableRead[]> {
  const { rows } = (await tx.execute(TABLES_READ)) as { rows: TableRead[] }
  return rows
}

const TABLES_READ = sql.raw(`
  select distinct c.relname as name, t.oid is not null as told
  from pg_locks l
  join pg_class c on c.oid = l.relation and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'changed'
  where l.locktype = 'relation' and l.pid = pg_backend_pid()
    and l.database = (select oid from pg_database where datname = current_database())`)

/**
 * Tables whose changes are not reported, because they change all the time and no public page is made of them.
 * A response that reads one is not kept. A table missing here is reported needlessly, nothing worse. Owned
 * tables are left out by themselves: a visitor reads nothing in them.
 */
const UNTOLD_TABLES = [
  'captchas',
  'clues',
  'events',
  'idempotency_keys',
  'jobs',
  'likes',
  'module_outcome',
  'rate_limit_hits',
  'school_visits',
  'sessions',
  'sms_codes',
  'sms_outbox',
  'sso_codes',
]

/** Columns that count what visitors do. A kept response may show an older count. */
const COUNTERS = ['browse_count', 'like_num', 'thumbs_count']

/**
 * Makes every table report its changes, idempotently: a table added by a migration needs nothing of its own.
 * Needs the owner's rights.
 */
export async function tellChanges(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(TELL_CHANGE))
  await tx.execute(sql.raw(TELL_CHANGES))
}

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

const TELL_CHANGE = `
create or replace function campus_changed() returns trigger language plpgsql as $$
declare
  counters constant text[] := array[${listed(COUNTERS)}];
begin
  if tg_level = 'STATEMENT' then
    perform pg_notify('${DATABASE_CHANNEL}', '${CHANGE_CHANNEL}:' || tg_table_name || ':');
    return null;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - counters = to_jsonb(old) - counters then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('${DATABASE_CHANNEL}', '${CHANGE_CHANNEL}:' || tg_table_name || ':' || new.tenant_id);
  end if;
  if tg_op <> 'INSERT' then
    perform pg_notify('${DATABASE_CHANNEL}', '${CHANGE_CHANNEL}:' || tg_table_name || ':' || old.tenant_id);
  end if;
  return null;
end $$`

/** Changes only tables that lack a trigger. PostgreSQL sends equal notices of one transaction once. */
const TELL_CHANGES = `
do $$
declare
  told record;
begin
  for told in
    select c.relname, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    ) as of_tenants
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in (${listed(UNTOLD_TABLES)})
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner')
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'changed')
  loop
    execute format(
      'create trigger changed after insert or update or delete on %I for each %s execute function campus_changed()',
      told.relname, case when told.of_tenants then 'row' else 'statement' end);
    execute format(
      'create trigger emptied after truncate on %I for each statement execute function campus_changed()', told.relname);
  end loop;
end $$`
