import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { Page } from '../ui/page.tsx'
import { AssetList } from './asset-list.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { NewPlaylist } from './new-playlist.tsx'
import { PlaylistList } from './playlist-list.tsx'

/** All playlists and assets, for those who look after them. */
export function LibraryPage() {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/library' })
  const [isAdding, setAdding] = useState(false)
  const canCreate = can(useSession(), 'createPlaylist')
  return (
    <Page
      title={t`Library`}
      sentence={t`Playlists and assets, drafts too. What is deleted can be restored for 30 days.`}
      action={
        canCreate && (
          <Button onClick={() => setAdding(true)}>
            <Trans>New playlist</Trans>
          </Button>
        )
      }
    >
      <LibraryFilters search={search} />
      {search.kind === 'assets' ? <AssetList search={search} /> : <PlaylistList search={search} />}
      {isAdding && <NewPlaylist onClose={() => setAdding(false)} />}
    </Page>
  )
}
