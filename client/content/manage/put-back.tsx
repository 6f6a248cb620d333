import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useUndoContentChange } from '../../../generated/client/content-admin/content-admin.ts'
import type { ContentChange } from '../../../generated/client/model/contentChange.ts'
import { problemWords } from '../../api/problems.ts'
import { useChange } from '../../api/use-change.ts'
import { lossIn, useLossQuestion } from '../../shell/sight/use-loss-question.ts'
import { ChangeDetails } from '../../ui/changes/change-details.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { notify } from '../../ui/notices/notices-store.ts'
import { wordOf } from './property-words.ts'
import { useValueWords } from './use-value-words.ts'

/** Gives content the settings again that it had before a change; nothing where none can be put back. */
export function PutBack({ change }: { change: ContentChange }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { putBack, isPending, loss } = usePutBack(change)
  const { name } = change.content
  if (change.undoable.length === 0) return null
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        mt={4}
        loading={isPending}
        aria-label={t`Put back: settings of “${name}”`}
        onClick={() => setOpen(true)}
      >
        <Trans>Put back</Trans>
      </Button>
      {isOpen && <PutBackDialog change={change} onPutBack={putBack} onClose={() => setOpen(false)} />}
      {loss && (
        <Confirm
          title={t`Who sees it changes`}
          action={<Trans>Put it back all the same</Trans>}
          onConfirm={() => loss.onAnswer(true)}
          onClose={() => loss.onAnswer(false)}
        >
          <p>
            <Plural
              value={loss.loss}
              one={`# person would no longer see “${name}”.`}
              other={`# people would no longer see “${name}”.`}
            />
          </p>
        </Confirm>
      )}
    </>
  )
}

/** Asks before people lose sight of it. */
function usePutBack({ id: changeId, content: { name } }: ContentChange) {
  const { t } = useLingui()
  const { ask, open: loss } = useLossQuestion<number>()
  const { send, isPending } = useChange(useUndoContentChange, {
    done: () => t`“${name}” has again what it had before.`,
    refuse: (error) => ({ error }),
  })
  const putBack = async (properties: string[], acceptedLosses?: number): Promise<void> => {
    const refused = await send({ changeId, data: { properties, ...(acceptedLosses && { acceptedLosses }) } })
    if (!refused) return
    const lost = lossIn(refused.error)
    if (!lost) return notify(problemWords(refused.error).text, 'problem')
    if (await ask(lost)) return putBack(properties, lost)
    notify(t`Nothing was put back.`)
  }
  return { putBack: (properties: string[]) => void putBack(properties), isPending, loss }
}

interface DialogProps {
  change: ContentChange
  onPutBack: (properties: string[]) => void
  onClose: () => void
}

function PutBackDialog({ change: { content, details, undoable, names }, onPutBack, onClose }: DialogProps) {
  const { t, i18n } = useLingui()
  const spokenValue = useValueWords()
  const [chosen, setChosen] = useState(undoable)
  const wordFor = (property: string) => {
    const word = wordOf(property)
    return word ? i18n._(word) : property
  }
  const reversed = details
    .filter(({ property }) => chosen.includes(property))
    .map(({ property, oldValue, value }) => ({ property, oldValue: value, value: oldValue }))
  const { name } = content
  return (
    <Confirm
      title={t`Put settings of “${name}” back`}
      action={<Trans>Put back</Trans>}
      onConfirm={chosen.length > 0 ? () => onPutBack(chosen) : null}
      onClose={onClose}
    >
      {undoable.length > 1 && (
        <Checkbox.Group label={t`What comes back`} value={chosen} onChange={setChosen}>
          {undoable.map((property) => (
            <Checkbox key={property} value={property} label={wordFor(property)} mt={8} />
          ))}
        </Checkbox.Group>
      )}
      <p>
        <Trans>This change is taken back, and what was changed since stays:</Trans>
      </p>
      <ChangeDetails
        details={reversed}
        names={new Map(names.map(({ id, name }) => [id, name]))}
        wordOf={wordOf}
        spokenValue={spokenValue}
      />
      <p>
        <Trans>It is a change like any other, and can be put back itself.</Trans>
      </p>
    </Confirm>
  )
}
