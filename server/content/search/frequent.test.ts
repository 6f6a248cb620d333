import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTitles } from './search-fixtures.ts'

let hub: TestHub
let learner: Somebody

/** More titles than are read at first of a word, and among the oldest one that has two of these words. */
beforeAll(async () => {
  hub = await testHub()
  learner = await hub.person()
  const many = (name: string, length: number) => Array.from({ length }, () => ['en-GB', name] as const)
  const old = [['en-GB', 'Fire drill in Paris'] as const, ['de-DE', 'Feuer: fire'] as const]
  await addTitles(await hub.hubCall(), [...old, ...many('Fire', 6100), ...many('Paris', 6200)])
}, 100_000)
afterAll(() => hub.close())

async function search(query: string) {
  const { body } = await learner.get(`/me/content/search?query=${query}`)
  return [body.items.map(({ name }: { name: string }) => name), body.total, body.isClose]
}

test.each(['fire paris', 'paris drill fire', 'paris fir'])(
  'finds words that are seldom together: %s',
  async (query) => {
    expect(await search(query)).toEqual([['Fire drill in Paris'], 1, false])
  },
)

test('finds what seldom passes a filter', async () => {
  expect(await search('fire&locale=de-DE')).toEqual([['Feuer: fire'], 1, false])
})

test('asks twice for what is not among the likely content alone', async () => {
  const statements = async (query: string) => {
    hub.statements()
    await search(query)
    return hub.statements().filter((text) => text.startsWith('with "asked"')).length
  }
  expect([await statements('paris'), await statements('fire paris')]).toEqual([1, 2])
})
