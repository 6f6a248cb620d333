import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { DropAnywhere } from '../../ui/file/drop-anywhere.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AssetList } from './asset-list.tsx'
import { CopyContent } from './copy-content.tsx'
import { LibraryFilters } from './library-filters.tsx'
import classes from '../library.module.css'
import { NewAsset } from '../asset/new-asset.tsx'
import { NewPlaylist } from '../playlist/new-playlist.tsx'
import { PlaylistList } from './playlist-list.tsx'
import { ResetMarking } from '../changes/reset-marking.tsx'
import { useBeginUploads } from '../uploads/use-begin-uploads.ts'

/** All playlists and assets, for those who look after them. */
export function LibraryPage() {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/library' })
  const [open, setOpen] = useState<'playlist' | 'asset' | 'copy' | 'marking' | null>(null)
  const session = useSession()
  const [canCreate, canUpload] = [can(session, access.createPlaylist), can(session, access.createAsset)]
  const begin = useBeginUploads()
  const isOfAssets = search.kind === 'assets'
  const close = () => setOpen(null)
  return (
    <Page
      title={t`Library`}
      sentence={t`Playlists and assets, drafts too. What is deleted can be restored for 30 days.`}
      action={
        <div className={classes.buttons}>
          {canCreate && (
            <Button variant={isOfAssets ? 'default' : 'filled'} onClick={() => setOpen('playlist')}>
              <Trans>New playlist</Trans>
            </Button>
          )}
          {canUpload && (
            <Button variant={isOfAssets ? 'filled' : 'default'} onClick={() => setOpen('asset')}>
              <Trans>New asset</Trans>
            </Button>
          )}
          {can(session, access.duplicateContent) && (
            <Button variant="default" onClick={() => setOpen('copy')}>
              <Trans>Copy content…</Trans>
            </Button>
          )}
          {can(session, access.createContentImport) && (
            <ButtonLink variant="default" to="/manage/library/import">
              <Trans>Import content</Trans>
            </ButtonLink>
          )}
        </div>
      }
    >
      <LibraryFilters search={search} />
      {isOfAssets && can(session, access.resetAssetMarkAsDoneModes) && (
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={() => setOpen('marking')}>
            <Trans>Let the hub mark as done…</Trans>
          </Button>
        </div>
      )}
      {isOfAssets ? <AssetList search={search} /> : <PlaylistList search={search} />}
      {open === 'playlist' && <NewPlaylist onClose={close} />}
      {open === 'asset' && <NewAsset onClose={close} />}
      {open === 'copy' && <CopyContent onClose={close} />}
      {open === 'marking' && <ResetMarking onClose={close} />}
      {canUpload && (
        <DropAnywhere onFiles={begin}>
          <Trans>Let go to add the files to the library as drafts</Trans>
        </DropAnywhere>
      )}
    </Page>
  )
}
