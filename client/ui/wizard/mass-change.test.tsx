// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Refusal } from '../form/refusal.ts'
import { barriers, show } from '../testing/show.tsx'
import { MassChange } from './mass-change.tsx'

type Answer = { preview: string[] } | { refusal: Refusal }

const busy: Refusal = { title: 'The hub is busy', text: 'Try again in a moment.', fields: {} }

async function showWizard(answer: Answer, applied: Refusal | null = null) {
  const calls = {
    onPreview: vi.fn<() => Promise<Answer>>(async () => answer),
    onApply: vi.fn<(preview: string[]) => Promise<Refusal | null>>(async () => applied),
    onClose: vi.fn<() => void>(),
  }
  await show(() => (
    <MassChange<string[]>
      title="Archive playlists"
      choice={
        <label>
          Before <input name="before" required />
        </label>
      }
      preview={(names) => names.map((name) => <p key={name}>{name}</p>)}
      countOf={(names) => names.length}
      apply={(names) => `Archive ${names.length} playlists`}
      {...calls}
    />
  ))
  await screen.findByRole('dialog', { name: 'Archive playlists' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Before' }), '2020')
  return calls
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('shows what would change before anything does', async () => {
  const { onApply, onClose } = await showWizard({ preview: ['Old', 'Older'] })
  expect(await barriers()).toEqual([])
  await press('See what changes')
  await screen.findByText('Older')
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Review')
  expect(onApply).not.toHaveBeenCalled()
  expect(await barriers()).toEqual([])
  await press('Archive 2 playlists')
  expect(onApply).toHaveBeenCalledExactlyOnceWith(['Old', 'Older'])
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('lets the person go back to what they chose', async () => {
  const { onPreview } = await showWizard({ preview: ['Old'] })
  await press('See what changes')
  await screen.findByText('Old')
  await press('Back')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Before' }).value).toBe('2020')
  await press('See what changes')
  await screen.findByText('Old')
  expect(onPreview).toHaveBeenCalledTimes(2)
})

test('has nothing to do where nothing would change', async () => {
  await showWizard({ preview: [] })
  await press('See what changes')
  await screen.findByText('Nothing would change.')
  expect(screen.queryByRole('button', { name: /Archive/ })).toBeNull()
})

test('says why it cannot be foreseen, and stays where it is', async () => {
  await showWizard({ refusal: busy })
  await press('See what changes')
  expect((await screen.findByRole('alert')).textContent).toContain('The hub is busy')
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Choose')
})

test('says why it was not done, and keeps the window open', async () => {
  const { onClose } = await showWizard({ preview: ['Old'] }, busy)
  await press('See what changes')
  await press('Archive 1 playlists')
  expect((await screen.findByRole('alert')).textContent).toContain('The hub is busy')
  expect(onClose).not.toHaveBeenCalled()
})
