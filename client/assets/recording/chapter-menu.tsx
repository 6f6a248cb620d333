import { useLingui } from '@lingui/react/macro'
import { IconListDetails } from '@tabler/icons-react'
import { useMediaSelector } from 'media-chrome/react/media-store'
import { useId, useRef } from 'react'
import type { Chapter } from '../../../generated/client/model/chapter.ts'
import { formatPosition } from '../../i18n/format.ts'
import { chapterAt } from './chapter-at.ts'
import classes from './chapter-menu.module.css'
import type { Player } from './use-player.ts'

type ChapterMenuProps = { chapters: readonly Chapter[]; player: Player }

/** Which chapter plays, and all of them to choose from. */
export function ChapterMenu({ chapters, player: { seek } }: ChapterMenuProps) {
  const { t } = useLingui()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const present = useMediaSelector(({ mediaCurrentTime = 0 }) => chapterAt(chapters, mediaCurrentTime))
  const title = present?.title
  const choose = (second: number) => {
    seek(second)
    list.current?.hidePopover()
  }
  return (
    <span className={classes.anchor}>
      <button
        type="button"
        className={classes.present}
        aria-label={title ? t`Chapters: ${title}` : t`Chapters`}
        popoverTarget={id}
      >
        <IconListDetails size={22} aria-hidden />
        <span className={classes.title}>{title ?? t`Chapters`}</span>
      </button>
      <div ref={list} id={id} popover="auto" className={classes.panel}>
        <ol className={classes.list} aria-label={t`Chapters`}>
          {chapters.map((chapter) => (
            <li key={chapter.startSeconds}>
              <button
                type="button"
                className={classes.chapter}
                aria-current={chapter === present ? 'true' : undefined}
                onClick={() => choose(chapter.startSeconds)}
              >
                <span className={classes.time}>{formatPosition(chapter.startSeconds)}</span> {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </span>
  )
}
