import { HttpResponse } from 'msw'
import type { Problem as ProblemAnswer } from '../../generated/client/model/problem.ts'
import { problemBody, type Problem } from '../../server/contract/problems.ts'

/** The mock throws the server's own problems, so that their codes and sentences are the same. */
export { badInput, conflict, notAllowed, notFound, Problem } from '../../server/contract/problems.ts'

/** The answer that a problem becomes, in the shape of RFC 9457. */
export function problemResponse(problem: Problem): HttpResponse<ProblemAnswer> {
  return HttpResponse.json<ProblemAnswer>(problemBody(problem, 'mock'), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...problem.options.headers },
  })
}
