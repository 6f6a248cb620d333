import { type Contract, type LocatedOperation, type Parameter, type Schema } from './contract.ts'

/**
 * Fields whose text is a right by itself: whoever knows it, may. An address is one where it was made for somebody; pictures are
 * asked for with a session.
 */
const SECRET = /token|secret|password|credential|recovery|^(url|downloadUrl|convertedUrl|fileUrl|playerUrl)$/i

/**
 * Whether the answer of an operation may be compressed, of which somebody on the line sees the length: by trying words, they could
 * find out what else an answer holds (BREACH). So it may where a link cannot put words into it, and it holds no secret.
 * @returns the query parameters with which it may not, because they take any words; null where it never may
 */
export function packedUnless({ path, method, operation }: LocatedOperation, contract: Contract): string[] | null {
  const content = follow(operation.responses['200'] ?? {}, contract).content?.['application/json']
  const schema = (content as { schema?: Schema } | undefined)?.schema
  if (method !== 'get' || !schema || holdsSecret(schema, contract)) return null
  const shared = (contract.paths[path]?.['parameters'] ?? []) as Parameter[]
  const takesWords = [...shared, ...(operation.parameters ?? [])]
    .map((parameter) => follow(parameter, contract))
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .filter((parameter) => mayBeWords(parameter.schema ?? {}, contract))
  return takesWords.some((parameter) => parameter.in === 'path') ? null : takesWords.map(({ name }) => name)
}

function holdsSecret(schema: Schema, contract: Contract, seen = new Set<Schema>()): boolean {
  const whole = follow(schema, contract)
  if (seen.has(whole)) return false
  seen.add(whole)
  if (whole.format === 'password') return true
  const fields = Object.entries(whole.properties ?? {})
  return (
    fields.some(([name, field]) => SECRET.test(name) && mayBeWords(field, contract)) ||
    [...fields.map(([, field]) => field), ...partsOf(whole)].some((part) => holdsSecret(part, contract, seen))
  )
}

/** Whether it can be any text: not one of a few words, a date or an identifier. */
function mayBeWords(schema: Schema, contract: Contract): boolean {
  const whole = follow(schema, contract)
  const parts = partsOf(whole)
  if (parts.length > 0) return parts.some((part) => mayBeWords(part, contract))
  const isText = whole.type === undefined || [whole.type].flat().includes('string')
  const isBound = whole.enum !== undefined || ['uuid', 'date', 'date-time'].includes(whole.format ?? '')
  return isText && !isBound && !('const' in whole)
}

function partsOf({ items, allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...(items ? [items] : []), ...allOf, ...anyOf, ...oneOf]
}

function follow<Part extends object>(part: Part, contract: Contract): Part {
  const [, , kind = '', name = ''] = String((part as { $ref?: string }).$ref ?? '').split('/')
  if (!name) return part
  const components = contract.components as unknown as Record<string, Record<string, Part>>
  return follow(components[kind]![name]!, contract)
}
