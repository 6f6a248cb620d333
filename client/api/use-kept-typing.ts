import { useLingui } from '@lingui/react/macro'
import { HubProblem } from './hub-problem.ts'
import { refusalOf } from './refusal-of.ts'
import type { Refusal } from '../ui/form/refusal.ts'

/**
 * Sends a change of what is on the screen. Where somebody else was faster, their change is read, what is typed stays, and the
 * person is told to look again.
 */
export function useKeptTyping<Variables>(
  { mutateAsync }: { mutateAsync: (variables: Variables) => Promise<unknown> },
  reload: () => Promise<unknown>,
  /** What is said where the hub refuses for another reason. */
  refuse: (error: unknown) => Refusal = refusalOf,
): (variables: Variables) => Promise<Refusal | null> {
  const { t } = useLingui()
  return async (variables) => {
    try {
      await mutateAsync(variables)
      return null
    } catch (error) {
      if (!(error instanceof HubProblem && error.code === 'version-mismatch')) return refuse(error)
      await reload()
      return {
        title: t`Somebody else changed this meanwhile`,
        text: t`The form shows their changes now, and what you typed is still there. Look it over and save again.`,
        fields: {},
      }
    }
  }
}
