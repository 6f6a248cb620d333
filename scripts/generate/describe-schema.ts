import type pg from 'pg'

const TABLES = `select c.oid, c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%' order by c.relname`
const COLUMNS = `select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`
const CONSTRAINTS = `select pg_get_constraintdef(oid) as line from pg_constraint
  where conrelid = $1 and contype <> 'n' order by array_position('{p,u,f,c}'::"char"[], contype), conname`
const INDEXES = `select indexdef as line from pg_indexes where schemaname = 'public' and tablename = $1
  and indexname not in (select conname from pg_constraint) order by indexname`
const PARTED = `select lower(left(pg_get_partkeydef($1), 5)) || substr(pg_get_partkeydef($1), 6) as line where pg_get_partkeydef($1) is not null`
const GUARDS = `select 'policy ' || polname || ' using ' || pg_get_expr(polqual, polrelid) as line from pg_policy where polrelid = $1
  union all select 'hub_app may ' || string_agg(lower(privilege_type), ', ' order by privilege_type)
  from information_schema.role_table_grants where grantee = 'hub_app' and table_schema = 'public' and table_name = $2 having count(*) > 0`

/** The migrated schema as readable SQL: for each table its columns, constraints, indexes, policy and the app's rights. */
export async function describeSchema(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<{ oid: number; name: string }>(TABLES)
  const parts = [
    '-- Written by `make generate` from server/db/migrations. Change the schema with a new migration there.',
  ]
  for (const { oid, name } of tables) parts.push(await describeTable(client, oid, name))
  return `${parts.join('\n\n')}\n`
}

async function describeTable(client: pg.Client, oid: number, name: string): Promise<string> {
  const lines = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<{ line: string }>(text, values)
    return rows.map(({ line }) => line)
  }
  const inside = [...(await lines(COLUMNS, [oid])), ...(await lines(CONSTRAINTS, [oid]))].map((line) => `  ${line}`)
  const indexes = (await lines(INDEXES, [name])).map((line) => `${line};`)
  const guards = (await lines(GUARDS, [oid, name])).map((line) => `-- ${line}`)
  const [parted] = await lines(PARTED, [oid])
  const end = parted ? `) partition by ${parted};` : ');'
  return [`create table ${name} (`, inside.join(',\n'), end, ...indexes, ...guards].join('\n')
}
