import { existsSync, readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { NOUN_OF_TAG } from '../../spec/rules/nouns.js'
import { operationsOf, type Contract, type Operation } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** Proves that the rooms line up: every operation of the contract has a handler and a mock, under its own name. */
export function checkRooms(): Findings {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  const read = (glob: string) => globSync(glob, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n')
  const mocks = read('client/mocks/*.ts')
  return operationsOf(contract).flatMap(({ operation }) => {
    const noun = NOUN_OF_TAG[operation.tags[0]]!
    const file = join(ROOT, 'server', noun, 'handlers.ts')
    return missingRooms(operation, noun, { handlers: existsSync(file) ? readFileSync(file, 'utf8') : '', mocks })
  })
}

/** What one operation lacks. @param texts the source of its noun's handlers and of all mocks */
export function missingRooms({ operationId }: Pick<Operation, 'operationId'>, noun: string, texts: { handlers: string; mocks: string }): Findings {
  const findings: Findings = []
  if (!new RegExp(`\\basync ${operationId}\\(`).test(texts.handlers))
    findings.push(`${operationId} has no handler. Write async ${operationId}({ call, respond }) in server/${noun}/handlers.ts.`)
  const mock = `get${operationId[0]!.toUpperCase()}${operationId.slice(1)}MockHandler`
  if (!new RegExp(`\\b(${operationId}|${mock})\\b`).test(texts.mocks)) findings.push(`${operationId} has no mock. Use ${mock} in client/mocks/${noun}.ts.`)
  return findings
}
