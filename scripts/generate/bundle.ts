import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Contract } from './contract.ts'
import { BUNDLE, ROOT } from './paths.ts'

const CLI = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

/** Lints the contract with the house rules and joins its files into generated/openapi.json. A fault ends the run. */
export async function bundleContract(): Promise<Contract> {
  mkdirSync(dirname(BUNDLE), { recursive: true })
  redocly(['lint', 'hub', '--format', 'codeframe'])
  redocly(['bundle', 'hub', '--output', BUNDLE, '--ext', 'json'])
  return JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
}

function redocly(args: string[]): void {
  try {
    execFileSync(process.execPath, [CLI, ...args], {
      cwd: ROOT,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
  } catch (fault) {
    const { stdout, stderr } = fault as { stdout?: Buffer; stderr?: Buffer }
    process.stderr.write(`${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`)
    process.stderr.write(
      `\nThe contract has faults (redocly ${args[0]}). Mend the files named above and run make generate again.\n`,
    )
    process.exit(1)
  }
}
