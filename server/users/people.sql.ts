import { expressionBuilder, sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findsAny } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { isDate } from '../platform/time.ts'
import { askedWords } from './name-rules.ts'
import { beginningWith, beginsWith } from './name-word.sql.ts'
import type { AccountState } from './rules.ts'
import type { FactName } from './user-fact-rules.ts'
import { comparedValue } from './custom-field.sql.ts'

/** Who is meant by the filters of the list of people. */

/** What may be true of so many people that it is asked of each of them in the order of a list. Where it is true of few, they are found by it. */
export type ManyHave = 'places' | 'account' | 'search' | 'attribute' | 'customField'

export interface PeopleFilter {
  /** Only people of these teams; null for everybody. */
  teamIds: readonly string[] | null
  /** Only people who have it in one of the teams that count. */
  role?: 'member' | 'manager' | undefined
  search?: string | undefined
  /** Whether the search looks at addresses too: at everybody's, or at those of the people of these teams. */
  searchesEmails: boolean | readonly string[]
  deleted: 'with' | 'without' | 'only'
  isAdmin?: boolean | undefined
  state?: { is: AccountState; now: Date } | undefined
  neverSignedIn?: boolean | undefined
  lastAccessBefore?: Date | undefined
  /** Who came or was changed since then. */
  updatedSince?: Date | undefined
  /** Of whom it is known. */
  attribute?: FactName | undefined
  /** Who has this in `attribute`, in any case. */
  attributeValue?: string | undefined
  /** Who entered something in it. */
  customFieldId?: string | undefined
  /** Who entered this in `customFieldId`, in any case. */
  customFieldValue?: string | undefined
  /** Whether many have it; PostgreSQL chooses where that is not said. */
  many?: { readonly [what in ManyHave]?: boolean | undefined } | undefined
  /** The words of the search, the first of which few have; left out where that is not known. */
  rarestFirst?: readonly string[] | undefined
}

/** The same without the moment, which is another at each call. */
export type PeopleNarrowing = Omit<PeopleFilter, 'state'> & { state?: AccountState | undefined }

/** Who is meant at a moment, by which an invitation may have ended. */
export function peopleAt({ state, ...narrowing }: PeopleNarrowing, now: Date): PeopleFilter {
  return state === undefined ? narrowing : { ...narrowing, state: { is: state, now } }
}

const eb = expressionBuilder<Database>()

/** When the newest link of the invitation of the row of `member` ends or ended; null without one. */
export const INVITED_UNTIL = sql<Date | null>`(${eb
  .selectFrom('mail_link')
  .select(({ fn }) => fn.max('mail_link.expires_at').as('until'))
  .where('mail_link.member_id', '=', sql.ref<string>('member.id'))
  .where('mail_link.purpose', '=', sql.lit('invitation'))})`

const isWaiting = sql<SqlBool>`(member.suspended_at is null and member.account_id is null)`

/** What an account is, as accountState in rules.ts has it. */
const STATES: Record<AccountState, (now: Date) => RawBuilder<SqlBool>> = {
  suspended: () => sql`member.suspended_at is not null`,
  active: () => sql`(member.suspended_at is null and member.account_id is not null)`,
  invited: (now) => sql`(${isWaiting} and ${INVITED_UNTIL} > ${now})`,
  invitationEnded: (now) => sql`(${isWaiting} and ${INVITED_UNTIL} <= ${now})`,
  created: () => sql`(${isWaiting} and ${INVITED_UNTIL} is null)`,
}

