import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import {
  updatePlaylist,
  useDeletePlaylist,
  useDuplicatePlaylists,
  useRestorePlaylist,
  useUpdatePlaylist,
} from '../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistAdmin } from '../../generated/client/model/playlistAdmin.ts'
import { etagOf } from '../api/fetcher.ts'
import { useChange } from '../api/use-change.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { CopyButton } from './copy-button.tsx'
import { StatusPill } from './library-cells.tsx'
import classes from './library.module.css'
import { StatusButton } from './status/status-button.tsx'

/** Whether learners see a playlist, and what can be done to it as a whole. */
export function PlaylistState({ playlist }: { playlist: PlaylistAdmin }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id: playlistId, name, published } = playlist
  const headers = { 'If-Match': etagOf(playlist) ?? '' }
  const publish = useChange(() => useUpdatePlaylist({ request: { headers } }), {
    done: (_, { data }) =>
      data.published
        ? t`“${name}” is published. Whoever is in its audience sees it.`
        : t`“${name}” is a draft. Learners do not see it.`,
    undo: (_, { data }) => updatePlaylist(playlistId, { published: !data.published }, { headers: { 'If-Match': '*' } }),
  })
  const copy = useChange(useDuplicatePlaylists, {
    done: ({ items: [made] }) => {
      if (made) void navigate({ to: '/manage/library/playlists/$playlistId', params: { playlistId: made.id } })
      return t`This is the copy. It is a draft.`
    },
  })
  const { mutateAsync: restore } = useRestorePlaylist()
  const remove = useChange(useDeletePlaylist, {
    done: () => {
      void navigate({ to: '/manage/library' })
      return t`“${name}” was deleted.`
    },
    undo: () => restore({ playlistId }),
  })
  return (
    <div className={classes.state}>
      <StatusPill published={published} isDeleted={false} restorableUntil={null} />
      <div className={classes.buttons}>
        <Button
          variant={published ? 'default' : 'filled'}
          loading={publish.isPending}
          onClick={() => publish.run({ playlistId, data: { published: !published } })}
        >
          {published ? <Trans>Make it a draft</Trans> : <Trans>Publish</Trans>}
        </Button>
        <ButtonLink to="/manage/library/playlists/$playlistId/preview" params={{ playlistId }} variant="default">
          <Trans>Preview</Trans>
        </ButtonLink>
        {published && (
          <ButtonLink to="/playlists/$playlistId" params={{ playlistId }} variant="default">
            <Trans>See it as a learner</Trans>
          </ButtonLink>
        )}
        <Button
          variant="default"
          loading={copy.isPending}
          onClick={() => copy.run({ data: { playlistIds: [playlistId], withIndex: true } })}
        >
          <Trans>Duplicate</Trans>
        </Button>
        <CopyButton content={[playlist]}>
          <Trans>Duplicate with all in it</Trans>
        </CopyButton>
        <StatusButton content={[playlist]} />
        <Button variant="default" loading={remove.isPending} onClick={() => remove.run({ playlistId })}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  )
}
