import type pg from 'pg'
import { REFERENCE_TABLES } from './hub-rules.ts'
import { APP_ROLE } from '../platform/database-role.ts'

/** Finds breaches of one rule; each row is put into the sentence. */
interface Rule {
  /** Selects `at` and, where the sentence names a part, `part`. Knows `tenant (oid, name, hub)`, `hub` being the number of the column domain_id. */
  find: string
  say: (at: string, part: string) => string
}

/** What was written down in these can be neither changed nor removed. */
const LOGS = `array['activity', 'audit_entry', 'completion', 'security_event', 'security_seal']`

/** Parts of a table are no tables of their own: rows are reached through the whole. */
const TENANT = `with tenant as (
  select c.oid, c.relname::text as name, a.attnum as hub from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attname = 'domain_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'kysely\\_%' and c.relname <> all ($1::text[]))`

const COLUMNS: Rule[] = [
  {
    find: `select name as at from tenant t where not exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum = t.hub
      and a.atttypid = 'int4'::regtype and a.attnotnull
      and not exists (select from pg_attribute b where b.attrelid = t.oid and b.attnum between 1 and t.hub - 1 and not b.attisdropped))`,
    say: (at) =>
      `${at} does not begin with domain_id int not null. Give it to the table, or name the table in REFERENCE_TABLES if it belongs to no hub.`,
  },
  {
    find: `select c.relname as at, a.attname as part from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`,
    say: (at, part) => `${at}.${part} is an identity column. Let the app make the id.`,
  },
  {
    find: `select relname as at from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'i')`,
    say: (at) => `${at} is a sequence, which every hub would wait for. Let the app make the ids.`,
  },
  {
    find: `select c.relname as at, a.attname as part from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attgenerated = 's'`,
    say: (at, part) =>
      `${at}.${part} is generated and stored, which not every distributed database can do. Write it from the app.`,
  },
]

const KEYS: Rule[] = [
  {
    find: `select name as at from tenant t where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
    say: (at) => `${at} has no primary key. Give it one that starts with domain_id.`,
  },
  {
    find: `select t.name as at, case when i.indisprimary then 'primary key ' when i.indisunique then 'unique index ' else 'index ' end || c.relname as part
      from tenant t join pg_index i on i.indrelid = t.oid join pg_class c on c.oid = i.indexrelid where t.hub is distinct from i.indkey[0]`,
    say: (at, part) => `The ${part} of ${at} does not start with domain_id. Put domain_id first, or drop it.`,
  },
  {
    find: `select t.name as at, f.conname as part from tenant t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      join tenant o on o.oid = f.confrelid
      where not exists (select from unnest(f.conkey, f.confkey) as pair (mine, theirs) where pair.mine = t.hub and pair.theirs = o.hub)`,
    say: (at, part) =>
      `The foreign key ${part} of ${at} may lead into another hub. Make it (domain_id, ...) on both sides.`,
  },
  {
    find: `select c.relname as at, f.conname as part from pg_constraint f join tenant o on o.oid = f.confrelid join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and c.relname = any ($1::text[])`,
    say: (at, part) => `The foreign key ${part} of ${at} leads from a reference table to a hub's rows. Drop it.`,
  },
  {
    find: `select c.relname as at, f.conname as part from pg_constraint f join pg_class c on c.oid = f.conrelid
      where c.relnamespace = 'public'::regnamespace and f.contype = 'x'`,
    say: (at, part) => `${part} of ${at} is an exclusion constraint. Use a unique index and a rule in the app.`,
  },
  {
    find: `select c.relname as at, f.conname as part from pg_constraint f join pg_class c on c.oid = f.conrelid
      where c.relnamespace = 'public'::regnamespace and f.condeferrable`,
    say: (at, part) =>
      `The constraint ${part} of ${at} is deferrable. Make it immediate and write in an order that keeps it.`,
  },
]

