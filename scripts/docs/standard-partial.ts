import type { ContractDocument } from '../../server/contract/document.ts'
import { operationsOf } from '../../server/contract/read-contract.ts'
import { code, PARTIAL_HEAD } from './markdown.ts'

/** The Markdown of the calls of a standard, such as SCIM, from their own contract. */
export function standardPartial(contract: Pick<ContractDocument, 'paths'>): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    operationsOf(item).map(
      ({ method, operation }) => `| ${code(`${method.toUpperCase()} ${path}`)} | ${operation.description} |`,
    ),
  )
  return [PARTIAL_HEAD, '| Call | What it does |', '| --- | --- |', ...rows, ''].join('\n')
}
