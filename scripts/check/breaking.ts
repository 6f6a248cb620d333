import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, type Contract, type Operation } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import { git, type Findings } from './steps.ts'

const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

/** Compares the contract with the one of the last commit: what breaks a caller needs a new major version. */
export function checkBreaking(): Findings {
  const now = readFileSync(BUNDLE, 'utf8')
  const before = lastContract(now)
  return before === null ? [] : findBreaking(before, now)
}

/** @param before,now two bundles as JSON text */
export function findBreaking(before: string, now: string): Findings {
  const [old, next] = [JSON.parse(before) as Contract, JSON.parse(now) as Contract]
  if (majorOf(old) !== majorOf(next)) return []
  return [...differences(before, now), ...accessChanges(old, next)]
}

/** The committed bundle, or the one before it when nothing has changed since. */
function lastContract(now: string): string | null {
  const show = (revision: string) => {
    try {
      return git('show', `${revision}:generated/openapi.json`)
    } catch {
      return null
    }
  }
  const committed = show('HEAD')
  return committed === now ? show('HEAD~1') : committed
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
    return was === undefined || was === is
      ? []
      : [
          `${operation.operationId} may be called by others than before (${was} is now ${is}). Raise the major of info.version in spec/openapi.yaml.`,
        ]
  })
}

/** What of x-access a caller meets; risk and audit only tell the server what to look out for. */
function whoMayCall(operation: Operation): string {
  const { allow, feature, object } = operation['x-access'] as Record<string, unknown>
  return JSON.stringify({ allow, feature, object })
}
