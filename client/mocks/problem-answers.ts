import { HttpResponse } from 'msw'
import bundle from '../../generated/openapi.json' with { type: 'json' }
import type { Problem as ProblemAnswer } from '../../generated/client/model/problem.ts'
import { badInput, Problem, problemBody } from '../../server/contract/problems.ts'

/** The mock throws the server's own problems, so that their codes and sentences are the same. */
export { badInput, conflict, notAllowed, notFound, Problem } from '../../server/contract/problems.ts'

/** A problem in the words of the contract. @param pointer to the field of the input that it is about */
export function refusal(code: keyof (typeof bundle)['x-problems'], pointer?: string): Problem {
  const { status, detail } = bundle['x-problems'][code]
  return pointer === undefined ? new Problem([status].flat().at(-1)!, code, detail) : badInput(code, pointer, detail)
}

/** The answer that a problem becomes, in the shape of RFC 9457. */
export function problemResponse(problem: Problem): HttpResponse<ProblemAnswer> {
  return HttpResponse.json<ProblemAnswer>(problemBody(problem, 'mock'), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...problem.options.headers },
  })
}
