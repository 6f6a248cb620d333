import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { HubProblem } from '../api/hub-problem.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { contentRefusal } from './content-refusal.ts'

interface Loss {
  /** How many people would no longer see it. */
  count: number
  onAnswer: (isMeant: boolean) => void
}

interface Saving<Changes> {
  send: (changes: Changes & { acceptedLosses?: number }) => Promise<unknown>
  onReload: () => Promise<unknown>
}

/**
 * Sends what was changed of content. Where somebody else was faster, their change is shown and what is typed stays; where
 * people would lose sight of it, it is asked first. @returns the question, too, while one is open
 */
export function useSettingsSave<Changes extends object>({ send, onReload }: Saving<Changes>) {
  const { t } = useLingui()
  const [loss, setLoss] = useState<Loss | null>(null)
  const ask = (count: number) =>
    new Promise<boolean>((answer) =>
      setLoss({
        count,
        onAnswer: (isMeant) => {
          setLoss(null)
          answer(isMeant)
        },
      }),
    )
  const save = async (changes: Changes & { acceptedLosses?: number }): Promise<Refusal | null> => {
    try {
      await send(changes)
      return null
    } catch (error) {
      const code = error instanceof HubProblem ? error.code : ''
      const lost =
        code === 'people-would-lose' && Number(/acceptedLosses: (\d+)/.exec((error as HubProblem).detail)?.[1])
      if (lost && (await ask(lost))) return save({ ...changes, acceptedLosses: lost })
      if (lost)
        return {
          title: t`Not saved`,
          text: t`Nobody lost sight of it. Choose another audience, or save again.`,
          fields: {},
        }
      if (code !== 'version-mismatch') return contentRefusal(error)
      await onReload()
      return {
        title: t`Somebody else changed this meanwhile`,
        text: t`The form shows their changes now, and what you typed is still there. Look it over and save again.`,
        fields: {},
      }
    }
  }
  return { save, loss }
}
