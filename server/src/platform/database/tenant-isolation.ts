/**
 * Row-level security. A superuser bypasses every policy, and the embedded database has no other user. So each
 * request's transaction switches to a role that owns nothing: it sees the rows of its tenant only, and in
 * owned tables the rows of its user only.
 */
import { sql } from 'drizzle-orm'

import type { Transaction } from './transaction'

/** Role of every request's transaction. It cannot log in. */
export const APPLICATION_ROLE = 'campus_app'

interface EntryOptions {
  /** From here on the transaction may only read. */
  readonly readOnly?: boolean
}

/** Restricts the rest of the transaction to one tenant and, in owned tables, to one user; '' is nobody. */
export async function enterTenant(
  tx: Transaction,
  tenantId: string,
  userId = '',
  { readOnly = false }: EntryOptions = {},
): Promise<void> {
  const onlyReads = readOnly ? sql`, set_config('transaction_read_only', 'on', true)` : sql``
  await tx.execute(
    sql`select set_config('role', ${APPLICATION_ROLE}, true), set_config('campus.tenant_id', ${tenantId}, true), set_config('campus.user_id', ${userId}, true)${onlyReads}`,
  )
}

/** The same for a visitor, who may not write either. */
export async function enterTenantToRead(tx: Transaction, tenantId: string): Promise<void> {
  await tx.execute(
    sql`select set_config('role', ${APPLICATION_ROLE}, true), set_config('campus.tenant_id', ${tenantId}, true), set_config('campus.user_id', '', true), set_config('transaction_read_only', 'on', true)`,
  )
}

/** Gives the rest of the transaction the owner's rights back. */
export async function leaveTenant(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`select set_config('role', 'none', true), set_config('campus.tenant_id', '', true), set_config('campus.user_id', '', true)`,
  )
}

/**
 * Gives every table of a tenant its policies, idempotently: the application's role sees the transaction's
 * tenant, and in an owned table only its user's rows; the owner sees all. A table added by a migration needs
 * nothing more: an owned table is recognised by its user_id, whose default is the transaction's user.
 */
export async function isolateTenants(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(CREATE_ROLE))
  await tx.execute(sql.raw(ISOLATE_TABLES))
  await tx.execute(sql.raw(PROTECT_LOG))
  await tx.execute(sql.raw(ISOLATE_JOBS))
}

const CREATE_ROLE = `
do $$
begin
  if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
    begin
      create role ${APPLICATION_ROLE} nologin;
    exception when duplicate_object or unique_violation then
      null; -- another process starting at the same time made it
    end;
  end if;
  if not pg_has_role(current_user, '${APPLICATION_ROLE}', 'set') then
    execute format('grant ${APPLICATION_ROLE} to %I', current_user);
  end if;
end $$`

/** Only tables that lack something are touched, so that an ordinary start takes no locks. */
const ISOLATE_TABLES = `
do $$
declare
  tenant_table record;
  same_tenant constant text := 'tenant_id = (select current_setting(''campus.tenant_id'', true))';
  same_user constant text := 'user_id = (select nullif(current_setting(''campus.user_id'', true), ''''))';
  rule text;
begin
  grant usage on schema public to ${APPLICATION_ROLE};
  for tenant_table in
    select c.oid, c.relname, owned.policy
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    cross join lateral (
      select case when exists (
        select from pg_attribute u
        join pg_attrdef d on d.adrelid = u.attrelid and d.adnum = u.attnum
        where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped
          and pg_get_expr(d.adbin, d.adrelid) like '%campus.user_id%'
      ) then 'owner' else 'tenant' end as policy
    ) owned
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not (
        c.relrowsecurity and c.relforcerowsecurity
        and (select array_agg(p.polname::text order by p.polname) from pg_policy p where p.polrelid = c.oid)
          = (select array_agg(name order by name) from unnest(array['operator', owned.policy]) name)
        and has_table_privilege('${APPLICATION_ROLE}', c.oid, 'select, insert, update, delete')
      )
  loop
    execute format('alter table %I enable row level security', tenant_table.relname);
    execute format('alter table %I force row level security', tenant_table.relname);
    execute format('drop policy if exists tenant on %I', tenant_table.relname);
    execute format('drop policy if exists owner on %I', tenant_table.relname);
    execute format('drop policy if exists operator on %I', tenant_table.relname);
    rule := same_tenant || case when tenant_table.policy = 'owner' then ' and ' || same_user else '' end;
    execute format(
      'create policy %I on %I to ${APPLICATION_ROLE} using (%s) with check (%s)',
      tenant_table.policy, tenant_table.relname, rule, rule);
    execute format('create policy operator on %I to %I using (true) with check (true)', tenant_table.relname, current_user);
    execute format('grant select, insert, update, delete on %I to ${APPLICATION_ROLE}', tenant_table.relname);
  end loop;
end $$`

/** The log is append-only: rows are added and read, nothing else. */
const PROTECT_LOG = `
do $$
begin
  if has_table_privilege('${APPLICATION_ROLE}', 'events', 'update, delete, truncate') then
    revoke update, delete, truncate on events from ${APPLICATION_ROLE};
  end if;
end $$`

/** A tenant may order a job of its own; only the runner reads the orders. */
const ISOLATE_JOBS = `
do $$
begin
  if not exists (select from pg_policy where polrelid = 'jobs'::regclass and polname = 'tenant') then
    alter table jobs enable row level security;
    alter table jobs force row level security;
    create policy tenant on jobs for insert to ${APPLICATION_ROLE} with check (scope = (select current_setting('campus.tenant_id', true)));
    execute format('create policy operator on jobs to %I using (true) with check (true)', current_user);
    grant insert on jobs to ${APPLICATION_ROLE};
  end if;
end $$`
