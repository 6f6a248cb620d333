import { expect, test } from 'vitest'
import { faultsOf } from './answer-faults.ts'

test('sees an answer that breaks the contract', async () => {
  expect(await faultsOf('signOut', Response.json({ success: true, extra: 1 }))).not.toEqual([])
  expect(await faultsOf('signOut', Response.json({}))).not.toEqual([])
  expect(await faultsOf('signOut', Response.json({ success: true }, { status: 418 }))).not.toEqual([])
})
