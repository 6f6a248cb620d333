import type pg from 'pg'

/** A table of a hub's database. */
export interface Table {
  name: string
  columns: string[]
  /** Whether its rows are guarded hub by hub; the others are of the installation. */
  isOfHubs: boolean
}

/** What the migrator writes by itself. */
const OF_MIGRATOR = ['migration_checksum']

/** The tables whose rows a backup holds, by name. Parts of a table are read through the whole. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; isOfHubs: boolean }>(
    `select c.relname as name, c.relforcerowsecurity as "isOfHubs",
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%' and c.relname <> all ($1::text[]) order by c.relname`,
    [OF_MIGRATOR],
  )
  return rows
}

/** The numbers of all hubs. */
export async function listDomainIds(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select domain_id as id from hub order by domain_id')
  return rows.map(({ id }) => id)
}

/** The guard of the tables holds their owner back as well. For the rest of the transaction. */
export async function actFor(client: pg.Client, domainId: number): Promise<void> {
  await client.query(`select set_config('app.domain_id', $1, true)`, [String(domainId)])
}

/** The tables that refer to each other, so that none of them can be filled first. */
export interface Reference {
  table: string
  name: string
  definition: string
}

export async function listReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conname`,
  )
  return rows
}
