import { operations, type OperationId } from '../../generated/server/operations.ts'
import { readContract } from '../contract/prepare-contract.ts'
import { newId } from '../platform/ids.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: unknown
  schema: {
    format?: string
    enum?: string[]
    type?: string
    $ref?: string
    example?: unknown
    minimum?: number
    items?: Parameter['schema']
  }
}

interface Operation {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
}

const contract = readContract() as unknown as {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** Follows `#/components/…`. */
function resolve<T>(node: T): T {
  const ref = (node as { $ref?: string } | undefined)?.$ref
  if (!ref) return node
  const [, , group, name] = ref.split('/')
  return resolve(contract.components[group!]![name!] as T)
}

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
  return Object.entries(operations).map(([id, row]) => {
    const item = contract.paths[row.path]!
    const operation = item[row.method.toLowerCase()] as Operation
    const parameters = [
      ...((item['parameters'] as Parameter[] | undefined) ?? []),
      ...(operation.parameters ?? []),
    ].map((parameter) => resolve(parameter))
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => `${parameter.name}=${encodeURIComponent(textFor(parameter, idFor))}`)
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((each) => each.name === name)!
      return encodeURIComponent(textFor(parameter, idFor))
    })
    const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [null, undefined]
    const example = Object.values(media?.examples ?? {})[0]
    return {
      id: id as OperationId,
      method: row.method,
      path: query.length ? `${path}?${query.join('&')}` : path,
      body: resolve(example)?.value,
      contentType,
    }
  })
}

/** A text that fits the parameter. Ids are the caller's to choose; for the rest the contract's own example is best. */
function textFor(parameter: Parameter, idFor: (parameter: string) => string): string {
  const schema = resolve(parameter.schema)
  const single = schema.items ? resolve(schema.items) : schema
  if (single.format === 'uuid') return idFor(parameter.name)
  const example = [parameter.example ?? schema.example ?? single.example].flat()[0]
  if (example !== undefined) return typeof example === 'string' ? example : JSON.stringify(example)
  if (single.enum) return single.enum[0]!
  return single.type === 'integer' ? String(single.minimum ?? 0) : 'something'
}
