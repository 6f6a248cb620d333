import { AsyncLocalStorage } from 'node:async_hooks'

/** What every line says that is logged while something is done: in which hub, and for which request or job. */
export interface Labels {
  hub?: number | undefined
  reqId?: string
  job?: string
}

const current = new AsyncLocalStorage<() => Labels>()

/** Does something under labels, which are asked for with each line, since the hub of a request is not known at its beginning. */
export function labelled<T>(labels: () => Labels, work: () => T): T {
  return current.run(labels, work)
}

export const labelsNow = (): Labels => current.getStore()?.() ?? {}
