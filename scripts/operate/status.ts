import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { lives, type Life } from '../../server/db/lives.ts'
import { refuseOtherVersion } from '../../server/db/open.ts'
import { allHubs } from '../../server/hubs/registry-service.ts'
import { withContext } from './context.ts'
import { fine, type Said } from './said.ts'

const TABLES = 12

/** What there is: the hubs with their people, content, files and work, and the tables with how long their rows are kept. @param isWhole all tables, and not the largest alone */
export function status(isWhole: boolean): Promise<Said> {
  return withContext(async (context) => {
    const schema = await refuseOtherVersion(context.databases.shared as never).then(
      () => 'that of this version',
      (error: Error) => error.message,
    )
    const hubs = []
    for (const { domainId, name, origin } of await allHubs(context))
      hubs.push({ domainId, name, origin, ...(await countsOf(context, domainId)) })
    const tables = await sizesOfTables(context)
    return fine(
      [
        `Schema: ${schema}`,
        ...hubs.map(
          (hub) =>
            `Hub ${hub.domainId}: ${hub.name}, ${hub.origin}: ${hub.people} people, ${hub.content} things of content, ${hub.files} files of ${megabytes(hub.fileBytes)}, ${hub.openJobs} jobs open, ${hub.waitingMails} mails waiting`,
        ),
        isWhole ? 'Tables:' : 'Largest tables:',
        ...tables
          .slice(0, isWhole ? tables.length : TABLES)
          .flatMap((table) => [
            `  ${table.name.padEnd(24)} ${megabytes(table.bytes).padStart(12)}  about ${table.rows} rows`,
            ...(table.kept ? [`    kept: ${table.kept}${table.endedBy ? ` (${table.endedBy})` : ''}`] : []),
          ]),
      ],
      { schema, hubs, tables },
    )
  })
}

async function countsOf({ databases }: Context, domainId: number) {
  const db = databases.forHub(domainId)
  const count = sql<number>`count(*)::int`.as('count')
  const people = db.selectFrom('member').select(count).where('member.is_deleted', '=', false)
  const content = db.selectFrom('content').select(count).where('content.is_deleted', '=', false)
  const files = db
    .selectFrom('file')
    .select([count, sql<number>`coalesce(sum(greatest(file.size, file.stored_size)), 0)::float8`.as('bytes')])
    .where('file.status', '=', 'ready')
  const jobs = db.selectFrom('job').select(count).where('job.ended_at', 'is', null)
  const mails = db.selectFrom('outbox_mail').select(count).where('outbox_mail.state', '=', 'queued')
  const kept = await files.executeTakeFirstOrThrow()
  return {
    people: (await people.executeTakeFirstOrThrow()).count,
    content: (await content.executeTakeFirstOrThrow()).count,
    files: kept.count,
    fileBytes: kept.bytes,
    openJobs: (await jobs.executeTakeFirstOrThrow()).count,
    waitingMails: (await mails.executeTakeFirstOrThrow()).count,
  }
}

/** The queue keeps what is done with for a while of its own. */
function lifeOf(name: string): Partial<Life> {
  return name.startsWith('pgboss.')
    ? { kept: 'seven days after a job is done', endedBy: 'the queue' }
    : (lives[name] ?? {})
}

/** With their parts and indexes. How many rows is what PostgreSQL last reckoned. */
async function sizesOfTables({ databases }: Context) {
  const { rows } = await sql<{ name: string; bytes: number; rows: number }>`
    select case when relnamespace = 'public'::regnamespace then '' else relnamespace::regnamespace || '.' end || relname as name, bytes::float8, greatest(rows, 0)::float8 as rows
    from pg_class, lateral (
      select sum(pg_total_relation_size(part)) as bytes, sum((select reltuples from pg_class p where p.oid = part)) as rows
      from (select oid as part union all select relid from pg_partition_tree(pg_class.oid) where relid <> pg_class.oid) parts
    ) whole
    where relnamespace in ('public'::regnamespace, to_regnamespace('pgboss')) and relkind in ('r', 'p') and not relispartition
    order by bytes desc, name`.execute(databases.shared)
  return rows.map((row) => ({ ...row, ...lifeOf(row.name) }))
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MiB`
