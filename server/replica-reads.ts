import type { FastifyReply, FastifyRequest } from 'fastify'
import { seenCookie, seenCookieName } from './auth/sessions/cookie-rules.ts'
import type { Context, PublicCall } from './context.ts'
import type { Answer } from './contract/handlers.ts'
import type { OperationRow } from './contract/operation-row.ts'
import { formatPosition, parsePosition } from './db/replica.ts'

/** What a replica says that cannot answer: a statement that writes, one that is in the way of what comes from the primary, or nothing at all. */
const NOT_HERE = /^(25006|40001|08|53|57|ECONN|ETIMEDOUT)/

type Work = (call: PublicCall) => Promise<Answer>

/**
 * Has a list read from the replica where that has seen what the browser wrote last, and notes with each change how far the
 * log was. Whoever comes without a session, such as a program with a token, reads from the primary.
 * @returns null where there is no replica, or the operation has nothing to do with it
 */
export function replicaReads(context: Context, id: string, row: OperationRow) {
  const { replica } = context.databases
  if (!replica) return null
  const isList = row.method === 'GET' && id.startsWith('list')
  if (!isList && row.method === 'GET') return null
  return async (request: FastifyRequest, reply: FastifyReply, work: Work): Promise<Answer> => {
    const { call } = request
    if (!call.caller?.sessionId) return work(call)
    if (!isList) {
      const answer = await work(call)
      reply.header('set-cookie', seenCookie(context.config, formatPosition(await replica.position())))
      return answer
    }
    const seen = parsePosition(request.cookies[seenCookieName(context.config)] ?? '') ?? 0n
    const db = replica.forHub(call.hub.domainId, seen)
    if (!db) return work(call)
    try {
      return await work({ ...call, db })
    } catch (error) {
      if (!NOT_HERE.test((error as { code?: string }).code ?? '')) throw error
      return work(call)
    }
  }
}
