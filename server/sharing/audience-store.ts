import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { isVisible, isVisibleIn, memberAsViewer } from '../db/visible.ts'
import { wantedContent } from './store.ts'

/** With whom somebody may share: an admin with everybody, others with their teams and the people in them. */

const MOST_OF_EACH = 50

/** Whose audience it is. */
export interface Sharer {
  memberId: string
  teamIds: readonly string[]
  isAdmin: boolean
}

export interface AudienceShape {
  searches: boolean
  /** Whether only those count who may see all of some content. */
  isAbout: boolean
}

export type AudienceValues = Sharer & { pattern: string; contentIds: readonly string[]; now: Date }

/** The teams whose name the pattern fits, by name. */
export const listTeams = statement<AudienceValues, AudienceShape>()((db, value, shape) =>
  teamsFor(db, value)
    .select(['team.id', 'team.name'])
    .$if(shape.searches, (query) => query.where(sql<boolean>`lower(team.name) like ${value.pattern}`))
    .$if(shape.isAbout, (query) => query.where((eb) => isOpenToATeam(eb as never, value)))
    .orderBy(sql`lower(team.name)`)
    .orderBy('team.id')
    .limit(sql.lit(MOST_OF_EACH)),
)

/** The people whose name the pattern fits, by name, without the one who asks. */
export const listPeople = statement<AudienceValues, AudienceShape>()((db, value, shape) =>
  peopleFor(db, value)
    .where(sql<boolean>`member.id <> ${value.memberId}::uuid`)
    .select(['member.id', 'member.first_name as firstName', 'member.last_name as lastName', 'member.email'])
    .$if(shape.searches, (query) => query.where(sql<boolean>`${NAME} like ${value.pattern}`))
    .$if(shape.isAbout, (query) => query.where((eb) => eb.not(eb.exists(hiddenContent(eb as never, value)))))
    .orderBy(NAME)
    .orderBy('member.id')
    .limit(sql.lit(MOST_OF_EACH)),
)

/** As the indexes member_name and member_name_part have it: the name that others see, in lower case. */
const NAME = sql<string>`lower(coalesce(nullif(btrim(member.first_name || ' ' || member.last_name), ''), split_part(member.email, '@', 1)))`

type Builder = Pick<ExpressionBuilder<Database, 'member'>, 'selectFrom' | 'exists' | 'not' | 'or'>

function teamsFor(db: Pick<Db, 'selectFrom'>, { teamIds, isAdmin }: Sharer) {
  return db
    .selectFrom('team')
    .where('team.is_deleted', '=', sql.lit(false))
    .where(sql<boolean>`(${isAdmin}::boolean or team.id = any(${teamIds}::uuid[]))`)
}

function peopleFor(db: Pick<Db, 'selectFrom'>, { teamIds, isAdmin }: Sharer) {
  return db
    .selectFrom('member')
    .where('member.is_deleted', '=', sql.lit(false))
    .where((eb) =>
      eb.or([
        sql<boolean>`${isAdmin}::boolean`,
        eb(
          'member.id',
          'in',
          eb
            .selectFrom('team_member')
            .select('team_member.member_id')
            .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`),
        ),
      ]),
    )
}

/** What of the content the row of `member` may not see. */
function hiddenContent(eb: Builder, { contentIds, now }: AudienceValues) {
  return eb
    .selectFrom('content')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
    .where((each) => each.not(isVisible(each, memberAsViewer(each as never, now))))
}

/** Whether nobody is in the team yet, or somebody who may see all of the content. */
function isOpenToATeam(eb: Builder, value: AudienceValues) {
  const members = () =>
    eb
      .selectFrom('team_member')
      .innerJoin('member', 'member.id', 'team_member.member_id')
      .select(sql.lit(1).as('one'))
      .where('team_member.team_id', '=', sql.ref<string>('team.id'))
      .where('member.is_deleted', '=', sql.lit(false))
  return eb.or([
    eb.not(eb.exists(members())),
    eb.exists(members().where((each) => each.not(each.exists(hiddenContent(each as never, value))))),
  ])
}

/** Those of some teams with which somebody may share. */
export async function findTeams(db: Db, sharer: Sharer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await teamsFor(db, sharer)
    .select('team.id')
    .where(sql<boolean>`team.id = any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those of some people with whom somebody may share. */
export async function findPeople(db: Db, sharer: Sharer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await peopleFor(db, sharer)
    .select('member.id')
    .where(sql<boolean>`member.id = any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** For whom something is, and what it is. */
export interface Reached {
  sharerId: string
  userIds: readonly string[]
  teamIds: readonly string[]
  contentIds: readonly string[]
  contextIds: readonly (string | null)[]
  now: Date
}

export type ReceiverRow = Awaited<ReturnType<typeof listReceivers>>[number]

/** The people whom it reaches now, each with the first of the content that they may see. */
export function listReceivers(db: Db, reached: Reached) {
  const { sharerId, userIds, teamIds, now } = reached
  return db
    .selectFrom('member')
    .innerJoinLateral(
      (eb) =>
        firstShown(eb as never, reached, now)
          .select('content.id as contentId')
          .as('first'),
      (join) => join.onTrue(),
    )
    .where((eb) =>
      eb(
        'member.id',
        'in',
        eb
          .selectFrom('team_member')
          .select('team_member.member_id')
          .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
          .unionAll(sql<{ member_id: string }>`select unnest(${userIds}::uuid[])` as never),
      ),
    )
    .where('member.id', '<>', sharerId)
    .where('member.is_deleted', '=', sql.lit(false))
    .select([
      'member.id',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.email',
      'member.locale',
      'member.notification_channel as channel',
      'first.contentId',
    ])
    .execute()
}

/** The offset keeps PostgreSQL from asking of all the content what is visible, where mostly the first is. */
function firstShown(eb: Pick<Db, 'selectFrom'>, wanted: Reached, now: Date) {
  const inOrder = wantedContent(eb, wanted)
    .selectAll('content')
    .select('wanted.contextId')
    .orderBy('wanted.place')
    .offset(sql.lit(0))
  return eb
    .selectFrom(inOrder.as('content'))
    .where((each) => isVisibleIn(each as never, memberAsViewer(each as never, now), each.ref('content.contextId')))
    .limit(sql.lit(1))
}
