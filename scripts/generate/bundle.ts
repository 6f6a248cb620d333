import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { completeContract, HEADERS_BY_RULE } from './complete.ts'
import type { Contract, Response } from './contract.ts'
import { nounsOfPaths } from './nouns.ts'
import { BUNDLE, NOT_IMPLEMENTED, ROOT, SCIM, XAPI } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** The files as they are joined, before what the server can do is added to them. */
const JOINED = join(ROOT, '.cache/joined.json')
const CLI = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

/** Holds the contract against the house rules, and those of standards against those of OpenAPI. @throws with every fault and its place */
export async function lintContract(): Promise<void> {
  await redocly(['lint', 'hub', '--format', 'codeframe'])
  const sources = Object.keys(STANDARDS)
  await redocly(['lint', ...sources, '--config', join(ROOT, 'redocly.standards.yaml'), '--format', 'codeframe'])
}

/** The contracts of standards, each of which is one file, and where the server reads them. */
const STANDARDS: Readonly<Record<string, string>> = { 'spec/scim/openapi.yaml': SCIM, 'spec/xapi/openapi.yaml': XAPI }

/** Writes the contracts of standards as the server reads them. */
export function writeStandards(): void {
  for (const [source, target] of Object.entries(STANDARDS)) {
    const contract: unknown = parse(readFileSync(join(ROOT, source), 'utf8'))
    writeIfChanged(target, `${JSON.stringify(contract, null, 2)}\n`)
  }
}

/**
 * Joins the files of the contract into generated/openapi.json, completed with what the server can do already;
 * generated/not-implemented.json lists the rest.
 * @throws where the files do not fit together
 */
export async function bundleContract(): Promise<Contract> {
  mkdirSync(dirname(JOINED), { recursive: true })
  await redocly(['bundle', 'hub', '--output', JOINED, '--ext', 'json'])
  const contract = JSON.parse(readFileSync(JOINED, 'utf8')) as Contract
  const missing = completeContract(contract, {
    nouns: nounsOfPaths(),
    notImplemented: notImplemented(),
    headers: headersByRule(),
    hasHandler: handlerFinder(),
  })
  writeIfChanged(BUNDLE, `${JSON.stringify(contract, null, 2)}\n`)
  writeIfChanged(NOT_IMPLEMENTED, `${JSON.stringify(missing, null, 2)}\n`)
  return contract
}

/** No file of spec/ refers to this answer, because it is the only one that goes away by itself. */
function notImplemented(): Response {
  const text = readFileSync(join(ROOT, 'spec/common/responses/NotImplemented.yaml'), 'utf8')
  return parse(text.replace('../schemas/Problem.yaml', "'#/components/schemas/Problem'")) as Response
}

/** No file of spec/ refers to these either. */
function headersByRule(): Record<string, object> {
  const read = (name: string) => parse(readFileSync(join(ROOT, `spec/common/headers/${name}.yaml`), 'utf8')) as object
  return Object.fromEntries(HEADERS_BY_RULE.map((name) => [name, read(name)]))
}

/** Finds out whether any handlers hold an operation under its own name: one may need nouns that stand above its own. */
function handlerFinder(): (noun: string, operationId: string) => boolean {
  const files = globSync('server/**/{handlers,*-handlers}.ts', { cwd: ROOT })
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  return (_noun, operationId) => new RegExp(`\\basync ${operationId}\\(`).test(text)
}

/** No rule is to be ignored; what may break one stands in spec/rules/exceptions.js. */
const IGNORE_ADVICE = /run `redocly lint --generate-ignore-file`.*\n/

async function redocly(args: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [CLI, ...args], {
      cwd: ROOT,
      maxBuffer: 64 << 20,
      // Most of the time of a start is compiling the tool itself.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') },
    })
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string }
    throw new Error(
      `${stdout}${stderr}`.replace(IGNORE_ADVICE, '') +
        `\nThe contract has faults (redocly ${args[0]}). Mend the files named above and run make generate again.`,
    )
  }
}