/** Narrows a statement about `member` to the people who fit. */
export function people(db: Db, filter: PeopleFilter) {
  const { teamIds, role, search, deleted, isAdmin, state, updatedSince, attribute, customFieldId, many } = filter
  return db
    .selectFrom('member')
    .$if(deleted === 'without', (query) => query.where(sql<SqlBool>`not member.is_deleted`))
    .$if(deleted === 'only', (query) => query.where(sql<SqlBool>`member.is_deleted`))
    .$if(deleted !== 'without', (query) => query.where('member.erased_at', 'is', null))
    .$if(deleted !== 'without', (query) => query.where('member.is_service', '=', false))
    .$if(teamIds !== null || role !== undefined, (query) => query.where(isInTeam(filter)))
    .$if(search !== undefined, (query) => query.where(isFound(search!, filter)))
    .$if(isAdmin !== undefined, (query) => query.where('member.is_admin', '=', isAdmin!))
    .$if(state !== undefined, (query) => query.where(STATES[state!.is](state!.now)))
    .$if(asksAccess(filter), (query) => query.where(wasHere(filter)))
    .$if(asksAccount(filter) && many?.account === false, (query) =>
      query.where(sql<SqlBool>`member.id = any(array(${withAccount(filter, FEW)}))`),
    )
    .$if(updatedSince !== undefined, (query) => query.where(isUpdated(updatedSince!, deleted)))
    .$if(attribute !== undefined, (query) => query.where(hasAttribute(attribute!, filter)))
    .$if(customFieldId !== undefined, (query) => query.where(hasEntered(customFieldId!, filter)))
}

/** When the row of `member` was here last; who never was stands before everybody else. The index member_last_access has it in these words. */
export const LAST_ACCESS = sql<Date>`case when member.last_access_at is null then '-infinity'::timestamptz else member.last_access_at end`

type AccountFilter = Pick<PeopleFilter, 'deleted' | 'isAdmin' | 'state' | 'neverSignedIn' | 'lastAccessBefore'>

const asksAccess = ({ neverSignedIn, lastAccessBefore }: AccountFilter) =>
  neverSignedIn !== undefined || lastAccessBefore !== undefined

/** When the row of `member` was here last, as the filter has it. PostgreSQL knows how many have no date, and not what case makes of it. */
function wasHere({ neverSignedIn, lastAccessBefore }: AccountFilter, lastAccess = LAST_ACCESS) {
  return eb.and([
    ...(neverSignedIn === true
      ? [sql<SqlBool>`(member.last_access_at is null and (${lastAccess}) <= '-infinity')`]
      : []),
    ...(neverSignedIn === false || lastAccessBefore !== undefined
      ? [sql<SqlBool>`(member.last_access_at is not null and (${lastAccess}) > '-infinity')`]
      : []),
    ...(lastAccessBefore === undefined ? [] : [sql<SqlBool>`(${lastAccess}) < ${lastAccessBefore}`]),
  ])
}

/** Whether a filter asks for something of accounts by which people who are there are found. */
export function asksAccount(filter: AccountFilter): boolean {
  return (
    filter.deleted === 'without' && (filter.isAdmin !== undefined || filter.state !== undefined || asksAccess(filter))
  )
}

const KINDS = ['suspended', 'active', 'waiting'] as const

/** What the account of the row of `member` is, beside invitations. The index member_account_kind has it in these words, and the two below. */
const KIND = sql`case when member.suspended_at is not null then 'suspended' when member.account_id is not null then 'active' else 'waiting' end`

const RUNS_HUB = sql`case when member.is_admin then 1 else 0 end`
const LAST_HERE = sql<Date>`case when member.last_access_at is not null then member.last_access_at else '-infinity'::timestamptz end`

const kindOf = (state: AccountState) => (state === 'suspended' || state === 'active' ? state : 'waiting')

/** So many at the most are found by something; what more people have is asked of each in the order of a list. */
export const FEW = 5_000

/**
 * The people who are there whose accounts are as the filter has them, whatever their invitations are; of each kind of account no
 * more than `most`. Each kind is a stretch of the index and read in its order, because PostgreSQL would read the hub for what it
 * takes for frequent.
 */
