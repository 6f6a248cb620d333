// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { SessionContext } from '../api/session.ts'
import { barriers, show } from '../ui/testing/show.tsx'
import { TimezoneForm } from './timezone-form.tsx'

const DEVICE = 'Asia/Tokyo'
const fetched = vi.fn<typeof fetch>()
const input = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
const offer = () => screen.queryByRole('button', { name: 'Use this time zone' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the time zone' }))

/** @param timezone of the person, in a hub in London; their device is in Tokyo */
async function showForm(timezone: string | null, kept = () => Response.json({ success: true })) {
  const settings = { notification_channel: 'email', is_helix_hub: false, settings: { theme: 'auto', timezone } }
  fetched.mockImplementation(async (_path, init) => (init?.method === 'PATCH' ? kept() : Response.json(settings)))
  const session = { user: { id: 'me' }, hub: { timezone: 'Europe/London' } } as CurrentSession
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <SessionContext value={session}>
        <TimezoneForm />
      </SessionContext>
    </QueryClientProvider>
  ))
}

const sent = () => {
  const bodies = fetched.mock.calls.flatMap(([, init]) => (init?.method === 'PATCH' ? [init.body as string] : []))
  return bodies.map((body) => JSON.parse(body) as unknown)
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: DEVICE })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('offers the zone of the device, and saves it', async () => {
  await showForm(null)
  expect((await input()).value).toBe('')
  expect(screen.getByText(/that of the hub, Europe\/London/)).toBeTruthy()
  expect(await barriers()).toEqual([])
  await userEvent.click(offer()!)
  expect((await input()).value).toBe(DEVICE)
  expect(offer()).toBeNull()
  await save()
  await waitFor(() => expect(sent()).toEqual([{ settings: { timezone: DEVICE } }]))
})

test('finds each zone by what is typed, and goes back to that of the hub where nothing is', async () => {
  await showForm('Asia/Kolkata')
  const zones = [...(await input()).list!.options].map(({ value }) => value)
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'America/New_York']))
  await userEvent.clear(await input())
  await save()
  await waitFor(() => expect(sent()).toEqual([{ settings: { timezone: null } }]))
})

test('says at the field that there is no such zone', async () => {
  const errors = [{ pointer: '/settings/timezone', message: 'There is no time zone with this name.' }]
  const problem = { status: 400, code: 'unknown-time-zone', detail: '', errors }
  await showForm(DEVICE, () => Response.json(problem, { status: 400 }))
  expect((await input()).value).toBe(DEVICE)
  expect(offer()).toBeNull()
  await userEvent.clear(await input())
  await userEvent.type(await input(), 'Berlin')
  await save()
  await screen.findByText('Choose one from the list, such as Europe/London.')
  expect((await input()).getAttribute('aria-invalid')).toBe('true')
})
