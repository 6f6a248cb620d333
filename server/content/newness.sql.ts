import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'
import { inAudienceSince } from './goal.sql.ts'
import type { Viewer } from './rules.ts'
import { isVisible } from './visibility.sql.ts'

/** What is new to somebody since the visit before this one. Use where the tables are called `content` and, for their content_user, `mine`. */

const eb = expressionBuilder<Database, 'content'>()

export type Newness = 'content' | 'items' | 'version'

/** When the visit before this one ended; null where there was none, and so nothing is new. */
export function previousVisit(memberId: string) {
  return eb
    .selectFrom('member as visitor')
    .select('visitor.previous_visit_at as previousVisitAt')
    .where(sql<boolean>`visitor.id = ${memberId}::uuid`)
}

/**
 * What is new about the row of `content`: it became visible and was not opened since, a playlist that is theirs holds more, or
 * what they opened is another version. What is seen through playlists alone is told of by its playlist.
 */
export function newness(viewer: Viewer) {
  const sinceOpened = sql<Date>`greatest(person.previous_visit_at, mine.opened_at)`
  const held = eb
    .selectFrom('former_contents')
    .select('former_contents.contents')
    .where('former_contents.playlist_id', '=', sql.ref<string>('mine.content_id'))
    .where('former_contents.replaced_at', '>', sinceOpened)
    .orderBy('former_contents.version')
    .limit(sql.lit(1))
  const added = eb
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.content_id')
    .select(sql.lit(1).as('one'))
    .where('playlist_item.playlist_id', '=', sql.ref<string>('mine.content_id'))
    .where(
      sql<boolean>`not (select held.contents -> 'items' @> jsonb_build_array(jsonb_build_object('contentId', content.id)) from (${held}) as held)`,
    )
    .where(isVisible(viewer))
  const replaced = eb
    .selectFrom('former_file')
    .select(sql.lit(1).as('one'))
    .where('former_file.content_id', '=', sql.ref<string>('mine.content_id'))
    .where('former_file.replaced_at', '>', sinceOpened)
  const isOpenSince = sql<boolean>`greatest(content.published_at, ${inAudienceSince(viewer)}) > person.previous_visit_at`
  const isTheirs = sql<boolean>`(mine.opened_at is not null or mine.saved_at is not null)`
  const isPlaylist = sql<boolean>`content.type = 'playlist'`
  const newness = eb
    .case()
    .when(eb.and([sql<boolean>`mine.opened_at is null`, sql<boolean>`not content.only_in_playlists`, isOpenSince]))
    .then(sql.lit('content'))
    .when(eb.and([isPlaylist, isTheirs, eb.exists(added)]))
    .then(sql.lit('items'))
    .when(eb.and([eb.not(isPlaylist), sql<boolean>`mine.opened_at is not null`, eb.exists(replaced)]))
    .then(sql.lit('version'))
    .end()
  return sql<Newness | null>`(${eb
    .selectFrom('member as person')
    .select(newness.as('newness'))
    .where(sql<boolean>`person.id = ${viewer.memberId}::uuid`)
    .where('person.previous_visit_at', 'is not', null)})`
}

/** The ids of all content of which something may be new to somebody: few of a large hub. */
export function maybeNew({ memberId }: Viewer) {
  const visit = sql<Date>`(${previousVisit(memberId)})`
  const published = eb.selectFrom('content as fresh').select('fresh.id').where('fresh.published_at', '>', visit)
  const widened = eb.selectFrom('content as wider').select('wider.id').where('wider.audience_since', '>', visit)
  const ofTeams = eb
    .selectFrom('content_team as meant')
    .innerJoin('team_member as place', 'place.team_id', 'meant.team_id')
    .select('meant.content_id as id')
    .where(sql<boolean>`place.member_id = ${memberId}::uuid`)
    .where(sql<boolean>`greatest(meant.since, place.joined_at) > ${visit}`)
  const theirs = eb
    .selectFrom('content_user as met')
    .select('met.content_id as id')
    .where(sql<boolean>`met.member_id = ${memberId}::uuid`)
  return published.unionAll(widened).unionAll(ofTeams).unionAll(theirs)
}
