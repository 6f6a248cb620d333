import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import { sameNames } from './same-names.ts'
import type { Findings } from './steps.ts'

/** A source file as a law sees it: its path from the root and the paths or packages that it imports. */
export interface Source {
  path: string
  imports: string[]
  /** Those of them that are there when the code runs, and not only for its types. */
  values: string[]
  text: string
}

type Law = (source: Source) => Findings

/** The laws of the house, one function each, so that a breach is found by a machine and not in a review. */
export const laws: Law[] = [
  onlyStoresSpeakSql,
  nobodyReadsAnotherStore,
  layersLookDown,
  transactionsDoNotLeak,
  preparedByOneRule,
  rightsAreAsked,
  servicesAreNamedAfterOperations,
  uiKnowsNoApi,
  featuresStandAlone,
  onlyTheFetcherFetches,
  queryKeysAreGenerated,
  onlyTheApiMutates,
  mocksStayOutside,
  oneTooltip,
  wordsOfTheTrade,
]

export function checkLaws(): Findings {
  const paths = globSync(['server/**/*.ts', 'client/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['client/dist/**', 'client/dist-player/**'],
  })
  const sources = paths.map((path) => sourceFrom(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')))
  const server = sources.filter(({ path }) => path.startsWith('server/') && !isTest(path))
  return [
    ...sources.flatMap((source) => laws.flatMap((law) => law(source))),
    ...mocksStaySmall(sources),
    ...sameNames(server),
  ]
}

const MOCK_LINES = 2_500

/** What the mock answers follows from the contract; what is written by hand stays this small, however many operations there are. */
export function mocksStaySmall(sources: readonly Pick<Source, 'path' | 'text'>[]): Findings {
  const written = sources.filter(({ path }) => /^client\/mocks\/(?!testing\.ts)(?!.*\.test\.ts)/.test(path))
  const lines = written.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  if (lines <= MOCK_LINES) return []
  return [`client/mocks has ${lines} lines, and ${MOCK_LINES} are enough: let the answer follow from x-resource.`]
}

const TYPES_ALONE = /^(import|export) type [^']*'[^']*'/gm

/** @param path from the root of the repository, with forward slashes */
export function sourceFrom(path: string, text: string): Source {
  const resolved = (name: string) =>
    name.startsWith('.') ? normalize(join(dirname(path), name)).replaceAll('\\', '/') : name
  const namesIn = (code: string) =>
    [...code.matchAll(/(?:from|import\()\s*'([^']+)'/g), ...code.matchAll(/^import '([^']+)'/gm)].map(([, name]) =>
      resolved(name!),
    )
  return { path, imports: namesIn(text), values: namesIn(text.replaceAll(TYPES_ALONE, '')), text }
}

export const isTest = (path: string) => /\.(test|e2e|prove)\.tsx?$|^server\/testing\/|-fixtures\.ts$/.test(path)
const isStore = (path: string) => /(^|[/-])store\.ts$/.test(path)
/** A condition or an expression that the stores of several nouns put into their statements. */
const isSqlPart = (path: string) => path.endsWith('.sql.ts')
const nounOf = (path: string) => /^(?:server|client)\/([^/]+)\//.exec(path)?.[1]

function onlyStoresSpeakSql({ path, imports }: Source): Findings {
  if (!path.startsWith('server/') || isTest(path) || isStore(path) || isSqlPart(path) || path.startsWith('server/db/'))
    return []
  return imports.includes('kysely') || imports.includes('pg')
    ? [`${path} speaks SQL. Move that into server/${nounOf(path) ?? '<noun>'}/store.ts.`]
    : []
}

function nobodyReadsAnotherStore({ path, imports }: Source): Findings {
  if (!path.startsWith('server/') || isTest(path)) return []
  return imports
    .filter(
      (to) => to.startsWith('server/') && isStore(to) && nounOf(to) !== nounOf(path) && nounOf(path) !== undefined,
    )
    .map((to) => `${path} reads ${to}. Ask server/${nounOf(to)}/service.ts instead.`)
}

const LAYERS = ['store', 'service', 'handlers']
const layerOf = (path: string) => LAYERS.findIndex((layer) => new RegExp(`(^|[/-])${layer}\\.ts$`).test(path))

function layersLookDown({ path, imports }: Source): Findings {
  const from = layerOf(path)
  if (!path.startsWith('server/') || path.startsWith('server/contract/') || from < 0) return []
  return imports
    .filter((to) => to.startsWith('server/') && !to.startsWith('server/contract/') && layerOf(to) > from)
    .map((to) => `${path} looks up to ${to}: handlers call services, services call stores.`)
}

/** Inside a transaction the outer connection is out of reach, because the call that holds the inner one has its name. */
function transactionsDoNotLeak({ path, text }: Source): Findings {
  if (!path.startsWith('server/') || isTest(path) || path === 'server/db/transaction.ts') return []
  const all = text.match(/\binTransaction\(/g)?.length ?? 0
  const shadowing = text.match(/\binTransaction\((call|\{ db: \w+ \}), ((async )?\(call\)|change\))/g)?.length ?? 0
  return all > shadowing || text.includes('.transaction()')
    ? [`${path} opens a transaction in a shape of its own. Write inTransaction(call, (call) => ...).`]
    : bodiesOf(text).some(usesOuterDatabase)
      ? [`${path} uses the connection outside of a transaction inside of it. Take the db of the inner call.`]
      : []
}

/** What each inTransaction of a file runs, by its brackets. */
function bodiesOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '')
  return [...code.matchAll(/\binTransaction\(/g)].map(({ index }) => {
    const start = code.indexOf('(', index)
    let depth = 0
    for (let end = start; end < code.length; end += 1) {
      if (code[end] === '(') depth += 1
      if (code[end] === ')') depth -= 1
      if (depth === 0) return code.slice(code.indexOf('=>', start) + 2, end)
    }
    return ''
  })
}

/** A `db` that the work neither takes from its call nor is given is the one outside. */
function usesOuterDatabase(body: string): boolean {
  const isUsed = /(?<![.\w])db\b(?!\s*:)/.test(body)
  const isItsOwn = /\{[^{}]*\bdb\b[^{}]*\}(?:: [^)]*)?(?: = |\) =>)/.test(body)
  return isUsed && !isItsOwn
}

/** How a statement is prepared, and which ones are, stands in one place. One that is made inside of a function would be made anew each time. */
function preparedByOneRule({ path, text }: Source): Findings {
  if (!path.startsWith('server/') || path.startsWith('server/db/') || isTest(path)) return []
  const isMadeInside = /^ .*\bstatement<.*>\(\)/m.test(text)
  return isMadeInside || /\.executeQuery\(|\bCompiledQuery\b/.test(text)
    ? [`${path} prepares a statement in a way of its own. Write const x = statement()(...) beside its functions.`]
    : []
}

/** What a manager's teams allow, with a token too and where the hub does without playlists of teams, one module says. */
function rightsAreAsked({ path, text }: Source): Findings {
  const isTold = /^server\/(access|auth)\/|^server\/context\.ts$/.test(path)
  if (!path.startsWith('server/') || isTest(path) || isTold) return []
  const functions = text.split(/^\}$/m)
  const isCombined = functions.some(
    (each) => /\bteams(?:ActedFor|ManagedBy)\(/.test(each) && /\bprivileges\.has\(/.test(each),
  )
  return [
    ...(text.includes('managedTeamIds')
      ? [`${path} decides by managedTeamIds. Ask server/access/rights.ts for the teams, or name the rule in x-access.`]
      : []),
    ...(isCombined
      ? [`${path} combines teams with rights by hand. Ask server/access/rights.ts whether the caller may do it.`]
      : []),
  ]
}

/** Operations that no service function of their name answers, each with why. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  getHub: 'the call has the hub already',
  getMySession: 'the call has the caller already',
  getMyPlaylistDetails: 'it goes away, and answers as getMyPlaylist does',
  previewContentStatusChange: 'it is previewStatusChange with fewer people',
  updateUserAsWhole: 'it is updateUser with all fields',
}

/** Whoever looks for an operation finds what answers it under the same name. */
function servicesAreNamedAfterOperations({ path, text }: Source): Findings {
  if (!path.startsWith('server/') || isTest(path) || !text.includes('HandlersOf<')) return []
  return [...text.matchAll(/^  async (\w+)\(\{.*\n((?: {3,}.*\n|\n)*)/gm)].flatMap(([, name, body]) =>
    name! in NAMED_OTHERWISE || new RegExp(`\\b${name}\\(`).test(body!)
      ? []
      : [`${path} answers ${name} by a function of another name. Call the service function ${name}.`],
  )
}

function uiKnowsNoApi({ path, imports }: Source): Findings {
  if (!path.startsWith('client/ui/')) return []
  return imports
    .filter(
      (to) => to.startsWith('client/api/') || to.startsWith('generated/') || to.startsWith('@tanstack/react-query'),
    )
    .map((to) => `${path} knows ${to}. Parts in client/ui get what they show as props.`)
}

/** Folders of the client that are not a noun's own. */
const COMMON = new Set(['api', 'shell', 'ui', 'i18n', 'mocks', 'player', 'e2e', 'public'])

function featuresStandAlone({ path, imports }: Source): Findings {
  const own = nounOf(path)
  if (!path.startsWith('client/') || own === undefined || COMMON.has(own)) return []
  return imports
    .filter(
      (to) => to.startsWith('client/') && nounOf(to) !== undefined && nounOf(to) !== own && !COMMON.has(nounOf(to)!),
    )
    .map((to) => `${path} reaches into ${to}. Move what both need to client/ui, or link to the other screen.`)
}

function onlyTheFetcherFetches({ path, text }: Source): Findings {
  if (!path.startsWith('client/') || /^client\/(api|mocks|player|worker|e2e)\//.test(path) || isTest(path)) return []
  return /\bfetch\(|XMLHttpRequest|['"`]\/api\//.test(text)
    ? [`${path} writes a URL or a fetch by hand. Use the generated hooks, or client/api.`]
    : []
}

/** A key that is written by hand is one that no change refreshes. */
/** Where a query key stands. */
const KEY_AT = String.raw`\b(?:queryKey:|[gs]etQuery(?:Data|State)(?:<.*>)?\()\s*`
const KEY_BY_HAND = new RegExp(`${KEY_AT}\\[\\s*['"\`]`)

/** The names of lists that begin with a text. */
function constantsOf(text: string): string[] {
  return [...text.matchAll(/\bconst (\w+)(?:: [^=]+)? = \[\s*['"`]/g)].map(([, name]) => name!)
}

function queryKeysAreGenerated({ path, text }: Source): Findings {
  if (!path.startsWith('client/') || path.startsWith('client/api/') || isTest(path)) return []
  const isWritten =
    KEY_BY_HAND.test(text) ||
    constantsOf(text).some((name) => new RegExp(`${KEY_AT}(?:\\[\\s*\\.\\.\\.)?${name}\\b`).test(text))
  return isWritten ? [`${path} writes a query key by hand. Take the key that is generated for the operation.`] : []
}

function onlyTheApiMutates({ path, text }: Source): Findings {
  if (!path.startsWith('client/') || path.startsWith('client/api/') || isTest(path)) return []
  const own = /\bmutateAsync\b(?!:)/.test(text)
  return [
    ...(/\buseMutation\b/.test(text)
      ? [
          `${path} uses useMutation. Give the generated hook to useChange; for a file there is client/api/use-upload.ts.`,
        ]
      : []),
    ...(own
      ? [
          `${path} sends a change by itself. Give the generated hook to useChange, useEach or useKeptTyping; only what takes a change back is taken from the hook, under a name of its own.`,
        ]
      : []),
  ]
}

function mocksStayOutside({ path, imports }: Source): Findings {
  if (!path.startsWith('client/') || path.startsWith('client/mocks/') || path === 'client/main.tsx' || isTest(path))
    return []
  return imports
    .filter((to) => to.startsWith('client/mocks/'))
    .map((to) => `${path} imports the mock ${to}; only client/main.tsx may, when mocks are on.`)
}

/** A name that a control does not show is shown by client/ui/control/tooltips.ts, from its aria-label or its hidden words. */
function oneTooltip({ path, text }: Source): Findings {
  if (!path.startsWith('client/') || isTest(path)) return []
  const hasOwn = /import \{[^}]*\bTooltip\b[^}]*\} from '@mantine\/core'/.test(text)
  const hasTitle = /<ActionIcon\b(?:[^>]|=>)*?\stitle=/.test(text)
  return hasOwn || hasTitle
    ? [`${path} gives a control a tooltip of its own. Give it an aria-label: client/ui/control/tooltips.ts shows that.`]
    : []
}

/** What the field calls otherwise, each with its word: whoever searches for the term finds it. */
const WORDS: [RegExp, string][] = [
  [/\bMOST_[A-Z]\w*/, 'MAX_'],
  [/\b(?:keepNames|saysNothing|unsay)\w*/, 'retain, isSilent or retract'],
]

function wordsOfTheTrade({ path, text }: Source): Findings {
  return WORDS.flatMap(([odd, word]) => {
    const [found] = odd.exec(text) ?? []
    return found ? [`${path} says ${found}. The word of the trade is ${word}.`] : []
  })
}
