import type pg from 'pg'
import { REFERENCE_TABLES } from './hub-rules.ts'

/**
 * Refuses a connection for which the walls between hubs would not hold.
 * @throws Error that names the role or setting and says what to do.
 */
export async function checkAppRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{
    role: string
    may: boolean | null
    super: boolean
    bypass: boolean
    owns: boolean
    unguarded: string | null
  }>(
    `
    select current_user as role, has_table_privilege(to_regclass('public.hub'), 'select') as may, r.rolsuper as super, r.rolbypassrls as bypass,
      exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(current_user, c.relowner, 'member')) as owns,
      (select string_agg(c.relname, ', ') from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'domain_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1::text[])
          and case when c.relispartition then has_any_column_privilege(c.oid, 'select, insert, update')
            else not (c.relrowsecurity and c.relforcerowsecurity) end) as unguarded
    from pg_roles r where r.rolname = current_user`,
    [[...REFERENCE_TABLES]],
  )
  const { role, may, super: isSuper, bypass, owns, unguarded } = rows[0]!
  if (isSuper || bypass || owns)
    throw new Error(
      `The hub must not connect as ${role}: a superuser, an owner of the tables or a role that bypasses row-level security sees every hub. Connect as a role of its own; "hub roles" says how to make one.`,
    )
  if (may === false)
    throw new Error(
      `${role} may not use the tables. The role that may has another name: say it in DATABASE_URL, or make ${role} a member of it and name it in DATABASE_ROLE.`,
    )
  if (unguarded)
    throw new Error(
      `Row-level security is not forced on: ${unguarded}. Run the migrations as the owner and start again.`,
    )
  const { rows: settings } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes') and setting <> 'on'",
  )
  if (settings.length)
    throw new Error(
      `PostgreSQL runs with ${settings.map((s) => `${s.name}=${s.setting}`).join(', ')}: a power cut would lose what was saved. Switch it on.`,
    )
}
