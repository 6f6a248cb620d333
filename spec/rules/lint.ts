import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hubRules } from './plugin.js'

const CLI = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

/** What one rule says about one contract. */
export interface Problem {
  rule: string
  message: string
  /** JSON pointer of the place. */
  pointer: string
}

interface Report {
  problems: { ruleId: string; message: string; location: { source: { ref: string }; pointer: string }[] }[]
}

/** Lints several contracts, given by name, with the house rules alone and in a single run of the real linter. */
export function lintContracts(contracts: Record<string, object>): Record<string, Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-rules-'))
  try {
    for (const [name, contract] of Object.entries(contracts))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(contract))
    const rules = Object.fromEntries(Object.keys(hubRules().rules.oas3).map((rule) => [`hub/${rule}`, 'error']))
    writeFileSync(
      join(folder, 'redocly.yaml'),
      JSON.stringify({ plugins: [join(import.meta.dirname, 'strict.js')], rules }),
    )
    const found = Object.fromEntries(Object.keys(contracts).map((name): [string, Problem[]] => [name, []]))
    for (const report of runLint(folder, Object.keys(contracts)))
      for (const { ruleId, message, location } of report.problems)
        found[location[0]!.source.ref.replace('.json', '')]!.push({
          rule: ruleId,
          message,
          pointer: location[0]!.pointer,
        })
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With several files the linter prints one JSON document after the other. */
function runLint(folder: string, names: string[]): Report[] {
  const files = names.map((name) => `${name}.json`)
  const args = [CLI, 'lint', ...files, '--config', 'redocly.yaml', '--format', 'json', '--max-problems', '1000']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    maxBuffer: 64 << 20,
  })
  if (!stdout.startsWith('{')) throw new Error(`The linter gave no report: ${stderr}`)
  return stdout.split(/(?<=^\})(?=\{)/m).map((document) => JSON.parse(document) as Report)
}
