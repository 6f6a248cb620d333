import { eachSchema } from './walk.js'

const VERBS =
  /^(list|get|create|update|delete|restore|save|unsave|like|share|preview|reset|rank|duplicate|launch|summarise|import|invite|export|signIn|signOut|accept|read|unread|upload|search|finish|renew|cancel|dismiss|pin|unpin|add|remove|test|erase|block|connect|undo|prepare)([A-Z][A-Za-z0-9]*)?$/

/** operationId = camelCase verb + noun, and no two that differ only in case (the reference links them in lower case). */
export function operationIdForm() {
  const seen = new Map()
  return {
    Paths: {
      Operation(operation, { report, location }) {
        const id = operation.operationId ?? ''
        const at = location.child('operationId')
        if (!VERBS.test(id))
          report({
            message: `${id || 'This operation'}: name it camelCase verb + noun, for example listMyPlaylists.`,
            location: at,
          })
        const twin = seen.get(id.toLowerCase())
        if (twin) report({ message: `${id} differs from ${twin} only in case.`, location: at })
        seen.set(id.toLowerCase(), id)
      },
    },
  }
}

/** Examples are what the mocks answer and what integrators read. */
export function examplesGiven() {
  function check(media, ctx, where) {
    for (const [type, value] of Object.entries(media ?? {}))
      if (type.endsWith('json') && !value.examples && !value.example)
        ctx.report({ message: `${where}: give an example of the ${type} body under examples.`, location: ctx.location })
  }
  return {
    RequestBody(body, ctx) {
      check(body.content, ctx, 'Request body')
    },
    Response(response, ctx) {
      check(response.content, ctx, `Response ${ctx.key}`)
    },
  }
}

/** A list without an end is a trap at ten million learners. */
export function listsPaged() {
  return {
    Paths: {
      Operation(operation, { report, location, resolve }) {
        const isList = /^(list|search)[A-Z]/.test(operation.operationId ?? '')
        const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name)
        const isPaged = names.includes('limit') && (names.includes('offset') || names.includes('start'))
        if (operation['x-unpaged'] && (!isList || isPaged))
          report({
            message: `${operation.operationId}: take out x-unpaged, it is needed no longer.`,
            location: location.child('x-unpaged'),
          })
        if (isList && !isPaged && !operation['x-unpaged'])
          report({
            message: `${operation.operationId}: a list takes limit and offset, or says in x-unpaged why it is always short.`,
            location: location.child('parameters'),
          })
      },
    },
  }
}

/** Lists that programs mirror are the large tables of admins, who look for what is at one of their ends. */
export function listsSorted() {
  return {
    Paths: {
      Operation(operation, { report, location, resolve }) {
        const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name)
        if (names.includes('updatedSince') && !(names.includes('column') && names.includes('order')))
          report({
            message: `${operation.operationId}: a list that takes updatedSince is a table of admins, so let it be sorted by column and order.`,
            location: location.child('parameters'),
          })
      },
    },
  }
}

/** Who pages by key goes on where the page ended, so what takes `after` answers `nextAfter`, and the other way round. */
export function keysAnswered() {
  return {
    Paths: {
      Operation(operation, { report, location, resolve }) {
        const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name)
        const answer = resolve(operation.responses?.['200'] ?? {}).node
        const schema = answer?.content?.['application/json']?.schema
        const { properties = {} } = (schema && resolve(schema).node) ?? {}
        if (properties.nextOffset && names.includes('after') !== 'nextAfter' in properties)
          report({
            message: `${operation.operationId}: a list that takes after answers nextAfter, and one that answers it takes it.`,
            location: location.child('parameters'),
          })
      },
    },
  }
}

/** A browser downloads by a plain link, which has no session where the page came from elsewhere. */
export function downloadsTicketed() {
  return {
    Paths: {
      Operation(operation, { report, location, resolve }) {
        const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name)
        if (names.includes('attachment') && !names.includes('sessionToken'))
          report({
            message: `${operation.operationId}: what can be saved as a file takes a sessionToken, as every download does.`,
            location: location.child('parameters'),
          })
      },
    },
  }
}

/** A program acts on codes, so every code has one meaning and stands where it can be answered. */
export function problemsKnown() {
  let known = {}
  const used = new Set()
  return {
    Root: {
      enter(root, { resolve }) {
        known = (root['x-problems']?.$ref ? resolve(root['x-problems']).node : root['x-problems']) ?? {}
      },
      leave(_root, { report, location }) {
        for (const code of Object.keys(known))
          if (!used.has(code))
            report({
              message: `No operation names the problem ${code}. Take it out of spec/common/problems.yaml.`,
              location: location.child('x-problems'),
            })
      },
    },
    Operation(operation, { report, location }) {
      for (const [index, code] of (operation['x-problems'] ?? []).entries()) {
        const say = (message) => report({ message, location: location.child(['x-problems', index]) })
        used.add(code)
        const statuses = [known[code]?.status ?? []].flat().map(String)
        if (statuses.length === 0)
          say(`${operation.operationId}: say in spec/common/problems.yaml what the problem ${code} is.`)
        else if (!statuses.some((status) => operation.responses?.[status]))
          say(
            `${operation.operationId}: the problem ${code} is answered with ${statuses.join(' or ')}. Declare that status.`,
          )
      }
    },
  }
}

/** Who sees that something was deleted and can come back has to see until when. */
export function restorablesTold() {
  const restorable = new Set()
  const seen = []
  return {
    Paths: {
      leave(_paths, { report, resolve }) {
        for (const { operation, location } of seen) {
          const { entity } = operation['x-resource']
          const schema = resolve(operation.responses?.['200'] ?? {}).node?.content?.['application/json']?.schema
          if (!restorable.has(entity) || !schema) continue
          const at = location.child(['responses', '200', 'content', 'application/json', 'schema'])
          eachSchema(schema, at, resolve, ({ properties = {} }, place) => {
            if (properties.isDeleted && !properties.restorableUntil)
              report({
                message: `${operation.operationId}: say in restorableUntil until when a deleted ${entity} can be restored.`,
                location: place,
              })
            // What stands inside, such as its author, is something else.
            return !properties.isDeleted
          })
        }
      },
      Operation(operation, { location }) {
        const { entity, does } = operation['x-resource'] ?? {}
        if (does === 'restore') restorable.add(entity)
        if (does === 'list' || does === 'get') seen.push({ operation, location })
      },
    },
  }
}
