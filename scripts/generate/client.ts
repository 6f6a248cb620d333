import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type OperationOptions } from 'orval'
import { writeBodies } from './bodies.ts'
import { isKey, operationsOf, type Contract } from './contract.ts'
import { BUNDLE, HEADER, ROOT } from './paths.ts'
import { replaceFolder, writeIfChanged } from './write.ts'

const OUT = join(ROOT, 'generated/client')
/** Beside it, so that what it imports lies as far away. */
const NEXT = join(ROOT, 'generated/client-next')

/**
 * Writes generated/client: React Query hooks, a module an operation, since a browser loads modules whole, and one a tag that
 * names those of its operations; and in `bodies` what the forms are told.
 */
export async function writeClient(): Promise<void> {
  rmSync(NEXT, { recursive: true, force: true })
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  await generate(
    {
      input: { target: BUNDLE, override: { transformer: (document) => forScreens(document as never) as never } },
      output: {
        target: join(NEXT, 'operations/hub.ts'),
        schemas: join(NEXT, 'model'),
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        override: {
          query: { signal: true, shouldSplitQueryKey: true },
          fetch: { includeHttpResponseReturnType: false },
          mutator: { path: join(ROOT, 'client/api/fetcher.ts'), name: 'callHub' },
          operations: overrides(contract),
        },
      },
    },
    ROOT,
  )
  nameModelFiles()
  writeTags(contract)
  writeBodies(contract, NEXT)
  replaceFolder(OUT, NEXT)
}

/**
 * What the screens are told of the contract. A list that can be had as a file as well is a list to a screen: only where CSV
 * is asked for does it come, as a Blob. The key of a call is the fetcher's business, and the
 * version that was edited is sent by those who have it (see etagOf).
 */
function forScreens(contract: Contract): Contract {
  for (const { operation } of operationsOf(contract)) {
    // Orval writes a module for each tag.
    operation.tags = [operation.operationId]
    if (operation.parameters) operation.parameters = operation.parameters.filter((each) => !isKey(each as object))
    for (const { content } of Object.values(operation.responses) as { content?: Record<string, unknown> }[])
      if (content && 'application/json' in content) delete content['text/csv']
  }
  return contract
}

/** Everywhere else orval names files with their ending, which Node's way of resolving imports needs for the mock hub. */
function nameModelFiles(): void {
  for (const path of globSync('operations/*/*.ts', { cwd: NEXT })) {
    const text = readFileSync(join(NEXT, path), 'utf8')
    writeFileSync(join(NEXT, path), text.replaceAll("from '../../model'", "from '../../model/index.ts'"))
  }
}

function writeTags(contract: Contract): void {
  const byTag = Object.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0])
  for (const [tag, operations] of Object.entries(byTag)) {
    const names = operations!.map(({ operation }) => fileNameOf(operation))
    const lines = names.map((name) => `export * from '../operations/${name}/${name}.ts'\n`)
    writeIfChanged(join(NEXT, tag, `${tag}.ts`), HEADER + lines.join(''))
  }
}

/** As orval spells it. */
function fileNameOf({ operationId }: { operationId: string }): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Suspense hooks for GET alone: switched on for all, orval would turn changes into queries. */
function overrides(contract: Contract): Record<string, OperationOptions> {
  const reads = operationsOf(contract).filter(({ method }) => method === 'get')
  return Object.fromEntries(
    reads.map(({ operation }) => [
      operation.operationId,
      { query: { useQuery: true, useSuspenseQuery: true, useInfinite: false } },
    ]),
  )
}
