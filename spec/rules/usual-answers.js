import { securityOf } from './access.js'
import { KEY_PARAMETER, KEY_PROBLEMS, takesKey } from './keys.js'
import { boundsManagers } from './managers.js'
import { needsVersion, VERSION_PARAMETER } from './versions.js'

/** The shared answer of each error status, which spec/common/responses holds. */
const SHARED = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'RequestTimeout',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  421: 'MisdirectedRequest',
  422: 'UnprocessableContent',
  428: 'PreconditionRequired',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
  507: 'InsufficientStorage',
}

/**
 * The errors that an operation can answer with by what it is: all calls, those that are not for anyone, those with a
 * body, with an id in the path, with If-Match, of a feature that can be off, and those with a problem of one status.
 */
export function usualStatuses(operation, { parameters, problems }) {
  const access = operation['x-access'] ?? {}
  const statuses = ['400', '421', '429', '500', '503']
  if (!(access.allow ?? []).includes('anyone')) statuses.push('401', '403')
  // Whoever changes something from another site with the session of a browser is refused, also where anyone may call.
  if (operation.requestBody) statuses.push('403', '408', '413', '415')
  if (access.feature || parameters.some((parameter) => parameter.in === 'path')) statuses.push('404')
  if (parameters.some((parameter) => parameter.name === 'If-Match')) statuses.push('412', '428')
  for (const code of operation['x-problems'] ?? []) {
    const { status } = problems[code] ?? {}
    if (typeof status === 'number') statuses.push(String(status))
  }
  return [...new Set(statuses)].filter((status) => SHARED[status])
}

/**
 * A manager who names another team, or a person of none of theirs, is told which of the two it was, and of a field that they
 * may not set so which it is; who has to prove again who they are is told that.
 */
function addUsualProblems(operation, ctx, isKeyed) {
  const rules = (operation['x-access']?.allow ?? []).filter(({ manager }) => manager === 'team' || manager === 'person')
  const names = new Set(rules.flatMap(({ of = {} }) => Object.keys(of)))
  const codes = [...names].filter((name) => name === 'team' || name === 'person').map((name) => `${name}-not-managed`)
  if (boundsManagers(operation, ctx)) codes.push('beyond-your-teams')
  if (operation['x-access']?.stepUp) codes.push('step-up-required')
  if (isKeyed) codes.push(...KEY_PROBLEMS)
  if (codes.length)
    operation['x-problems'] = [...new Set([...(operation['x-problems'] ?? []), ...codes])].sort((a, b) =>
      a.localeCompare(b),
    )
}

function addParameter(operation, $ref) {
  operation.parameters = [...(operation.parameters ?? []), { $ref }]
}

/** Adds to each operation the parameters and the errors that follow from what it is, so that its file names only what is special to it. */
export function addUsualAnswers() {
  let problems = {}
  let shared = []
  let address = ''
  return {
    Root(root, { resolve }) {
      problems = (root['x-problems']?.$ref ? resolve(root['x-problems']).node : root['x-problems']) ?? {}
    },
    Paths: {
      PathItem: {
        enter(item, { resolve, key }) {
          address = key
          shared = (item.parameters ?? []).map((parameter) => resolve(parameter).node ?? {})
        },
        Operation(operation, ctx) {
          const { report, resolve, location, key } = ctx
          if (!(operation['x-access']?.allow ?? ['anyone']).includes('anyone'))
            operation.security ??= securityOf(operation['x-access'])
          const own = (operation.parameters ?? []).map((parameter) => resolve(parameter).node ?? {})
          const isKeyed = takesKey(operation, key)
          addUsualProblems(operation, ctx, isKeyed)
          if (isKeyed) addParameter(operation, KEY_PARAMETER)
          if (needsVersion(operation, address, key)) {
            addParameter(operation, VERSION_PARAMETER)
            own.push({ name: 'If-Match' })
          }
          operation.responses ??= {}
          for (const status of usualStatuses(operation, { parameters: [...shared, ...own], problems })) {
            const $ref = `../../common/responses/${SHARED[status]}.yaml`
            if (operation.responses[status]?.$ref === $ref)
              report({
                message: `${operation.operationId}: take out ${status}, it is added by itself.`,
                location: location.child(['responses', status]),
              })
            operation.responses[status] ??= { $ref }
          }
        },
      },
    },
  }
}
