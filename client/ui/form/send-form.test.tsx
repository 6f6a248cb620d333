// @vitest-environment jsdom
import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { barriers, show } from '../testing/show.tsx'
import type { Draft } from './draft.ts'
import type { Body } from './limits.ts'
import type { Refusal } from './refusal.ts'
import { SendForm } from './send-form.tsx'

type Send = (typed: { name: string }) => Promise<Refusal | null>

const body = { name: { required: true, minLength: 1, maxLength: 20 } } satisfies Body
const busy: Refusal = { title: 'The hub is busy', text: 'Try again in a moment.', fields: {} }
let kept: Draft['kept']
const draft = (): Draft => ({
  get kept() {
    return kept
  },
  keep: (typed) => (kept = typed),
})

function Asked({ onSend, draft, onSent }: { onSend: Send; draft?: Draft; onSent?: () => void }) {
  return (
    <SendForm body={body} values={{ name: '' }} draft={draft} onSend={onSend} onSent={onSent} send="Send">
      {(field) => <TextInput label="Name" {...field('name')} />}
    </SendForm>
  )
}

function InWindow() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <Dialog title="Ask" onClose={() => setOpen(false)}>
      <Asked onSend={async () => null} onSent={() => setOpen(false)} />
    </Dialog>
  ) : (
    <p>Closed</p>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  kept = {}
})
test('is sent once, however often it is submitted until there is an answer', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>()
  const onSend = vi.fn<Send>(() => answered)
  await show(() => <Asked onSend={onSend} />)
  await userEvent.type(input(), 'Safety')
  const { form } = input()
  form!.requestSubmit()
  form!.requestSubmit()
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  form!.requestSubmit()
  answer(null)
  await waitFor(() => expect(input().value).toBe(''))
  expect(onSend).toHaveBeenCalledOnce()

  await userEvent.type(input(), 'Hygiene')
  await press('Send')
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2))
})

test('is empty again when it is sent, and says nothing about saving', async () => {
  const onSend = vi.fn<Send>(async () => null)
  await show(() => <Asked onSend={onSend} />)
  await userEvent.type(input(), ' Safety ')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await press('Send')
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Safety' })
  await waitFor(() => expect(input().value).toBe(''))
  expect(await barriers()).toEqual([])
})

test('keeps what is typed where the hub refuses', async () => {
  await show(() => <Asked onSend={async () => busy} />)
  await userEvent.type(input(), 'Safety')
  await press('Send')
  expect((await screen.findByRole('alert')).textContent).toContain('The hub is busy')
  expect(input().value).toBe('Safety')
})

test('keeps a draft until it is sent, and then forgets it', async () => {
  const first = await show(() => <Asked onSend={async () => null} draft={draft()} />)
  await userEvent.type(input(), 'Safe')
  expect(kept).toEqual({ name: 'Safe' })
  cleanup()
  await show(() => <Asked onSend={async () => null} draft={draft()} />)
  await waitFor(() => expect(input().value).toBe('Safe'))
  await userEvent.type(input(), 'ty')
  expect(kept).toEqual({ name: 'Safety' })
  await press('Send')
  await waitFor(() => expect(kept).toEqual({}))
  expect(first.router.state.location.pathname).toBe('/')
})

test('forgets a draft that is cleared, and one of a field that is gone', async () => {
  kept = { gone: 'x', name: 'Safe' }
  await show(() => <Asked onSend={async () => null} draft={draft()} />)
  await waitFor(() => expect(input().value).toBe('Safe'))
  await userEvent.clear(input())
  expect(kept).toEqual({})
})

test('asks before the window is closed in which something is typed', async () => {
  await show(() => <InWindow />)
  await userEvent.type(input(), 'Safety')
  await press('Close')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press('Continue editing')
  expect(input().value).toBe('Safety')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press('Discard and leave')
  await screen.findByText('Closed')
})

test('closes the window without a question when it is sent, or nothing is typed', async () => {
  await show(() => <InWindow />)
  await userEvent.type(input(), 'Safety')
  await press('Send')
  await screen.findByText('Closed')
  cleanup()
  await show(() => <InWindow />)
  await press('Close')
  await screen.findByText('Closed')
})

test('asks nobody who leaves a page that is all a form, or whose words are kept', async () => {
  const { router } = await show(() => (
    <>
      <Asked onSend={async () => null} draft={draft()} />
      <Link to={'/elsewhere' as '/'}>Elsewhere</Link>
    </>
  ))
  await userEvent.type(input(), 'Safety')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
})
