import { expect, test } from 'vitest'
import type { WelcomeViews } from '../../generated/client/model/welcomeViews.ts'
import { testHub, type TestHub } from './testing.ts'

const views = async (hub: TestHub) => (await hub.read<WelcomeViews>('GET', '/welcomeViews/')).items

test('shows a view until it is dismissed, and once more after a reset', async () => {
  const hub = testHub()
  await hub.signIn('admin')
  await hub.call('PATCH', '/welcomeViews/reset')
  await hub.signIn('learner')
  const seen = async () => (await views(hub)).map(({ audience, isSeen }) => [audience, isSeen])
  expect(await seen()).toContainEqual(['learner', false])
  await hub.call('PUT', '/me/welcomeViews/dismiss')
  expect(await seen()).toContainEqual(['learner', true])
  await hub.signIn('admin')
  await hub.call('PATCH', '/welcomeViews/reset')
  await hub.signIn('learner')
  expect(await seen()).toContainEqual(['learner', false])
})

test('changes the views that are sent, as they were read', async () => {
  const hub = testHub()
  await hub.signIn('admin')
  const version = (await hub.call('GET', '/welcomeViews/')).headers.get('etag')!
  const change = (title: string) =>
    hub.call('PATCH', '/welcomeViews/', { items: [{ audience: 'admin', title }] }, { 'If-Match': version })
  expect((await change('One')).status).toBe(200)
  expect((await change('Two')).status).toBe(412)
  expect((await views(hub)).map(({ audience, title }) => [audience, title])).toContainEqual(['admin', 'One'])
})
