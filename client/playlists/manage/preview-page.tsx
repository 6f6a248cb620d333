import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { IconStack2 } from '@tabler/icons-react'
import {
  getPreviewPlaylistQueryKey,
  previewPlaylist,
  useGetPlaylistSuspense,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { useGetShareAudience } from '../../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import type { PlaylistAdmin } from '../../../generated/client/model/playlistAdmin.ts'
import type { PlaylistPreview } from '../../../generated/client/model/playlistPreview.ts'
import { partsOf } from '../../api/next-item.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Filter, FilterBar } from '../../ui/list/filter-bar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { ItemToSee } from '../item-row.tsx'
import { PartOfPlaylist } from '../part-of-playlist.tsx'
import classes from '../playlist.module.css'

/** A playlist as a new member of a team would see it, for those who arrange it. */
export function PreviewPage() {
  const { t } = useLingui()
  const { playlistId } = useParams({ from: '/app/manage/library/playlists/$playlistId/preview' })
  const { team } = useSearch({ from: '/app/manage/library/playlists/$playlistId/preview' })
  const navigate = useNavigate()
  const { data: playlist } = useGetPlaylistSuspense(playlistId)
  const { data: audience } = useGetShareAudience()
  const crumbs = (
    <Crumbs>
      <Link to="/manage/library">{t`Library`}</Link>
      <Link to="/manage/library/playlists/$playlistId" params={{ playlistId }}>
        {playlist.name}
      </Link>
    </Crumbs>
  )
  return (
    <Page
      title={t`Preview`}
      sentence={t`What somebody sees who is new and has done nothing yet. Nothing is changed by looking.`}
      crumbs={crumbs}
    >
      <Filters>
        <FilterBar label={t`Who looks`}>
          <Filter
            label={t`Member of`}
            value={team}
            all={t`No team`}
            options={audience?.teams.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            onChange={(value) => void navigate({ to: '.', search: searchWith({ team: value }) })}
          />
        </FilterBar>
      </Filters>
      {!playlist.published && (
        <p className={classes.note}>
          <Trans>It is a draft, which nobody sees. This is how it would be once it is published.</Trans>
        </p>
      )}
      <Seen playlist={playlist} teamId={team} />
    </Page>
  )
}

function Seen({ playlist, teamId }: { playlist: PlaylistAdmin; teamId: string | undefined }) {
  const query = useInfiniteQuery({
    queryKey: [...getPreviewPlaylistQueryKey(playlist.id, { teamId }), { pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      previewPlaylist(playlist.id, { teamId, limit: 100, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  const [first] = pages
  if (!first) return <QueryState query={query} height={240} />
  if (first.hiddenReason) return <NotSeen reason={first.hiddenReason} />
  const contents = pages.flatMap(({ items }) => items)
  return (
    <>
      {playlist.description && <p className={classes.described}>{playlist.description}</p>}
      {partsOf(contents).map((part) => (
        <PartOfPlaylist
          key={part.section?.id ?? part.items[0]?.id}
          part={part}
          numbering={playlist.hasPlaylistNumbering}
          row={(item, place) => <ItemToSee item={item} place={place} />}
        />
      ))}
      {contents.length === 0 && <NothingInIt />}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Show more of this playlist</Trans>
        </Button>
      )}
      {first.hiddenCount > 0 && <Hidden preview={first} />}
    </>
  )
}

function NotSeen({ reason }: { reason: NonNullable<PlaylistPreview['hiddenReason']> }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<IconStack2 size={28} aria-hidden />} title={t`They would not see this playlist`}>
      {reason === 'audience' ? (
        <Trans>It is for others: choose another audience in its settings, or look as a member of another team.</Trans>
      ) : (
        <Trans>It is seen in other playlists alone, and none that they see holds it in an open section.</Trans>
      )}
    </EmptyState>
  )
}

function NothingInIt() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<IconStack2 size={28} aria-hidden />} title={t`They would find nothing in it`}>
      <Trans>Nothing that it holds is published and meant for them.</Trans>
    </EmptyState>
  )
}

/** What the playlist holds and they do not see, and why. */
function Hidden({ preview: { hidden, hiddenCount } }: { preview: PlaylistPreview }) {
  const { t } = useLingui()
  return (
    <Panel title={t`What they would not see`}>
      <p className={classes.note}>
        <Plural
          value={hiddenCount}
          one="# item of this playlist is not for them."
          other="# items of this playlist are not for them."
        />
      </p>
      <ul className={classes.hidden}>
        {hidden.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>
            {': '}
            {reason === 'unpublished' ? t`it is a draft` : t`it has another audience`}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
