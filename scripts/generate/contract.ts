/** The parts of the bundled OpenAPI document that the generators read. */
export interface Contract {
  info: { version: string; title: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

export interface Schema {
  type?: string | string[]
  enum?: (string | number | null)[]
  description?: string
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema & { default?: unknown }
}

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, unknown> }>
  security?: Record<string, unknown>[]
  'x-access': unknown
  'x-rate': string
  'x-max-body'?: number
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof METHODS)[number]

export interface LocatedOperation {
  path: string
  method: Method
  operation: Operation
}

/** Every operation of the contract, in the order of the paths index. */
export function operationsOf(contract: Contract): LocatedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] as Operation })),
  )
}
