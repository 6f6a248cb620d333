import { operations } from '../generated/server/operations.ts'
import type { Context } from './context.ts'

const MINUTE_MS = 60_000

/** Counts each undeclared field of an answer, and logs it once a minute at the most: its name, and never its value. */
export function undeclaredFieldReport(context: Context, count: (operation: string, field: string) => void) {
  const names = new Map(
    Object.entries(operations).map(([id, { method, path }]) => [
      `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      id,
    ]),
  )
  const logged = new Map<string, number>()
  return (method: string, url: string, field: string): void => {
    const operation = names.get(`${method} ${url}`) ?? url
    count(operation, field)
    const [key, now] = [`${operation} ${field}`, context.now().getTime()]
    if (now - (logged.get(key) ?? -Infinity) < MINUTE_MS) return
    logged.set(key, now)
    context.log.warn(
      { operation, field },
      'An answer held a field that the contract does not name, and it was left out.',
    )
  }
}
