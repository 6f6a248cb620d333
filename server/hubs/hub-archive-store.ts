import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** A hub as it is at one moment, over a connection of its own: so much is read that a call must not wait for it. */

export interface HubTable {
  name: string
  columns: { name: string; type: string }[]
}

export interface FileKey {
  key: string
}

/** JSON holds none of these, so COPY adds nothing to it. */
const AS_IT_IS = String.raw`(format csv, quote e'\x01', delimiter e'\x02')`

/** @param address as the role of the app, which sees one hub alone */
export async function readHub(address: pg.ClientConfig, domainId: number) {
  const client = new pg.Client(address)
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  await client.query(`select set_config('app.domain_id', $1, true)`, [String(domainId)])
  return {
    /** Its tables by name, each once and not in parts. */
    async tables(): Promise<HubTable[]> {
      const { rows } = await client.query<HubTable>(
        `select c.relname as name,
          (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'domain_id' and not a.attisdropped)
        order by 1`,
      )
      return rows
    },
    /** The rows of a table as JSON lines. One table at a time. @param ofDeleted a column that is null where a row is deleted */
    rows(table: string, columns: readonly string[], ofDeleted?: string): Readable & { rowCount: number } {
      const names = columns
        .map((column) => client.escapeIdentifier(column))
        .map((name, at) => (columns[at] === ofDeleted ? `case when not is_deleted then ${name} end as ${name}` : name))
        .join(', ')
      const from = client.escapeIdentifier(table)
      return client.query(
        copyTo(
          `copy (select row_to_json(r) from (select ${names} from ${from} where domain_id = ${Number(domainId)}) r) to stdout ${AS_IT_IS}`,
        ),
      )
    },
    async fileKeys(): Promise<string[]> {
      const { rows } = await client.query<FileKey>(
        `select distinct key from file, unnest(array[storage_key, served_key]) key where status = 'ready' and key is not null order by 1`,
      )
      return rows.map(({ key }) => key)
    },
    close: () => client.end(),
  }
}
