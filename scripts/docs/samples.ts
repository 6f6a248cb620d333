import { resolve, isRecord } from './contract.ts'
import type { Call, Contract } from './contract.ts'

/** One way to make a call, as the reference shows it. */
export interface Sample {
  lang: 'Shell' | 'TypeScript' | 'Python'
  label: string
  source: string
}

interface Parameter {
  name: string
  in: string
  required: boolean
  /** Something that fits. */
  value: unknown
}

interface Request {
  call: Call
  parameters: Parameter[]
  /** Undefined where there is none. */
  body: { type: string; example: unknown } | undefined
  /** Whether no token will do. */
  isForSessions: boolean
  isForAnyone: boolean
}

/** The version in a sample: whoever copies it has to look theirs up. */
const VERSION = '"the ETag that you got"'

/** How to make a call with curl, with the SDK and from Python. */
export function samplesOf(contract: Contract, call: Call): Sample[] {
  const request = requestOf(contract, call)
  return [
    { lang: 'Shell', label: 'curl', source: inCurl(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: inTypeScript(request) },
    { lang: 'Python', label: 'Python', source: inPython(request) },
  ]
}

function requestOf(contract: Contract, call: Call): Request {
  const { operation, path } = call
  const shared = (contract.paths[path] as unknown as { parameters?: unknown[] }).parameters ?? []
  const parameters = [...shared, ...(operation.parameters ?? [])]
    .map((each) => parameterOf(contract, resolve(contract, each)))
    .filter((each) => each.required)
  const content = resolve(contract, resolve(contract, operation.requestBody)['content'])
  const [type] = Object.keys(content)
  const security = operation.security ?? contract.security ?? []
  return {
    call,
    parameters,
    body: type ? { type, example: exampleIn(contract, resolve(contract, content[type])) } : undefined,
    isForSessions: security.length > 0 && !security.some((way) => 'token' in way),
    isForAnyone: operation['x-access'].allow.includes('anyone'),
  }
}

function parameterOf(contract: Contract, parameter: Record<string, unknown>): Parameter {
  const schema = resolve(contract, parameter['schema'])
  const name = String(parameter['name'])
  return {
    name,
    in: String(parameter['in']),
    required: parameter['required'] === true,
    value: name === 'If-Match' ? VERSION : (parameter['example'] ?? valueOf(contract, schema)),
  }
}

/** The example of a schema, or something that it lets pass. */
function valueOf(contract: Contract, schema: Record<string, unknown>): unknown {
  if (schema['example'] !== undefined) return schema['example']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if (schema['items']) return [valueOf(contract, resolve(contract, schema['items']))]
  if (schema['format'] === 'uuid') return '0199d3a0-0000-7000-8000-000000010001'
  if (schema['type'] === 'integer') return schema['minimum'] ?? 1
  return schema['type'] === 'boolean' ? true : 'text'
}

function exampleIn(contract: Contract, media: Record<string, unknown>): unknown {
  if (media['example'] !== undefined) return media['example']
  const [first] = Object.values(resolve(contract, media['examples']))
  return resolve(contract, first)['value'] ?? {}
}

const isJson = (type: string) => type.endsWith('json')

function addressOf({ call, parameters }: Request): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((each) => each.name === name)?.value)),
  )
  const query = parameters
    .filter((each) => each.in === 'query')
    .flatMap(({ name, value }) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
  return `/api${path}${query.length ? `?${query.join('&')}` : ''}`
}

const headersOf = ({ parameters }: Request) => parameters.filter((each) => each.in === 'header')

