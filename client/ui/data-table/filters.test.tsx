// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { barriers, show } from '../testing/show.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSearch } from './filter-search.tsx'
import { Filters } from './filters.tsx'

const showFilters = (path: string, state?: 'sent' | 'failed') =>
  show(
    () => (
      <Filters>
        <FilterSearch label="Receiver" words={undefined} />
        <FilterChips
          name="state"
          label="State"
          value={state}
          all="Any state"
          options={[
            { value: 'sent', label: 'Sent' },
            { value: 'failed', label: 'Not sent' },
          ]}
        />
      </Filters>
    ),
    path,
  )

test('leads to the first page of a list with one more filter', async () => {
  const { search } = await showFilters('/?q=ann&page=4')
  await userEvent.click(screen.getByRole('link', { name: 'Not sent' }))
  await vi.waitFor(() => expect(search()).toEqual({ q: 'ann', state: 'failed' }))
})

test('says which choice is made, and takes it back', async () => {
  const { search } = await showFilters('/?state=sent', 'sent')
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Sent')
  expect(await barriers()).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Any state' }))
  await vi.waitFor(() => expect(search()).toEqual({}))
})

test('looks for words and leaves the other filters', async () => {
  const { search } = await showFilters('/?state=sent&page=2', 'sent')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Receiver' }), ' ann {Enter}')
  await vi.waitFor(() => expect(search()).toEqual({ state: 'sent', q: 'ann' }))
})
