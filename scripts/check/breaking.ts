import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, type Contract, type Operation, type Schema } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import { lastCommitted } from './last-committed.ts'
import type { Findings } from './steps.ts'

const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

/** Compares the contract with the one of the last commit: what breaks a caller needs a new major version. */
export function checkBreaking(): Findings {
  const now = readFileSync(BUNDLE, 'utf8')
  const before = lastCommitted('generated/openapi.json')
  return before === null ? [] : findBreaking(before, now)
}

/** @param before,now two bundles as JSON text */
export function findBreaking(before: string, now: string): Findings {
  const [old, next] = [JSON.parse(before) as Contract, JSON.parse(now) as Contract]
  if (majorOf(old) !== majorOf(next)) return []
  leaveOutUnbuilt(old, next)
  return [...differences(JSON.stringify(flattened(old)), JSON.stringify(flattened(next))), ...accessChanges(old, next)]
}

/** Nobody calls what answered 501, so until it is built it may still change. */
function leaveOutUnbuilt(before: Contract, now: Contract): void {
  for (const { path, method, operation } of operationsOf(before)) {
    if (!('501' in operation.responses)) continue
    delete before.paths[path]![method]
    delete now.paths[path]?.[method]
  }
}

/**
 * The contract with every allOf of objects put together, so that a shape that was only cut into parts compares as the
 * same: Redocly takes the fields that moved into a part for fields that are gone.
 */
function flattened(contract: Contract): Contract {
  const schemaAt = (ref: string) => contract.components.schemas[ref.split('/').at(-1)!]!
  const flat = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(flat)
    if (typeof node !== 'object' || node === null) return node
    const { allOf, unevaluatedProperties, ...rest } = node as Schema & Record<string, unknown>
    if (!allOf || !allOf.every((part) => isPlain(part.$ref ? schemaAt(part.$ref) : part)) || !isPlain(rest))
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, flat(value)]))
    const parts = [...allOf.map((part) => (part.$ref ? schemaAt(part.$ref) : part)), rest].map((part) =>
      flat(part),
    ) as Schema[]
    return {
      ...rest,
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
      required: [...new Set(parts.flatMap(({ required = [] }) => required))],
      ...(unevaluatedProperties === undefined ? {} : { additionalProperties: unevaluatedProperties }),
    }
  }
  return flat(contract) as Contract
}

/** Only fields and words; what chooses or excludes beside them cannot be put together by hand. */
function isPlain(schema: Schema): boolean {
  const words = [
    'type',
    'description',
    'example',
    'examples',
    'properties',
    'required',
    'additionalProperties',
    'allOf',
  ]
  return Object.keys(schema).every((key) => words.includes(key))
}

const majorOf = ({ info }: Contract) => info.version.split('.')[0]

function differences(before: string, now: string): Findings {
  const folder = mkdtempSync(join(tmpdir(), 'hub-diff-'))
  try {
    writeFileSync(join(folder, 'before.json'), before)
    writeFileSync(join(folder, 'now.json'), now)
    const args = [
      REDOCLY,
      'diff',
      join(folder, 'before.json'),
      join(folder, 'now.json'),
      '--config',
      join(ROOT, 'redocly.yaml'),
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
    if (status === 0) return []
    return [
      `The contract breaks its callers. Keep what they use, or raise the major of info.version in spec/openapi.yaml:\n${stdout}${stderr}`,
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Redocly takes every x- field for a patch, but who may call is part of what a caller relies on. */
function accessChanges(before: Contract, now: Contract): Findings {
  const old = new Map(operationsOf(before).map(({ operation }) => [operation.operationId, whoMayCall(operation)]))
  return operationsOf(now).flatMap(({ operation }) => {
    const was = old.get(operation.operationId)
    const is = whoMayCall(operation)
    if (!was || (was.limits === is.limits && was.callers.every((caller) => is.callers.includes(caller)))) return []
    return [
      `${operation.operationId} may no longer be called by all who could (${inWords(was)} is now ${inWords(is)}). Raise the major of info.version in spec/openapi.yaml.`,
    ]
  })
}

interface Callers {
  callers: string[]
  limits: string
}

/** What of x-access a caller meets; risk and audit only tell the server what to look out for. */
function whoMayCall(operation: Operation): Callers {
  const { allow, feature, object } = operation['x-access'] as { allow: unknown[]; feature?: string; object?: string }
  return { callers: allow.map(inOneWord), limits: JSON.stringify({ feature, object }) }
}

/** Who a manager is does not depend on what the rule looks for in the call: that is a matter of the object. */
function inOneWord(caller: unknown): string {
  const { manager, feature } = caller as { manager?: string; feature?: string }
  return JSON.stringify(manager ? { manager: true, feature } : caller)
}

const inWords = ({ callers, limits }: Callers) => `${callers.join(' or ')} ${limits}`
