import { Plural, Trans } from '@lingui/react/macro'
import { useGetPlaylistStats } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { Period } from '../../../generated/client/model/period.ts'
import type { Choice } from '../../ui/chooser/found-list.tsx'

/** Who is awarded the badge at once, and who later. */
export function WhoGetsIt({ playlists }: { playlists: readonly Choice[] }) {
  const [only, more] = playlists
  return (
    <div role="status">
      {only && !more && <AtOnce playlist={only} />}
      <Trans>
        Everybody who completes what the playlist requires is awarded it, and who completed it before as well.
      </Trans>
    </div>
  )
}

function AtOnce({ playlist }: { playlist: Choice }) {
  const { data } = useGetPlaylistStats(playlist.id, { duration: Period['12months'] })
  if (!data) return null
  return (
    <strong>
      <Plural
        value={data.completedCount}
        _0="Nobody completed it in the last 12 months."
        one="# person completed it in the last 12 months."
        other="# people completed it in the last 12 months."
      />{' '}
    </strong>
  )
}
