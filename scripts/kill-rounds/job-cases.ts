import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../server/db/connect.ts'
import type { JobKindName } from '../../server/job-kind.ts'
import { must, type Hub, type Schemas } from '../hub/client.ts'
import { uploadBytes } from '../hub/upload.ts'

/** For each kind of job: how one is begun, and what it must have done exactly once after the hub was killed in its middle. */

export interface KillCase {
  /** Makes ready what it takes. @returns what begins the job */
  ready(world: World): Promise<() => Promise<Schemas['Job']>>
  /** Where the work waits while the hub is killed: at the word that things are done, or at the news or the mails that a file is ready. */
  stopsAt?: 'news' | 'mails'
  /** What the hub has written down of it: what is there when it is killed must be there in the end, because it is not done anew. */
  written?(world: World): Promise<string[]>
  /** What there is of its effect, and what there must be. */
  effect(world: World, job: Schemas['Job']): Promise<[is: unknown, mustBe: unknown]>
}

export interface World {
  hub: Hub
  db: Db
  /** People whom the import brought, by the order of the file. */
  people: string[]
  teamIds: Record<'accepted' | 'applied', string>
  topicId: string
}

/** As many as an import of people does in one batch, so that a kill in the second finds them done. */
export const FIRST_BATCH = 1_000

/** More than one batch of 200 holds, so that a kill in the second finds the first done. */
export const MANY = 350

/** One of them is erased last. */
const LEFT = MANY - 1

const DEPARTMENT = 'Killed'
/** Whether an address is one of the file. */
const isImported = (address: ReturnType<typeof sql>) =>
  sql`(${address} like 'early%@batch.example' or ${address} like 'kill%@many.example')`

const addressOf = (nth: number) => `kill${nth}@many.example`

async function count(db: Db, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]!.count
}

/** Things that a job changed, each of which has one line in the list of changes. */
const changed = (db: Db, { id }: Schemas['Job']) =>
  count(
    db,
    sql`select (count(*) filter (where lines = 1))::int as count
      from (select count(*) as lines from audit_entry where request_id = ${id} group by object_id) as of_thing`,
  )

const oncePerThing: KillCase['effect'] = async ({ db }, job) => [await changed(db, job), job.total]

const members = ({ db }: World, teamId: string) =>
  count(db, sql`select count(*)::int as count from team_member where team_id = ${teamId}`)

function uploaded(hub: Hub, text: string): Promise<string> {
  return uploadBytes(hub, new Blob([text]), { filename: 'people.csv', type: 'userImport' })
}

const readyExports = ({ db }: World, id: string | null) =>
  count(
    db,
    sql`select count(*)::int as count from data_export where id = ${id} and status = 'ready' and storage_key is not null`,
  )

async function exportEffect(world: World, { result: { id } }: Schemas['Job']): Promise<[unknown, unknown]> {
  const { db } = world
  const news = count(db, sql`select count(*)::int as count from notification where ref_id = ${id}`)
  const mails = count(
    db,
    sql`select count(*)::int as count from outbox_mail where effect_key = ${`dataExport:${id}:ready`}`,
  )
  return [await Promise.all([readyExports(world, id), news, mails]), [1, 1, 1]]
}

const NO_FILTER = { limit: 1, offset: 0 }

