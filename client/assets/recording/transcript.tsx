import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatPosition } from '../../i18n/format.ts'
import type { Media } from './recording-player.tsx'
import classes from './transcript.module.css'
import { useCues } from './use-cues.ts'
import type { Player } from './use-player.ts'

/** What is said, line by line: follows the recording, leads to each line and can be searched. Nothing without subtitles. */
export function Transcript({ media, player: { seek } }: { media: Media; player: Player }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { cues, current } = useCues(media)
  const list = useFollowing(current)
  if (cues.length === 0) return null
  const wanted = words.trim().toLocaleLowerCase()
  const found = cues.filter(({ text }) => text.toLocaleLowerCase().includes(wanted))
  return (
    <details className={classes.transcript}>
      <summary>
        <Trans>Transcript</Trans>
      </summary>
      <TextInput
        type="search"
        aria-label={t`Search the transcript`}
        placeholder={t`Search the transcript`}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ol ref={list} className={classes.lines}>
        {found.map((cue) => (
          <li key={cue.start}>
            <button
              type="button"
              className={classes.line}
              aria-current={cue.start === current ? 'true' : undefined}
              onClick={() => seek(cue.start)}
            >
              <span className={classes.time}>{formatPosition(cue.start)}</span> {cue.text}
            </button>
          </li>
        ))}
      </ol>
      {found.length === 0 && (
        <p role="status">
          <Trans>No line has these words.</Trans>
        </p>
      )}
    </details>
  )
}

/** Scrolls the lines, and not the page, to the one that is said. */
function useFollowing(current: number | null) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && line) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2
  }, [current])
  return list
}
