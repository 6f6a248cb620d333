import type { FastifyInstance } from 'fastify'
import { exampleOf, operationOf, parametersOf, resolved } from '../../client/mocks/input.ts'
import type { Parameter } from '../contract/document.ts'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { newId } from '../platform/ids.ts'
import type { Schema } from './fuzz/values.ts'

export interface ExampleRequest {
  id: OperationId
  method: string
  /** The path with its parameters filled in, without /api. */
  path: string
  body: unknown
  contentType: string | null
}

/** A request of every operation that fits the contract: examples as bodies, `idFor` (or fresh ids) as path ids. */
export function exampleRequests(idFor: (parameter: string) => string = () => newId()): ExampleRequest[] {
  return (Object.keys(operations) as OperationId[]).map((id) => {
    const row = operations[id]
    const parameters = parametersOf(id)
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => `${parameter.name}=${encodeURIComponent(textFor(parameter, idFor))}`)
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((each) => each.name === name)!
      return encodeURIComponent(textFor(parameter, idFor))
    })
    const [media] = Object.entries(operationOf(id).requestBody?.content ?? {})
    return {
      id,
      method: row.method,
      path: query.length ? `${path}?${query.join('&')}` : path,
      body: media && exampleOf(media[1]),
      contentType: media ? media[0] : null,
    }
  })
}

type ExampleSchema = Schema & { example?: unknown }

/** A text that fits the parameter. Ids are the caller's to choose; for the rest the contract's own example is best. */
function textFor(parameter: Parameter, idFor: (parameter: string) => string): string {
  const schema: ExampleSchema = resolved(parameter.schema)
  const single: ExampleSchema = schema.items ? resolved(schema.items) : schema
  if (single.format === 'uuid') return idFor(parameter.name)
  const example = [parameter.example ?? schema.example ?? single.example].flat()[0]
  if (example !== undefined) return typeof example === 'string' ? example : JSON.stringify(example)
  if (single.enum) return String(single.enum[0])
  return single.type === 'integer' ? String(single.minimum ?? 0) : 'something'
}

/** What a test changes of a request before it goes out. */
export interface Sent {
  hostname?: string
  headers?: Record<string, string>
  /** Added to the query that the request has. */
  query?: string
  contentType?: string | null
  /** The body as it goes out, in place of the request's own. */
  payload?: string | Buffer
}

/** Sends the request as a browser on the hub's own page does. */
export function sendExample(app: FastifyInstance, request: ExampleRequest, sent: Sent = {}) {
  const { hostname = 'localhost', headers = {}, query, contentType = request.contentType } = sent
  const added = query ? `${request.path.includes('?') ? '&' : '?'}${query}` : ''
  const own = contentType?.endsWith('json') ? JSON.stringify(request.body ?? {}) : 'x'
  return app.inject({
    method: request.method as 'GET',
    url: `/api${request.path}${added}`,
    headers: {
      host: `${hostname}:3000`,
      'sec-fetch-site': 'same-origin',
      ...headers,
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    ...(contentType ? { payload: sent.payload ?? own } : {}),
  })
}

const HEAD_CODES: Record<number, string> = { 400: 'unknown-parameter' }

/** The code of a problem; nothing for any other answer. */
export function problemCode(answer: Awaited<ReturnType<typeof sendExample>>): string | undefined {
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
  if (!isProblem) return undefined
  // The answer to a HEAD has no body, and a mistake in what was sent is the parameter that nobody knows.
  return answer.body ? (answer.json() as { code: string }).code : HEAD_CODES[answer.statusCode]
}
