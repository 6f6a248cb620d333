// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { SessionContext } from '../api/session.ts'
import { barriers, show } from '../ui/testing/show.tsx'
import { PasswordForm } from './password-form.tsx'

const fetched = vi.fn<typeof fetch>()
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

async function fillIn(current: string, next: string) {
  vi.stubGlobal('fetch', fetched)
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <SessionContext value={{ hub: { signIn: { minPasswordLength: 8 } } } as CurrentSession}>
        <PasswordForm />
      </SessionContext>
    </QueryClientProvider>
  ))
  await userEvent.type(input(/^Current password/), current)
  await userEvent.type(input(/^New password/), next)
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('knows from the contract what a password must be, and sends none that is shorter', async () => {
  await fillIn('demo', 'short')
  await screen.findByText('Use at least 8 characters.')
  expect(document.activeElement).toBe(input(/^New password/))
  expect(fetched).not.toHaveBeenCalled()
  expect(await barriers()).toEqual([])
})

test('says at its field that the current password is another one, and keeps what is typed', async () => {
  const errors = [{ pointer: '/currentPassword', message: 'This is not your current password.' }]
  const problem = { status: 400, code: 'wrong-password', detail: '', errors }
  fetched.mockResolvedValue(Response.json(problem, { status: 400 }))
  await fillIn('other', 'kettle orbit velvet')
  await screen.findByText('This is not your current password. Check it and try again.')
  expect(input(/^Current password/).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input(/^Current password/))
  expect(input(/^New password/).value).toBe('kettle orbit velvet')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sends passwords with the spaces around them, and is empty afterwards', async () => {
  fetched.mockImplementation(async () => Response.json({ success: true }))
  await fillIn('demo', ' kettle orbit ')
  await waitFor(() => expect(input(/^New password/).value).toBe(''))
  const [, sent] = fetched.mock.calls.find(([, init]) => init?.body)!
  expect(JSON.parse(sent!.body as string)).toEqual({ currentPassword: 'demo', newPassword: ' kettle orbit ' })
})
