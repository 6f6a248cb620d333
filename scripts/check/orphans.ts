import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { HEADERS_BY_RULE } from '../generate/complete.ts'
import { ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** Where reading the contract begins, and what is read beside it. */
const ROOTS = [
  'spec/openapi.yaml',
  'spec/scim/openapi.yaml',
  'spec/xapi/openapi.yaml',
  'spec/workflows.arazzo.yaml',
  'spec/approved-breaks.yaml',
]
/** What `make generate` puts into every operation that it is for. */
const BY_RULE = [
  'spec/common/responses/',
  'spec/common/parameters/IdempotencyKey.yaml',
  'spec/common/parameters/IfMatch.yaml',
  ...HEADERS_BY_RULE.map((name) => `spec/common/headers/${name}.yaml`),
]

/** Finds files of the contract that nothing refers to: such a call is in no document, and nobody misses it. */
export function checkOrphans(): Findings {
  const paths = globSync('spec/**/*.{yaml,json}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  return findOrphans(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))
}

/** @param files text by path from the root of the repository */
export function findOrphans(files: ReadonlyMap<string, string>): Findings {
  const waiting = [...ROOTS, ...[...files.keys()].filter((path) => BY_RULE.some((place) => path.startsWith(place)))]
  const reached = new Set<string>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path) || !files.has(path)) continue
    reached.add(path)
    waiting.push(...filesNamedIn(path, files.get(path)!))
  }
  return [...files.keys()]
    .filter((path) => !reached.has(path))
    .map((path) =>
      path.includes('/paths/')
        ? `${path} stands in no contract. Name it in the index, spec/openapi.yaml, or delete it.`
        : `${path} is used nowhere. Refer to it or delete it.`,
    )
}

function filesNamedIn(path: string, text: string): string[] {
  const code = text.replaceAll(/^\s*#.*$/gm, '')
  return [...code.matchAll(/[\w./-]+\.(?:yaml|json)\b/g)].map(([name]) =>
    normalize(join(dirname(path), name)).replaceAll('\\', '/'),
  )
}
