// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, test, vi } from 'vitest'
import { makeQueryClient } from '../api/query-client.ts'
import { show } from '../ui/testing/show.tsx'
import { FollowButton } from './follow-button.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says that somebody follows, from the click on', async () => {
  let isSubscribed = false
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PATCH') ({ isSubscribed } = JSON.parse(body as string) as { isSubscribed: boolean })
    return Response.json({ isSubscribed })
  })
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <FollowButton contentId="0199d3a0-0000-7000-8000-000000010001" />
    </QueryClientProvider>
  ))
  await userEvent.click(await screen.findByRole('button', { name: 'Follow' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Following' }))
  await screen.findByRole('button', { name: 'Follow' })
})
