import { join } from 'node:path'
import { operationsOf, type Contract, type Operation, type Schema } from './contract.ts'
import { HEADER } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** What a form is told of a property; the shape is `Limits` of client/ui/form/limits.ts. */
interface Limits extends Partial<Record<(typeof BOUNDS)[number], string | number>> {
  type?: string
  required?: true
  nullable?: true
  items?: Limits
  properties?: Record<string, Limits>
}

/** Keywords that are handed on as they are. */
const BOUNDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
] as const satisfies (keyof Schema)[]

/**
 * Writes what the contract says of the JSON body of each operation, for the forms of the client. A file an operation,
 * so that a screen loads those of its own forms alone. @param folder of the generated client
 */
export function writeBodies(contract: Contract, folder: string): void {
  for (const { operation } of operationsOf(contract)) {
    const body = bodyOf(operation, contract)
    if (body) writeIfChanged(join(folder, `bodies/${operation.operationId}.ts`), moduleOf(operation.operationId, body))
  }
}

function moduleOf(id: string, body: Record<string, Limits>): string {
  return `${HEADER}import type { Body } from '../../../client/ui/form/limits.ts'

export const ${id}Body = ${JSON.stringify(body, null, 2)} satisfies Body
`
}

/** The properties of a JSON body, or of each entry of one that is a list; null where it has none, such as a choice of shapes. */
export function bodyOf({ requestBody }: Operation, contract: Contract): Record<string, Limits> | null {
  const media = requestBody?.content['application/json'] as { schema?: Schema } | undefined
  const { properties, items }: Limits = media?.schema ? limitsOf(media.schema, contract, []) : {}
  return properties ?? items?.properties ?? null
}

/** @param above the named schemas that this one is a part of, so that one that holds itself comes to an end */
function limitsOf(given: Schema, contract: Contract, above: string[]): Limits {
  const names = [...above, ...(given.$ref ? [given.$ref] : [])]
  const schema = joined(given, contract)
  const types = [schema.type ?? []].flat()
  const type = types.find((each) => each !== 'null')
  const limits: Limits = {}
  // Most are texts, which need not be said.
  if (type !== 'string' && type !== undefined) limits.type = type
  if (types.includes('null')) limits.nullable = true
  for (const bound of BOUNDS) if (schema[bound] !== undefined) limits[bound] = schema[bound]
  const isOpen = (part: Schema) => !part.$ref || !names.includes(part.$ref)
  if (schema.items && isOpen(schema.items))
    limits.items = { ...limitsOf(schema.items, contract, names), required: true }
  if (schema.properties)
    limits.properties = Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([, part]) => isOpen(part))
        .map(([name, part]) => [name, propertyOf(limitsOf(part, contract, names), schema.required?.includes(name))]),
    )
  return limits
}

function propertyOf(limits: Limits, isRequired = false): Limits {
  return isRequired ? { ...limits, required: true } : limits
}

/** A schema with all that it refers to and is put together from. */
function joined({ $ref, allOf = [], ...own }: Schema, contract: Contract): Schema {
  const named = $ref ? [contract.components.schemas[$ref.split('/').at(-1)!]!] : []
  return [...named, ...allOf]
    .map((part) => joined(part, contract))
    .reduce<Schema>((all, part) => merged(part, all), own)
}

/** What stands nearer wins; properties and what is required add up. */
function merged(far: Schema, near: Schema): Schema {
  const required = [...new Set([...(far.required ?? []), ...(near.required ?? [])])]
  const properties = { ...far.properties, ...near.properties }
  return {
    ...far,
    ...near,
    ...(required.length && { required }),
    ...(Object.keys(properties).length && { properties }),
  }
}
