import { existsSync, readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { NOUN_OF_TAG } from '../../spec/rules/nouns.js'
import { operationsOf, type Contract, type Operation } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** Proves that the rooms line up: every operation of the contract has a handler and a mock, under its own name. */
export function checkRooms(): Findings {
  return findMissingRooms(JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract, ROOT)
}

/** @param root the folder that holds server/ and client/ */
export function findMissingRooms(contract: Contract, root: string): Findings {
  const mocks = globSync('client/mocks/*.ts', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  return operationsOf(contract).flatMap(({ operation }) => {
    const noun = NOUN_OF_TAG[operation.tags[0]]!
    const file = join(root, 'server', noun, 'handlers.ts')
    return missingRooms(operation, noun, { handlers: existsSync(file) ? readFileSync(file, 'utf8') : '', mocks })
  })
}

/** What one operation lacks. @param texts the source of its noun's handlers and of all mocks */
function missingRooms(
  { operationId }: Pick<Operation, 'operationId'>,
  noun: string,
  texts: { handlers: string; mocks: string },
): Findings {
  const findings: Findings = []
  if (!new RegExp(`\\basync ${operationId}\\(`).test(texts.handlers))
    findings.push(
      `${operationId} has no handler. Write async ${operationId}({ call, respond }) in server/${noun}/handlers.ts.`,
    )
  const mock = `get${operationId[0]!.toUpperCase()}${operationId.slice(1)}MockHandler`
  if (!new RegExp(`\\b${mock}\\(`).test(texts.mocks))
    findings.push(`${operationId} has no mock. Use ${mock} in client/mocks/${noun}.ts.`)
  return findings
}
