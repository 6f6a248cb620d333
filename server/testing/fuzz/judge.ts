import type { FastifyInstance } from 'fastify'
import { faultsOf } from '../answer-faults.ts'
import { readInput } from '../../../client/mocks/input.ts'
import { operations } from '../../../generated/server/operations.ts'
import type { OperationRow } from '../../contract/operation-row.ts'
import { asCurl, targetOf, type FuzzRequest } from './requests.ts'

/** Who calls: the header that says so, and their host. */
export interface Caller {
  headers: Record<string, string>
}

export interface Judged {
  status: number
  /** Whether the request fitted the contract. */
  fits: boolean
  /** The id of what a 201 says was made. */
  made: string | null
}

/** Sends the request and holds the answer to the contract. @throws with the request as curl when the two do not fit */
export async function judge(app: FastifyInstance, request: FuzzRequest, caller: Caller): Promise<Judged> {
  const row: OperationRow = operations[request.id]
  const answer = await app.inject({
    method: row.method,
    url: `/api${targetOf(request)}`,
    headers: {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...request.headers,
      ...caller.headers,
      ...(request.contentType ? { 'content-type': request.contentType } : {}),
    },
    ...(request.body === null ? {} : { payload: request.body }),
  })
  const isJson = /\bjson\b/.test(String(answer.headers['content-type']))
  const body = (isJson && answer.body ? answer.json() : {}) as { code?: string; detail?: string; id?: string }
  const fits = await fitsContract(request, row)
  const faults = await faultsOf(
    request.id,
    responseOf(answer.statusCode, String(answer.headers['content-type']), answer.rawPayload),
  )
  const wrong = [
    answer.statusCode >= 500 && answer.statusCode !== 501 ? `answered ${answer.statusCode} ${body.detail}` : null,
    !fits && (answer.statusCode < 400 || answer.statusCode === 501)
      ? `took bad input and answered ${answer.statusCode}`
      : null,
    fits && body.code === 'bad-input' ? `refused input that fits the contract: ${JSON.stringify(body)}` : null,
    ...faults.filter(() => fits || !isBeforeTheCall(answer.statusCode, body.code)),
  ].filter((each) => each !== null)
  if (wrong.length) throw new Error(`${request.id} ${wrong.join('; ')}\n${asCurl(request)}\n`)
  return { status: answer.statusCode, fits, made: answer.statusCode === 201 ? (body.id ?? null) : null }
}

/** A path parameter of garbage can make the path that of another call, or of none. */
function isBeforeTheCall(status: number, code: string | undefined): boolean {
  return status === 405 || code === 'no-such-call' || status === 414
}

async function fitsContract(request: FuzzRequest, row: OperationRow): Promise<boolean> {
  const type = request.contentType?.split(';')[0]
  if (row.body.length === 0 && request.body) return false
  if (row.body.length > 0 && (request.body === null || !type || !row.body.includes(type))) return false
  const url = `http://localhost/api${targetOf(request)}`
  const sent = new Request(url, {
    method: row.method === 'GET' ? 'POST' : row.method,
    ...(request.body === null ? {} : { body: request.body }),
  })
  try {
    await readInput(request.id, sent, request.params)
    return true
  } catch {
    return false
  }
}

function responseOf(status: number, type: string, bytes: Buffer): Response {
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), {
    status,
    headers: { 'content-type': type },
  })
}
