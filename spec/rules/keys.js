import { readOnly } from './resources.js'

/** Beside spec/ for the linter, and what a bundle calls it. */
export const KEY_PARAMETER = '../../common/parameters/IdempotencyKey.yaml'
const NAME = 'Idempotency-Key'

/** The problems of a call that takes a key. */
export const KEY_PROBLEMS = ['idempotency-key-in-use', 'idempotency-key-limit-reached', 'idempotency-key-reused']

/**
 * Whether an operation takes an Idempotency-Key: every POST that changes something for somebody who is known. Signing in and
 * proving who one is are left out, since what they answer must not be had a second time; so is what says why in x-unkeyed.
 */
export function takesKey(operation, method) {
  return couldTakeKey(operation, method) && !operation['x-unkeyed']
}

function couldTakeKey({ 'x-access': access, 'x-rate': rate, 'x-resource': resource }, method) {
  if (method !== 'post' || rate === 'sign-in') return false
  return !readOnly(resource) && !(access?.allow ?? []).includes('anyone')
}

/** Whoever is cut off after a POST must be able to repeat it without doing the thing twice. */
export function keysTaken() {
  return {
    Paths: {
      PathItem(item, { report, location, resolve }) {
        for (const method of ['get', 'put', 'post', 'patch', 'delete', 'head']) {
          const operation = item[method]
          if (!operation) continue
          const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name)
          const at = location.child(method)
          if (takesKey(operation, method) && !names.includes(NAME))
            report({
              message: `${operation.operationId}: let it take an ${NAME}, or say in x-unkeyed why it is safe to repeat without one.`,
              location: at,
            })
          if (operation['x-unkeyed'] && !couldTakeKey(operation, method))
            report({
              message: `${operation.operationId}: take out x-unkeyed, it takes no key anyway.`,
              location: at.child('x-unkeyed'),
            })
        }
      },
    },
  }
}
