import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { newId } from '../platform/ids.ts'

/** Each run of tests leaves here what it has seen; scripts/test.ts puts it together. */
export const COVERAGE_FOLDER = join(import.meta.dirname, '../../.cache/contract-coverage')

/** Notes every answer that the hub gives and that the contract was held against. To be called before the app is ready. @returns writes the notes down */
export function watchAnswers(app: FastifyInstance): () => void {
  const seen = new Set<string>()
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const id = routeOptions.config.operationId as OperationId | undefined
    if (id && (operations[id].statuses as readonly number[]).includes(statusCode)) seen.add(`${id} ${statusCode}`)
  })
  return () => {
    mkdirSync(COVERAGE_FOLDER, { recursive: true })
    writeFileSync(join(COVERAGE_FOLDER, `${newId()}.txt`), [...seen].join('\n'))
  }
}