/** In the order in which they are begun: the people of the import are those of the kinds after it. */
export const killCases: Record<JobKindName, KillCase> = {
  createUserImport: {
    async ready({ hub }) {
      const early = Array.from({ length: FIRST_BATCH }, (_, nth) => `early${nth}@batch.example,First,Last${nth},Early`)
      const late = Array.from({ length: MANY }, (_, nth) => `${addressOf(nth)},First,Last${nth},${DEPARTMENT}`)
      const lines = [...early, ...late]
      const fileId = await uploaded(hub, ['email,first_name,last_name,department', ...lines].join('\n'))
      const asked = { fileId, people: 'all', missing: 'ignore', emptyCells: 'keep', sendInvitations: true } as const
      const body = { ...asked, restoreRemoved: false }
      const { previewToken } = must(
        await hub.api.POST('/users/imports/preview', { params: { query: NO_FILTER }, body }),
      )
      return async () => must(await hub.api.POST('/users/imports', { body: { ...body, previewToken } }))
    },
    async written({ db }) {
      const { rows } = await sql<{ ids: string }>`
        select member.id || ' ' || mail_link.id || ' ' || outbox_mail.id as ids from member
        join mail_link on mail_link.member_id = member.id
        join outbox_mail on outbox_mail.to_address = member.email
        where ${isImported(sql.ref('member.email'))}`.execute(db)
      return rows.map(({ ids }) => ids)
    },
    async effect({ db }) {
      const email = sql.ref('member.email')
      const people = count(db, sql`select count(*)::int as count from member where ${isImported(email)}`)
      const addresses = count(
        db,
        sql`select count(distinct lower(email))::int as count from member where ${isImported(email)}`,
      )
      const invitations = count(
        db,
        sql`select count(distinct member_id)::int as count from mail_link
          where member_id in (select id from member where ${isImported(email)}) having count(*) = count(distinct member_id)`,
      )
      const mails = count(
        db,
        sql`select count(distinct to_address)::int as count from outbox_mail
          where ${isImported(sql.ref('to_address'))} having count(*) = count(distinct to_address)`,
      )
      const all = FIRST_BATCH + MANY
      return [await Promise.all([people, addresses, invitations, mails]), [all, all, all, all]]
    },
  },

  createUserChanges: {
    async ready({ hub, people }) {
      const body = { ids: people, changes: { language: 'de-DE' } } as const
      const { previewToken } = must(
        await hub.api.POST('/users/changes/preview', { params: { query: NO_FILTER }, body }),
      )
      return async () => must(await hub.api.POST('/users/changes', { body: { ...body, previewToken } }))
    },
    effect: oncePerThing,
  },

  createBadges: {
    async ready({ hub, db, people, topicId }) {
      const { rows } = await sql<{ id: string }>`
        with done as (
          insert into content_user (domain_id, content_id, member_id, status, completed_at)
          select 1, content_id, member_id, 'completed', now() from content_topic, unnest(${people}::uuid[]) as member_id
          where topic_id = ${topicId}
        )
        select content_id as id from content_topic where topic_id = ${topicId}`.execute(db)
      const { items } = must(await hub.api.GET('/badges/images', { params: { query: { limit: 1, offset: 0 } } }))
      const body = { contentIds: rows.map(({ id }) => id), imageId: items[0]!.id }
      return async () => {
        must(await hub.api.POST('/badges/', { body }))
        const jobs = must(await hub.api.GET('/jobs', { params: { query: { limit: 10, offset: 0, isMine: true } } }))
        return jobs.items.find(({ kind }) => kind === 'createBadges')!
      }
    },
    // Two playlists, so that a kill in the second finds the first done; one of the people is erased last.
    async effect({ db, people }) {
      const awards = count(
        db,
        sql`select count(*)::int as count from badge_award where member_id = any(${people.slice(1)}::uuid[])`,
      )
      return [await awards, 2 * LEFT]
    },
  },

  createContentChanges: {
    async ready({ hub }) {
      const body = { filter: { kind: 'asset' as const, search: 'Link ' }, changes: { tagsToAdd: ['killed'] } }
      const { previewToken } = must(
        await hub.api.POST('/content/changes/preview', { params: { query: NO_FILTER }, body }),
      )
      return async () => must(await hub.api.POST('/content/changes', { body: { ...body, previewToken } }))
    },
    effect: oncePerThing,
  },

  createContentImport: {
    async ready({ hub }) {
      const lines = Array.from({ length: MANY }, (_, nth) => `playlist,killed-${nth},Killed ${nth}`)
      const fileId = await uploaded(hub, ['type,externalRefId,name', ...lines].join('\n'))
      const body = { fileId, emptyCells: 'keep' } as const
      const { previewToken } = must(
        await hub.api.POST('/content/imports/preview', { params: { query: NO_FILTER }, body }),
      )
      return async () => must(await hub.api.POST('/content/imports', { body: { ...body, previewToken } }))
    },
    async effect({ db }, job) {
      const made = count(db, sql`select count(*)::int as count from content where external_ref_id like 'killed-%'`)
      return [await Promise.all([made, changed(db, job)]), [MANY, MANY]]
    },
  },

  createContentStatusChange: {
    async ready({ hub, db, people }) {
      const { rows } = await sql<{
        id: string
      }>`select content_id as id from asset order by content_id limit 1`.execute(db)
      const completionDateTime = '2026-05-03T09:00:00.000Z'
      const about = { newStatus: 'completed', contentIds: rows.map(({ id }) => id), userIds: people } as const
      return async () => must(await hub.api.POST('/content/statusChange', { body: { ...about, completionDateTime } }))
    },
    async effect({ db, people }) {
      const done = count(
        db,
        sql`select count(*)::int as count from completion where way <> 'import' and member_id = any(${people}::uuid[])
          having count(*) = count(distinct member_id)`,
      )
      return [await done, MANY]
    },
  },

  createCompletionImport: {
    async ready({ hub, db }) {
      const { rows } = await sql<{ id: string }>`
        select content_id as id from asset order by content_id desc limit 1`.execute(db)
      const lines = Array.from({ length: MANY }, (_, nth) => `${addressOf(nth)},${rows[0]!.id},2025-05-03T09:00:00Z`)
      const body = { fileId: await uploaded(hub, ['email,content id,completed', ...lines].join('\n')) }
      const { previewToken } = must(
        await hub.api.POST('/completions/imports/preview', { params: { query: NO_FILTER }, body }),
      )
      return async () => must(await hub.api.POST('/completions/imports', { body: { ...body, previewToken } }))
    },
    async effect({ db }) {
      const done = count(
        db,
        sql`select count(*)::int as count from completion where way = 'import' having count(*) = count(distinct member_id)`,
      )
      return [await done, MANY]
    },
  },

  acceptTeamRules: {
    ready:
      async ({ hub, teamIds: { accepted: teamId } }) =>
      async () =>
        must(await hub.api.POST('/teams/{teamId}/rules/accept', { params: { path: { teamId } } })),
    effect: async (world) => [await members(world, world.teamIds.accepted), LEFT],
  },

  updateTeamMembersByRules: {
    ready:
      async ({ hub, teamIds: { applied: teamId } }) =>
      async () =>
        must(await hub.api.POST('/teams/{teamId}/rules/apply', { params: { path: { teamId } } })),
    effect: async (world) => [await members(world, world.teamIds.applied), LEFT],
  },

  updateTags: {
    async ready({ hub }) {
      const body = { names: ['older'], newName: 'newer' }
      const { previewToken } = must(await hub.api.POST('/tags/change/preview', { params: { query: NO_FILTER }, body }))
      return async () => must(await hub.api.PATCH('/tags/', { body: { ...body, previewToken } }))
    },
    effect: oncePerThing,
  },

  deleteTags: {
    ready:
      async ({ hub }) =>
      async () =>
        must(await hub.api.DELETE('/tags/', { params: { query: { names: ['outdated'] } } })),
    effect: oncePerThing,
  },

  resetAssetMarkAsDoneModes: {
    async ready({ hub }) {
      const { previewToken } = must(await hub.api.GET('/assets/markAsDoneMode/reset', { params: { query: NO_FILTER } }))
      return async () => must(await hub.api.POST('/assets/markAsDoneMode/reset', { body: { previewToken } }))
    },
    effect: oncePerThing,
  },

  removePlaylistTopics: {
    ready:
      async ({ hub, topicId }) =>
      async () =>
        must(await hub.api.DELETE('/playlists/topics', { body: { idsToRemove: [topicId] } })),
    effect: oncePerThing,
  },

  createMyDataExport: {
    stopsAt: 'news',
    ready:
      async ({ hub }) =>
      async () =>
        must(await hub.api.POST('/me/data-export')),
    effect: exportEffect,
  },

  createHubExport: {
    stopsAt: 'mails',
    ready:
      async ({ hub }) =>
      async () =>
        must(await hub.api.POST('/hub/exports')),
    async effect(world, { result: { id } }) {
      const mails = count(
        world.db,
        sql`select (min(number) = 1 and max(number) = 1)::int as count from (
          select count(*) as number from outbox_mail where effect_key like ${`hubExport:${id}:%`} group by to_address) as of_admin`,
      )
      return [await Promise.all([readyExports(world, id), mails]), [1, 1]]
    },
  },

  createUserDataExport: {
    stopsAt: 'news',
    ready:
      async ({ hub, people }) =>
      async () =>
        must(await hub.api.POST('/users/{userId}/data-export', { params: { path: { userId: people[1]! } } })),
    effect: exportEffect,
  },

  eraseUser: {
    ready:
      async ({ hub, people }) =>
      async () =>
        must(
          await hub.api.POST('/users/{userId}/erasure', {
            params: { path: { userId: people[0]! } },
            body: { confirmation: addressOf(0) },
          }),
        ),
    async effect({ db, people }) {
      const left = count(
        db,
        sql`select count(*)::int as count from member where id = ${people[0]} and (first_name = 'First' or email = ${addressOf(0)})`,
      )
      const facts = count(db, sql`select count(*)::int as count from member_fact where member_id = ${people[0]}`)
      return [await Promise.all([left, facts]), [0, 0]]
    },
  },
}

