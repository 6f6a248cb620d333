import { teamsWithout } from '../access/rights.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { isPersonHere } from '../users/service.ts'
import type { Reader } from './reader.sql.ts'
import { viewerOf } from './rules.ts'

/** The caller as the one who reads of somebody. @throws 404 where the hub never had such a person */
export async function readerOf(call: Call, memberId: string): Promise<Reader> {
  if (!(await isPersonHere(call, memberId))) throw notFound()
  const ledTeamIds = teamsWithout('user_read', call)
  return ledTeamIds === null ? 'all' : { ...viewerOf(call), ledTeamIds }
}