function inCurl(request: Request): string {
  const { call, body, isForSessions, isForAnyone } = request
  const lines = [`curl --fail-with-body "$HUB${addressOf(request)}"`]
  if (call.method !== 'GET' && !(call.method === 'POST' && body)) lines.push(`--request ${call.method}`)
  // What comes by a form, and so without a type, would be taken for one of another site.
  if (call.method === 'POST' && !body) lines.push(`--header "Idempotency-Key: $(uuidgen)"`)
  if (call.operation['x-rate'] === 'sign-in' && isForAnyone) lines.push('--cookie-jar cookies.txt')
  if (isForSessions) lines.push('--cookie cookies.txt')
  else if (!isForAnyone) lines.push('--header "Authorization: Bearer $HUB_TOKEN"')
  for (const { name, value } of headersOf(request)) lines.push(`--header ${quoted(`${name}: ${String(value)}`)}`)
  if (body) lines.push(`--header ${quoted(`Content-Type: ${body.type}`)}`)
  if (body) lines.push(isJson(body.type) ? `--data ${quoted(JSON.stringify(body.example))}` : '--data-binary @file')
  return lines.join(' \\\n  ')
}

/** In a shell, one text. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function inTypeScript(request: Request): string {
  const { call, parameters, body, isForSessions, isForAnyone } = request
  const places = Map.groupBy(parameters, (each) => each.in)
  const params = Object.fromEntries(
    [...places].map(([place, each]) => [place, Object.fromEntries(each.map(({ name, value }) => [name, value]))]),
  )
  const init = [...(parameters.length ? [`params: ${literal(params)}`] : []), ...(body ? [bodyInTypeScript(body)] : [])]
  const options = isForSessions
    ? '{ origin: location.origin }'
    : `{ origin: process.env.HUB!${isForAnyone ? '' : ', token: process.env.HUB_TOKEN!'} }`
  const given = init.length ? `, {\n${init.map((each) => indented(each, '  ')).join(',\n')},\n}` : ''
  return [
    "import { createHub, unwrap } from '@learning-hub/sdk'",
    '',
    ...(isForSessions ? ['// On a page of the hub itself, whose session the browser sends along.'] : []),
    `const hub = createHub(${options})`,
    `const answer = unwrap(await hub.${call.method}(${literal(call.path)}${given}))`,
  ].join('\n')
}

function bodyInTypeScript({ type, example }: NonNullable<Request['body']>): string {
  if (isJson(type)) return `body: ${literal(example)}`
  return `body: new Blob(['what the file holds']),\nbodySerializer: (file: Blob) => file,\nheaders: { 'Content-Type': ${literal(type)} }`
}

const indented = (text: string, by: string) => text.replaceAll(/^/gm, by)

/** A value as TypeScript writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${value
      .replaceAll('\\', '\\\\')
      .replaceAll("'", String.raw`\'`)
      .replaceAll('\n', String.raw`\n`)}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).map(
    ([key, each]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(each)}`,
  )
  return fields.length ? `{ ${fields.join(', ')} }` : '{}'
}

function inPython(request: Request): string {
  const { call, body, isForSessions, isForAnyone } = request
  const headers = [
    ...(isForSessions || isForAnyone ? [] : [`"Authorization": f"Bearer {os.environ['HUB_TOKEN']}"`]),
    ...(call.method === 'POST' && !body ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...headersOf(request).map(({ name, value }) => `${JSON.stringify(name)}: ${inPythonWords(String(value))}`),
    ...(body && !isJson(body.type) ? [`"Content-Type": ${JSON.stringify(body.type)}`] : []),
  ]
  const given = [
    `os.environ["HUB"] + ${JSON.stringify(addressOf(request))}`,
    ...(headers.length ? [`headers={${headers.join(', ')}}`] : []),
    ...(isForSessions ? ['cookies=session_cookies'] : []),
    ...(body ? [isJson(body.type) ? `json=${inPythonWords(body.example)}` : 'data=open("file", "rb")'] : []),
  ]
  const modules = call.method === 'POST' && !body ? 'import os, uuid' : 'import os'
  return [
    modules,
    'import requests',
    '',
    ...(isForSessions ? ['# session_cookies: those of the answer to signIn; no token can make this call.'] : []),
    `answer = requests.${call.method.toLowerCase()}(`,
    ...given.map((each) => `    ${each},`),
    ')',
    'answer.raise_for_status()',
  ].join('\n')
}

/** A value as Python writes it. */
function inPythonWords(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(inPythonWords).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${inPythonWords(each)}`)
    .join(', ')}}`
}
