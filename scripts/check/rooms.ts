import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, type Contract } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** Proves that the rooms line up: every operation with a handler has a mock that keeps state as the server does. */
export function checkRooms(): Findings {
  return findMissingMocks(JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract, ROOT)
}

/** @param root the folder that holds client/mocks/ */
export function findMissingMocks(contract: Contract, root: string): Findings {
  const mocks = globSync('client/mocks/*.ts', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  return operationsOf(contract).flatMap(({ operation: { operationId, responses, 'x-noun': noun } }) => {
    if ('501' in responses) return []
    const mock = `get${operationId[0]!.toUpperCase()}${operationId.slice(1)}MockHandler`
    const isUsed = new RegExp(`\\b${mock}\\(`).test(mocks)
    return isUsed ? [] : [`${operationId} has no mock. Use ${mock} in client/mocks/${noun}.ts.`]
  })
}
