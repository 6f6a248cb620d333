import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type OperationOptions } from 'orval'
import { operationsOf, type Contract, type Operation } from './contract.ts'
import { BUNDLE, ROOT } from './paths.ts'

const OUT = join(ROOT, 'generated/client')

/** Writes generated/client: React Query hooks and MSW handlers, one folder a tag. */
export async function writeClient(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  await generate(
    {
      input: BUNDLE,
      output: {
        target: join(OUT, 'hub.ts'),
        schemas: join(OUT, 'model'),
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
}

/** Everywhere else orval names files with their ending, which the server's way of resolving imports needs for its twin test. */
function nameModelFiles(): void {
  for (const path of globSync('*/*.ts', { cwd: OUT })) {
    const text = readFileSync(join(OUT, path), 'utf8')
    writeFileSync(join(OUT, path), text.replaceAll("from '../model'", "from '../model/index.ts'"))
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
