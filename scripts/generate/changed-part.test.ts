import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { changedPart, partOf } from './changed-part.ts'
import { readContract, writeOperations } from './client.ts'
import { operationsOf, type Contract } from './contract.ts'
import { ROOT } from './paths.ts'
import { filesOf } from './write.ts'

const now = readContract()
const idsOf = (contract: Contract | null) =>
  contract && operationsOf(contract).map(({ operation }) => operation.operationId)

function edited(edit: (contract: Contract) => void): Contract {
  const contract = structuredClone(now)
  edit(contract)
  return contract
}

test('nothing has changed where the contract says the same', () => {
  expect(idsOf(changedPart(now, structuredClone(now)))).toEqual([])
})

test('what changed is an operation that says something else, or that is new', () => {
  const before = edited(({ paths }) => {
    ;(paths['/customFields/']!['get'] as { summary: string }).summary = 'Another'
    delete paths['/tags/']!['post']
  })
  expect(idsOf(changedPart(before, now))?.toSorted()).toEqual(['createTags', 'listCustomFields'])
})

test('an operation has changed with what it refers to, however far away', () => {
  const before = edited(({ components }) => void (components.schemas['CustomFieldType']!.description = 'Another'))
  const ids = idsOf(changedPart(before, now))
  expect(ids).toContain('listCustomFields')
  expect(ids).not.toContain('listTags')
})

test('there is no part where an operation is gone', () => {
  expect(
    changedPart(
      now,
      edited(({ paths }) => void delete paths['/customFields/']),
    ),
  ).toBeNull()
})

test('what is written for some operations is what is written for them among all', async () => {
  const some = operationsOf(now).filter((_, index) => index % 100 === 7)
  expect(some.length).toBeGreaterThan(3)
  const folder = mkdtempSync(join(tmpdir(), 'hub-part-'))
  try {
    await writeOperations(partOf(now, some), folder)
    const names = filesOf(folder).filter((name) => basename(name) !== 'index.ts')
    expect(names.length).toBeGreaterThan(10)
    for (const name of names)
      expect(readFileSync(join(folder, name), 'utf8'), name).toBe(
        readFileSync(join(ROOT, 'generated/client', name), 'utf8'),
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 20_000)
