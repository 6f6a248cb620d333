import fc from 'fast-check'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { MARK, markOf } from './marked.ts'

/**
 * In each test file of the run: notes which conditions the statements of a test hold, and leaves out the one that the
 * address of the file names, as in `some.test.ts?without=17-true`.
 */

// What noticed a condition once notices it again.
fc.configureGlobal({ seed: 1 })

declare module 'vitest' {
  interface TaskMeta {
    /** The conditions in the statements of the test, and in those of what its file prepares before it. */
    conditions?: number[]
  }
}

interface Watch {
  seen: Set<number>
  without: { mark: string; by: string } | null
}

/** Shared by all files that a worker runs one after the other, as the driver is. */
const shared = globalThis as { hubConditions?: Watch }
const watch = (shared.hubConditions ??= watched())

interface Kept {
  text?: string
  name?: string
}

let ofFile: number[] | null = null
let isRed = false

// oxlint-disable-next-line no-empty-pattern -- vitest takes nothing but a pattern there
beforeAll(({}, suite) => {
  const [, id, left] = /[?&]without=(\d+)-(true|false)/.exec(suite.file.filepath) ?? []
  watch.without = id ? { mark: markOf(Number(id)), by: `${left === 'true' ? 'or' : 'and'} ${left}` } : null
  watch.seen.clear()
  ofFile = null
  isRed = false
})

beforeEach((context) => {
  // One is enough.
  if (isRed) context.skip()
  ofFile ??= [...watch.seen]
  watch.seen.clear()
})

afterEach(({ task }) => {
  task.meta.conditions = [...new Set([...(ofFile ?? []), ...watch.seen])]
  isRed ||= watch.without !== null && task.result?.state === 'fail'
})

function watched(): Watch {
  const state: Watch = { seen: new Set(), without: null }
  const query = pg.Client.prototype.query as (config: unknown, ...rest: unknown[]) => unknown
  const changed = (text: string) => {
    for (const [, found] of text.matchAll(MARK)) state.seen.add(Number(found))
    return state.without ? text.replaceAll(state.without.mark, state.without.by) : text
  }
  // The hub sends plain texts, and statements that PostgreSQL keeps under a name: another text needs another one.
  pg.Client.prototype.query = function (this: pg.Client, config: string | Kept, ...rest: unknown[]) {
    if (typeof config === 'string') return query.call(this, changed(config), ...rest)
    const text = changed(config.text ?? '')
    if (text !== (config.text ?? '')) {
      config.text = text
      if (config.name) config.name += '~'
    }
    return query.call(this, config, ...rest)
  } as typeof pg.Client.prototype.query
  return state
}
