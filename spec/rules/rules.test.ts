import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { breaches, sound } from './breaches.ts'
import { lintContracts, type Problem } from './lint.ts'
import { EXCEPTIONS } from './exceptions.js'
import { hubRules } from './plugin.js'
import { tinyContract, type TinyContract } from './tiny-contract.ts'

function changed(change: (contract: TinyContract) => unknown): TinyContract {
  const contract = tinyContract()
  change(contract)
  return contract
}

let found: Record<string, Problem[]>

// One run for all of them: starting the linter takes longer than linting.
beforeAll(() => {
  const broken = breaches.map(({ damage }, index) => [`broken-${index}`, changed(damage)])
  found = lintContracts(
    Object.fromEntries([...broken, ...sound.map(([, change], index) => [`sound-${index}`, changed(change)])]),
  )
})

describe.each(Object.keys(hubRules().rules.oas3))('%s', (rule) => {
  const own = breaches.map((breach, index) => ({ ...breach, index })).filter((breach) => breach.rule === rule)

  test('has been seen to fail', () => expect(own).not.toEqual([]))

  test.each(own)('finds $what', ({ index, says }) => {
    const said = found[`broken-${index}`]!.map(({ message, rule }) => ({ rule, message }))
    expect(said).toEqual([
      { rule: `hub/${rule}`, message: typeof says === 'string' ? says : expect.stringMatching(says) },
    ])
  })
})

test.each(sound.map(([what], index) => ({ what, index })))('lets $what pass', ({ index }) => {
  expect(found[`sound-${index}`]).toEqual([])
})

test('points at the place of the fault', () => {
  const index = breaches.findIndex(({ what }) => what === 'an open object in a branch of a union')
  expect(found[`broken-${index}`]![0]!.pointer).toBe(
    '#/paths/~1playlists~1/post/requestBody/content/application~1json/schema/oneOf/0',
  )
})

test('excepts nothing that keeps the rules by now', () => {
  const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')) as object
  const { whole } = lintContracts({ whole: contract })
  const said = new Set(whole!.map(({ rule, message }) => `${rule}: ${message}`))
  expect([...said].toSorted()).toEqual(EXCEPTIONS.map(({ rule, says }) => `hub/${rule}: ${says}`).toSorted())
})

test('is switched on as a whole, every rule as an error', () => {
  const { oas3_1Rules } = parse(readFileSync(join(import.meta.dirname, '../../redocly.yaml'), 'utf8')) as {
    oas3_1Rules: Record<string, string>
  }
  expect(oas3_1Rules).toMatchObject(
    Object.fromEntries(Object.keys(hubRules().rules.oas3).map((rule) => [`hub/${rule}`, 'error'])),
  )
})
