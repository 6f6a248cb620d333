import { useLingui } from '@lingui/react/macro'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { OperationId } from '../../generated/access.ts'
import { notify } from '../ui/notices/notices-store.ts'
import { problemWords } from './problems.ts'
import { refreshAfter } from './refresh.ts'

interface Named {
  id: string
  name: string
}

interface ToggleOptions<Thing> {
  /** What is switched, such as `saved`; unique among the switches. */
  name: string
  send: (thing: Thing, isOn: boolean) => Promise<unknown>
  /** The operation that `send` calls, whichever way it switches. */
  operationOf: (thing: Thing) => OperationId
}

interface Toggle<Thing> {
  /** What to show: where a change is on its way, what it changes to. @param isOn what the hub answered last */
  isOn: (id: string, isOn: boolean) => boolean
  set: (thing: Thing, isOn: boolean) => void
}

/**
 * Something about things that is on or off, such as whether they are saved. A change shows at once wherever the thing is
 * shown, and takes itself back with a word if the hub refuses.
 */
export function useToggle<Thing extends Named>({ name, send, operationOf }: ToggleOptions<Thing>): Toggle<Thing> {
  const { t } = useLingui()
  const client = useQueryClient()
  const onTheirWay = useMutationState({
    filters: { mutationKey: ['toggle', name], status: 'pending' },
    select: ({ state }) => state.variables as { thing: Named; isOn: boolean },
  })
  const { mutate } = useMutation({
    mutationKey: ['toggle', name],
    mutationFn: ({ thing, isOn }: { thing: Thing; isOn: boolean }) => send(thing, isOn),
    // It counts as on its way until what shows the thing was read anew, so that nothing flickers.
    onSuccess: (_, { thing }) => refreshAfter(client, operationOf(thing)),
    onError: (error, { thing }) => {
      const { name } = thing
      const reason = problemWords(error).text
      notify(t`${name} was not changed. ${reason}`, 'problem')
    },
  })
  return {
    isOn: (id, isOn) => onTheirWay.findLast(({ thing }) => thing.id === id)?.isOn ?? isOn,
    set: (thing, isOn) => mutate({ thing, isOn }),
  }
}
