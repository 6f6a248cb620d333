// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { barriers, show } from '../../ui/testing/show.tsx'
import type { SectionEntry } from './contents-rules.ts'
import { EditSection } from './edit-section.tsx'

const saved = vi.fn<(section: SectionEntry) => void>()
const timed: SectionEntry = {
  kind: 'section',
  key: 's1',
  id: 's1',
  name: 'Read this first',
  description: 'Ten minutes at most.',
  lockingMode: 'time',
  unlockDateTime: '2026-10-01T08:00:30.000Z',
  unlockTimezone: 'Europe/Berlin',
}

function Window({ section }: { section: SectionEntry | null }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <EditSection section={section} onSave={saved} onClose={() => setOpen(false)} /> : <p>Closed</p>
}

const open = (section: SectionEntry | null = null) => show(() => <Window section={section} />)
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
const opens = () => screen.getByLabelText<HTMLInputElement>(/^Opens/)
const choose = (words: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'When it opens' }), words)
const press = (words: string) => userEvent.click(screen.getByRole('button', { name: words }))

beforeEach(() => saved.mockReset())

test('gives a new section its name, and is closed', async () => {
  await open()
  expect(await barriers()).toEqual([])
  await userEvent.type(name(), ' Safety ')
  await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Before you begin')
  await press('Add the section')
  await screen.findByText('Closed')
  expect(saved.mock.calls[0]![0]).toMatchObject({
    kind: 'section',
    id: null,
    name: 'Safety',
    description: 'Before you begin',
    lockingMode: null,
    unlockDateTime: null,
    unlockTimezone: null,
  })
})

test('says at the field what is missing: a name that is more than spaces, and the time where one is chosen', async () => {
  await open()
  await userEvent.type(name(), '  ')
  await choose('At a time')
  await press('Add the section')
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2)
  expect(document.activeElement).toBe(name())
  expect(saved).not.toHaveBeenCalled()
})

test('says that a name is too long as the contract has it', async () => {
  await open()
  fireEvent.change(name(), { target: { value: 'x'.repeat(256) } })
  await press('Add the section')
  await screen.findByText('Use 255 characters at most.')
})

test('keeps the moment of a section that opens at a time, to the second and with its zone, and forgets it where it does not', async () => {
  await open(timed)
  expect(opens().value).toMatch(/^2026-(09-30|10-01)T/)
  await press('Apply')
  await screen.findByText('Closed')
  expect(saved.mock.calls[0]![0]).toEqual(timed)
  cleanup()
  await open(timed)
  await choose('It stays closed')
  await press('Apply')
  await screen.findByText('Closed')
  expect(saved.mock.calls[1]![0]).toMatchObject({ lockingMode: 'locked', unlockDateTime: null, unlockTimezone: null })
})

test('asks before it is closed with something typed', async () => {
  await open(timed)
  await userEvent.type(name(), ' of all')
  await press('Close')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press('Discard and leave')
  await screen.findByText('Closed')
  expect(saved).not.toHaveBeenCalled()
})
