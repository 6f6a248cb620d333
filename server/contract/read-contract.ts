import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  METHODS,
  type Answered,
  type ContractDocument,
  type Declared,
  type Operation,
  type PathItem,
} from './document.ts'

const BUNDLE = join(import.meta.dirname, '../../generated/openapi.json')

let contract: ContractDocument | undefined

/** The bundle that `make generate` wrote, read once. Nobody changes it. */
export function readContract(): ContractDocument {
  return (contract ??= JSON.parse(readFileSync(BUNDLE, 'utf8')) as ContractDocument)
}

/** The operations of a path, each with its method in small letters. */
export function operationsOf(item: PathItem): { method: string; operation: Operation }[] {
  return METHODS.flatMap((method) => (item[method] ? [{ method, operation: item[method] }] : []))
}

/**
 * The contract for Swagger UI. Led to one operation by its address, it looks for parameters there alone, not at the path.
 * It works through all that there is before it shows anything, so what refuses a call is its status and a sentence: the
 * reference has the rest.
 */
export function forSwaggerUi<T extends Pick<ContractDocument, 'paths'>>(contract: T): T {
  const { webhooks: _events, ...own } = structuredClone(contract) as T & { webhooks?: unknown }
  const shown = own as unknown as ContractDocument
  for (const item of Object.values(shown.paths)) {
    const { parameters = [] } = item
    for (const { operation } of operationsOf(item)) {
      operation.parameters = [...parameters, ...(operation.parameters ?? [])]
      for (const [status, response] of Object.entries(operation.responses))
        operation.responses[status] = inShort(shown, status, response)
    }
    delete item.parameters
  }
  return dropExtensions(shown) as unknown as T
}

function inShort({ components }: ContractDocument, status: string, response: Declared<Answered>) {
  const whole = '$ref' in response ? components['responses']![response.$ref.split('/').at(-1)!] : response
  const { headers: _headers, ...rest } = whole as Record<string, unknown>
  return status < '400' ? rest : { description: rest['description'] }
}

/** What is the project's own means nothing there. */
function dropExtensions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(dropExtensions)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(kept.map(([key, value]) => [key, dropExtensions(value)]))
}

/**
 * The contract for those who show or type it and know no badges: what is not built yet says so in its summary and its
 * description, and what answers nothing else is marked as deprecated, which editors strike through.
 */
export function withUnbuiltMarked<T extends Pick<ContractDocument, 'paths'>>(contract: T): T {
  const marked = structuredClone(contract)
  for (const item of Object.values(marked.paths))
    for (const { operation } of operationsOf(item)) {
      if (!operation.responses['501']) continue
      operation.summary = `Not built yet: ${operation.summary}`
      operation.description = `**Not built yet**, answers 501 \`not-implemented\`. ${operation.description}`
      operation.deprecated = true
    }
  return marked
}
