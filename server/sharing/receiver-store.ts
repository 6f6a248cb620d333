import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deliveryOf } from '../notifications/news.sql.ts'
import { asked, beginningWith, hasName } from '../users/name-word.sql.ts'
import { isMate, mates, type Seeker } from '../users/reach.sql.ts'
import { findsAny, statement } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { isVisible, isVisibleIn, memberAsViewer } from '../content/visibility.sql.ts'
import { wantedContent } from './store.ts'
import { NAME } from '../users/name.sql.ts'

const eb = expressionBuilder<Database>()

/** With whom somebody may share: an admin with everybody, others with their teams and the people in them. */

const MAX_OF_EACH = 50

/** Whose audience it is. */
export type Sharer = Seeker & { memberId: string }

export interface AudienceShape {
  isAdmin: boolean
  searches: boolean
  /** Whether only those count who may see all of some content. */
  isAbout: boolean
}

export type AudienceValues = Sharer & { words: readonly string[]; contentIds: readonly string[]; now: Date }

/** The teams whose name holds the words that were asked for, by name. */
export const listTeams = statement<AudienceValues & { pattern: string }, AudienceShape>()((db, value, shape) =>
  liveTeams(db)
    .select(['team.id', 'team.name'])
    .$if(!shape.isAdmin, (query) => query.where(sql<boolean>`team.id = any(${value.teamIds}::uuid[])`))
    .$if(shape.searches, (query) => query.where(sql<boolean>`lower(team.name) like ${value.pattern}`))
    .$if(shape.isAbout, (query) => query.where(isOpenToATeam(value)))
    .orderBy(sql`lower(team.name)`)
    .orderBy('team.id')
    .limit(sql.lit(MAX_OF_EACH)),
)

/**
 * The people with whom somebody may share, by name. Without words all of them, otherwise those in whose name each word that
 * was asked for begins a word. They are put in order first: whether somebody may see all of the content is asked of no more
 * than are shown or left out on the way.
 */
export const listPeople = statement<AudienceValues, AudienceShape>()((db, value, shape) =>
  db
    .selectFrom((from) =>
      others(from.selectFrom('member'), value)
        .select(PERSON)
        .select('member.is_admin')
        .$if(!shape.isAdmin, (query) => query.where(isMate(value)))
        .$if(shape.searches, (query) => query.where(hasName(value.words)))
        .orderBy(LOWER_NAME)
        .orderBy('member.id')
        .offset(sql.lit(0))
        .as('member'),
    )
    .select(SHOWN)
    .$if(shape.isAbout, (query) => query.where(eb.not(eb.exists(hiddenContent(value)))))
    .limit(sql.lit(MAX_OF_EACH)),
)

/**
 * The same for words that are looked for among very many: all of the hub, or the people of large teams. An index leads to
 * those who have the rarest of the words; the first that fit are put in order, and who wants others types more.
 */
export const searchPeople = statement<AudienceValues, Omit<AudienceShape, 'searches'>>()((db, value, shape) =>
  db
    .selectFrom((from) =>
      others(from.selectFrom(rarest(db, value).as('named')).innerJoin('member', 'member.id', 'named.member_id'), value)
        .select(PERSON)
        .select(LOWER_NAME.as('name'))
        .$if(!shape.isAdmin, (query) => query.where(isFoundMate(value)))
        .where(hasName(value.words))
        .$if(shape.isAbout, (query) => query.where(eb.not(eb.exists(hiddenContent(value)))))
        .limit(sql.lit(MAX_FOUND))
        .as('member'),
    )
    // Two words of a name may begin alike.
    .distinct()
    .select([...SHOWN, 'member.name'])
    .orderBy('member.name')
    .orderBy('member.id')
    .limit(sql.lit(MAX_OF_EACH)),
)

/** Whether the teams of somebody are so large that it is quicker to begin with the words. */
export const hasManyMates = statement<Sharer>()((db, value) =>
  db
    .selectFrom(mates(value).limit(sql.lit(MANY_TEAM_MATES)).as('mate'))
    .select(sql<boolean>`count(*) = ${sql.lit(MANY_TEAM_MATES)}`.as('many')),
)

