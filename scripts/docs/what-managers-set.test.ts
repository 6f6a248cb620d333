import { expect, test } from 'vitest'
import { callsOf, readContract } from './contract.ts'
import { whatManagersSet } from './what-managers-set.ts'

test('has words for every bound of the contract', () => {
  const contract = readContract('generated/openapi.json')
  const said = callsOf(contract).map(({ operation }) => whatManagersSet(contract, operation))
  expect(said.filter((text) => text.includes('undefined'))).toEqual([])
  expect(said.join()).toContain('`onlyInPlaylists`: to be seen through playlists alone')
})
