import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { generate, type OperationOptions } from 'orval'
import { writeBodies } from './bodies.ts'
import { changedPart } from './changed-part.ts'
import { isKey, operationsOf, type Contract } from './contract.ts'
import { BUNDLE, HEADER, ROOT } from './paths.ts'
import { filesOf, replaceFolder, writeIfChanged } from './write.ts'

const OUT = join(ROOT, 'generated/client')
const FETCHER = join(ROOT, 'client/api/fetcher.ts')
/** Where it is written first. Writing thousands of files took as long again as making them where they went to a disk. */
const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/**
 * Writes generated/client: React Query hooks, a module an operation, since a browser loads modules whole, and one a tag that
 * names those of its operations; and in `bodies` what the forms are told.
 * @param before the contract that generated/client was made of; then only what has changed since is written
 * @returns the contract that it is made of now
 */
export async function writeClient(before?: Contract): Promise<Contract> {
  const contract = readContract()
  const part = before ? changedPart(before, contract) : null
  const next = mkdtempSync(join(SCRATCH, 'hub-client-'))
  try {
    await writeOperations(part ?? contract, next)
    writeTags(contract, next)
    if (part) addToFolder(OUT, next)
    else replaceFolder(OUT, next)
    return contract
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

export function readContract(): Contract {
  return JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
}

/** Hooks, types and bodies of every operation of a contract. @param folder as generated/client is laid out */
export async function writeOperations(contract: Contract, folder: string): Promise<void> {
  if (!operationsOf(contract).length) return
  await generate(
    {
      // Orval changes what it reads.
      input: { target: forScreens(structuredClone(contract)) as never },
      output: {
        target: join(folder, 'operations/hub.ts'),
        schemas: join(folder, 'model'),
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        override: {
          query: { signal: true, shouldSplitQueryKey: true },
          fetch: { includeHttpResponseReturnType: false },
          mutator: { path: FETCHER, name: 'callHub' },
          operations: overrides(contract),
        },
      },
    },
    ROOT,
  )
  nameImports(folder)
  writeBodies(contract, folder)
}

/** Puts what one folder holds into another one, which keeps the rest. An index names what either has. */
function addToFolder(path: string, from: string): void {
  for (const name of filesOf(from)) {
    const [there, fresh] = [join(path, name), readFileSync(join(from, name), 'utf8')]
    writeIfChanged(there, basename(name) === 'index.ts' ? withNames(readFileSync(there, 'utf8'), fresh) : fresh)
  }
}

/** An index with those names of another one that it lacks. */
function withNames(index: string, other: string): string {
  const known = new Set(index.split('\n'))
  const fresh = other.split('\n').filter((line) => line.startsWith('export ') && !known.has(line))
  return [index.trimEnd(), ...fresh, ''].join('\n')
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

/**
 * Names what the operations import as it is seen from where they end up, and the model with its ending, as orval names all
 * else: Node's way of resolving imports needs it for the mock hub.
 */
function nameImports(folder: string): void {
  for (const path of globSync('operations/*/*.ts', { cwd: folder })) {
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    const named = text
      .replaceAll("from '../../model'", "from '../../model/index.ts'")
      .replaceAll(importOf(dirname(file)), importOf(dirname(join(OUT, path))))
    writeFileSync(file, named)
  }
}

/** How a file of a folder imports the fetcher. */
function importOf(folder: string): string {
  return `from '${relative(folder, FETCHER).replaceAll(sep, '/')}'`
}

function writeTags(contract: Contract, folder: string): void {
  const byTag = Object.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0])
  for (const [tag, operations] of Object.entries(byTag)) {
    const names = operations!.map(({ operation }) => fileNameOf(operation))
    const lines = names.map((name) => `export * from '../operations/${name}/${name}.ts'\n`)
    writeIfChanged(join(folder, tag, `${tag}.ts`), HEADER + lines.join(''))
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
