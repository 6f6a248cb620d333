import type { Context } from '../context.ts'
import { inRoundsOfHubs } from '../hubs/rounds.ts'
import { keepMissingNames } from './name-service.ts'

const ROUND_MS = 60 * 60_000

/** Keeps the names by which people are found and that an older version has not kept, now and each hour. @returns a function that ends the rounds */
export function registerNameRounds(context: Context): () => void {
  return inRoundsOfHubs(context, ROUND_MS, 'names', keepMissingNames)
}
