import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { ParentPlaylist } from '../../../generated/client/model/parentPlaylist.ts'
import { useGetMyPlaylistSuspense } from '../../../generated/client/playlists/playlists.ts'
import { useSession } from '../../api/session.ts'
import { playlistContents, usePlaylistContents } from '../../api/use-playlist-contents.ts'
import { currentNotices, dismissNotice, notify } from '../../ui/notices/notices-store.ts'
import { useProgressWords } from '../../ui/content/use-progress-words.ts'
import { changesSince, sightOf } from './changes-since.ts'
import { addOpened, forgetFinished, keepFinished, useFinished } from './finished-store.ts'
import { keepSight, lastSight } from './sights.ts'

const FinishDialog = lazy(() => import('./finish-dialog.tsx').then((module) => ({ default: module.FinishDialog })))

/** What was said to have opened in playlists around, since the last look at the one that somebody learns in. */
let openedAround: string[] = []

/** Of very many, the others are told when somebody comes there. */
const MAX_AROUND = 3

/** Words on what was done; of more, how many it was. */
const MAX_DONE = 3

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
  const tellDone = (names: string[]) => {
    const count = names.length
    if (count > MAX_DONE)
      notify(plural(count, { one: `# item is done. ${words}.`, other: `# items are done. ${words}.` }))
    else for (const name of names) notify(t`${name} is done. ${words}.`)
  }
  const look = useEffectEvent(() => {
    const before = lastSight(user.id, playlistId)
    const now = sightOf(playlist, contents)
    const changes = before && changesSince(before, now, contents)
    // That it is finished is told by the window, which may have to wait.
    keepSight(user.id, playlistId, changes?.isFinished ? { ...now, isCompleted: false } : now)
    const around = isAround ? [] : openedAround
    if (!isAround) openedAround = []
    if (!changes) return
    // Which of the two was read anew first is chance.
    const isTold = isAround && addOpened(changes.opened)
    if (isAround && !isTold) openedAround = [...openedAround, ...changes.opened]
    if (changes.isFinished) {
      // The window says it all.
      for (const { id, onUndo } of currentNotices()) if (!onUndo) dismissNotice(id)
      return keepFinished(key, [...changes.opened, ...around])
    }
    if (!isAround) tellDone(changes.done)
    if (!isTold) for (const name of changes.opened) notify(t`${name} is open now.`)
  })
  const tellFinished = useEffectEvent(() => keepSight(user.id, playlistId, sightOf(playlist, contents)))
  const isTold = finished !== null && !isWaiting
  useEffect(() => {
    if (isTold) tellFinished()
  }, [isTold])
  // Both are read after a change; one without the other would be half of the truth.
  const isRead = !isFetching && !isReadingContents
  useEffect(() => {
    if (isRead) look()
  }, [isRead, playlistId])
  if (!isTold) return null
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
