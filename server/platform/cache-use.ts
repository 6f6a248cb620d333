import { Counter } from 'prom-client'

interface Use {
  hits: number
  misses: number
}

const uses = new Map<string, Use>()

/** Counts how often what is kept in memory was good for an answer; adding one to a number is all that it costs. */
export function cacheUse(name: string): Use {
  const use = uses.get(name) ?? { hits: 0, misses: 0 }
  uses.set(name, use)
  return use
}

export const cacheCounter = new Counter({
  name: 'hub_cache_total',
  help: 'Answers that what is kept in memory was good for, and those for which the database was asked.',
  labelNames: ['cache', 'result'],
  registers: [],
  collect() {
    this.reset()
    for (const [cache, { hits, misses }] of uses) {
      this.inc({ cache, result: 'hit' }, hits)
      this.inc({ cache, result: 'miss' }, misses)
    }
  },
})
