import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { METHODS, type Method } from '../generate/contract.ts'

export interface NewOperation {
  /** A verb and a noun in camelCase. */
  name: string
  noun: string
  /** As in spec/openapi.yaml, such as /topics/{topicId}. */
  url: string
  /** Where the name does not say it. */
  method?: string | undefined
}

/**
 * Writes the file of a URL, or one method more to the one that is there, the line of the URL in the index, and the empty
 * handler. What only a person can say is left empty, and the linter asks for it.
 * @param root of the repository @returns what was written, and what to do next @throws with a sentence
 */
export function addOperation(root: string, { name, noun, url, method = methodOf(name) }: NewOperation): string[] {
  const index = join(root, 'spec/openapi.yaml')
  const { tags, paths } = parse(readFileSync(index, 'utf8')) as Index
  if (!existsSync(join(root, 'spec', noun))) throw new Error(`There is no noun ${noun}: make spec/${noun} first.`)
  if (!METHODS.includes(method as Method)) throw new Error(`METHOD is one of ${METHODS.join(', ')}.`)
  const known = paths[url]
  const file = join(root, 'spec', known ? known.$ref : `${noun}/paths/${fileNameOf(url)}`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (before && parse(before)[method]) throw new Error(`${method.toUpperCase()} ${url} is there already.`)
  const tag = tags.find((each) => each.name === `${noun}-admin` && !url.startsWith('/me/'))?.name ?? noun
  const text = operationText({ name, method: method as Method, tag, entity: entityOf(root, noun) })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, (before ?? parametersText(root, url)) + text)
  if (!known) addLine(index, paths, url, relative(join(root, 'spec'), file))
  const handlers = join(root, 'server', noun, 'handlers.ts')
  const isNew = !existsSync(handlers)
  addHandler(handlers, noun, name)
  return [
    `Wrote ${relative(root, file)} and ${relative(root, handlers)}.`,
    ...(isNew ? ['These are the first handlers of the noun: add them to server/handlers.ts.'] : []),
    'Say in the contract what it is, then run make generate: it asks for what is missing.',
  ]
}

interface Index {
  tags: { name: string }[]
  paths: Record<string, { $ref: string }>
}

const READS = /^(list|get|search|preview|export|launch)/

function methodOf(name: string): Method {
  if (READS.test(name)) return 'get'
  if (/^(delete|remove)/.test(name)) return 'delete'
  return name.startsWith('update') ? 'patch' : 'post'
}

/** /topics/{topicId}/colour is topic-colour.yaml: parameters say that the word before them means one. */
function fileNameOf(url: string): string {
  const parts = url.split('/').filter(Boolean)
  const words = parts.flatMap((part, index) => {
    if (part.startsWith('{')) return []
    return [parts[index + 1]?.startsWith('{') ? part.replace(/s$/, '') : part]
  })
  return `${words
    .join('-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}.yaml`
}

function parametersText(root: string, url: string): string {
  const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (names.length === 0) return ''
  const rows = names.map((name) => {
    const shared = `${name[0]!.toUpperCase()}${name.slice(1)}.yaml`
    return existsSync(join(root, 'spec/common/parameters', shared))
      ? `  - $ref: ../../common/parameters/${shared}\n`
      : `  - { name: ${name}, in: path, required: true, description:, schema: { $ref: ../../common/schemas/Id.yaml } }\n`
  })
  return `parameters:\n${rows.join('')}`
}

function operationText({ name, method, tag, entity }: { name: string; method: Method; tag: string; entity: string }) {
  const isRead = method === 'get'
  const does = /^(list|get|create|update|delete|restore)/.exec(name)?.[0] ?? 'act'
  const body = `  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: }
        examples:
`
  return `${method}:
  operationId: ${name}
  tags: [${tag}]
  summary:
  description:
  x-access: { allow: [] }
  x-resource: { entity: ${entity}, does: ${does} }
  x-rate: ${isRead ? 'read' : 'write'}
${isRead || method === 'delete' ? '' : body}  responses:
    '200': { $ref: ../../common/responses/Done.yaml }
`
}

/** The entity that bears the noun's name in the singular, if there is one. */
function entityOf(root: string, noun: string): string {
  const entities = parse(readFileSync(join(root, 'spec/common/entities.yaml'), 'utf8')) as Record<string, unknown>
  const singular = noun[0]!.toUpperCase() + noun.slice(1).replace(/s$/, '')
  return singular in entities ? singular : ''
}

/** Beside the URL that begins most alike. */
function addLine(index: string, paths: Index['paths'], url: string, $ref: string): void {
  const closest = Object.keys(paths).reduce((best, other) =>
    lengthInCommon(other, url) >= lengthInCommon(best, url) ? other : best,
  )
  const text = readFileSync(index, 'utf8')
  const line = `  ${closest}: { $ref: ${paths[closest]!.$ref} }\n`
  writeFileSync(index, text.replace(line, `${line}  ${url}: { $ref: ${$ref} }\n`))
}

function lengthInCommon(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

function addHandler(file: string, noun: string, name: string): void {
  const empty = `  async ${name}() {\n    throw new Error('Write ${name}.')\n  },\n`
  if (!existsSync(file)) {
    const constant = `${noun.replace(/s$/, '')}Handlers`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      `import type { HandlersOf } from '../contract/handlers.ts'\n\nexport const ${constant}: HandlersOf<'${noun}'> = {\n${empty}}\n`,
    )
    return
  }
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n}')
  writeFileSync(file, `${text.slice(0, end)}\n\n${empty.trimEnd()}${text.slice(end)}`)
}
