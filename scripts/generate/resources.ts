import { join } from 'node:path'
import { operationsOf, type Contract, type Operation } from './contract.ts'
import { HEADER, ROOT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** An entity of spec/common/entities.yaml. */
export interface Entity {
  id?: string | string[]
  shows?: string[]
  holds?: string[]
  spelled?: Record<string, string[]>
  /** Whether an admin who sees the hub as somebody sees it too. */
  seenAs?: true
  log?: string
  loggedAs?: string
}

/** The x-resource of an operation. */
export interface Resource {
  entity: string
  does: string
  id?: string
  sets?: Record<string, unknown>
  affects?: string[] | 'all'
}

/** Writes generated/resources.ts for the mock hub and the tests, and generated/client-resources.ts, which learners load. */
export function writeResources(contract: Contract): void {
  writeIfChanged(join(ROOT, 'generated/resources.ts'), resourcesModule(contract))
  writeIfChanged(join(ROOT, 'generated/client-resources.ts'), clientResourcesModule(contract))
}

/** The text of the first: what each operation does to which entity, and all that a change affects. */
export function resourcesModule(contract: Contract): string {
  const rows = operationsOf(contract).map(({ operation }) => {
    const row = { ...operation['x-resource']!, affects: affectedBy(operation, contract['x-entities']) }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  const entities = Object.entries(contract['x-entities']).map(
    // Who sees it as somebody else stands in the table of operations.
    ([name, { seenAs: _, ...entity }]) => `  ${name}: ${JSON.stringify(entity)},`,
  )
  return `${HEADER}import type { OperationId } from './server/operations.ts'

export type Does = 'list' | 'get' | 'report' | 'create' | 'duplicate' | 'update' | 'delete' | 'restore' | 'act'

export interface Resource {
  entity: Entity
  does: Does
  /** The parameter or field that names what changes, or \`all\`; otherwise the path does. */
  id?: string
  sets?: Record<string, unknown>
  /** Every entity whose answers a success may change: what shows it, what is named, and the list of changes. */
  affects: readonly Entity[] | 'all'
}

export interface EntityRow {
  id?: string | readonly string[]
  shows?: readonly Entity[]
  /** Of which entities its answers are made, where it is a view. */
  holds?: readonly Entity[]
  /** Other names of a field. */
  spelled?: Record<string, readonly string[]>
  log?: Entity
  /** What that list calls it, where it is a part of something else. */
  loggedAs?: Entity
}

export type Entity = ${Object.keys(contract['x-entities'])
    .map((name) => `'${name}'`)
    .join(' | ')}

export const entities: Readonly<Record<Entity, EntityRow>> = {
${entities.join('\n')}
}

export const resources: Record<OperationId, Resource> = {
${rows.join('\n')}
}
`
}

/**
 * The text of the second. A query's key is its path, so reads are found by their path, and by their name where they are
 * POSTs, such as previews; changes are found by their name. The entities are numbers, which keeps it small.
 */
export function clientResourcesModule(contract: Contract): string {
  const names = Object.keys(contract['x-entities'])
  const reads: Record<string, number> = {}
  const affects: Record<string, number[] | 'all'> = {}
  for (const { path, method, operation } of operationsOf(contract)) {
    const affected = affectedBy(operation, contract['x-entities'])
    const { entity, does } = operation['x-resource']!
    if (method === 'get') reads[readKey(path)] = names.indexOf(entity)
    else if (isRead(does)) reads[operation.operationId] = names.indexOf(entity)
    if (affected.length)
      affects[operation.operationId] = affected === 'all' ? 'all' : affected.map((name) => names.indexOf(name))
  }
  return `${HEADER}/** Which entity the answer of a path is about, or of a POST that only reads, as a number; \`*\` stands for a parameter. */
export const reads: Readonly<Record<string, number>> = ${JSON.stringify(reads)}

/** The entities whose answers a success of the operation may change. */
export const affects: Readonly<Record<string, readonly number[] | 'all'>> = ${JSON.stringify(affects)}
`
}

const isRead = (does: string) => ['list', 'get', 'report'].includes(does)
const readKey = (path: string) => path.replaceAll(/\{\w+\}/g, '*').replaceAll(/^\/|\/$/g, '')

/** The entity and what shows it (one step), what is named, and the list of changes that an audited operation writes to. */
export function affectedBy(operation: Operation, entities: Record<string, Entity>): string[] | 'all' {
  const { entity, does, affects = [] } = operation['x-resource']!
  if (isRead(does)) return []
  if (affects === 'all') return 'all'
  const showing = Object.keys(entities).filter((name) => entities[name]!.shows?.includes(entity))
  const { audit } = operation['x-access'] as { audit?: string }
  const { log } = entities[entity]!
  return [...new Set([entity, ...affects, ...showing, ...(audit && log ? [log] : [])])].toSorted()
}
