import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '../ui/form/refusal.ts'
import { notify } from '../ui/notices/notices-store.ts'
import { problemWords } from './problems.ts'
import { refusalOf } from './refusal-of.ts'

type MutationHook<Data, Variables> = () => {
  mutateAsync: (variables: Variables) => Promise<Data>
  isPending: boolean
  data: Data | undefined
  error: unknown
  variables: Variables | undefined
}

interface ChangeOptions<Data, Variables, Refused> {
  /** What is said when it is done; nothing is said without it. */
  done?: (data: Data, variables: Variables) => string
  /** Takes it back. Offered where it is said that it is done. */
  undo?: (data: Data, variables: Variables) => Promise<unknown>
  /** What is said where the hub refuses; without it the reason alone. */
  refused?: (reason: string, variables: Variables) => string
  /** What `send` answers where the hub refuses; without it the words and the fields of the refusal. */
  refuse?: (error: unknown, variables: Variables) => Refused
}

export interface Change<Data, Variables, Refused = Refusal> {
  /** For a click: a refusal is said in the corner of the screen. */
  run: (variables: Variables) => void
  /** For a form or a wizard, which show the refusal themselves. @returns null where it was kept */
  send: (variables: Variables) => Promise<Refused | null>
  isPending: boolean
  /** The answer to what was sent last; undefined until it is kept. */
  data: Data | undefined
  /** Why what was sent last was not kept. */
  error: unknown
  /** What was sent last. */
  variables: Variables | undefined
}

/** One change at the hub. @param useMutation the generated hook of the operation */
export function useChange<Data, Variables, Refused = Refusal>(
  useMutation: MutationHook<Data, Variables>,
  options: ChangeOptions<Data, Variables, Refused> = {},
): Change<Data, Variables, Refused> {
  const { done, undo, refused = (reason) => reason, refuse = refusalOf as () => Refused } = options
  const { t } = useLingui()
  const takeBack = (data: Data, variables: Variables) => () =>
    void undo?.(data, variables).then(
      () => notify(t`Undone.`),
      (error: unknown) => notify(problemWords(error).text, 'problem'),
    )
  const { mutateAsync, isPending, data, error, variables } = useMutation()
  const make = async (variables: Variables) => {
    const data = await mutateAsync(variables)
    if (done) notify(done(data, variables), 'done', undo && takeBack(data, variables))
  }
  return {
    run: (variables) =>
      void make(variables).catch((error: unknown) => notify(refused(problemWords(error).text, variables), 'problem')),
    send: (variables) =>
      make(variables).then(
        () => null,
        (error: unknown) => refuse(error, variables),
      ),
    isPending,
    data,
    error,
    variables,
  }
}
