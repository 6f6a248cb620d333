import type { HTTPMethods } from 'fastify'
import type { ContractDocument, Operation, Parameter, Reference } from './document.ts'
import { operationsOf } from './read-contract.ts'

/**
 * The contract in the form in which Fastify takes it. Schemas keep their references: all of them put in their place are
 * some ten times as much, of which a hub needs little at any time, so each is resolved when it is first needed.
 */

export interface RouteSchema {
  params?: object
  querystring?: object
  headers?: object
  body?: object
  response: Record<string, object>
}

export interface ContractRoute {
  operationId: string
  method: HTTPMethods
  /** As Fastify writes it: `/topics/:topicId`. */
  url: string
  schema: RouteSchema
}

/** Puts what a schema refers to in its place, at any depth, in a copy. */
export type Resolve = (schema: object) => object

export function resolverOf(contract: ContractDocument): Resolve {
  const copyOf = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copyOf)
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...own } = node as Partial<Reference>
    const fields = Object.entries(own).map(([key, value]) => [
      key,
      key === 'discriminator' ? named(value) : copyOf(value),
    ])
    return { ...($ref ? (copyOf(at(contract, $ref)) as object) : {}), ...Object.fromEntries(fields) }
  }
  return (schema) => copyOf(schema) as object
}

/** Ajv finds the branch of a discriminator by the constant in it and refuses a mapping. */
function named(discriminator: unknown): unknown {
  return { propertyName: (discriminator as { propertyName: string }).propertyName }
}

/** Every operation of the contract. */
export function contractRoutes(contract: ContractDocument): ContractRoute[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    operationsOf(item).map(({ method, operation }) => ({
      operationId: operation.operationId,
      method: method.toUpperCase() as HTTPMethods,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(contract, operation, [...(item.parameters ?? []), ...(operation.parameters ?? [])]),
    })),
  )
}

function schemaOf(
  contract: ContractDocument,
  { requestBody, responses }: Operation,
  parameters: readonly (Parameter | Reference)[],
): RouteSchema {
  const all = parameters.map((each) => referred(contract, each))
  const part = (name: string, place: Parameter['in']) => {
    const there = all.filter((each) => each.in === place)
    return there.length ? { [name]: objectOf(there) } : {}
  }
  return {
    ...part('params', 'path'),
    ...part('querystring', 'query'),
    ...headersOf(all),
    ...(requestBody ? { body: { content: plainJson(referred(contract, requestBody).content) } } : {}),
    response: answersOf(contract, responses),
  }
}

/** Node has their names in small letters. One that is missing has an answer of its own (see bind.ts). */
function headersOf(parameters: readonly Parameter[]): { headers?: object } {
  const there = parameters.filter((each) => each.in === 'header')
  const headers = there.map((each) => ({ ...each, name: each.name.toLowerCase(), required: false }))
  return headers.length ? { headers: objectOf(headers) } : {}
}

function objectOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Problems are made in one place (problems.ts), so only answers that say yes are checked and written by their schema. */
function answersOf(contract: ContractDocument, responses: Operation['responses']): Record<string, object> {
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    const content = plainJson(referred(contract, response).content ?? {})
    return status < '400' && Object.keys(content).length ? [[status, { content }] as const] : []
  })
  return Object.fromEntries(answers)
}

/** What is not JSON is a stream, which no schema can check. */
function plainJson(content: NonNullable<Operation['requestBody']>['content']): Record<string, { schema: object }> {
  const media = Object.entries(content).flatMap(([type, { schema }]) =>
    type.endsWith('json') && schema ? [[type, { schema }] as const] : [],
  )
  return Object.fromEntries(media)
}

function referred<T extends object>(contract: ContractDocument, part: T | Reference): T {
  return '$ref' in part ? (at(contract, part.$ref) as T) : part
}

/** @param pointer such as `#/components/schemas/Topic` @throws for one that leads nowhere */
function at(contract: ContractDocument, pointer: string): unknown {
  const steps = pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], contract)
  if (found === undefined) throw new Error(`The contract has nothing at ${pointer}. Run make generate.`)
  return found
}
