import { eachSchema } from './walk.js'

/** What a caller sends by mistake is refused, not dropped, however deep in the body it stands. */
export function requestBodiesClosed() {
  return {
    Paths: {
      RequestBody: {
        MediaType(media, { report, location, resolve, key }) {
          if (!String(key).endsWith('json')) return
          eachSchema(media.schema, location.child('schema'), resolve, (schema, at, isShared) => {
            if (!isShared && isOpen(schema))
              report({ message: `Close this object of the request body with ${closing(schema)}.`, location: at })
          })
        },
      },
    },
  }
}

/** A union is closed by its branches; a map says in additionalProperties what its values are. */
function isOpen(schema) {
  if (![schema.type].flat().includes('object') || schema.oneOf || schema.anyOf) return false
  const rest = schema.unevaluatedProperties ?? (schema.allOf ? undefined : schema.additionalProperties)
  return rest === undefined || rest === true
}

/** additionalProperties does not see the fields that come from an allOf. */
function closing(schema) {
  return schema.allOf ? 'unevaluatedProperties: false' : 'additionalProperties: false'
}

/** The binding to Fastify lets an operation's query parameters replace the path's, so a required one would go unchecked. */
export function pathLevelParams() {
  return {
    PathItem(item, { report, location, resolve }) {
      for (const [index, parameter] of (item.parameters ?? []).entries()) {
        const { name, in: place } = resolve(parameter).node ?? {}
        if (place !== 'path')
          report({
            message: `Move the ${place} parameter ${name} into each operation: only parameters with in: path stand at path level.`,
            location: location.child(['parameters', index]),
          })
      }
    },
  }
}

/** Ajv fills in no default of a union's branch, because it cannot know the branch yet; a discriminator tells it. */
export function noDefaultInBranches() {
  const check = (schema, location, { report, resolve }) =>
    eachSchema(schema, location, resolve, (union, at) => {
      if (union.discriminator) return
      for (const key of ['oneOf', 'anyOf'])
        for (const [index, branch] of (union[key] ?? []).entries())
          for (const found of defaultsIn(branch, at.child([key, index]), resolve))
            report({
              message: `Take out this default: inside ${key} it is never filled in, unless a discriminator names the branch.`,
              location: found,
            })
    })
  return {
    RequestBody: {
      MediaType(media, ctx) {
        check(media.schema, ctx.location.child('schema'), ctx)
      },
    },
    Parameter(parameter, ctx) {
      check(parameter.schema, ctx.location.child('schema'), ctx)
    },
  }
}

/** A union inside the branch is left to its own turn. */
function defaultsIn(branch, location, resolve) {
  const found = []
  eachSchema(branch, location, resolve, (schema, at) => {
    if (schema.default !== undefined) found.push(at.child('default'))
    return !schema.oneOf && !schema.anyOf
  })
  return found
}
