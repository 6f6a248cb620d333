import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Parameter {
  name: string
  in: string
  schema: Record<string, unknown>
}

interface Operation {
  operationId: string
  summary: string
  description: string
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: unknown }> }
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>
}

export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; responses: Record<string, { content?: Record<string, unknown> }> }
  [key: string]: unknown
}

const BUNDLE = join(import.meta.dirname, '../../generated/openapi.json')

/** The bundle that `make generate` wrote. */
export function readContract(): ContractDocument {
  return JSON.parse(readFileSync(BUNDLE, 'utf8')) as ContractDocument
}

/**
 * The contract for those who show or type it and know no badges: what is not built yet says so in its summary and its
 * description, and what answers nothing else is marked as deprecated, which editors strike through.
 */
export function withUnbuiltMarked<T extends Pick<ContractDocument, 'paths'>>(contract: T): T {
  const marked = structuredClone(contract)
  for (const item of Object.values(marked.paths))
    for (const operation of Object.values(item)) {
      if (!operation.responses?.['501']) continue
      operation.summary = `Not built yet: ${operation.summary}`
      operation.description = `**Not built yet**, answers 501 \`not-implemented\`. ${operation.description}`
      operation.deprecated = true
    }
  return marked
}

/**
 * The contract in the form in which Fastify and Ajv take it: Ajv finds a discriminator's branch by the constant in it
 * and refuses a mapping, and binary bodies are streams that no schema can check. Problems are made in one place
 * (problems.ts): half of all references lead to them, and following those would take half of the time of a start.
 */
export function prepareForBinding(contract: ContractDocument): ContractDocument {
  const prepared = structuredClone(contract)
  dropMappings(prepared)
  for (const response of Object.values(prepared.components.responses)) keepPlainJson(response)
  for (const item of Object.values(prepared.paths))
    for (const operation of Object.values(item)) {
      if (!operation.operationId) continue
      for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
        if (!type.endsWith('json')) delete media.schema
      for (const [status, response] of Object.entries(operation.responses))
        if (status >= '400') delete operation.responses[status]
        else keepPlainJson(response)
    }
  return prepared
}

function dropMappings(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const discriminator = (node as { discriminator?: { mapping?: unknown } }).discriminator
  if (discriminator?.mapping) delete discriminator.mapping
  for (const child of Object.values(node)) dropMappings(child)
}

/** Binary answers have nothing to check. */
function keepPlainJson(response: { content?: Record<string, unknown> }): void {
  const json = response.content?.['application/json']
  if (json) response.content = { 'application/json': json }
  else delete response.content
}
