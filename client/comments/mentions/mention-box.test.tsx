// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mention } from '../../../generated/client/model/mention.ts'
import { makeQueryClient } from '../../api/query-client.ts'
import { barriers, show } from '../../ui/testing/show.tsx'
import { MentionBox } from './mention-box.tsx'

const fetched = vi.fn<typeof fetch>()
const onKeyDown = vi.fn()
const people = ['Ann Ash', 'Anna Bell', 'Cem Cedar'].map((name, index) => ({ userId: `person-${index}`, name }))
const user = userEvent.setup()

function Box() {
  const [text, setText] = useState('')
  const [known, setKnown] = useState<readonly Mention[]>([])
  return (
    <MentionBox
      content={{ id: 'asset-1', type: 'asset' }}
      mentions={{ known, add: (one) => setKnown([...known, one]), clear: () => setKnown([]) }}
      label="Your comment"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onWrite={(next) => setText(next)}
      onKeyDown={onKeyDown}
    />
  )
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  onKeyDown.mockReset()
  fetched.mockImplementation(async (url) => {
    const query = new URL(url as string, 'http://hub.example').searchParams.get('query') ?? ''
    const users = people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    return Response.json({
      teams: [],
      users: users.map(({ userId: id, name }) => ({ id, name, first_name: name, last_name: '' })),
    })
  })
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <Box />
    </QueryClientProvider>
  ))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

async function ask(words: string, count: number): Promise<void> {
  await user.type(box(), words)
  await waitFor(() => expect(options()).toHaveLength(count))
}

test('lists who fits, says how many they are, and asks about the content', async () => {
  await ask('Ask @ann', 2)
  expect(options()).toEqual(['Ann Ash', 'Anna Bell'])
  expect(screen.getByRole('status').textContent).toBe('2 people. Choose with the arrow keys and Enter.')
  expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  expect(fetched.mock.calls.at(-1)![0]).toContain('assetIds=asset-1')
  expect(await barriers()).toEqual([])
})

test.each(['{Enter}', '{Tab}'])(
  'writes the name of whom the arrows and %s choose, and goes on after it',
  async (key) => {
    await ask('Ask @ann', 2)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(chosen()).toBe('Anna Bell')
    await user.keyboard(key)
    expect(box().value).toBe('Ask @Anna Bell ')
    expect(options()).toEqual([])
    await user.keyboard('please')
    expect(box().value).toBe('Ask @Anna Bell please')
    expect([document.activeElement, options()]).toEqual([box(), []])
  },
)

test('takes a click, and leaves the text the focus', async () => {
  await ask('@', 3)
  await user.click(screen.getByRole('option', { name: 'Cem Cedar' }))
  expect([box().value, document.activeElement]).toEqual(['@Cem Cedar ', box()])
})

test('closes by Escape without telling what is around it, and stays closed for this name', async () => {
  await ask('@an', 2)
  onKeyDown.mockReset()
  await user.keyboard('{Escape}')
  expect([options(), onKeyDown.mock.calls]).toEqual([[], []])
  await user.keyboard('n')
  expect(options()).toEqual([])
  await user.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledTimes(2)
  await ask(' @c', 1)
})

test('says where nobody fits, unless it is no name any more', async () => {
  await user.type(box(), '@zoe')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Nobody with this name'))
  await user.keyboard(' was')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  await user.keyboard('{Enter}')
  expect(box().value).toBe('@zoe was\n')
})
