import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { findOperation } from '../../client/mocks/find-operation.ts'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { newId } from '../platform/ids.ts'

/** Each run of tests leaves here what it has seen; scripts/test.ts puts it together. */
export const COVERAGE_FOLDER = join(import.meta.dirname, '../../.cache/contract-coverage')

/** Notes every answer that the hub gave and that the contract was held against. @returns writes the notes down */
export function watchAnswers(app: FastifyInstance): () => void {
  const seen = new Set<string>()
  const inject = app.inject.bind(app) as (options: InjectOptions) => ReturnType<FastifyInstance['inject']>
  app.inject = (async (options: InjectOptions | string) => {
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options
    const answer = await inject(typeof options === 'string' ? { url: options } : options)
    const id = operationAt(method, typeof url === 'string' ? url : url!.pathname)
    if (id && (operations[id].statuses as readonly number[]).includes(answer.statusCode))
      seen.add(`${id} ${answer.statusCode}`)
    return answer
  }) as FastifyInstance['inject']
  return () => {
    mkdirSync(COVERAGE_FOLDER, { recursive: true })
    writeFileSync(join(COVERAGE_FOLDER, `${newId()}.txt`), [...seen].join('\n'))
  }
}

function operationAt(method: string, url: string): OperationId | undefined {
  const path = url.split('?')[0]!
  if (!path.startsWith('/api/')) return undefined
  const found = findOperation(method.toUpperCase(), path.slice('/api'.length))
  return 'id' in found ? found.id : undefined
}
