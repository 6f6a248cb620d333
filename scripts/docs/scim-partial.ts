import { operationsOf, readScimContract } from '../../server/contract/read-contract.ts'
import { code, PARTIAL_HEAD } from './markdown.ts'

/** The Markdown of the calls of SCIM, from their own contract. */
export function scimPartial(): string {
  const rows = Object.entries(readScimContract().paths).flatMap(([path, item]) =>
    operationsOf(item).map(
      ({ method, operation }) => `| ${code(`${method.toUpperCase()} ${path}`)} | ${operation.description} |`,
    ),
  )
  return [PARTIAL_HEAD, '| Call | What it does |', '| --- | --- |', ...rows, ''].join('\n')
}
