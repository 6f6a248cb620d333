import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { OperationRow } from './operation-row.ts'
import { BrokenAnswer } from './broken-answer.ts'
import { badJson, faultyInput } from './input-faults.ts'
import { Problem, problemBody } from './problems.ts'

/**
 * Turns whatever was thrown into an RFC 9457 answer. Nothing internal leaves: unknown faults are logged and answer 500.
 * @param check whether a problem that the contract does not name for the call is a fault of the server
 */
export function answerErrors(app: FastifyInstance, check: boolean): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const found = problemFrom(error)
    const problem = check ? asDeclared(found, request) : found
    if (problem.status === 500) request.log.error({ err: error }, 'call failed')
    else if (problem.status > 500)
      request.log.warn({ refusal: problem.code, reason: error.message }, 'calls are refused for now')
    return sendProblem(problem, request, reply)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      new Problem(404, 'no-such-call', `The API has no call ${request.method} ${request.url.split('?')[0]}.`),
      request,
      reply,
    ),
  )
}

/** The problem itself where the contract names it for this operation, otherwise a 500 that says what is missing. */
function asDeclared(problem: Problem, request: FastifyRequest): Problem {
  const id = (request.routeOptions.config as { operationId?: OperationId }).operationId
  if (!id) return problem
  const { statuses, problems } = operations[id] as OperationRow
  if (statuses.includes(problem.status) && problems.includes(problem.code)) return problem
  const missing = `${id} answered ${problem.status} ${problem.code}, which the contract does not name. Add it to its x-problems in spec/.`
  return new Problem(500, 'internal-error', missing)
}

/** Sends a problem as application/problem+json with the headers that it asks for. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.options.headers ?? {})
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemBody(problem, request.id))
}

/** What was thrown, as a problem. */
export function problemFrom(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  if (error instanceof BrokenAnswer) return new Problem(500, 'internal-error', error.message)
  if (error.validation) return faultyInput(error.validation as never, error.validationContext ?? 'body')
  return PROBLEM_OF_CODE[error.code]?.() ?? databaseProblem(error) ?? byStatus(error)
}

const PROBLEM_OF_CODE: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedMediaType(),
  FST_ERR_CTP_EMPTY_TYPE: () => unsupportedMediaType(),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem(413, 'too-large', 'The body is larger than this call takes.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => missingBody(),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badJson(),
  ENOSPC: () => diskFull(),
  EDQUOT: () => diskFull(),
}

/** Of files: where the database itself has no room, what it says counts as not being able to reach it. */
function diskFull(): Problem {
  return new Problem(
    507,
    'disk-full',
    'The hub has no room left on its disk. Nothing was stored. Tell whoever runs the hub and send the file again later.',
    // The rest of the body is not read, so nothing else can come over this connection.
    { headers: { connection: 'close' } },
  )
}

export function unsupportedMediaType(): Problem {
  return new Problem(
    415,
    'unsupported-media-type',
    'Send the body as one of the media types that the contract names for this call, usually application/json.',
  )
}

export function missingBody(): Problem {
  return new Problem(400, 'bad-input', 'This call needs a body.', { errors: [{ pointer: '', message: 'is missing' }] })
}

/** SQLSTATEs of a text that PostgreSQL cannot hold: a NUL in it, or half of a surrogate pair. */
const NOT_TEXT = ['22021', '22P05']

/** SQLSTATE classes that mean: not now. */
const NOT_NOW = /^(08|53|57P|ECONN|40001|40P01|55P03|57014)/

function databaseProblem(error: Error & { code?: string }): Problem | null {
  if (NOT_TEXT.includes(error.code ?? ''))
    return new Problem(
      400,
      'bad-input',
      'A text holds a character that cannot be kept, such as NUL. Leave it out and send the call again.',
    )
  const unavailable =
    NOT_NOW.test(error.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message)
  if (!unavailable) return null
  return new Problem(503, 'unavailable', 'The hub cannot reach its database right now. Try again in a moment.', {
    headers: { 'retry-after': '2' },
  })
}

function byStatus(error: FastifyError): Problem {
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new Problem(status, 'bad-request', error.message)
  return new Problem(
    500,
    'internal-error',
    'Something went wrong in the hub. Nothing was changed. If it happens again, tell an admin the number of this request.',
  )
}
