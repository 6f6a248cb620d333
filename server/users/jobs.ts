import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { keepMissingNames } from './name-service.ts'

const ROUND_MS = 60 * 60_000

/** Keeps the names by which people are found and that an older version has not kept, now and each hour. @returns a function that ends the rounds */
export function registerNameRounds(context: Context): () => void {
  return scheduleForEachHub(context, ROUND_MS, 'names', keepMissingNames)
}
