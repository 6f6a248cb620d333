import { eachSchema } from './walk.js'

const READS = ['list', 'get', 'report']
const CHANGES = ['create', 'duplicate', 'update', 'delete', 'restore', 'act']
const KEYS = ['entity', 'does', 'id', 'sets', 'affects']
/** What these verbs say in a name, they say in x-resource. */
const SAID_BY_NAME = /^(create|duplicate|delete|restore)(?=[A-Z])/
const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head']

/** Whether a call changes nothing, by what it says in x-resource. */
export const readOnly = (resource) => READS.includes(resource?.does)

/** The mock hub, the client's cache, the laws and the changelog act on what an operation does to which entity. */
export function resourceStated() {
  /** @type {{ entities: object, fields: Map<string, Set<string>>, sets: Record<string, any>[] }} */
  const seen = { entities: {}, fields: new Map(), sets: [] }
  return {
    Root: {
      enter(root, { resolve }) {
        seen.entities = (root['x-entities']?.$ref ? resolve(root['x-entities']).node : root['x-entities']) ?? {}
      },
      leave(_root, { report, location }) {
        for (const message of entityFaults(seen)) report({ message, location: location.child('x-entities') })
        for (const { operationId, entity, field, at } of seen.sets)
          if (!seen.fields.get(entity)?.has(field))
            report({ message: `${operationId}: no answer about ${entity} has a field ${field}.`, location: at })
      },
    },
    Paths: {
      PathItem(item, { report, location, resolve }) {
        for (const method of METHODS) {
          const operation = item[method]
          if (!operation) continue
          const at = location.child([method, 'x-resource'])
          const given = namesGiven(item, operation, location.child(method), resolve)
          for (const fault of resourceFaults(operation, method, seen.entities, given))
            report({ message: `${operation.operationId}: ${fault}`, location: at })
          remember(seen, operation, location.child(method), resolve)
        }
      },
    },
  }
}

function resourceFaults(operation, method, entities, given) {
  const resource = operation['x-resource']
  if (!resource) return ['say in x-resource what it does to which entity, for example { entity: Topic, does: update }.']
  const { entity, does, id, sets, affects } = resource
  const faults = Object.keys(resource)
    .filter((key) => !KEYS.includes(key))
    .map((key) => `x-resource knows no ${key}; it knows ${KEYS.join(', ')}.`)
  const named = [entity, ...(affects === 'all' ? [] : (affects ?? []))]
  for (const name of named) if (!entities[name]) faults.push(`there is no entity ${name} in spec/common/entities.yaml.`)
  if (![...READS, ...CHANGES].includes(does))
    faults.push(`x-resource.does is one of ${[...READS, ...CHANGES].join(', ')}.`)
  const verb = SAID_BY_NAME.exec(operation.operationId ?? '')?.[1]
  if (verb && does !== verb && does !== 'act') faults.push(`it says ${verb} in its name and ${does} in x-resource.`)
  const isRead = READS.includes(does)
  if (isRead && (sets || affects)) faults.push('what only reads sets nothing and affects nothing.')
  if (isRead && does !== 'report' && method !== 'get' && method !== 'head') faults.push(`a ${does} is a GET or a HEAD.`)
  if (CHANGES.includes(does) && entities[entity]) faults.push(...idFaults(does, id, entities[entity], given))
  return faults
}

/** Which one is changed must be known: by the path, or by what `id` names. */
function idFaults(does, id, entity, given) {
  if (id && id !== 'all') return given.has(id) ? [] : [`it takes no ${id} that could be the id.`]
  if (id || does === 'create' || !entity.id) return []
  const isInPath = [entity.id].flat().every((name) => given.has(name)) || given.has('id')
  return isInPath ? [] : [`say in x-resource.id which parameter or field names what it changes, or that it is all.`]
}

function entityFaults({ entities, fields }) {
  return Object.entries(entities).flatMap(([name, { shows = [], holds = [], log, loggedAs }]) => [
    ...(fields.has(name) ? [] : [`No operation is about ${name}. Take it out of spec/common/entities.yaml.`]),
    ...[...shows, ...holds, ...(log ? [log] : []), ...(loggedAs ? [loggedAs] : [])]
      .filter((other) => !entities[other])
      .map((other) => `${name} names ${other}, which is no entity.`),
  ])
}

/** The parameters of a call and the fields of its body. */
function namesGiven(item, operation, location, resolve) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  const names = new Set(parameters.map((parameter) => resolve(parameter).node?.name))
  const body = at(operation, location, 'requestBody', resolve)
  for (const [type, media] of Object.entries(body.node?.content ?? {}))
    addFields(names, media.schema, body.location.child(['content', type, 'schema']), resolve)
  return names
}

/** Keeps which fields the answers about an entity have, and which fields are set. */
function remember({ entities, fields, sets }, operation, location, resolve) {
  const { entity, sets: values = {} } = operation['x-resource'] ?? {}
  if (!entities[entity]) return
  const known = fields.get(entity) ?? new Set(Object.keys(entities[entity].spelled ?? {}))
  fields.set(entity, known)
  const answer = at(operation.responses ?? {}, location.child('responses'), '200', resolve)
  for (const [type, media] of Object.entries(answer.node?.content ?? {}))
    if (type.endsWith('json'))
      addFields(known, media.schema, answer.location.child(['content', type, 'schema']), resolve)
  for (const field of Object.keys(values))
    sets.push({ operationId: operation.operationId, entity, field, at: location.child(['x-resource', 'sets', field]) })
}

function at(parent, location, key, resolve) {
  const node = parent[key]
  if (!node?.$ref) return { node, location: location.child(key) }
  return resolve(node, location.source.absoluteRef)
}

function addFields(names, schema, location, resolve) {
  eachSchema(schema, location, resolve, ({ properties }) => {
    for (const name of Object.keys(properties ?? {})) names.add(name)
  })
}
