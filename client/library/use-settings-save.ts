import { useLingui } from '@lingui/react/macro'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { contentRefusal } from './content-refusal.ts'
import { changedIn } from './settings-values.ts'
import { lossIn, useLossQuestion } from '../shell/sight/use-loss-question.ts'

interface Saving<Values, Variables> {
  /** What is saved now. */
  values: Values
  mutation: { mutateAsync: (variables: Variables) => Promise<unknown> }
  /** What is sent of what was changed. */
  variablesOf: (changes: Partial<Values>) => Variables
  onReload: () => Promise<unknown>
}

/**
 * Sends what was changed of content. Where somebody else was faster, their change is shown and what is typed stays; where
 * people would lose sight of it, it is asked first. @returns the question, too, while one is open
 */
export function useSettingsSave<Values extends object, Variables extends { data: object }>({
  values,
  mutation,
  variablesOf,
  onReload,
}: Saving<Values, Variables>) {
  const { t } = useLingui()
  const { ask, open: loss } = useLossQuestion<number>()
  const notMeant = {
    title: t`Not saved`,
    text: t`Nobody lost sight of it. Choose another audience, or save again.`,
    fields: {},
  }
  const send = useKeptTyping(mutation, onReload, async (error, variables, sendAgain) => {
    const lost = lossIn(error)
    if (!lost) return contentRefusal(error)
    if (!(await ask(lost))) return notMeant
    return sendAgain({ ...variables, data: { ...variables.data, acceptedLosses: lost } })
  })
  const save = (typed: Values): Promise<Refusal | null> => {
    const changes = changedIn(values, typed)
    return Object.keys(changes).length > 0 ? send(variablesOf(changes)) : Promise.resolve(null)
  }
  return { save, loss }
}
