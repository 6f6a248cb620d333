/** The parts of the OpenAPI document that the hub and its mock read. */

/** What stands elsewhere in the document, by its JSON pointer. */
export interface Reference {
  $ref: string
}

/** Something of the document, or where it stands. */
export type Declared<T> = T | Reference

/** What the mock makes answers from; whoever checks them hands the whole to Ajv. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  example?: unknown
  format?: string
  minimum?: number
  items?: Declared<Schema>
  properties?: Record<string, Declared<Schema>>
  required?: string[]
  allOf?: Declared<Schema>[]
  oneOf?: Declared<Schema>[]
  anyOf?: Declared<Schema>[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Declared<Schema>
  example?: unknown
}

export interface MediaType {
  schema?: Declared<Schema>
  examples?: Record<string, Declared<{ value: unknown }>>
}

export interface Answered {
  headers?: Record<string, Declared<{ example?: unknown }>>
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  parameters?: Declared<Parameter>[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, Declared<Answered>>
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const

/** A path: an operation for each method, and the parameters that they share. */
export type PathItem = { parameters?: Declared<Parameter>[] } & Partial<Record<(typeof METHODS)[number], Operation>>

export interface ContractDocument {
  tags: { name: string }[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, unknown>; [kind: string]: Record<string, unknown> }
  [key: string]: unknown
}
