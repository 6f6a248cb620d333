import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type OperationOptions } from 'orval'
import { operationsOf, type Contract, type Operation } from './contract.ts'
import { BUNDLE, ROOT } from './paths.ts'
import { replaceFolder } from './write.ts'

const OUT = join(ROOT, 'generated/client')
/** Beside it, so that what it imports lies as far away. */
const NEXT = join(ROOT, 'generated/client-next')

/** Writes generated/client: React Query hooks and MSW handlers, one folder a tag. */
export async function writeClient(): Promise<void> {
  rmSync(NEXT, { recursive: true, force: true })
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  await generate(
    {
      input: BUNDLE,
      output: {
        target: join(NEXT, 'hub.ts'),
        schemas: join(NEXT, 'model'),
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        mock: { generators: [{ type: 'msw', useExamples: true, delay: false }] },
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
  replaceFolder(OUT, NEXT)
}

/** Everywhere else orval names files with their ending, which the server's way of resolving imports needs for its twin test. */
function nameModelFiles(): void {
  for (const path of globSync('*/*.ts', { cwd: NEXT })) {
    const text = readFileSync(join(NEXT, path), 'utf8')
    writeFileSync(join(NEXT, path), text.replaceAll("from '../model'", "from '../model/index.ts'"))
  }
}

/**
 * Suspense hooks for GET alone: switched on for all, orval would turn changes into queries. A mock of a binary answer
 * is an empty file, because orval would otherwise make one up with a package of its own.
 */
function overrides(contract: Contract): Record<string, OperationOptions> {
  return Object.fromEntries(
    operationsOf(contract).flatMap(({ method, operation }) => {
      const query = method === 'get' ? { query: { useQuery: true, useSuspenseQuery: true, useInfinite: false } } : {}
      // Orval's types know only data that is written out; a function's text is copied into the mock as it stands.
      const mock = isBinary(operation) ? { mock: { data: (() => new Blob([])) as never } } : {}
      return [[operation.operationId, { ...query, ...mock }]]
    }),
  )
}

function isBinary({ responses }: Operation): boolean {
  return Object.keys(responses['200']?.content ?? {}).some((type) => !type.endsWith('json'))
}
