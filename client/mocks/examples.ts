import type { OperationId } from '../../generated/server/operations.ts'
import type { Answered } from '../../server/contract/document.ts'
import { exampleOf, operationOf, resolved } from './input.ts'

/** Answers with the examples of the contract, for what keeps no state here. */

/** The answer of the lowest status that is no error, with its first example; a file is empty. */
export function exampleAnswer(id: OperationId, query: object): Response {
  const { responses } = operationOf(id)
  const status = Math.min(...Object.keys(responses).map(Number))
  const response = resolved(responses[status]!)
  const type = mediaTypeOf(response, 'format' in query && query.format === 'csv')
  const example = type && exampleOf(response.content![type]!)
  const headers = { ...exampleHeaders(response), ...(type ? { 'Content-Type': type } : {}) }
  return new Response(bodyOf(type, example), { status, headers })
}

function mediaTypeOf({ content = {} }: Answered, isCsv: boolean): string | undefined {
  return isCsv && content['text/csv'] ? 'text/csv' : Object.keys(content)[0]
}

function bodyOf(type: string | undefined, example: unknown): string | null {
  if (type === undefined) return null
  if (type.endsWith('json')) return JSON.stringify(example)
  return typeof example === 'string' ? example : ''
}

/** A cookie cannot be set from here, and the example's would be of no use. */
function exampleHeaders({ headers = {} }: Answered): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Set-Cookie')
      .flatMap(([name, header]) => {
        const { example } = resolved(header)
        return typeof example === 'string' || typeof example === 'number' ? [[name, String(example)]] : []
      }),
  )
}
