import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconStack2 } from '@tabler/icons-react'
import type { PlaylistListItem } from '../../generated/client/model/playlistListItem.ts'
import { useListMyPlaylists } from '../../generated/client/playlists/playlists.ts'
import { pictureIn } from '../api/pictures.ts'
import { useSave } from '../api/use-save.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { CardGrid } from '../ui/page/card-grid.tsx'
import { ContentCard } from '../ui/content/content-card.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import { DuePills } from '../ui/content/due-pills.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'

/** Every playlist that is open to the learner, the newest change first. */
export function PlaylistsPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/playlists' })
  const { data, ...query } = useListMyPlaylists(pageOfList(page))
  const answer = { ...query, data: data && { ...data, items: data.playlists } }
  return (
    <Page title={t`Playlists`} sentence={t`Every playlist that is open to you, most recently changed first.`}>
      <ListAnswer query={answer} empty={<NoPlaylists />}>
        {({ items, total, totalIsCapped }) => (
          <>
            <CardGrid label={t`Playlists`}>
              {items.map((item) => (
                <PlaylistCard key={item.id} item={item} />
              ))}
            </CardGrid>
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function PlaylistCard({ item }: { item: PlaylistListItem }) {
  const saved = useSave()
  const isSaved = saved.isOn(item.id, item.saved === 1)
  const unknown = { customType: null, fileFormat: null, duration: null, newSinceVisit: null }
  const content = { ...item, type: 'playlist', isSaved, ...unknown }
  return (
    <ContentCard
      level={2}
      content={{ ...content, pictureUrl: pictureIn('640x360', content) }}
      link={contentLink(content)}
      note={<DuePills of={item} />}
      onToggleSaved={() => saved.set(content, !isSaved)}
    />
  )
}

function NoPlaylists() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconStack2 size={28} aria-hidden />}
      title={t`There are no playlists yet`}
      action={
        <ButtonLink to="/browse">
          <Trans>Browse everything</Trans>
        </ButtonLink>
      }
    >
      <Trans>What the admins of this hub put together for you appears here.</Trans>
    </EmptyState>
  )
}
