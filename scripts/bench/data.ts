import pg from 'pg'
import type { DatabaseAddress } from '../../server/db/provision.ts'

/** What a hub of size 1 holds; ten and a hundred times as much at the larger sizes. */
const ONE = { members: 10_000, assets: 10_000, playlists: 1_000, itemsEach: 20, touchedEach: 20 }

/**
 * Fills the first hub with plain rows, in SQL, as the owner of nothing: the app's role with the hub set.
 * Rows of earlier sizes stay, so sizes are reached one after the other.
 * @param size 1, 10 or 100
 */
export async function fillTo(address: DatabaseAddress, size: number): Promise<void> {
  const client = new pg.Client({ ...address, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query("select set_config('app.domain_id', '1', false)")
    for (const text of statementsFor(size)) await client.query(text)
    await client.query('reset all')
  } finally {
    await client.end()
  }
}

/** Ids are made from a kind and a number, so that rows can point to each other without a look-up. */
const id = (kind: number, number: string) =>
  `('0199d3a0-${kind.toString().padStart(4, '0')}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

function statementsFor(size: number): string[] {
  const [members, assets, playlists] = [ONE.members * size, ONE.assets * size, ONE.playlists * size]
  const series = (count: number) => `generate_series(1, ${count}) n`
  const old = "timestamptz '2026-01-01' + n * interval '1 second'"
  return [
    `insert into account (id, email, created_at) select ${id(1, 'n')}, 'bench' || n || '@hub.example', ${old} from ${series(members)} on conflict do nothing`,
    `insert into member (domain_id, id, account_id, email, first_name, last_name, created_at)
     select 1, ${id(2, 'n')}, ${id(1, 'n')}, 'bench' || n || '@hub.example', 'Bench', 'Member ' || n, ${old} from ${series(members)} on conflict do nothing`,
    `insert into content (domain_id, id, type, name, search_text, locale, completion_time, created_at, updated_at)
     select 1, ${id(3, 'n')}, 'upload', 'Asset ' || n, 'asset ' || n, 'en-GB', 300, ${old}, ${old} from ${series(assets)} on conflict do nothing`,
    `insert into asset (domain_id, content_id, file_format) select 1, ${id(3, 'n')}, 'pdf' from ${series(assets)} on conflict do nothing`,
    `insert into content (domain_id, id, type, name, search_text, locale, content_count, required_count, completion_time, created_at, updated_at)
     select 1, ${id(4, 'n')}, 'playlist', 'Playlist ' || n, 'playlist ' || n, 'en-GB', ${ONE.itemsEach}, ${ONE.itemsEach}, 6000, ${old}, ${old} from ${series(playlists)} on conflict do nothing`,
    `insert into playlist (domain_id, content_id) select 1, ${id(4, 'n')} from ${series(playlists)} on conflict do nothing`,
    ...[
      'playlist_item (domain_id, playlist_id, content_id, rank, rank_key)',
      'playlist_asset (domain_id, playlist_id, asset_id, optional)',
    ].map(
      (into) => `insert into ${into} select 1, ${id(4, 'n')}, ${id(3, `1 + (n * 7 + i * 13) % ${assets}`)},
       ${into.startsWith('playlist_item') ? "i::text, lpad(i::text, 4, '0')" : 'false'} from ${series(playlists)}, generate_series(1, ${ONE.itemsEach}) i on conflict do nothing`,
    ),
    `insert into content_user (domain_id, member_id, content_id, status, opened_at, completed_at)
     select 1, ${id(2, 'n')}, ${id(3, `1 + (n * 11 + i * 17) % ${assets}`)}, case when i % 2 = 0 then 'completed' else 'opened' end, ${old}, case when i % 2 = 0 then ${old} end
     from ${series(members)}, generate_series(1, ${ONE.touchedEach}) i on conflict do nothing`,
  ]
}

/** An asset that every size has. */
export const BENCH_ASSET = '0199d3a0-0003-7000-8000-000000000007'
