import { useLingui } from '@lingui/react/macro'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { contentRefusal } from './content-refusal.ts'
import { changedIn } from './settings-values.ts'
import { lossIn, useLossQuestion } from '../shell/sight/use-loss-question.ts'

type Changes<Values> = Partial<Values> & { acceptedLosses?: number }

interface Saving<Values> {
  /** What is saved now. */
  values: Values
  send: (changes: Changes<Values>) => Promise<unknown>
  onReload: () => Promise<unknown>
}

/**
 * Sends what was changed of content. Where somebody else was faster, their change is shown and what is typed stays; where
 * people would lose sight of it, it is asked first. @returns the question, too, while one is open
 */
export function useSettingsSave<Values extends object>({ values, send, onReload }: Saving<Values>) {
  const { t } = useLingui()
  const { ask, open: loss } = useLossQuestion<number>()
  const attempt = async (changes: Changes<Values>): Promise<unknown> => {
    try {
      return await send(changes)
    } catch (error) {
      const lost = lossIn(error)
      if (!lost) throw error
      if (await ask(lost)) return attempt({ ...changes, acceptedLosses: lost })
      throw new NotMeant()
    }
  }
  const notMeant = {
    title: t`Not saved`,
    text: t`Nobody lost sight of it. Choose another audience, or save again.`,
    fields: {},
  }
  const sendChanges = useKeptTyping({ mutateAsync: attempt }, onReload, (error) =>
    error instanceof NotMeant ? notMeant : contentRefusal(error),
  )
  const save = (typed: Values): Promise<Refusal | null> => {
    const changes = changedIn(values, typed)
    return Object.keys(changes).length > 0 ? sendChanges(changes) : Promise.resolve(null)
  }
  return { save, loss }
}

/** That the person did not want others to lose sight of it. */
class NotMeant extends Error {}
