/** One fault of the input, as the contract's ProblemError has it. */
export interface InputFault {
  pointer: string
  message: string
}

export interface ProblemOptions {
  errors?: InputFault[]
  headers?: Record<string, string>
}

/** Thrown wherever a call cannot be done; becomes an RFC 9457 answer in one place (error-answers.ts). */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly options: ProblemOptions

  /** @param detail one sentence for people: what happened and what to do */
  constructor(status: number, code: string, detail: string, options: ProblemOptions = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.options = options
  }
}

/** Also for what exists but is not visible to the caller: the two must not be told apart. */
export function notFound(): Problem {
  return new Problem(404, 'not-found', 'There is no such thing in this hub, or you may not see it.')
}

export function notAllowed(detail = 'Your account does not have the right to do this.'): Problem {
  return new Problem(403, 'not-allowed', detail)
}

/** For what the contract has and the hub has not yet. */
export function notImplemented(): Problem {
  return new Problem(501, 'not-implemented', 'This call is described in the contract but not built yet.')
}

/** A fault that the schema cannot see. @param pointer JSON pointer into the body, or `query/name` */
export function badInput(code: string, pointer: string, message: string): Problem {
  return new Problem(400, code, message, { errors: [{ pointer, message }] })
}

/** For a ticket by which a program would open a link without a session. @param pointer where the call carries it */
export function badTicket(pointer: string): Problem {
  return badInput('token-invalid', pointer, 'This is no ticket of this hub, or it was used. Leave it out.')
}

export function conflict(code: string, detail: string): Problem {
  return new Problem(409, code, detail)
}

const TITLES: Record<number, string> = {
  400: 'Bad input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  412: 'Edited by somebody else',
  413: 'Too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  421: 'Unknown hub',
  422: 'Key of another call',
  428: 'Version missing',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  501: 'Not implemented',
  503: 'Unavailable',
  507: 'Insufficient storage',
}

/** The kind of problem in a few words. */
export function titleOf(status: number): string {
  return TITLES[status] ?? 'Problem'
}

/** The body of a problem answer. */
export function problemBody(problem: Problem, requestId: string) {
  return {
    type: `/dev-docs/docs/dev-docs/api#${problem.code}`,
    title: titleOf(problem.status),
    status: problem.status,
    code: problem.code,
    detail: problem.message,
    instance: requestId,
    ...(problem.options.errors ? { errors: problem.options.errors.slice(0, 100) } : {}),
  }
}