const OBJECTS: Rule[] = [
  {
    find: `select c.relname as at, g.tgname as part from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where c.relnamespace = 'public'::regnamespace and not g.tgisinternal`,
    say: (at, part) => `${at} has the trigger ${part}. Do it in the service, where a reader sees it.`,
  },
  {
    find: `select relname as at from pg_class where relnamespace = 'public'::regnamespace and relkind = 'm'`,
    say: (at) =>
      `${at} is a materialized view, which holds every hub's rows without a wall. Use a table with domain_id.`,
  },
  {
    find: `select c.relname as at from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    say: (at) => `${at} inherits from another table. Give it its own columns.`,
  },
]

const GUARDS: Rule[] = [
  {
    find: `select t.name as at from tenant t join pg_class c on c.oid = t.oid where not (c.relrowsecurity and c.relforcerowsecurity)`,
    say: (at) => `Row-level security is not enabled and forced on ${at}. Call guard_tenant for it in the migration.`,
  },
  {
    find: `select name as at from tenant t where not exists (select from pg_policy p where p.polrelid = t.oid and p.polpermissive)`,
    say: (at) => `${at} has no policy. Call guard_tenant for it in the migration.`,
  },
  {
    find: `select t.name as at, p.polname as part from tenant t join pg_policy p on p.polrelid = t.oid
      where p.polpermissive and exists (
        select from unnest(array[pg_get_expr(p.polqual, t.oid), coalesce(pg_get_expr(p.polwithcheck, t.oid), pg_get_expr(p.polqual, t.oid))]) as rule (text)
        where rule.text is not null and rule.text <> '(domain_id = ( SELECT (current_setting(''app.domain_id''::text))::integer AS current_setting))')`,
    say: (at, part) =>
      `The policy ${part} of ${at} opens more than the hub's own rows. Policies compare domain_id with app.domain_id and nothing else.`,
  },
  {
    find: `select c.relname as at from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_has_role($2, c.relowner, 'member')`,
    say: (at) => `${at} belongs to ${APP_ROLE}, which could switch its guards off. Let the owner of the schema own it.`,
  },
  {
    find: `select rolname as at from pg_roles where rolname = $2 and (rolsuper or rolbypassrls)`,
    say: (at) => `${at} passes row-level security by. Take superuser and bypassrls from it.`,
  },
  {
    find: `select name as at from tenant where has_table_privilege($2, oid, 'truncate')`,
    say: (at) => `${APP_ROLE} may truncate ${at}, which row-level security does not hold back. Revoke it.`,
  },
  {
    find: `select c.relname as at from pg_class c where c.relnamespace = 'public'::regnamespace and c.relispartition
      and c.relkind in ('r', 'p') and has_any_column_privilege($2, c.oid, 'select, insert, update')`,
    say: (at) => `${APP_ROLE} reaches ${at} past the guard of the table that it is a part of. Revoke it.`,
  },
  {
    find: `select name as at, lower(privilege) as part from tenant, unnest(array['UPDATE', 'DELETE']) as privilege where name = any (${LOGS})
      and (has_table_privilege($2, oid, privilege) or privilege = 'UPDATE' and has_any_column_privilege($2, oid, privilege))`,
    say: (at, part) => `${APP_ROLE} may ${part} rows of ${at}. What was recorded stays: grant select and insert only.`,
  },
  {
    find: `select name as at, lower(privilege) as part from tenant, unnest(array['SELECT', 'INSERT']) as privilege
      where name = any (${LOGS}) and not has_table_privilege($2, oid, privilege)`,
    say: (at, part) => `${APP_ROLE} may not ${part} rows of ${at}. Grant select and insert.`,
  },
  {
    find: `select 'account.password_hash' as at where has_column_privilege($2, 'account', 'password_hash', 'select')`,
    say: (at) => `${APP_ROLE} may read every ${at}. Grant select on the other columns; password_hash_of reads one.`,
  },
]

/**
 * Reads the catalogue of the migrated database and says what would keep it from being spread over machines by hub, or
 * would let one hub see another. It stands in for a distributed PostgreSQL, which the tests cannot run.
 * @param client connected as the owner or a superuser @returns sentences, none when all is well
 */
export async function findTenantFaults(client: pg.Client): Promise<string[]> {
  const faults: string[] = []
  for (const { find, say } of [...COLUMNS, ...KEYS, ...OBJECTS, ...GUARDS]) {
    const values: unknown[] = [[...REFERENCE_TABLES]]
    if (find.includes('$2')) values.push(APP_ROLE)
    const { rows } = await client.query<{ at: string; part?: string }>(`${TENANT} ${find} order by 1`, values)
    faults.push(...rows.map(({ at, part = '' }) => say(at, part)))
  }
  return faults
}