export function withAccount({ isAdmin, state, ...filter }: AccountFilter, most: number) {
  const kinds = state === undefined ? KINDS : [kindOf(state.is)]
  const stretches = (isAdmin === undefined ? [true, false] : [isAdmin]).flatMap((is) =>
    kinds.map((kind) =>
      eb
        .selectFrom(
          eb
            .selectFrom('member')
            .select('member.id')
            .where(sql<SqlBool>`not member.is_deleted`)
            .where(sql<SqlBool>`(${KIND}) = ${sql.lit(kind)} and (${RUNS_HUB}) = ${sql.lit(is ? 1 : 0)}`)
            .where(wasHere(filter, LAST_HERE))
            .orderBy(LAST_HERE)
            .limit(sql.lit(most))
            .as('stretch'),
        )
        .select('stretch.id'),
    ),
  )
  return stretches.reduce((all, stretch) => all.unionAll(stretch))
}

/** Whether the row of `member` is as new, or something new is told of it. Those who are there and those who were deleted have an index each. */
function isUpdated(since: Date, deleted: PeopleFilter['deleted']) {
  const told = eb
    .selectFrom('audit_entry')
    .select(sql<string>`audit_entry.object_id`.as('id'))
    .where('audit_entry.created_at', '>=', since)
    .where('audit_entry.object_id', 'is not', null)
  const came = eb.selectFrom('member as newcomer').select('newcomer.id').where('newcomer.created_at', '>=', since)
  const updated = told
    .$if(deleted !== 'only', (query) => query.unionAll(came.where(sql<SqlBool>`not newcomer.is_deleted`)))
    .$if(deleted !== 'without', (query) => query.unionAll(came.where(sql<SqlBool>`newcomer.is_deleted`)))
  return sql<SqlBool>`member.id in (${updated})`
}

/** Whether the row of `member` is among members: found by them where they are few, or looked up among them where they are many. */
function isAmong<T extends keyof Database>(
  members: SelectQueryBuilder<Database, T, { member_id: string }>,
  memberId: string,
  areMany: boolean | undefined,
) {
  if (areMany === undefined) return sql<SqlBool>`member.id in (${members})`
  // An array, because PostgreSQL plans without the values and would take any of them for one that many have.
  if (!areMany) return sql<SqlBool>`member.id = any(array(${members}))`
  const own = members.clearSelect().where(sql<SqlBool>`${sql.ref(memberId)} = member.id`)
  return findsAny(own.select(sql.lit(true).as('isThere')))
}

function hasAttribute(name: FactName, { attributeValue, many }: PeopleFilter) {
  if (name === 'startDate' && attributeValue !== undefined) return beganOn(attributeValue.trim())
  return isAmong(withFact(name, attributeValue), 'member_fact.member_id', many?.attribute)
}

function beganOn(day: string) {
  return isDate(day) ? sql<SqlBool>`member.start_date = ${day}::date` : sql<SqlBool>`false`
}

/** The members of whom an attribute is known, or is this. */
export function withFact(name: FactName, value: string | undefined) {
  return eb
    .selectFrom('member_fact')
    .select('member_fact.member_id')
    .where('member_fact.fact', '=', name)
    .where('member_fact.compared', 'is not', null)
    .$if(value !== undefined, (query) => query.where(sql<SqlBool>`member_fact.compared = lower(btrim(${value}))`))
}

function hasEntered(fieldId: string, { customFieldValue, many }: PeopleFilter) {
  return isAmong(whoEntered(fieldId, customFieldValue), 'custom_field_value.member_id', many?.customField)
}

/** The members who entered something in a custom field, or this. */
export function whoEntered(fieldId: string, value: string | undefined) {
  return eb
    .selectFrom('custom_field_value')
    .select('custom_field_value.member_id')
    .where('custom_field_value.field_id', '=', fieldId)
    .$if(value !== undefined, (query) =>
      query
        .where('custom_field_value.compared', '=', comparedValue(sql`${value}`))
        .where(sql<SqlBool>`lower(btrim(custom_field_value.value)) = lower(btrim(${value}))`),
    )
}

function isInTeam({ teamIds, role, many }: PeopleFilter) {
  if (many?.places === false) return sql<SqlBool>`member.id = any(array(${placesFound(teamIds, role)}))`
  return isAmong(placesInUse(teamIds, role), 'team_member.member_id', many?.places)
}