/** What the kinds need beside each other's effects. */
export async function prepare({ hub, db }: Pick<World, 'hub' | 'db'>): Promise<Pick<World, 'topicId'>> {
  await sql`
    with made as (
      insert into content (domain_id, id, type, name, locale, tags, created_at, updated_at)
      select 1, gen_random_uuid(), 'web', 'Link ' || nth, 'en-GB', '{outdated,older}', now(), now()
      from generate_series(1, ${MANY}::int) as nth returning id
    )
    insert into asset (domain_id, content_id, web_url, mark_as_done_mode)
    select 1, id, 'https://example.com/', 'manual' from made`.execute(db)
  const { id: topicId } = must(await hub.api.POST('/topics/', { body: { name: 'Emptied while killed' } }))
  for (const name of ['First under it', 'Second under it'])
    must(await hub.api.POST('/playlists/', { body: { name, topics: [topicId] } as never }))
  return { topicId }
}

/** After the import: its people, and two teams that its rules would fill, of which one waits for a yes. */
export async function prepareTeams({ hub, db }: Pick<World, 'hub' | 'db'>): Promise<Pick<World, 'people' | 'teamIds'>> {
  const { rows } = await sql<{ id: string }>`
    select id from member where email like 'kill%@many.example' order by length(email), email`.execute(db)
  const teamOf = async (name: string) => {
    const condition = { type: 'attribute', attribute: 'department', operator: 'is', values: [DEPARTMENT] } as const
    const rules = { match: 'all', conditions: [condition] } as const
    return must(await hub.api.POST('/teams/', { body: { name, smart_settings: rules } as never })).id
  }
  const teamIds = { accepted: await teamOf('Accepted while killed'), applied: await teamOf('Applied while killed') }
  for (const id of Object.values(teamIds)) await isFilled(db, id)
  const ids = Object.values(teamIds)
  await sql`delete from team_member where team_id = any(${ids}::uuid[])`.execute(db)
  const waiting = JSON.stringify({ joinCount: MANY, leaveCount: 0, foundTime: new Date().toISOString() })
  await sql`update team set rules_waiting = ${waiting}::jsonb where id = ${teamIds.accepted}`.execute(db)
  return { people: rows.map(({ id }) => id), teamIds }
}

async function isFilled(db: Db, teamId: string): Promise<void> {
  const found = () => count(db, sql`select count(*)::int as count from team_member where team_id = ${teamId}`)
  while ((await found()) < MANY) await wait(50)
}
