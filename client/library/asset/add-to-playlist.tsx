import { Button, Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useUpdateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import { useListPlaylists } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useChange } from '../../api/use-change.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { FoundList } from '../../ui/chooser/found-list.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import classes from '../library.module.css'

/** So many are shown; words find others. */
const SHOWN = 20

/** Puts an asset at the end of playlists, one after the other. */
export function AddToPlaylist({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [optional, setOptional] = useState(false)
  const search = useDeferredValue(words.trim())
  const query = useListPlaylists(
    { limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { id: assetId, name } = asset
  const headers = { 'If-Match': etagOf(asset) ?? '' }
  const { run, isPending } = useChange(() => useUpdateAsset({ request: { headers } }), {
    done: () => t`It stands at the end of the playlist.`,
  })
  const held = new Set(asset.parentPlaylists.map(({ id }) => id))
  // What another hub shares holds what that one puts into it.
  const own = query.data?.items.filter(({ isCommon }) => !isCommon) ?? []
  const found = own.map((playlist) => ({
    id: playlist.id,
    name: playlist.name,
    icon: <KindIcon kind="playlist" size={18} />,
    note: held.has(playlist.id) ? t`Holds it` : undefined,
  }))
  return (
    <Dialog title={t`Add it to a playlist`} onClose={onClose}>
      <div className={classes.bench}>
        <TextInput
          label={t`Search playlists`}
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Checkbox
          label={t`It is optional there`}
          checked={optional}
          onChange={(event) => setOptional(event.currentTarget.checked)}
        />
        <QueryState query={query} height={200} />
        {query.data && found.length === 0 && (
          <p className={classes.none}>
            <Trans>Nothing has this name.</Trans>
          </p>
        )}
        {found.length > 0 && (
          <FoundList
            label={t`Playlists`}
            found={found}
            isChosen={({ id }) => held.has(id)}
            onChoose={({ id }) => isPending || run({ assetId, data: { name, parent_id: id, optional } })}
            isFinal
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
