import { expect, test } from 'vitest'
import { testHub } from './testing.ts'

test('keeps the order in which an admin puts topics, and sorts them by name', async () => {
  const hub = testHub()
  await hub.signIn('admin')
  const { id: parentTopicId } = await hub.read<{ id: string }>('POST', '/topics/', { name: 'Parent' })
  const ids: string[] = []
  for (const name of ['b', 'c', 'a'])
    ids.push((await hub.read<{ id: string }>('POST', '/topics/', { name, parentTopicId })).id)
  const names = async () => {
    const { items } = await hub.read<{ items: { name: string; parent_id: string | null }[] }>('GET', '/topics/')
    return items.flatMap(({ name, parent_id: parent }) => (parent === parentTopicId ? [name] : []))
  }
  expect(await names()).toEqual(['b', 'c', 'a'])
  await hub.call('POST', `/topics/${ids[2]}/rank`, { index: 1 })
  expect(await names()).toEqual(['b', 'a', 'c'])
  await hub.call('POST', '/topics/ranks/reset', { parentTopicId })
  expect(await names()).toEqual(['a', 'b', 'c'])
})
