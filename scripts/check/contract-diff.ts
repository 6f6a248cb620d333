import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, type Contract } from '../generate/contract.ts'
import { ROOT } from '../generate/paths.ts'
import { flattened } from './flattened.ts'

/** A change that callers notice. */
export interface Break {
  /** The operation, or `all` for what belongs to none. */
  operation: string
  what: string
}

const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

interface Change {
  path: string
  impact: string
  verdicts: { impact: string; message: string }[]
}

/** What of a contract its callers can no longer rely on, by operation. */
export function breaksBetween(before: Contract, now: Contract): Break[] {
  const names = new Map(
    operationsOf(before).map(({ path, method, operation }) => [`${path} ${method}`, operation.operationId]),
  )
  return changesBetween(before, now).flatMap(({ path, verdicts }) => {
    const [, , at = '', method = '', ...rest] = path.split('/').map((part) => part.replaceAll('~1', '/'))
    const operations = path.startsWith('#/paths/') ? operationsAt(names, at, method) : ['all']
    const words = verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message)
    return operations.flatMap((operation) =>
      words.map((word) => ({ operation, what: [...rest, word.replace(/\.$/, '')].join(' ') })),
    )
  })
}

/** One operation, or all of a path that is changed as a whole. */
function operationsAt(names: ReadonlyMap<string, string>, path: string, method: string): string[] {
  const one = names.get(`${path} ${method}`)
  return one ? [one] : [...names].filter(([key]) => key.startsWith(`${path} `)).map(([, name]) => name)
}

function changesBetween(before: Contract, now: Contract): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'hub-diff-'))
  try {
    const [from, to, report] = [join(folder, 'before.json'), join(folder, 'now.json'), join(folder, 'report.json')]
    writeFileSync(from, JSON.stringify(flattened(before)))
    writeFileSync(to, JSON.stringify(flattened(now)))
    const options = ['--config', join(ROOT, 'redocly.yaml'), '--format', 'json', '--fail-on', 'none', '-o', report]
    const { status, stderr } = spawnSync(process.execPath, [REDOCLY, 'diff', from, to, ...options], {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
    if (status !== 0) throw new Error(`The contracts could not be compared: ${stderr}`)
    const { changes } = JSON.parse(readFileSync(report, 'utf8')) as { changes: Change[] }
    return changes.filter(({ impact }) => impact === 'major')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
