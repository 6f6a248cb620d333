import { useLingui } from '@lingui/react/macro'
import { usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { ParentPlaylist } from '../../../generated/client/model/parentPlaylist.ts'
import { useGetMyPlaylistSuspense } from '../../../generated/client/playlists/playlists.ts'
import { useSession } from '../../api/session.ts'
import { playlistContents, usePlaylistContents } from '../../api/use-playlist-contents.ts'
import { currentNotices, dismissNotice, notify } from '../../ui/notices/notices-store.ts'
import { useProgressWords } from '../../ui/content/use-progress-words.ts'
import { changesSince, sightOf, type Sight } from './changes-since.ts'
import { addOpened, forgetFinished, keepFinished, useFinished } from './finished-store.ts'

const FinishDialog = lazy(() => import('./finish-dialog.tsx').then((module) => ({ default: module.FinishDialog })))

/** Playlists as each person saw them last, so that what is finished on another page is told on the next. */
const seen = new Map<string, Sight>()

/** What was said to have opened in playlists around, since the last look at the one that somebody learns in. */
let openedAround: string[] = []

/** Of very many, the others are told when somebody comes there. */
const MAX_AROUND = 3

type FinishWatchProps = {
  playlistId: string
  /** Keeps the window back, as while a film is playing. */
  isWaiting?: boolean
  /** Whether it stands around what is learned, so that its items are not what somebody is at. */
  isAround?: boolean
}

/** Tells what somebody reached in a playlist: a word for each item and each section that opens, a window for the last one. */
export function FinishWatch({ playlistId, isWaiting = false, isAround = false }: FinishWatchProps) {
  const { t } = useLingui()
  const { user } = useSession()
  // Both are asked for at the same time.
  usePrefetchInfiniteQuery(playlistContents(playlistId))
  const { data: playlist, isFetching } = useGetMyPlaylistSuspense(playlistId)
  const { contents, isFetching: isReadingContents } = usePlaylistContents(playlistId)
  const key = `${user.id} ${playlistId}`
  const finished = useFinished(key)
  const words = useProgressWords(playlist.progress)
  const look = useEffectEvent(() => {
    const before = seen.get(key)
    const now = sightOf(playlist, contents)
    seen.set(key, now)
    const around = isAround ? [] : openedAround
    if (!isAround) openedAround = []
    if (!before) return
    const changes = changesSince(before, now)
    // Which of the two was read anew first is chance.
    const isTold = isAround && addOpened(changes.opened)
    if (isAround && !isTold) openedAround = [...openedAround, ...changes.opened]
    if (changes.isFinished) {
      // The window says it all.
      for (const { id, onUndo } of currentNotices()) if (!onUndo) dismissNotice(id)
      return keepFinished(key, [...changes.opened, ...around])
    }
    if (!isAround) for (const name of changes.done) notify(t`${name} is done. ${words}.`)
    if (!isTold) for (const name of changes.opened) notify(t`${name} is open now.`)
  })
  // Both are read after a change; one without the other would be half of the truth.
  const isRead = !isFetching && !isReadingContents
  useEffect(() => {
    if (isRead) look()
  }, [isRead, playlistId])
  if (!finished || isWaiting) return null
  return (
    <Suspense>
      <FinishDialog playlist={playlist} opened={finished.opened} onClose={() => forgetFinished(key)} />
    </Suspense>
  )
}

/** Tells what opens, and what is finished, in the playlists around what is learned. */
export function FinishWatchAround({ playlists, isWaiting }: { playlists: ParentPlaylist[]; isWaiting?: boolean }) {
  return playlists.slice(0, MAX_AROUND).map(({ id }) => (
    <Suspense key={id} fallback={null}>
      <FinishWatch playlistId={id} isWaiting={isWaiting} isAround />
    </Suspense>
  ))
}
