import { useLingui } from '@lingui/react/macro'
import { HubProblem } from './hub-problem.ts'
import { refusalOf } from './refusal-of.ts'
import type { Refusal } from '../ui/form/refusal.ts'

/** What is said where the hub refuses. `sendAgain` is for what it asks first. */
type Refuse<Variables> = (
  error: unknown,
  variables: Variables,
  sendAgain: (variables: Variables) => Promise<Refusal | null>,
) => Refusal | Promise<Refusal | null>

/**
 * Sends a change of what is on the screen. Where somebody else was faster, their change is read, what is typed stays, and the
 * person is told to look again; `refuse` puts other refusals into words.
 */
export function useKeptTyping<Variables>(
  { mutateAsync }: { mutateAsync: (variables: Variables) => Promise<unknown> },
  reload: () => Promise<unknown>,
  refuse: Refuse<Variables> = refusalOf,
): (variables: Variables) => Promise<Refusal | null> {
  const { t } = useLingui()
  const send = async (variables: Variables): Promise<Refusal | null> => {
    try {
      await mutateAsync(variables)
      return null
    } catch (error) {
      if (!(error instanceof HubProblem && error.code === 'version-mismatch')) return refuse(error, variables, send)
      await reload()
      return {
        title: t`Somebody else changed this meanwhile`,
        text: t`The form shows their changes now, and what you typed is still there. Look it over and save again.`,
        fields: {},
      }
    }
  }
  return send
}
