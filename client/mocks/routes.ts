import { operations, type OperationId } from '../../generated/server/operations.ts'

/** Finds the operation of a call, as the hub's router does. */

interface Route {
  id: OperationId
  method: string
  segments: string[]
}

const isParameter = (segment: string) => segment.startsWith('{')

/** What is written out comes before a parameter, so `/users/audit` is never taken for `/users/{userId}`. */
const routes: Route[] = Object.entries(operations)
  .map(([id, { method, path }]) => ({ id: id as OperationId, method: method as string, segments: segmentsOf(path) }))
  .sort((a, b) => orderOf(a).localeCompare(orderOf(b)))

function orderOf({ segments }: Route): string {
  return segments.map((segment) => (isParameter(segment) ? 1 : 0)).join('')
}

/** What a URL leads to: an operation with its path parameters, or the methods that it takes instead. */
export type Found = { id: OperationId; params: Record<string, string> } | { allowed: string[] }

/** @param path below /api; whether it ends in a slash makes no difference */
export function findOperation(method: string, path: string): Found {
  const segments = segmentsOf(path).map(decoded)
  const fitting = routes.filter((route) => fits(route, segments))
  const route = fitting.find((one) => one.method === method)
  if (!route) return { allowed: fitting.map((one) => one.method) }
  const params = route.segments.flatMap((segment, index) =>
    isParameter(segment) ? [[segment.slice(1, -1), segments[index]!]] : [],
  )
  return { id: route.id, params: Object.fromEntries(params) as Record<string, string> }
}

function fits({ segments }: Route, given: string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, index) => isParameter(segment) || segment === given[index])
  )
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** A lone percent sign stays as it is, and fits no parameter. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
