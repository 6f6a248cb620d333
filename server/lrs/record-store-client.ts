import { guardedRequest } from '../platform/guarded-fetch.ts'
import type { Statement } from '../xapi/statement-types.ts'

/** Calls of a learning record store of others, which has to be on the public internet. */

export interface RecordStore {
  endpoint: string
  username: string
  password: string
}

/** A store that cannot be reached, or does not do what it is asked. */
export class StoreFault extends Error {}

/** Statuses by which a store says that it will never take a statement. */
const REFUSED = [400, 409, 413]

/** Whether a store takes what it is sent; a key may be for writing alone. @throws StoreFault */
export async function checkStore(store: RecordStore): Promise<void> {
  const answer = await ask(store, 'GET', '/statements?limit=1')
  const version = answer.headers.get('x-experience-api-version') ?? ''
  if (![200, 403].includes(answer.status) || !version.startsWith('1.0')) throw unexpected(answer)
}

/** @returns how many of the statements the store will never take @throws StoreFault where it may take them later */
export async function sendStatements(store: RecordStore, statements: readonly Statement[]): Promise<number> {
  const answer = await ask(store, 'POST', '/statements', JSON.stringify(statements))
  if (answer.ok) return 0
  if (!REFUSED.includes(answer.status)) throw unexpected(answer)
  if (statements.length === 1) return 1
  let refused = 0
  for (const each of statements) refused += await sendStatements(store, [each])
  return refused
}

async function ask(
  { endpoint, username, password }: RecordStore,
  method: string,
  path: string,
  body?: string,
): Promise<Response> {
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    'content-type': 'application/json',
    'x-experience-api-version': '1.0.3',
  }
  try {
    return await guardedRequest(`${endpoint.replace(/\/$/, '')}${path}`, { method, headers, body })
  } catch (error) {
    throw new StoreFault((error as Error).message)
  }
}

function unexpected({ status }: Response): StoreFault {
  return new StoreFault(
    status === 401 || status === 403
      ? `The store refuses the user name and the password (${status}).`
      : `The store answered ${status}.`,
  )
}
