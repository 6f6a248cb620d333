import { BENCH_ASSET, BENCH_LINK, BENCH_PLAYLIST, BENCH_TEAM } from './data.ts'
import { COMMON_WORD } from './names.ts'
import type { Statement } from './capture.ts'

/**
 * The least that could be asked of PostgreSQL for the same answers, with the hub's indexes: no rights, no audiences, no ways, no
 * comments of one's own, but the content and one's own state, with what is deleted or not published left out.
 */
export function leastStatements(memberId: string, lexeme: string): Record<Compared, Statement[]> {
  const state = `left join content_user mine on mine.domain_id = content.domain_id and mine.content_id = content.id and mine.member_id = $1`
  const card = `content.id, content.type, content.name, content.description, content.thumbnail_id, content.custom_type, content.locale,
    content.completion_time, content.content_count, content.required_count, content.comment_count,
    content.external_ref_id, content.updated_at, mine.status, mine.saved_at, mine.liked_at, mine.opened_at, mine.completed_at, mine.position_seconds`
  const asset = `left join asset on asset.domain_id = content.domain_id and asset.content_id = content.id`
  const open = 'not content.is_deleted and content.published'
  const history = (joins: string) => `from content_user mine
    join content on content.domain_id = mine.domain_id and content.id = mine.content_id ${joins}
    where mine.domain_id = 1 and mine.member_id = $1 and mine.opened_at is not null and ${open}`
  const todo = (joins: string) => `from assignment goal
    join content on content.domain_id = goal.domain_id and content.id = goal.content_id ${state} ${joins}
    where goal.domain_id = 1 and not goal.is_deleted and mine.status is distinct from 'completed' and ${open}
      and content.id in (select id from content asking where asking.domain_id = 1 and asking.asks_everyone and asking.audience <> 'teams'
        union all select team.content_id from content_team team
        where team.domain_id = 1 and team.team_id in (select own.team_id from team_member own where own.domain_id = 1 and own.member_id = $1))`
  const counted = (rows: string) => `select count(*)::int as total from (select 1 as one ${rows} limit 1001) counted`
  const both = (page: string, rows: string): Statement[] => [
    { text: page, values: [memberId] },
    { text: counted(rows), values: [memberId] },
  ]
  const playlists = `from content where content.domain_id = 1 and content.type = 'playlist' and ${open}`
  return {
    asset: [
      {
        text: `select ${card}, content.tags, content.created_at, content.version, content.rating_count, content.author_id, content.owner_team_id, asset.*
          from content join asset on asset.domain_id = content.domain_id and asset.content_id = content.id ${state}
          where content.domain_id = 1 and content.id = $2 and ${open}`,
        values: [memberId, BENCH_ASSET],
      },
    ],
    playlists: [
      {
        text: `select ${card} from content ${state} where content.domain_id = 1 and content.type = 'playlist' and ${open}
          order by content.updated_at desc, content.id desc limit 25`,
        values: [memberId],
      },
      { text: counted(playlists), values: [] },
    ],
    todo: both(
      `select ${card}, asset.file_format, asset.duration, goal.goal, goal.due_at ${todo(asset)} order by goal.due_at nulls last, content.id limit 25`,
      todo(''),
    ),
    history: both(
      `select ${card}, asset.file_format, asset.duration ${history(asset)} order by mine.opened_at desc, content.id limit 25`,
      history(''),
    ),
    contents: [
      {
        text: `select ${card}, asset.file_format, asset.duration, place.rank, place.optional
          from playlist_item place join content on content.domain_id = place.domain_id and content.id = place.content_id ${asset} ${state}
          where place.domain_id = 1 and place.playlist_id = $2 and ${open} order by place.rank_key limit 100`,
        values: [memberId, BENCH_PLAYLIST],
      },
      {
        text: 'select id, name, rank, locking_mode from section where domain_id = 1 and playlist_id = $1 order by rank_key',
        values: [BENCH_PLAYLIST],
      },
      // How much each section holds, for how long, and what is left before those that wait: the answer has it.
      {
        text: `select place.section_id, count(*)::int as total, sum(content.completion_time)::int as seconds,
            (count(*) filter (where not place.optional and place.content_id not in (select done.content_id from content_user done
              where done.domain_id = 1 and done.member_id = $1 and done.status = 'completed')))::int as remaining
          from playlist_item place join content on content.domain_id = place.domain_id and content.id = place.content_id
          where place.domain_id = 1 and place.playlist_id = $2 and ${open} group by place.section_id`,
        values: [memberId, BENCH_PLAYLIST],
      },
    ],
    opening: [
      {
        text: `with saved as (insert into content_user (domain_id, member_id, content_id, status, opened_at) values (1, $1, $2, 'opened', now())
            on conflict (domain_id, member_id, content_id) do update set opened_at = excluded.opened_at returning content_id)
          insert into activity (domain_id, occurred_at, id, type, member_id, actor_id, object_type, object_id)
          select 1, now(), gen_random_uuid(), 'opened', $1, $1, 'web', content_id from saved`,
        values: [memberId, BENCH_LINK],
      },
    ],
    trend: [
      {
        text: `select day::text, opened, completed from team_day
          where domain_id = 1 and team_id = $1 and day >= current_date - 30`,
        values: [BENCH_TEAM],
      },
      // How many people the team has, and how many of them did something: of several days that is no sum.
      {
        text: `select count(*)::int as people, count(*) filter (where exists (select from activity
              join content on content.domain_id = 1 and content.id = activity.object_id and content.type <> 'playlist'
            where activity.domain_id = 1 and activity.member_id = team_member.member_id and activity.occurred_at >= current_date - 30
              and activity.type in ('opened', 'completed')))::int as active
          from team_member join member on member.domain_id = 1 and member.id = team_member.member_id and not member.is_deleted
          where team_member.domain_id = 1 and team_member.team_id = $1`,
        values: [BENCH_TEAM],
      },
    ],
    // The answer has the best twenty of a thousand, and by what these can be filtered.
    search: [
      {
        text: `with hits as materialized (select content.id, content.type, content.locale, content.updated_at,
              ts_rank('{0.1, 0.2, 0.5, 1}', content.search_words, to_tsquery('simple', $2)) as score
            from (select posting.content_id from content_word posting
              where posting.domain_id = 1 and posting.lexeme = $2 and posting.audience = 0
              order by posting.weight desc, posting.content_id desc limit 1001) found
            join content on content.domain_id = 1 and content.id = found.content_id where ${open}),
          best as materialized (select id, score from hits order by score desc, updated_at desc, id desc limit 20)
          select (select jsonb_agg(card) from (select ${card}, asset.file_format, asset.duration
              from best join content on content.domain_id = 1 and content.id = best.id ${asset} ${state} order by best.score desc) card) as cards,
            (select count(*)::int from hits) as total,
            (select jsonb_agg(kind) from (select type, count(*)::int as total from hits group by type) kind) as types,
            (select jsonb_agg(kind) from (select locale, count(*)::int as total from hits group by locale) kind) as locales,
            (select jsonb_agg(kind) from (select topic.topic_id, count(*)::int as total from hits
              join content_topic topic on topic.domain_id = 1 and topic.content_id = hits.id group by topic.topic_id) kind) as topics`,
        values: [memberId, lexeme],
      },
    ],
  }
}

interface Comparison {
  path: string
  atLeast: number
  method?: 'POST'
  as?: 'admin'
}

/** What is measured beside the least that could answer it. */
export const COMPARED: Readonly<Record<Compared, Comparison>> = {
  asset: { path: `/me/assets/${BENCH_ASSET}`, atLeast: 0.55 },
  playlists: { path: '/me/playlists/?limit=25', atLeast: 0.7 },
  todo: { path: '/me/content/todo?limit=25', atLeast: 0.5 },
  history: { path: '/me/content/history?limit=25', atLeast: 0.5 },
  contents: { path: `/me/playlists/${BENCH_PLAYLIST}/contents?limit=100`, atLeast: 0.5 },
  search: { path: `/me/content/search?query=${encodeURIComponent(COMMON_WORD)}`, atLeast: 0.5 },
  opening: { path: `/me/assets/${BENCH_LINK}/launch`, atLeast: 0.4, method: 'POST' },
  trend: { path: `/teams/${BENCH_TEAM}/assets/history?duration=30days`, atLeast: 0.5, as: 'admin' },
}

export type Compared = 'asset' | 'playlists' | 'todo' | 'history' | 'contents' | 'search' | 'opening' | 'trend'
