import { Button, Textarea, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo, useEffect, useRef, type RefObject } from 'react'
import { updateSubtitleCuesBody } from '../../../generated/client/bodies/updateSubtitleCues.ts'
import '../../ui/control/field-styles.ts'
import type { CueCommand } from './cue-keys.ts'
import { cueAt, faultsOf, overlaps, type Fault, type TypedCue } from './cue-rules.ts'
import classes from './cues.module.css'
import type { CueAction } from './use-cue-list.ts'

const { maxLength } = updateSubtitleCuesBody.cues.items.properties.text

type CueListProps = {
  cues: readonly TypedCue[]
  chosen: string
  /** In milliseconds. */
  now: number
  length: number | null
  text: RefObject<HTMLTextAreaElement | null>
  /** Whether somebody wanted to save: only then a cue without words is one that is wrong. */
  hasTried: boolean
  onGo: (cue: TypedCue) => void
  onCommand: (command: CueCommand) => void
  onType: (action: CueAction) => void
}

/** All cues in a row; the one that is chosen can be written in, and the one that is said now is marked. */
export function CueList({ cues, chosen, now, length, text, hasTried, onGo, onCommand, onType }: CueListProps) {
  const { t } = useLingui()
  const current = cues[cueAt(cues, now)]?.key
  const list = useFollowing(current, chosen)
  const go = useRef(onGo)
  const hasBegun = useRef(false)
  useEffect(() => {
    go.current = onGo
  })
  const shownFaults = (cue: TypedCue) => faultsOf(cue, length).filter((fault) => hasTried || fault !== 'text')
  useEffect(() => {
    // What had the focus is gone with the cue that was written in before.
    if (document.activeElement === document.body && hasBegun.current) text.current?.focus({ preventScroll: true })
    hasBegun.current = true
  }, [chosen, cues.length, text])
  return (
    <ol ref={list} className={classes.list} aria-label={t`Cues`}>
      {cues.map((cue, index) => (
        <li
          key={cue.key}
          className={classes.cue}
          data-key={cue.key}
          data-chosen={cue.key === chosen || undefined}
          aria-current={cue.key === current ? 'true' : undefined}
        >
          {cue.key === chosen ? (
            <ChosenCue
              {...{ cue, text, onCommand, onType }}
              number={index + 1}
              isLast={index === cues.length - 1}
              faults={shownFaults(cue)}
              isOverlapping={overlaps(cue, cues[index + 1])}
            />
          ) : (
            <ShownCue cue={cue} hasFaults={shownFaults(cue).length > 0} go={go} />
          )}
        </li>
      ))}
    </ol>
  )
}

type ShownCueProps = { cue: TypedCue; hasFaults: boolean; go: RefObject<(cue: TypedCue) => void> }

/** Thousands of them stand in the list, and each time the film goes on it is drawn anew. */
const ShownCue = memo(function ShownCue({ cue, hasFaults, go }: ShownCueProps) {
  const { t } = useLingui()
  return (
    <button type="button" className={classes.shown} onClick={() => go.current(cue)}>
      <span className={classes.time}>{cue.start}</span>
      <span className={classes.words}>{cue.text}</span>
      {hasFaults && <IconAlertTriangle className={classes.wrong} size={16} aria-label={t`To be corrected`} />}
    </button>
  )
})

type ChosenCueProps = Pick<CueListProps, 'text' | 'onCommand' | 'onType'> & {
  cue: TypedCue
  number: number
  isLast: boolean
  faults: readonly Fault[]
  isOverlapping: boolean
}

function ChosenCue({ cue, number, isLast, faults, isOverlapping, text, onCommand, onType }: ChosenCueProps) {
  const { t } = useLingui()
  const type = (field: 'start' | 'end' | 'text') => ({
    value: cue[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onType({ does: 'type', key: cue.key, field, value }),
  })
  const noTime = t`Enter a time such as 1:02.500.`
  const beyond = faults.includes('beyond') && t`The recording ends before this time.`
  const backwards = faults.includes('backwards') && t`It ends before it begins.`
  return (
    <div className={classes.fields} role="group" aria-label={t`Cue ${number}`}>
      <div className={classes.times}>
        <TextInput
          label={t`Begins`}
          autoComplete="off"
          error={faults.includes('start') ? noTime : beyond}
          {...type('start')}
        />
        <TextInput
          label={t`Ends`}
          autoComplete="off"
          error={faults.includes('end') ? noTime : backwards}
          {...type('end')}
        />
      </div>
      <Textarea
        ref={text}
        label={t`Text`}
        autosize
        minRows={2}
        maxLength={maxLength}
        error={faults.includes('text') && t`Enter what is said.`}
        {...type('text')}
      />
      {isOverlapping && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden />
          <Trans>The next cue begins before this one ends, so both are shown.</Trans>
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onCommand('start')}>{t`Begins now`}</Button>
        <Button variant="default" onClick={() => onCommand('end')}>{t`Ends now`}</Button>
        <Button variant="default" onClick={() => onCommand('split')}>{t`Split`}</Button>
        <Button variant="default" disabled={isLast} onClick={() => onCommand('join')}>{t`Join with the next`}</Button>
        <Button variant="default" onClick={() => onCommand('insert')}>{t`Insert a cue`}</Button>
        <Button variant="default" onClick={() => onCommand('delete')}>{t`Delete`}</Button>
      </div>
    </div>
  )
}

/** Scrolls the list, and not the page, to the cue that is said, unless somebody is writing, and to the one that was chosen. */
function useFollowing(current: string | undefined, chosen: string) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) scrollTo(list.current, current)
  }, [current])
  useEffect(() => scrollTo(list.current, chosen), [chosen])
  return list
}

function scrollTo(list: HTMLElement | null, key: string | undefined): void {
  const cue = key && list?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  if (!list || !cue) return
  const [top, bottom] = [cue.offsetTop, cue.offsetTop + cue.offsetHeight]
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight)
    list.scrollTop = top - Math.max(0, (list.clientHeight - cue.offsetHeight) / 2)
}
