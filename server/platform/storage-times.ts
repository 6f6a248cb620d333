import { Histogram } from 'prom-client'
import type { Storage } from './storage.ts'

/** How long the store takes, and whether it does what it is asked. Of the process, since it has one store. */
export const storageTimes = new Histogram({
  name: 'hub_storage_seconds',
  help: 'Time that the store of files took for an action, until it answered.',
  labelNames: ['action', 'result'],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
  registers: [],
})

/** A store whose actions are timed. */
export function timed(storage: Storage): Storage {
  return {
    ...storage,
    put: (key, content) => time('put', () => storage.put(key, content)),
    get: (key, range) => time('get', () => storage.get(key, range)),
    size: (key) => time('size', () => storage.size(key)),
    delete: (key) => time('delete', () => storage.delete(key)),
    move: (from, to) => time('move', () => storage.move(from, to)),
  }
}

async function time<T>(action: string, work: () => Promise<T>): Promise<T> {
  const end = storageTimes.startTimer({ action })
  try {
    const done = await work()
    end({ result: 'done' })
    return done
  } catch (error) {
    end({ result: 'failed' })
    throw error
  }
}
