import { useLingui } from '@lingui/react/macro'
import { useMediaSelector } from 'media-chrome/react/media-store'
import { useState, type CSSProperties, type PointerEvent } from 'react'
import type { Chapter } from '../../../generated/client/model/chapter.ts'
import { formatPosition } from '../../i18n/format.ts'
import { chapterAt } from './chapter-at.ts'
import classes from './seek-bar.module.css'
import type { Player } from './use-player.ts'

type SeekBarProps = { player: Player; chapters: readonly Chapter[] }

/** Where one is, how much is loaded, how long it is and where its chapters begin; leads anywhere. */
export function SeekBar({ player: { seek }, chapters }: SeekBarProps) {
  const { t } = useLingui()
  const second = useMediaSelector((state) => state.mediaCurrentTime ?? 0)
  const length = useMediaSelector(({ mediaDuration = 0 }) => (Number.isFinite(mediaDuration) ? mediaDuration : 0))
  const loaded = useMediaSelector((state) => loadedUntil(state.mediaBuffered ?? [], state.mediaCurrentTime ?? 0))
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const position = formatPosition(second)
  const whole = formatPosition(length)
  const chapter = chapterAt(chapters, second)?.title
  const shares = { '--played': share(second, length), '--loaded': share(loaded, length) } as CSSProperties
  return (
    <div className={classes.line}>
      <span className={classes.time}>{position}</span>
      <span
        className={classes.slider}
        style={shares}
        onPointerMove={(event) => setPointedAt(shareAt(event))}
        onPointerLeave={() => setPointedAt(null)}
      >
        <input
          type="range"
          className={classes.position}
          min={0}
          max={length || 1}
          step={0.1}
          value={Math.min(second, length)}
          disabled={length === 0}
          aria-label={t`Position`}
          aria-valuetext={chapter ? t`${position} of ${whole}, ${chapter}` : t`${position} of ${whole}`}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
        {length > 0 && <Marks chapters={chapters} length={length} />}
        {pointedAt !== null && length > 0 && (
          <span className={classes.pointed} style={{ '--pointed': pointedAt } as CSSProperties} aria-hidden>
            <span>{formatPosition(pointedAt * length)}</span>
            <span className={classes.pointedChapter}>{chapterAt(chapters, pointedAt * length)?.title}</span>
          </span>
        )}
      </span>
      <span className={classes.time}>{whole}</span>
    </div>
  )
}

/** Where chapters begin but at the very start; the menu says the same in words. */
function Marks({ chapters, length }: { chapters: readonly Chapter[]; length: number }) {
  return chapters
    .filter(({ startSeconds }) => startSeconds > 0 && startSeconds < length)
    .map(({ startSeconds }) => (
      <span
        key={startSeconds}
        className={classes.mark}
        style={{ '--begins': startSeconds / length } as CSSProperties}
        aria-hidden
      />
    ))
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(part / whole, 1) : 0
}

function shareAt({ clientX, currentTarget }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(Math.max((clientX - left) / width, 0), 1)
}

/** The end of the stretch that is played, in seconds; the browser may hold others further on. */
function loadedUntil(stretches: readonly (readonly number[])[], second: number): number {
  const playing = stretches.find(([start = 0, end = 0]) => start <= second + 0.5 && second <= end)
  return playing?.[1] ?? 0
}
