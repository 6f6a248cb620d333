import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import type { Refusal } from '../form/refusal.ts'
import { ProblemNote } from '../page/problem-note.tsx'
import { Steps } from './steps.tsx'
import classes from './wizard.module.css'

interface MassChangeProps<Preview> {
  title: string
  onClose: () => void
  /** What to change, and to what: the inputs of the first step. */
  choice: ReactNode
  /** Asks the hub what the change would touch. @returns what it answers, or why it cannot say */
  onPreview: () => Promise<{ preview: Preview } | { refusal: Refusal }>
  /** What the change would touch, such as a table with before and after. */
  preview: (preview: Preview) => ReactNode
  /** What is left out and why; shown also where nothing changes. */
  leftOut?: (preview: Preview) => ReactNode
  /** How many things it would touch; with none there is nothing to do. */
  countOf: (preview: Preview) => number
  /** What the last button says, such as "Archive 12 playlists". */
  apply: (preview: Preview) => string
  /** Does it; the window closes when it is done. @returns null where it is done */
  onApply: (preview: Preview) => Promise<Refusal | null>
}

/** A change of many things at once, in two steps: what to change, and what it would touch. Nothing happens before the second. */
export function MassChange<Preview>({ title, onClose, choice, countOf, ...props }: MassChangeProps<Preview>) {
  const { t } = useLingui()
  const [seen, setSeen] = useState<Preview | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const wait = async (work: () => Promise<void>) => {
    setWaiting(true)
    setRefusal(null)
    await work().finally(() => setWaiting(false))
  }
  const look = () =>
    wait(async () => {
      const answer = await props.onPreview()
      if ('refusal' in answer) setRefusal(answer.refusal)
      else setSeen(answer.preview)
    })
  const apply = (preview: Preview) =>
    wait(async () => {
      const refused = await props.onApply(preview)
      if (refused) setRefusal(refused)
      else onClose()
    })
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.wizard}>
        <Steps labels={[t`Choose`, t`Review`]} current={seen ? 1 : 0} />
        {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
        {/* What is chosen stays when one comes back to it. */}
        <form
          hidden={seen !== null}
          className={classes.step}
          onSubmit={(event) => {
            event.preventDefault()
            void look()
          }}
        >
          {choice}
          <div className={classes.buttons}>
            <Button type="submit" loading={isWaiting}>
              <Trans>See what changes</Trans>
            </Button>
          </div>
        </form>
        {seen !== null && (
          <PreviewStep
            apply={countOf(seen) > 0 ? props.apply(seen) : null}
            leftOut={props.leftOut?.(seen)}
            isWaiting={isWaiting}
            onApply={() => void apply(seen)}
            onBack={() => setSeen(null)}
          >
            {props.preview(seen)}
          </PreviewStep>
        )}
      </div>
    </Dialog>
  )
}

type PreviewStepProps = {
  /** What the button says; null where nothing would change. */
  apply: string | null
  isWaiting: boolean
  onApply: () => void
  onBack: () => void
  leftOut: ReactNode
  children: ReactNode
}

function PreviewStep({ apply, isWaiting, onApply, onBack, leftOut, children }: PreviewStepProps) {
  const { t } = useLingui()
  return (
    <div className={classes.step}>
      <div role="region" aria-label={t`What changes`} tabIndex={0} className={classes.preview}>
        {apply === null ? <Trans>Nothing would change.</Trans> : children}
        {leftOut}
      </div>
      <div className={classes.buttons}>
        {apply !== null && (
          <Button loading={isWaiting} onClick={onApply}>
            {apply}
          </Button>
        )}
        <Button variant="default" disabled={isWaiting} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  )
}
