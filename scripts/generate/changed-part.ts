import { isDeepStrictEqual } from 'node:util'
import { operationsOf, type Contract, type LocatedOperation } from './contract.ts'

/**
 * The contract with nothing but those operations that were added or say something else than before, themselves or in what
 * they refer to, and with the components that these refer to. Null where one is gone, so that nothing may stay that was made of it.
 */
export function changedPart(before: Contract, now: Contract): Contract | null {
  const known = new Map(operationsOf(before).map((each) => [each.operation.operationId, each]))
  const operations = operationsOf(now)
  if (operations.filter(({ operation }) => known.has(operation.operationId)).length < known.size) return null
  const changed = new Set(
    namesOf(now).filter((name) => !isDeepStrictEqual(component(before, name), component(now, name))),
  )
  const isChanged = (each: LocatedOperation) =>
    !isDeepStrictEqual(known.get(each.operation.operationId), each) || !reached(now, each).isDisjointFrom(changed)
  return partOf(now, operations.filter(isChanged))
}

/** The contract with nothing but some of its operations, and the components that these refer to. */
export function partOf(contract: Contract, operations: readonly LocatedOperation[]): Contract {
  const paths: Contract['paths'] = {}
  for (const { path, method, operation } of operations) {
    const { parameters } = contract.paths[path]!
    paths[path] = { ...paths[path], ...(parameters ? { parameters } : {}), [method]: operation }
  }
  const names = reached(contract, paths)
  const components = Object.entries(contract.components).map(([kind, all]) => [
    kind,
    kind === 'securitySchemes'
      ? all
      : Object.fromEntries(Object.entries(all).filter(([name]) => names.has(`${kind}/${name}`))),
  ])
  // What the hub sends by itself is no call.
  const { webhooks: _, ...calls } = contract
  return { ...calls, paths, components: Object.fromEntries(components) as Contract['components'] }
}

/** The components that something refers to, and what these refer to, as `schemas/Playlist`. */
function reached(contract: Contract, from: unknown): Set<string> {
  const names = new Set<string>()
  const follow = (value: unknown) => {
    for (const [, name] of JSON.stringify(value ?? null).matchAll(/"#\/components\/([^"]+)"/g)) {
      if (names.has(name!)) continue
      names.add(name!)
      follow(component(contract, name!))
    }
  }
  follow(from)
  return names
}

const namesOf = ({ components }: Contract) =>
  Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `${kind}/${name}`))

function component({ components }: Contract, name: string): unknown {
  const [kind, ...rest] = name.split('/')
  return components[kind as keyof Contract['components']]?.[rest.join('/')]
}
