import type { Entity, Resource } from './resources.ts'

/** The parts of the bundled OpenAPI document that the generators read. */
export interface Contract {
  info: { version: string; title: string }
  tags: { name: string }[]
  /** How a caller says who they are, unless an operation says it. */
  security?: Record<string, unknown>[]
  'x-tagGroups': { name: string; tags: string[] }[]
  paths: Record<string, Record<string, unknown>>
  webhooks?: Record<string, object>
  /** The vocabulary of problems by code. */
  'x-problems': Record<string, ProblemKind>
  /** What the operations are about. */
  'x-entities': Record<string, Entity>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    headers?: Record<string, object>
  }
}

/** A kind of problem beyond the general ones, as spec/common/problems.yaml has it. */
export interface ProblemKind {
  status: number | number[]
  detail: string
}

export interface Schema {
  type?: string | string[]
  enum?: (string | number | null)[]
  description?: string
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  /** What a manager may set the field to. */
  'x-manager'?: string
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema & { default?: unknown }
}

export interface Response {
  $ref?: string
  headers?: Record<string, object>
  content?: Record<string, unknown>
}

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, unknown> }
  responses: Record<string, Response>
  security?: Record<string, unknown>[]
  'x-access': unknown
  'x-rate': string
  'x-resource'?: Resource
  'x-max-body'?: number
  /** That it goes away: since when, from which day on, and which operation stands in its place. */
  deprecated?: boolean
  'x-deprecated-since'?: string
  'x-sunset'?: string
  'x-replaced-by'?: string
  'x-problems'?: string[]
  /** Where what it makes is found; the bundle has it for all that answer 201, but for those that say why not. */
  'x-location'?: string
  'x-unlocated'?: string
  /** Added to the bundle: the folder under spec/, server/ and client/. */
  'x-noun'?: string
  /** Added to the bundle where the handler is missing: what Redoc shows beside the summary. */
  'x-badges'?: object[]
}

/** Whether a call can be repeated under a key: the linter has it say so. */
export function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some((parameter) => isKey(parameter as { $ref?: string }))
}

/** Whether a parameter of the bundle is that key. */
export const isKey = ({ $ref = '' }: { $ref?: string }) => $ref.endsWith('/IdempotencyKey')

/** Whether a call is refused that does not say which version was edited. */
export function needsVersion({ parameters = [] }: Operation): boolean {
  return parameters.some((parameter) => (parameter as { $ref?: string }).$ref?.endsWith('/IfMatch'))
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const
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

/** The operation that stands in the place of a deprecated one. */
export function successorOf(operation: Operation, contract: Contract): LocatedOperation {
  return operationsOf(contract).find((each) => each.operation.operationId === operation['x-replaced-by'])!
}
