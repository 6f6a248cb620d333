import { readFileSync } from 'node:fs'
import { operationsOf, type Contract } from '../generate/contract.ts'
import { BUNDLE } from '../generate/paths.ts'
import { lastCommitted } from './last-committed.ts'
import type { Findings } from './steps.ts'

const LIST = 'generated/not-implemented.json'

/** The operations that answer 501 may only become fewer from commit to commit; those that are left are printed. */
export function checkNotImplemented(): Findings {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  const now = operationsOf(contract).filter(({ operation }) => '501' in operation.responses)
  const names = now.map(({ operation }) => operation.operationId).toSorted()
  if (names.length) console.log(`     not built yet, ${names.length}: ${names.join(', ')}`)
  const before = lastCommitted(LIST)
  return before === null ? [] : findUnbuilt(JSON.parse(before) as string[], contract)
}

/** @param before the operations that had no handler in the last commit */
export function findUnbuilt(before: string[], contract: Contract): Findings {
  return operationsOf(contract).flatMap(({ operation: { operationId, responses, 'x-noun': noun } }) =>
    '501' in responses && !before.includes(operationId)
      ? [`${operationId} has no handler. Write async ${operationId}({ call, respond }) in server/${noun}/handlers.ts.`]
      : [],
  )
}
