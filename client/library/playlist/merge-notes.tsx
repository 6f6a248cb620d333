import { Button, Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import '../../ui/control/field-styles.ts'
import { changesOf, sideOf, type Change, type Side } from './contents-merge.ts'
import classes from '../library.module.css'
import { useChangeWords, useEntryWords } from './use-change-words.ts'
import type { OpenConflict } from './use-editing.ts'

type MergeNotesProps = {
  conflicts: readonly OpenConflict[]
  onChoose: (conflict: OpenConflict, id: string, side: Side) => void
  onDiscard: () => void
}

/** What somebody else did to the playlist meanwhile, to be taken or not, one change after the other. Nothing is saved yet. */
export function MergeNotes({ conflicts, onChoose, onDiscard }: MergeNotesProps) {
  if (conflicts.length === 0) return null
  return (
    <div className={classes.notes} role="alert">
      <p>
        <Trans>
          Somebody else saved this playlist meanwhile. What they did is in the list below, together with your changes.
          Say what stays where you want it otherwise, and save again.
        </Trans>
      </p>
      {conflicts.map((conflict, nth) => (
        <ul key={nth} className={classes.rows}>
          {changesOf(conflict).map((change) => (
            <li key={change.id} className={classes.decision}>
              <Decision
                change={change}
                side={change.isAsked ? conflict.choices.get(change.id) : sideOf(conflict.choices, change)}
                onChoose={(side) => onChoose(conflict, change.id, side)}
              />
            </li>
          ))}
        </ul>
      ))}
      <Button variant="default" onClick={onDiscard}>
        <Trans>Take theirs and discard mine</Trans>
      </Button>
    </div>
  )
}

type DecisionProps = {
  change: Change
  /** Undefined until it is answered. */
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Decision({ change, side, onChoose }: DecisionProps) {
  const { t } = useLingui()
  const words = useChangeWords()
  const mine = useMineWords()(change)
  return (
    <Radio.Group
      label={words(change)}
      description={change.isAsked ? t`Both of you changed this.` : undefined}
      value={side ?? ''}
      onChange={(chosen) => onChoose(chosen as Side)}
    >
      <div className={classes.sides}>
        <Radio value="theirs" label={t`Take theirs`} />
        <Radio value="mine" label={mine ? t`Keep mine: ${mine}` : t`Keep mine`} />
      </div>
    </Radio.Group>
  )
}

/** What mine is. */
function useMineWords() {
  const { t } = useLingui()
  const valueOf = useEntryWords()
  return (change: Change): string => {
    switch (change.what) {
      case 'added':
        return t`not in it`
      case 'removed':
        return t`still in it`
      case 'kept':
        return t`taken out`
      case 'moved': {
        const behind = change.otherBehind
        return behind === null ? t`at the beginning` : t`behind “${behind}”`
      }
      default:
        return valueOf(change.what, change.other)
    }
  }
}
