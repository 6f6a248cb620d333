import { eachSchema } from './walk.js'

/** What `x-manager` may say of a field; server/access/bounds.ts knows what each means. */
const BOUNDS = ['any', 'managedTeams', 'teamsOnly', 'inPlaylists', 'managedAudience', 'usableContent', 'ownFiles']

/** Fields that decide for whom something is, beside all that name something by its id. */
const DECIDES = ['audience', 'goal', 'onlyInPlaylists']

/** A manager may change what is their teams', so each field that names something says to what they may set it. */
export function managersBounded() {
  return {
    Paths: {
      Operation(operation, ctx) {
        if (!isForManagers(operation)) return
        const named = placesInBody(operation)
        eachField(operation, ctx, (name, { field, target, location, isTop }) => {
          const bound = field['x-manager']
          if (bound !== undefined && !BOUNDS.includes(bound))
            ctx.report({ message: `x-manager of ${name} is one of ${BOUNDS.join(', ')}.`, location })
          const isNamed = named.some((place) => (isTop ? place === name : place.endsWith(`/${name}`)))
          if (bound !== undefined || isNamed || !(isId(target) || DECIDES.includes(name))) return
          ctx.report({
            message: `Say in x-manager what a manager may set ${name} to: ${BOUNDS.join(', ')}. Or name its place in x-access.`,
            location,
          })
        })
      },
    },
  }
}

/** Whether the operation may refuse a field to a manager, so that it may answer with `beyond-your-teams`. */
export function boundsManagers(operation, ctx) {
  if (!isForManagers(operation)) return false
  let isBounded = placesInBody(operation).length > 0
  eachField(operation, ctx, (_name, { field }) => {
    if (field['x-manager'] && field['x-manager'] !== 'any') isBounded = true
  })
  return isBounded
}

const managersOf = ({ 'x-access': access }) => (access?.allow ?? []).filter((who) => who?.manager)

/** A member needs no rule for managers; what they may do with one thing is asked where it is done. */
function isForManagers(operation) {
  return managersOf(operation).length > 0 && !operation['x-access'].allow.includes('member')
}

/** The fields that a rule for managers looks at by itself; what names teams or people has codes of its own there. */
function placesInBody(operation) {
  const also = (operation['x-access'].also ?? []).flatMap(({ allow }) => allow ?? []).filter((who) => who?.manager)
  return [...managersOf(operation), ...also]
    .flatMap(({ of = {} }) => Object.values(of))
    .flatMap((place) => /^body\/([\w/]+)\??$/.exec(place)?.[1] ?? [])
}

const isId = (schema) => schema?.format === 'uuid'

/** Meets each field of the JSON body with the schema that it refers to, or that of its entries. */
function eachField(operation, { location, resolve }, meet) {
  const media = operation.requestBody?.content?.['application/json']
  if (!media?.schema) return
  const at = location.child(['requestBody', 'content', 'application/json', 'schema'])
  const top = new Set()
  eachSchema(media.schema, at, resolve, (schema, place) => {
    const isTop = top.size === 0 || top.has(schema)
    if (isTop) for (const part of partsOfSame(schema, place, resolve)) top.add(part)
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      meet(name, {
        field,
        target: targetOf(field, place, resolve),
        location: place.child(['properties', name]),
        isTop,
      })
  })
}

/** What else describes the very same object: the schema referred to and the branches, which the walk meets later. */
function partsOfSame(schema, place, resolve) {
  const referred = schema.$ref ? [resolve(schema, place.source.absoluteRef).node] : []
  return [schema, ...referred, ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => schema[key] ?? [])]
}

function targetOf(field, place, resolve) {
  const found = followed(field, place.source.absoluteRef, resolve)
  return found.node?.items ? followed(found.node.items, found.file, resolve).node : found.node
}

function followed(schema, file, resolve) {
  if (!schema?.$ref) return { node: schema, file }
  const { node, location } = resolve(schema, file)
  return { node, file: location?.source.absoluteRef ?? file }
}
