import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { Pill } from '../../ui/pill.tsx'
import { AddToPlaylist } from './add-to-playlist.tsx'
import classes from '../library.module.css'

/** The playlists that hold an asset. */
export function AssetPlaces({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const session = useSession()
  const [isAdding, setAdding] = useState(false)
  const { parentPlaylists, isDeleted, isCommon, onlyInPlaylists } = asset
  const canAdd =
    !isDeleted && !isCommon && can(session, access.updateAsset) && can(session, access.updatePlaylistContents)
  return (
    <div className={classes.bench}>
      {parentPlaylists.length > 0 ? (
        <ul className={classes.rows} aria-label={t`Playlists`}>
          {parentPlaylists.map(({ id, name, optional }) => (
            <li key={id} className={classes.listed}>
              <IconStack2 size={18} aria-hidden />
              <Link to="/manage/library/playlists/$playlistId" params={{ playlistId: id }}>
                {name}
              </Link>
              {optional && <Pill tone="quiet">{t`Optional`}</Pill>}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>
          {onlyInPlaylists ? (
            <Trans>No playlist holds it, so nobody sees it: its settings say that playlists alone show it.</Trans>
          ) : (
            <Trans>No playlist holds it. People find it by searching and browsing.</Trans>
          )}
        </p>
      )}
      {canAdd && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setAdding(true)}>
            <Trans>Add it to a playlist…</Trans>
          </Button>
        </div>
      )}
      {isAdding && <AddToPlaylist asset={asset} onClose={() => setAdding(false)} />}
    </div>
  )
}