const PERSON = ['member.id', 'member.first_name as firstName', 'member.last_name as lastName', 'member.email'] as const
const SHOWN = ['member.id', 'member.firstName', 'member.lastName', 'member.email'] as const

const LOWER_NAME = sql<string>`lower(${NAME})`

const MANY_TEAM_MATES = 5000
/** Of more people who have the rarest word the first are looked at, by that word. */
const MAX_NAMED = 50_000
/** So many are counted to find the rarest. */
const MAX_COUNTED = 10_000
/** So many that fit are put in order. */
const MAX_FOUND = 200

function others<Q extends SelectQueryBuilder<Database, 'member', object>>(query: Q, { memberId }: AudienceValues): Q {
  return query.where('member.is_deleted', '=', sql.lit(false)).where(sql<boolean>`member.id <> ${memberId}::uuid`) as Q
}

/** Those whose name has the rarest of the words that were asked for. */
function rarest(db: Pick<Db, 'selectFrom'>, { words }: AudienceValues) {
  const counted = eb
    .selectFrom(beginningWith(sql.ref<string>('asked.word')).limit(sql.lit(MAX_COUNTED)).as('named'))
    .select(sql<number>`count(*)`.as('count'))
  const word = db
    .selectFrom(asked(words))
    .select('asked.word')
    .orderBy(sql`(${counted})`)
    .orderBy('asked.word')
    .limit(sql.lit(1))
  return beginningWith(sql<string>`(${word})`)
    .orderBy('member_word.word')
    .orderBy('member_word.member_id')
    .limit(sql.lit(MAX_NAMED))
}

function liveTeams(db: Pick<Db, 'selectFrom'>) {
  return db.selectFrom('team').where('team.is_deleted', '=', sql.lit(false))
}

/** Whether somebody is a mate where one of many people is asked about, whose team may be very large. */
function isFoundMate(sharer: Sharer) {
  return findsAny(
    mates(sharer)
      .clearSelect()
      .select(sql.lit(true).as('found'))
      .where('team_member.member_id', '=', sql.ref<string>('member.id')),
  )
}

/** What of the content the row of `member` may not see. */
function hiddenContent({ contentIds, now }: AudienceValues) {
  return eb
    .selectFrom('content')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
    .where((each) => each.not(isVisible(memberAsViewer(now))))
}

/** Whether nobody is in the team yet, or somebody who may see all of the content. */
function isOpenToATeam(value: AudienceValues) {
  const members = () =>
    eb
      .selectFrom('team_member')
      .innerJoin('member', 'member.id', 'team_member.member_id')
      .select(sql.lit(1).as('one'))
      .where('team_member.team_id', '=', sql.ref<string>('team.id'))
      .where('member.is_deleted', '=', sql.lit(false))
  return eb.or([eb.not(eb.exists(members())), eb.exists(members().where(eb.not(eb.exists(hiddenContent(value)))))])
}

/** Those of some teams with which somebody may share. */
export async function findTeams(db: Db, sharer: Sharer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await liveTeams(db)
    .select('team.id')
    .$if(!sharer.isAdmin, (query) => query.where(sql<boolean>`team.id = any(${sharer.teamIds}::uuid[])`))
    .where(sql<boolean>`team.id = any(${ids}::uuid[])`)
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
    .innerJoinLateral(firstShown(reached, now).select('content.id as contentId').as('first'), (join) => join.onTrue())
    .where((eb) =>
      eb(
        'member.id',
        'in',
        eb
          .selectFrom('team_member')
          .select('team_member.member_id')
          .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
          .unionAll(sql<{ member_id: string }>`select unnest(${userIds}::uuid[])`),
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
      deliveryOf('contentShared').as('delivery'),
      'first.contentId',
    ])
    .execute()
}

/** The offset keeps PostgreSQL from asking of all the content what is visible, where mostly the first is. */
function firstShown(wanted: Reached, now: Date) {
  const inOrder = wantedContent(eb, wanted)
    .selectAll('content')
    .select('wanted.contextId')
    .orderBy('wanted.place')
    .offset(sql.lit(0))
  return eb
    .selectFrom(inOrder.as('content'))
    .where(isVisibleIn(memberAsViewer(now), sql.ref<string | null>('content.contextId')))
    .limit(sql.lit(1))
}