/** The places in teams that are in use. */
function placesInUse(teamIds: readonly string[] | null, role?: PeopleFilter['role']) {
  return eb
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select('team_member.member_id')
    .where('team.is_deleted', '=', sql.lit(false))
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`))
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', sql.lit(role!)))
}

/**
 * The same where they are few. Each team is read by itself in the order of an index, because PostgreSQL plans without knowing how
 * few the people of a team are.
 * @param most so many of each team at the most
 */
export function placesFound(teamIds: readonly string[] | null, role: PeopleFilter['role'], most?: number) {
  return eb
    .selectFrom('team')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('team_member')
          .select('team_member.member_id')
          .whereRef('team_member.team_id', '=', 'team.id')
          .$if(role !== undefined, (query) => query.where('team_member.role', '=', sql.lit(role!)))
          .orderBy('team_member.member_id')
          .$if(most !== undefined, (query) => query.limit(sql.lit(most!)))
          .as('place'),
      (join) => join.onTrue(),
    )
    .select('place.member_id')
    .where('team.is_deleted', '=', sql.lit(false))
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`))
}

/** Whether the search looks at the address of the row of `member`. */
export function isEmailSearched(searchesEmails: PeopleFilter['searchesEmails']) {
  if (typeof searchesEmails === 'boolean') return sql<SqlBool>`${sql.lit(searchesEmails)}`
  return isAmong(placesInUse(searchesEmails), 'team_member.member_id', true)
}

function isFound(search: string, { searchesEmails, many, rarestFirst }: PeopleFilter) {
  if (!many?.search) return sql<SqlBool>`member.id = any(array(${found(search, searchesEmails, rarestFirst)}))`
  const named = namedBy(search).map((each) => isAmong(each, 'member_word.member_id', true))
  return eb.or([
    named.length ? eb.and(named) : sql<SqlBool>`false`,
    ...(searchesEmails === false ? [] : [eb.and([hasAddress('member', search), isEmailSearched(searchesEmails)])]),
  ])
}

/**
 * The members whose name has a word for each that is asked for, which begins with it, and those whose address begins with the
 * text; some of them twice.
 */
export function found(
  search: string,
  searchesEmails: PeopleFilter['searchesEmails'],
  rarestFirst?: PeopleFilter['rarestFirst'],
) {
  const named = rarestFirst ? foundByRarest(rarestFirst) : foundByAll(askedWords(search))
  return searchesEmails === false ? named : named.unionAll(addressed(search, searchesEmails))
}

function foundByAll([first, ...others]: readonly string[]) {
  const nobody = eb
    .selectFrom('member_word')
    .select('member_word.member_id')
    .where(sql<SqlBool>`false`)
  return others.reduce(
    (all, other) => all.where('member_word.member_id', 'in', named(other)),
    first === undefined ? nobody : named(first),
  )
}

/** The other words are looked up for each who has the first. */
function foundByRarest([rarest, ...others]: readonly string[]) {
  const isNamed = (word: string) =>
    findsAny(
      eb
        .selectFrom('member_word as own')
        .select(sql.lit(true).as('isThere'))
        .where(beginsWith(sql.ref('own.word'), sql<string>`${word}::text`))
        .where('own.member_id', '=', sql.ref<string>('member_word.member_id')),
    )
  return named(rarest!).where(eb.and(others.map(isNamed)))
}

/** The members of whose name a word begins with this. */
export function named(word: string) {
  return beginningWith(sql<string>`${word}::text`)
}

/** The same of each word that is asked for. */
function namedBy(search: string) {
  return askedWords(search).map(named)
}

/** The members whose address begins with the text, as far as the search looks at it. */
export function addressed(search: string, searchesEmails: true | readonly string[]) {
  return eb
    .selectFrom('member as addressed')
    .select('addressed.id as member_id')
    .where(hasAddress('addressed', search))
    .$if(searchesEmails !== true, (query) =>
      query.where('addressed.id', 'in', placesInUse(searchesEmails as readonly string[])),
    )
}

function hasAddress(table: string, search: string) {
  return beginsWith(sql`${sql.ref(`${table}.email_key`)} collate "C"`, sql<string>`lower(btrim(${search}::text))`)
}
