import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { Fragment, useId, type ReactNode } from 'react'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import type { SectionLock } from '../../generated/client/model/sectionLock.ts'
import type { Part } from '../api/next-item.ts'
import rowClasses from '../ui/page/rows.module.css'
import { useFormat } from '../i18n/use-format.ts'
import { useLockWords } from '../ui/content/use-lock-words.ts'
import type { ItemPlace } from './item-row.tsx'
import classes from './part-of-playlist.module.css'
import { shownRank } from '../ui/content/shown-rank.ts'

type PartOfPlaylistProps = {
  part: Part
  /** Whether ranks are shown as numbers. */
  numbering: boolean
  row: (item: PlaylistItem, place: ItemPlace) => ReactNode
}

/** A section with its items, or the items before the first section. A closed one says what opens it. */
export function PartOfPlaylist({ part, numbering, row }: PartOfPlaylistProps) {
  const { t } = useLingui()
  const id = useId()
  const { section, items } = part
  return (
    <section
      className={classes.part}
      aria-labelledby={section ? id : undefined}
      aria-label={section ? undefined : t`Content`}
    >
      {section && (
        <div>
          <h2 id={id}>
            {numbering && <span className={classes.rank}>{section.rank} </span>}
            {section.name}
          </h2>
          {section.description && <p className={classes.description}>{section.description}</p>}
        </div>
      )}
      {section?.isLockedForUser && <LockNote lock={section.lock} count={section.contentCount} />}
      {items.length > 0 && (
        <ol className={rowClasses.rows}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {row(item, { rank: numbering ? shownRank(item.rank) : null, level: section ? 3 : 2 })}
            </Fragment>
          ))}
        </ol>
      )}
    </section>
  )
}

function LockNote({ lock, count }: { lock: SectionLock; count: number }) {
  const words = useLockWords(lock)
  return (
    <div className={classes.lock}>
      <span className={classes.lockIcon}>
        <IconLock size={20} aria-hidden />
      </span>
      <div>
        <p className={classes.lockWords}>{words}</p>
        {lock?.dueDate && <DueBefore dueDate={lock.dueDate} />}
        {count > 0 && (
          <p className={classes.description}>
            {plural(count, { one: '# item in this section', other: '# items in this section' })}
          </p>
        )}
      </div>
    </div>
  )
}

/** Nobody can do it in time, and those who look after the playlist can say what counts. */
function DueBefore({ dueDate }: { dueDate: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const moment = format.moment(dueDate)
  return (
    <p className={classes.dueBefore}>
      <IconAlertTriangle size={16} aria-hidden />
      {t`Due ${moment}, before this can be opened`}
    </p>
  )
}
