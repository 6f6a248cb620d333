import type { Contract, Operation, Schema } from './contract.ts'

interface BoundedField {
  at: string
  bound: string
}

/** The fields of an operation's JSON body whose `x-manager` bounds what a manager may set, each place once. */
export function boundsOf({ requestBody, ...operation }: Operation, contract: Contract): BoundedField[] {
  const media = requestBody?.content['application/json'] as { schema?: Schema } | undefined
  if (!media?.schema || !isForManagers(operation['x-access'])) return []
  const found = boundsIn(media.schema, { at: '', above: [], contract })
  return [...new Map(found.map((field) => [field.at, field])).values()]
}

/** Several operations share a schema of fields, and managers may not call all of them. */
function isForManagers(access: unknown): boolean {
  const { allow = [] } = (access ?? {}) as { allow?: unknown[] }
  return allow.some((who) => typeof who === 'object' && who !== null && 'manager' in who)
}

interface Walk {
  at: string
  /** The named schemas that hold this one, so that one that holds itself comes to an end. */
  above: readonly string[]
  contract: Contract
}

function boundsIn(schema: Schema, walk: Walk): BoundedField[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [], items, properties = {} } = schema
  const named = $ref && !walk.above.includes($ref) ? boundsIn(schemaAt($ref, walk), inside($ref, walk)) : []
  const parts = [...allOf, ...oneOf, ...anyOf].flatMap((part) => boundsIn(part, walk))
  const entries = items ? boundsIn(items, { ...walk, at: `${walk.at}/*` }) : []
  const fields = Object.entries(properties).flatMap(([name, part]) => {
    const at = `${walk.at}/${name}`
    const bound = part['x-manager']
    return [...(bound && bound !== 'any' ? [{ at, bound }] : []), ...boundsIn(part, { ...walk, at })]
  })
  return [...named, ...parts, ...entries, ...fields]
}

const schemaAt = (ref: string, { contract }: Walk) => contract.components.schemas[ref.split('/').at(-1)!]!
const inside = (ref: string, walk: Walk) => ({ ...walk, above: [...walk.above, ref] })
