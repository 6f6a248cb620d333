import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useDuplicateContent } from '../../generated/client/content-admin/content-admin.ts'
import { useChange } from '../api/use-change.ts'

/** At most so many are copied at once. */
export const MAX_COPIES = 20

/** Copies content with all that stands in it, and leads to what was made. */
export function useCopies() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return useChange(useDuplicateContent, {
    done: ({ items: [made, ...more] }) => {
      if (!made) return t`Nothing was copied.`
      const isPlaylist = made.type === 'playlist'
      if (more.length > 0)
        void navigate({ to: '/manage/library', search: { status: 'draft', ...(!isPlaylist && { kind: 'assets' }) } })
      else if (isPlaylist)
        void navigate({ to: '/manage/library/playlists/$playlistId', params: { playlistId: made.id } })
      else void navigate({ to: '/manage/library/assets/$assetId', params: { assetId: made.id } })
      return more.length > 0 ? t`The copies are drafts for admins.` : t`This is the copy. It is a draft for admins.`
    },
  })
}
