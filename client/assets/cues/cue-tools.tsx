import { Button, TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import '../../ui/control/field-styles.ts'
import { SHOWN_KEYS, type CueCommand } from './cue-keys.ts'
import { replacedIn, shifted, shiftIn, type TypedCue } from './cue-rules.ts'
import classes from './cues.module.css'

/** What learners see of markup; the last one says who speaks. */
const TAGS = '<i>, <b>, <u>, <v Name>'

type CueToolsProps = {
  cues: readonly TypedCue[]
  /** The place of the one that is chosen. */
  chosen: number
  onFind: (cue: TypedCue) => void
  onReplace: (cues: TypedCue[]) => void
}

/** What is done to all cues at once. */
export function CueTools({ cues, chosen, onFind, onReplace }: CueToolsProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [seconds, setSeconds] = useState('')
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')
  const find = () => {
    const isFound = ({ text }: TypedCue) => text.includes(words)
    const found = cues.slice(chosen + 1).find(isFound) ?? cues.find(isFound)
    setSaid(found ? '' : t`No cue has these words.`)
    if (found) onFind(found)
  }
  const replace = () => {
    const { cues: next, count } = replacedIn(cues, words, by)
    setSaid(plural(count, { one: 'Replaced in # cue.', other: 'Replaced in # cues.' }))
    if (count > 0) onReplace(next)
  }
  const shift = () => {
    const milliseconds = shiftIn(seconds)
    const next = milliseconds === null ? null : shifted(cues, milliseconds)
    if (milliseconds === null) return setFault(t`Enter seconds such as 1.5 or -0.25.`)
    setFault(next ? '' : t`Then a cue would begin before the recording.`)
    if (next) onReplace(next)
  }
  return (
    <details className={classes.panel}>
      <summary>
        <Trans>Change all cues</Trans>
      </summary>
      <div className={classes.tool}>
        <TextInput
          label={t`Find`}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <TextInput
          label={t`Replace with`}
          autoComplete="off"
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" disabled={!words} onClick={find}>{t`Find the next`}</Button>
          <Button variant="default" disabled={!words} onClick={replace}>{t`Replace all`}</Button>
        </div>
        <p className={classes.said} role="status">
          {said}
        </p>
      </div>
      <div className={classes.tool}>
        <TextInput
          label={t`Seconds by which all are later`}
          autoComplete="off"
          placeholder="-0.5"
          value={seconds}
          error={fault}
          onChange={({ currentTarget }) => setSeconds(currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={shift}>{t`Move all`}</Button>
        </div>
      </div>
    </details>
  )
}

/** The keys of the editor, and what may stand in a text. */
export function KeyHelp() {
  const { t } = useLingui()
  const words: Record<CueCommand, string> = {
    play: t`Play or pause`,
    previous: t`Previous cue`,
    next: t`Next cue`,
    start: t`Begins now`,
    end: t`Ends now`,
    split: t`Split`,
    join: t`Join with the next`,
    insert: t`Insert a cue`,
    delete: t`Delete`,
    undo: t`Undo`,
    save: t`Save the subtitles`,
  }
  return (
    <details className={classes.panel}>
      <summary>
        <Trans>Keys and markup</Trans>
      </summary>
      <dl className={classes.keys}>
        {SHOWN_KEYS.map(([command, key]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words[command]}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.said}>
        {t`Text can have ${TAGS}. Other tags are dropped, and where a cue stands in the picture is kept.`}
      </p>
    </details>
  )
}
