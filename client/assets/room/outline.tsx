import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { IconCircleDashed, IconLock, IconProgress } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { PlaylistItem } from '../../../generated/client/model/playlistItem.ts'
import type { SectionLock } from '../../../generated/client/model/sectionLock.ts'
import { useGetMyPlaylistSuspense } from '../../../generated/client/playlists/playlists.ts'
import { partsOf, type Part } from '../../api/next-item.ts'
import { usePlaylistContents } from '../../api/use-playlist-contents.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { contentLink } from '../../ui/content/content-link.ts'
import { DoneTick } from '../../ui/content/done-tick.tsx'
import { ProgressLine } from '../../ui/content/progress-line.tsx'
import { shownRank } from '../../ui/content/shown-rank.ts'
import { useLockWords } from '../../ui/content/use-lock-words.ts'
import { useProgressWords } from '../../ui/content/use-progress-words.ts'
import { useDone } from '../use-status.ts'
import classes from './outline.module.css'

/** A playlist in short, for those who learn in it: what is done, what is closed, where one is and how much is left. */
export function Outline({ playlistId }: { playlistId: string }) {
  const { t } = useLingui()
  const { data: playlist } = useGetMyPlaylistSuspense(playlistId)
  const { contents, hasMore, isLoadingMore, loadMore } = usePlaylistContents(playlistId)
  const words = useProgressWords(playlist.progress)
  const list = useCurrentInView()
  useEffect(() => {
    if (hasMore && !isLoadingMore) loadMore()
  })
  return (
    <nav className={classes.outline} aria-label={t`Outline`}>
      <div className={classes.head}>
        <Link
          to="/playlists/$playlistId"
          params={{ playlistId }}
          activeOptions={{ exact: true }}
          className={classes.playlist}
        >
          {playlist.name}
        </Link>
        <ProgressLine rate={playlist.completionRate} label={words} />
        <p className={classes.progress}>{words}</p>
      </div>
      <div ref={list} className={classes.parts}>
        {partsOf(contents).map((part) => (
          <OutlinePart
            key={part.section?.id ?? part.items[0]?.id}
            part={part}
            playlistId={playlistId}
            isNumbered={playlist.hasPlaylistNumbering}
          />
        ))}
        {hasMore && <Skeleton height={40} radius={8} />}
      </div>
    </nav>
  )
}

type OutlinePartProps = { part: Part; playlistId: string; isNumbered: boolean }

function OutlinePart({ part: { section, items }, playlistId, isNumbered }: OutlinePartProps) {
  return (
    <section>
      {section && (
        <h2 className={classes.section}>
          {isNumbered && <span className={classes.rank}>{section.rank} </span>}
          {section.name}
        </h2>
      )}
      {section?.isLockedForUser && <Lock lock={section.lock} />}
      {items.length > 0 && (
        <ol className={classes.items}>
          {items.map((item) => (
            <OutlineItem
              key={item.id}
              item={item}
              playlistId={playlistId}
              rank={isNumbered ? shownRank(item.rank) : null}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function Lock({ lock }: { lock: SectionLock }) {
  const words = useLockWords(lock)
  return (
    <p className={classes.lock}>
      <IconLock size={18} aria-hidden />
      {words}
    </p>
  )
}

type OutlineItemProps = { item: PlaylistItem; playlistId: string; rank: string | null }

function OutlineItem({ item, playlistId, rank }: OutlineItemProps) {
  const { t } = useLingui()
  const format = useFormat()
  const length = item.completionTime || item.duration || 0
  const meta = [length > 0 && format.length(length), item.optional && t`Optional`].filter(Boolean)
  return (
    <li>
      <Link {...contentLink(item, playlistId)} className={classes.item}>
        <State item={item} />
        <span className={classes.words}>
          <span>
            {rank && <span className={classes.rank}>{rank} </span>}
            {item.name}
          </span>
          {meta.length > 0 && <span className={classes.meta}>{meta.join(' · ')}</span>}
        </span>
      </Link>
    </li>
  )
}

function State({ item }: { item: PlaylistItem }) {
  const { t } = useLingui()
  const isDone = useDone().isOn(item.id, item.userContentStatus === 'completed')
  if (isDone) return <DoneTick label={t`Done`} />
  if (item.userContentStatus === 'opened')
    return <IconProgress className={classes.open} size={20} role="img" aria-label={t`Started`} />
  return <IconCircleDashed className={classes.open} size={20} role="img" aria-label={t`Not started`} />
}

/** Scrolls the list, and not the page, to where one is. */
function useCurrentInView() {
  const list = useRef<HTMLDivElement>(null)
  const { assetId } = useParams({ strict: false })
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [assetId])
  return list
}
