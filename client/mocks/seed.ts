import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { MediaType } from '../../server/contract/document.ts'
import { entities, resources, type Entity } from '../../generated/resources.ts'
import { operationOf, parametersOf, resolved } from './input.ts'
import { addItem, keyOf, kindFor, type Fields, type Records } from './records.ts'

/** The records that the examples of the contract tell of, put together from all answers that show them. */
export function exampleRecords(): Records {
  const records: Records = new Map()
  for (const id of Object.keys(operations) as OperationId[]) {
    const { entity, does } = resources[id]
    if (does !== 'list' && does !== 'get') continue
    const scope = does === 'list' ? examplePath(id) : {}
    for (const example of examplesOf(id))
      for (const fields of does === 'list' ? listIn(example) : [example])
        addExample(records, id, entity, { fields, scope })
  }
  return records
}

function addExample(
  records: Records,
  id: OperationId,
  entity: Entity,
  { fields, scope }: { fields: Fields; scope: Fields },
) {
  const kind = kindFor(entity, fields)
  const path = examplePath(id)
  // A thing stands once in each playlist, so there it is told by both.
  const key =
    kind === 'PlaylistItem' ? `${String(path['playlistId'])}.${String(fields['id'])}` : keyOf(kind, fields, path)
  // The status of an asset, for one, does not say whose it is.
  if (key === '' && entities[kind].id !== undefined) return
  const item = addItem(records, kind, key, { fields: structuredClone(fields), scope })
  item.isDeleted = fields['isDeleted'] === true || fields['is_deleted'] === true
}

/** The path parameters of the examples. */
function examplePath(id: OperationId): Fields {
  const inPath = parametersOf(id).filter((parameter) => parameter.in === 'path')
  return Object.fromEntries(inPath.map(({ name, example, schema }) => [name, example ?? resolved(schema).example]))
}

/** Every example of the answer of a read. */
export function examplesOf(id: OperationId): Fields[] {
  const { content = {} } = resolved(operationOf(id).responses['200'] ?? {})
  const media: MediaType | undefined = content['application/json']
  if (!media) return []
  const examples = Object.values(media.examples ?? {}).map((each) => resolved(each).value)
  return (examples.length ? examples : [media.schema && resolved(media.schema).example]).filter(Boolean) as Fields[]
}

/** The items of a page; the field that holds them goes by several names. */
export function listIn(page: Fields): Fields[] {
  const [items] = Object.values(page).filter(Array.isArray)
  return (items ?? []) as Fields[]
}
