// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewsDeliveries } from '../../generated/client/model/newsDeliveries.ts'
import type { MySettings } from '../../generated/client/model/mySettings.ts'
import type { MySettingsPatch } from '../../generated/client/model/mySettingsPatch.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { barriers, show } from '../ui/testing/show.tsx'
import { NewsForm } from './news-form.tsx'

const fetched = vi.fn<typeof fetch>()
const shares = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Somebody shares something with you' })
const waysOf = (select: HTMLSelectElement) => [...select.options].map(({ label }) => label)

/** @param keeps answers a change */
async function showForm(channel: 'email' | 'msteams', keeps: () => Response) {
  const news: NewsDeliveries = {
    commentReplied: 'everywhere',
    commentMentioned: 'everywhere',
    commentAdded: 'hub',
    contentShared: 'everywhere',
    badgeAwarded: 'everywhere',
    contentRequestAnswered: 'none',
    ownDueDate: 'everywhere',
  }
  const settings: MySettings = {
    notification_channel: channel,
    is_helix_hub: false,
    settings: { theme: 'auto', timezone: null, news, weeklyGoal: null },
  }
  fetched.mockImplementation(async (_path, init) => {
    if (init?.method !== 'PATCH') return Response.json(settings)
    const answer = keeps()
    const patch = JSON.parse(init.body as string) as MySettingsPatch
    if (answer.ok) Object.assign(news, patch.settings?.news)
    return answer
  })
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <NewsForm />
    </QueryClientProvider>
  ))
}

const sent = () => {
  const bodies = fetched.mock.calls.flatMap(([, init]) => (init?.method === 'PATCH' ? [init.body as string] : []))
  return bodies.map((body) => JSON.parse(body) as unknown)
}

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('offers no mail where there is none', async () => {
  await showForm('email', () => Response.json({ success: true }))
  const ownDay = await screen.findByRole<HTMLSelectElement>('combobox', { name: /due date that you set/ })
  expect([ownDay.value, waysOf(ownDay)]).toEqual(['hub', ['In the hub', 'Not at all']])
})

test('shows how each type of news comes, and saves a choice of one alone', async () => {
  await showForm('email', () => Response.json({ success: true }))
  expect((await shares()).value).toBe('everywhere')
  expect(waysOf(await shares())).toEqual(['In the hub and by e-mail', 'In the hub', 'Not at all'])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your request for content is answered' }).value).toBe(
    'none',
  )
  expect(await barriers()).toEqual([])
  await userEvent.selectOptions(await shares(), 'Not at all')
  await waitFor(() => expect(sent()).toEqual([{ settings: { news: { contentShared: 'none' } } }]))
  await waitFor(async () => expect((await shares()).value).toBe('none'))
})

test('names the channel that the person chose', async () => {
  await showForm('msteams', () => Response.json({ success: true }))
  expect(waysOf(await shares())[0]).toBe('In the hub and in Microsoft Teams')
})

test('shows what holds when a choice could not be saved', async () => {
  await showForm('email', () => Response.json({ code: 'internal', status: 500, title: 'Internal' }, { status: 500 }))
  await userEvent.selectOptions(await shares(), 'In the hub')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(async () => expect((await shares()).value).toBe('everywhere'))
})
