import { operations, type OperationId } from '../../../generated/server/operations.ts'
import type { Call, Caller, PublicCall } from '../../context.ts'
import type { OperationRow } from '../../contract/operation-row.ts'
import { badInput, badTicket } from '../../contract/problems.ts'
import { hashOf, newSecret } from '../../platform/ids.ts'
import { callerOfSessionHash, ownSession } from './identity-service.ts'
import { insertTicket, takeTicket } from './ticket-store.ts'

/** Tickets by which a plain link downloads a file: single-use, for one operation and a minute, and never a session. */

const TICKET_MS = 60_000
/** A time and an id, as they are given out. */
const TICKET = /^\d{8}T\d{9}Z-[\w-]{43}$/
/** How the query of a call names its ticket. */
const NAMES = ['sessionToken', 'session_token'] as const
/** Those that take one in their body. */
const IN_BODY = new Set<string>(['createContentStatusChange', 'previewStatusChange'] satisfies OperationId[])

/** Gives out a ticket for a call of the caller's. @throws 400 `no-ticket-for-operation`, 403 for an API token */
export async function createDownloadTicket(
  call: Call,
  operationId: string,
): Promise<{ ticket: string; expiresAt: Date }> {
  if (!takesTicket(operationId))
    throw badInput(
      'no-ticket-for-operation',
      '/operationId',
      'This call takes no ticket. Call it with your session or an API token.',
    )
  const now = call.context.now()
  const expiresAt = new Date(now.getTime() + TICKET_MS)
  const ticket = `${now.toISOString().replaceAll(/[-:.]/g, '')}-${newSecret()}`
  const tokenHash = hashOf(ticket)
  await insertTicket(call.db, { tokenHash, sessionId: ownSession(call), operation: operationId, expiresAt, now })
  return { ticket, expiresAt }
}

function takesTicket(operationId: string): boolean {
  if (IN_BODY.has(operationId)) return true
  return Object.hasOwn(operations, operationId) && ticketNames(operations[operationId as OperationId]).length > 0
}

/** The parameters in which a call takes a ticket: none of most. */
export const ticketNames = (row: OperationRow): readonly string[] => NAMES.filter((name) => row.query.includes(name))

/**
 * The call as made by who got the ticket in its query, which is used by that; as it is where there is none. Whoever comes with a
 * session, too, has to be the same person. @param names as `ticketNames` has them @throws 400 `token-invalid`
 */
export async function withTicket(
  call: PublicCall,
  operation: OperationId,
  names: readonly string[],
  query: unknown,
): Promise<PublicCall> {
  for (const name of names) {
    const ticket = (query as Record<string, unknown>)[name]
    if (typeof ticket !== 'string') continue
    const holder = await useTicket(call, operation, ticket, `query/${name}`)
    return call.caller ? call : { ...call, caller: holder }
  }
  return call
}

/** Uses the ticket up that a body carries, if it does. @throws 400 `token-invalid` */
export async function useTicketIn(
  call: Call,
  operation: OperationId,
  { session_token: ticket }: { session_token?: string | undefined },
): Promise<void> {
  if (ticket !== undefined) await useTicket(call, operation, ticket, '/session_token')
}

/** Uses a ticket up. @param pointer where the call carries it @returns whose it is @throws 400 `token-invalid` */
async function useTicket(call: PublicCall, operation: OperationId, ticket: string, pointer: string): Promise<Caller> {
  const now = call.context.now()
  const sessionHash = TICKET.test(ticket)
    ? await takeTicket(call.db, { tokenHash: hashOf(ticket), operation, now })
    : undefined
  const holder = sessionHash && (await callerOfSessionHash(call, sessionHash))
  if (!holder || (call.caller && call.caller.memberId !== holder.memberId)) throw badTicket(pointer)
  return holder
}
