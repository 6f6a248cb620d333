import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { BUNDLE, ROOT } from '../generate/paths.ts'

/** The contract as others read it who know nothing of the house: whole rule sets of their tools, with nothing switched off. */

interface Excused {
  rule: string
  /** Where, as a JSON pointer. */
  at: RegExp
  why: string
}

/** The product documents write the addresses of many lists with it, and callers rely on them. */
const TRAILING_SLASH = 'The product documents have these addresses.'

const EXCUSED_BY_SPECTRAL: readonly Excused[] = [
  { rule: 'path-keys-no-trailing-slash', at: /^\/paths\/.*~1$/, why: TRAILING_SLASH },
  {
    rule: 'license-url',
    at: /^\/info\/license$/,
    why: 'The license has its SPDX identifier, which stands in place of an address since 3.1.',
  },
  {
    rule: 'contact-properties',
    at: /^\/info\/contact$/,
    why: 'The hub has no address of its own for those who build with it.',
  },
  {
    rule: 'oas3-operation-security-defined',
    at: /\/security\/\d+\/token\/\d+$/,
    why: 'Since 3.1 tokens may name what they must be allowed, as scopes of OAuth do; the rule knows only those.',
  },
]

const EXCUSED_BY_REDOCLY: readonly Excused[] = [
  { rule: 'no-path-trailing-slash', at: /^#\/paths\/.*~1$/, why: TRAILING_SLASH },
  {
    rule: 'no-ambiguous-paths',
    at: /^#\/paths\/~1(content~1featured|skills~1sets)~1/,
    why: 'The product documents have these addresses; no id is called featured or sets.',
  },
  {
    rule: 'no-ambiguous-paths',
    at: /^#\/paths\/~1badges~1(images|awards)~1\{/,
    why: 'Beside the awards of a badge; no badge is called images or awards.',
  },
  {
    rule: 'no-ambiguous-paths',
    at: /^#\/paths\/~1files~1\{fileId\}~1prepare$/,
    why: 'Beside the uploads; no id of a file is called uploads.',
  },
  {
    rule: 'operation-2xx-response',
    at: /~1(picture|start|callback|mindsmith.*|\{dimensions\}|\{pictureId\}|hub-switch~1ticket)\/get\/responses$/,
    why: 'The call leads elsewhere: its good answer is a redirect.',
  },
]

interface Finding {
  rule: string
  at: string
  says: string
}

/** What nobody excused, and what is excused without need; both empty when all is well. */
function judged(findings: readonly Finding[], excused: readonly Excused[]) {
  const isExcused = (one: Excused, { rule, at }: Finding) => one.rule === rule && one.at.test(at)
  return {
    open: findings.filter((finding) => !excused.some((one) => isExcused(one, finding))),
    needless: excused.filter((one) => !findings.some((finding) => isExcused(one, finding))).map(({ rule }) => rule),
  }
}

test('passes all rules of Spectral for OpenAPI, but for those that are listed with their reason', async () => {
  const linter = new Spectral()
  linter.setRuleset({ extends: [[oas, 'all']] } as Parameters<Spectral['setRuleset']>[0])
  const results = await linter.run(JSON.parse(readFileSync(BUNDLE, 'utf8')) as Record<string, unknown>)
  const findings = results.map(({ code, path, message }) => ({
    rule: String(code),
    at: pointerOf(path),
    says: message,
  }))
  expect(judged(findings, EXCUSED_BY_SPECTRAL)).toEqual({ open: [], needless: [] })
})

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

test('passes the recommended rules of Redocly, but for those that are listed with their reason', () => {
  const findings = redoclyFindings(readFileSync(BUNDLE, 'utf8'))
  expect(judged(findings, EXCUSED_BY_REDOCLY)).toEqual({ open: [], needless: [] })
})

test('would notice what either of them finds', () => {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const operations = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).filter(({ operationId }) => operationId),
  )
  operations[1]!.operationId = operations[0]!.operationId
  const rules = redoclyFindings(JSON.stringify(contract)).map(({ rule }) => rule)
  expect(rules).toContain('operation-operationId-unique')
})

/** Of the linter itself, with no settings but its recommended ones. */
function redoclyFindings(contract: string): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'hub-lint-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), contract)
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [recommended]\n')
    const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
    const args = [cli, 'lint', 'openapi.json', '--format', 'json', '--max-problems', '10000']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })
    const { problems } = JSON.parse(stdout) as {
      problems: { ruleId: string; message: string; location: { pointer: string }[] }[]
    }
    return problems.map(({ ruleId, message, location }) => ({ rule: ruleId, at: location[0]!.pointer, says: message }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
