import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { METHODS, type ContractDocument, type Operation, type PathItem } from './document.ts'

const BUNDLE = join(import.meta.dirname, '../../generated/openapi.json')

let contract: ContractDocument | undefined

/** The bundle that `make generate` wrote, read once. Nobody changes it. */
export function readContract(): ContractDocument {
  return (contract ??= JSON.parse(readFileSync(BUNDLE, 'utf8')) as ContractDocument)
}

const SCIM = join(import.meta.dirname, '../../generated/scim.json')

let scimContract: ContractDocument | undefined

/** What identity providers read and write, which is a contract of its own. Read once as well. */
export function readScimContract(): ContractDocument {
  return (scimContract ??= JSON.parse(readFileSync(SCIM, 'utf8')) as ContractDocument)
}

const XAPI = join(import.meta.dirname, '../../generated/xapi.json')

let xapiContract: ContractDocument | undefined

/** So has the learning record store. */
export function readXapiContract(): ContractDocument {
  return (xapiContract ??= JSON.parse(readFileSync(XAPI, 'utf8')) as ContractDocument)
}

/** The operations of a path, each with its method in small letters. */
export function operationsOf(item: PathItem): { method: string; operation: Operation }[] {
  return METHODS.flatMap((method) => (item[method] ? [{ method, operation: item[method] }] : []))
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
