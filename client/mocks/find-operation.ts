import { operations, type OperationId } from '../../generated/server/operations.ts'

/** What is written out comes before a parameter, so `/users/audit` is never taken for `/users/{userId}`. */
const routes = Object.entries(operations)
  .toSorted(([, a], [, b]) => (orderOf(a.path) < orderOf(b.path) ? -1 : 1))
  .map(([id, { method, path }]) => ({ id: id as OperationId, method: method as string, pattern: patternOf(path) }))

function orderOf(path: string): string {
  return path.replaceAll(/\/\{\w+\}/g, '1').replaceAll(/\/[^/1]+/g, '0')
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/*$`)
}

/** What a URL leads to: an operation with its path parameters, or the methods that it takes instead. */
export type Found = { id: OperationId; params: Record<string, string> } | { allowed: string[] }

/** As the hub's router does. @param path below /api; whether it ends in a slash makes no difference */
export function findOperation(method: string, path: string): Found {
  const fitting = routes.filter(({ pattern }) => pattern.test(path))
  const route = fitting.find((one) => one.method === method)
  if (!route) return { allowed: fitting.map((one) => one.method) }
  const params = Object.entries(route.pattern.exec(path)?.groups ?? {}).map(([name, text]) => [name, decoded(text)])
  return { id: route.id, params: Object.fromEntries(params) as Record<string, string> }
}

/** A lone percent sign stays as it is, and fits no parameter. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
