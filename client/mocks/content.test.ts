import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentFilters } from '../../generated/client/model/contentFilters.ts'
import type { ContentPage } from '../../generated/client/model/contentPage.ts'
import { seedId } from './seed-ids.ts'
import { close, listen, testHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

const names = ({ items }: ContentPage) => items.map(({ name }) => name)

test('lists what is due soonest first and drops what is reached', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  const sheet = 'A list to tick off in your first week'
  expect(names(await read('GET', '/me/content/todo'))).toEqual([sheet, 'What WebVTT subtitles are', 'Your first week'])
  await call('POST', `/me/assets/${seedId('asset', 9)}/launch`)
  expect(names(await read('GET', '/me/content/todo'))).not.toContain(sheet)
  expect(await read('GET', '/me/content/stats')).toMatchObject({
    savedCount: 2,
    dueCountComplete: 3,
    dueCountIncomplete: 2,
  })
})

test('goes on with what was opened last', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  expect(await read('GET', '/me/content/continue')).toMatchObject({
    items: [
      { id: seedId('asset', 3), playlistName: 'How this hub works', position: 6 },
      { id: seedId('asset', 7), playlistName: 'Films, pictures and sound' },
    ],
  })
  await call('GET', `/me/assets/${seedId('asset', 7)}/playlist/${seedId('playlist', 5)}`)
  await call('POST', `/me/assets/${seedId('asset', 7)}/launch`)
  expect(names(await read('GET', '/me/content/continue'))[0]).toBe('A chime, and how to put sound into a playlist')
})

test('keeps a history that can be narrowed', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  const completed = await read<ContentPage>('GET', '/me/content/history?status=completed&type=scorm')
  expect(names(completed)).toEqual(['Your first course: finding your way around'])
})

test('finds by name before description, and nothing that is meant for others', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  expect(names(await read('GET', '/me/content/search?query=guide'))[0]).toBe('The printed guide to this hub')
  expect(names(await read('GET', '/me/content/search?query=administrators'))).not.toContain(
    'Checklist for administrators',
  )
  expect(await read('GET', '/me/content/searchTerms?query=onb')).toMatchObject({ items: [{ term: 'onboarding' }] })
  expect(await read('GET', '/me/content/search')).toMatchObject({
    code: 'bad-input',
    errors: [{ pointer: 'query/query', message: 'is missing' }],
  })
})

test('fails on purpose for the words that say so', async () => {
  const { signIn, call } = testHub()
  await signIn('learner')
  expect((await call('GET', '/me/content/search?query=fail-500')).status).toBe(500)
  await expect(call('GET', '/me/content/search?query=fail-offline')).rejects.toThrow()
})

test('browses by topic, with the topics below it, and counts what filters would find', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  const learning = seedId('topic', 2)
  const found = await read<ContentPage>('GET', `/me/browse/?topic=${learning}`)
  expect(names(found)).toContain('Working with your team')
  const filters = await read<ContentFilters>('GET', '/me/filters')
  expect(filters.topics.find(({ id }) => id === learning)?.count).toBe(found.total)
  expect(await read('GET', '/me/browse/?format=topics&limit=1')).toMatchObject({
    total: filters.topics.length,
    items: [{ type: 'topic', name: 'Getting started' }],
  })
  expect(names(await read('GET', '/me/browse/?order=popular'))[0]).toBe('How this hub works')
})

test('shows what is featured in the chosen order, as far as one may see it', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  expect((await read<ContentPage>('GET', '/me/content/featured')).total).toBe(4)
  await signIn('admin')
  expect((await read<ContentPage>('GET', '/me/content/featured')).total).toBe(3)
})
