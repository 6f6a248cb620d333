import type { ProblemError } from '../../generated/client/model/problemError.ts'

/** What `callHub` throws: the RFC 9457 problem of the hub, or status 0 and code `offline` where no answer came. */
export class HubProblem extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly ProblemError[]
  /** Seconds to wait before another try; null where the hub names none. */
  readonly retryAfter: number | null

  constructor(problem: {
    status: number
    code: string
    detail: string
    errors?: readonly ProblemError[]
    retryAfter?: number | null
  }) {
    super(problem.detail || problem.code)
    this.name = 'HubProblem'
    this.status = problem.status
    this.code = problem.code
    this.detail = problem.detail
    this.errors = problem.errors ?? []
    this.retryAfter = problem.retryAfter ?? null
  }
}

/** What is thrown where somebody stopped an upload. */
export function stopped(): HubProblem {
  return new HubProblem({ status: 0, code: 'stopped', detail: '' })
}

/** Reads the problem out of an answer; an answer that is no problem (a proxy's page) becomes code `bad-answer`. */
export async function problemOf(response: Response): Promise<HubProblem> {
  const body: unknown = await response.json().catch(() => null)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const wait = Number.isFinite(retryAfter) ? retryAfter : null
  if (!isProblem(body))
    return new HubProblem({ status: response.status, code: 'bad-answer', detail: '', retryAfter: wait })
  return new HubProblem({
    status: response.status,
    code: body.code,
    detail: body.detail,
    errors: body.errors,
    retryAfter: wait,
  })
}

function isProblem(body: unknown): body is { code: string; detail: string; errors?: ProblemError[] } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'detail' in body &&
    typeof body.code === 'string' &&
    typeof body.detail === 'string'
  )
}
