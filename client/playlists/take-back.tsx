import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useAddMyPlaylistContents, useRemoveMyPlaylistContent } from '../../generated/client/playlists/playlists.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import { useChange } from '../api/use-change.ts'

type TakeBackProps = { item: Pick<PlaylistItem, 'id' | 'name'>; playlistId: string }

/** Takes out of a playlist what the person added. */
export function TakeBack({ item: { id: contentId, name }, playlistId }: TakeBackProps) {
  const { t } = useLingui()
  const { mutateAsync: addAgain } = useAddMyPlaylistContents()
  const remove = useChange(useRemoveMyPlaylistContent, {
    done: () => t`${name} is no longer in the playlist.`,
    undo: () => addAgain({ playlistId, data: { contentIds: [contentId] } }),
  })
  return (
    <ActionIcon
      variant="subtle"
      aria-label={t`Take ${name} out again`}
      loading={remove.isPending}
      onClick={() => remove.run({ playlistId, contentId })}
    >
      <IconX size={18} aria-hidden />
    </ActionIcon>
  )
}
