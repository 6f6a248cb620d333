import type { Findings } from './steps.ts'
import type { Source } from './laws.ts'

/** Names that each noun has a file of. */
const IN_EACH_NOUN = new Set(['service.ts', 'store.ts', 'rules.ts', 'wire.ts', 'handlers.ts', 'jobs.ts', 'events.ts'])

/** Its operations have the names that stand in spec/scim/openapi.yaml, a contract of its own. */
const HAS_OTHER_OPERATIONS = /^server\/scim\//

const EXPORTED = /^export (?:async )?(?:function\*? |const (?=\w+ = (?:async )?\())(\w+)/gm

/**
 * Files of the server that have one name, and functions of services that have. Whoever opens a file by its name, or reads one in
 * a trace, has to know which it is.
 * @param sources those of the server without its tests
 */
export function sameNames(sources: readonly Pick<Source, 'path' | 'text'>[]): Findings {
  const files = sources
    .map(({ path }) => ({ path, name: path.split('/').at(-1)! }))
    .filter(({ name }) => !IN_EACH_NOUN.has(name))
  const functions = sources
    .filter(({ path }) => /(^|[/-])service\.ts$/.test(path) && !HAS_OTHER_OPERATIONS.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(EXPORTED)].map(([, name]) => ({ path, name: name! })))
  return [
    ...repeated(files).map(([name, paths]) => `${paths} are all called ${name}. Name each by what it is about.`),
    ...repeated(functions).map(
      ([name, paths]) => `${paths} all export a function ${name}. Name each by what it is about.`,
    ),
  ]
}

function repeated(named: readonly { path: string; name: string }[]): [name: string, paths: string][] {
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, all]): [string, string[]] => [name, [...new Set(all.map(({ path }) => path))]])
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => [name, paths.toSorted().join(' and ')])
}
