import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetPlaylistStats } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { Period } from '../../../generated/client/model/period.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { FigureList, Figures } from '../figures.tsx'
import { useUsageFigures } from '../use-usage-figures.ts'

/** How a playlist was used in a period. */
export function PlaylistFigures({ playlistId }: { playlistId: string }) {
  return <Figures>{(duration) => <Loaded playlistId={playlistId} duration={duration} />}</Figures>
}

function Loaded({ playlistId, duration }: { playlistId: string; duration: Period }) {
  const { t } = useLingui()
  const format = useFormat()
  const usage = useUsageFigures()
  const query = useGetPlaylistStats(playlistId, { duration }, { query: { placeholderData: keepPreviousData } })
  if (!query.data) return <QueryState query={query} height={140} />
  const badges = format.number(query.data.badgesAwardedCount)
  return <FigureList figures={[...usage(query.data), [t`Badges awarded`, badges]]} />
}
