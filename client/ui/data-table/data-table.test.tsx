// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { barriers, show } from '../testing/show.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import type { ListState } from './list-state.ts'

interface Person {
  id: string
  name: string
  visits: number
}

const columns: Column<Person>[] = [
  { id: 'name', label: 'Name', isTitle: true, canSort: true, cell: ({ name }) => name },
  { id: 'visits', label: 'Visits', align: 'end', canSort: true, cell: ({ visits }) => visits },
  { id: 'id', label: 'Number', startsHidden: true, cell: ({ id }) => id },
]

const peopleOf = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}`, visits: index }))

const listOf = (rows: Person[] | undefined, more: Partial<ListState<Person>> = {}): ListState<Person> => ({
  rows,
  total: rows?.length ?? 0,
  isCapped: false,
  isOutdated: false,
  problem: null,
  ...more,
})

function showTable(list: ListState<Person>, more: Partial<Parameters<typeof DataTable<Person>>[0]> = {}, path = '/') {
  const props = { page: 1, pageSize: 50, empty: <p>Nobody is here</p>, ...more }
  return show(
    () => (
      <DataTable
        name="people"
        label="People"
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        {...props}
      />
    ),
    path,
  )
}

beforeEach(() => localStorage.clear())

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.lastElementChild?.textContent)
const checkbox = (name: string) => screen.getByRole('checkbox', { name })

describe('a list', () => {
  test('waits in the shape of a table', async () => {
    await showTable(listOf(undefined))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(await barriers()).toEqual([])
  })

  test('says what went wrong and tries again', async () => {
    const onRetry = vi.fn<() => void>()
    const problem = { title: 'The hub is busy', text: 'Try again in a moment.', onRetry, isRetrying: false }
    await showTable(listOf(undefined, { problem }))
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(await barriers()).toEqual([])
  })

  test('keeps what it has when it cannot be read again', async () => {
    const problem = { title: 'The hub is busy', text: 'Try again in a moment.', isRetrying: false }
    await showTable(listOf(peopleOf(2), { problem }))
    expect(names()).toEqual(['Person 0', 'Person 1'])
  })

  test('says what would be here', async () => {
    await showTable(listOf([]))
    expect(screen.getByText('Nobody is here')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('shows its rows without a barrier, and which of how many they are', async () => {
    await showTable(listOf(peopleOf(50), { total: 1234 }), {
      page: 2,
      bulk: () => <button type="button">Delete</button>,
    })
    expect(screen.getAllByRole('row')).toHaveLength(51)
    expect(screen.getByText('51–100 of 1,234')).toBeTruthy()
    expect(await barriers()).toEqual([])
  })
})

describe('sorting', () => {
  test('stands in the address, begins at the first page and leaves the filters', async () => {
    const { search } = await showTable(listOf(peopleOf(2)), {}, '/?state=sent&page=3')
    await userEvent.click(screen.getByRole('link', { name: 'Visits' }))
    await vi.waitFor(() => expect(search()).toEqual({ state: 'sent', column: 'visits', order: 'asc' }))
  })

  test('turns round where the list is sorted by the column already', async () => {
    const { search } = await showTable(listOf(peopleOf(2)), { sort: { column: 'visits', order: 'asc' } })
    expect(screen.getByRole('columnheader', { name: 'Visits' }).ariaSort).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false)
    await userEvent.click(screen.getByRole('link', { name: 'Visits' }))
    await vi.waitFor(() => expect(search()).toEqual({ column: 'visits', order: 'desc' }))
  })
})

describe('a list that is longer than its offsets reach', () => {
  const rows = listOf(peopleOf(50), { total: 1000, isCapped: true, nextAfter: 'next' })
  const turn = (name: string) => userEvent.click(screen.getByRole('link', { name }))

  test('goes on by key from there, and back by the keys before', async () => {
    const { search } = await showTable(rows, { page: 2001 }, '/?page=2001')
    await turn('Next page')
    await vi.waitFor(() => expect(search()).toEqual({ page: 2002, after: ['next'] }))
    cleanup()
    const second = await showTable(rows, { page: 2003 }, '/?page=2003&after=["next","third"]')
    expect(screen.getByText('100,101–100,150 of 100,150+')).toBeTruthy()
    await turn('Next page')
    await vi.waitFor(() => expect(second.search()).toEqual({ page: 2004, after: ['next', 'third', 'next'] }))
    cleanup()
    const third = await showTable(rows, { page: 2003 }, '/?page=2003&after=["next","third"]')
    await turn('Previous page')
    await vi.waitFor(() => expect(third.search()).toEqual({ page: 2002, after: ['next'] }))
    await turn('Previous page')
    await vi.waitFor(() => expect(third.search()).toEqual({ page: 2001 }))
  })

  test('keeps ten keys, and goes back to the last page of an offset where the one before has none', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `key ${index}`)
    const { search } = await showTable(rows, { page: 3000 }, `/?page=3000&after=${JSON.stringify(keys)}`)
    await turn('Next page')
    await vi.waitFor(() => expect(search()).toEqual({ page: 3001, after: [...keys.slice(1), 'next'] }))
    cleanup()
    const back = await showTable(rows, { page: 3000 }, '/?page=3000&after=["key"]')
    await turn('Previous page')
    await vi.waitFor(() => expect(back.search()).toEqual({ page: 2001 }))
  })

  test('ends where there is no more', async () => {
    await showTable({ ...rows, nextAfter: null }, { page: 2002 }, '/?page=2002&after=["key"]')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
  })
})

describe('the choice of columns', () => {
  test('shows and hides one, and is known at the next visit', async () => {
    await showTable(listOf(peopleOf(1)))
    expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(checkbox('Number'))
    await userEvent.click(checkbox('Visits'))
    expect(await barriers()).toEqual([])
    cleanup()
    await showTable(listOf(peopleOf(1)))
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Number'])
  })

  test('does not offer the column that names the rows', async () => {
    await showTable(listOf(peopleOf(1)))
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull()
  })

  test('begins anew where the browser holds something else', async () => {
    localStorage.setItem('columns-people', '{"broken')
    await showTable(listOf(peopleOf(1)))
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })
})

describe('a selection', () => {
  const showSelectable = async (rows = peopleOf(5), path = '/') => {
    const archive = vi.fn<(ids: string[]) => void>()
    const bulk = (chosen: Person[], clear: () => void) => (
      <button type="button" onClick={() => (archive(chosen.map(({ id }) => id)), clear())}>
        Archive
      </button>
    )
    return { archive, ...(await showTable(listOf(rows), { bulk }, path)) }
  }

  test('offers what can be done to it, and is over when it is done', async () => {
    const { archive } = await showSelectable()
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    await userEvent.click(checkbox('Select Person 1'))
    await userEvent.click(checkbox('Select Person 3'))
    const bar = screen.getByRole('region', { name: 'Selected rows' })
    expect(within(bar).getByRole('status').textContent).toBe('Selected: 2')
    expect(await barriers()).toEqual([])
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }))
    expect(archive).toHaveBeenCalledExactlyOnceWith(['p1', 'p3'])
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
  })

  test('takes the rows in between with Shift', async () => {
    const { archive } = await showSelectable()
    const user = userEvent.setup()
    await user.click(checkbox('Select Person 3'))
    await user.keyboard('{Shift>}')
    await user.click(checkbox('Select Person 1'))
    await user.keyboard('{/Shift}')
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    expect(archive.mock.calls[0]![0].toSorted()).toEqual(['p1', 'p2', 'p3'])
  })

  test('takes the whole page, and lets go of it', async () => {
    await showSelectable()
    const all = checkbox('Select all rows on this page') as HTMLInputElement
    await userEvent.click(checkbox('Select Person 0'))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await userEvent.click(all)
    expect(screen.getByText('Selected: 5')).toBeTruthy()
    await userEvent.click(all)
    expect(screen.queryByText(/^Selected:/)).toBeNull()
  })

  test('takes the rows of all pages but some', async () => {
    const taken = vi.fn<(ids: string[], allBut: unknown) => void>()
    const bulk = (chosen: Person[], _clear: () => void, allBut: unknown) => (
      <button
        type="button"
        onClick={() =>
          taken(
            chosen.map(({ id }) => id),
            allBut,
          )
        }
      >
        Archive
      </button>
    )
    await showTable({ ...listOf(peopleOf(5)), total: 1_200 }, { bulk, selectsAll: true })
    await userEvent.click(checkbox('Select Person 1'))
    await userEvent.click(screen.getByRole('button', { name: 'Select all 1,200' }))
    expect(screen.getByText('Selected: 1,200')).toBeTruthy()
    await userEvent.click(checkbox('Select Person 3'))
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
    expect(taken).toHaveBeenCalledExactlyOnceWith([], { exceptIds: ['p3'], count: 1_199 })
    expect(
      [checkbox('Select Person 1'), checkbox('Select Person 3')].map((box) => (box as HTMLInputElement).checked),
    ).toEqual([true, false])
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText(/^Selected:/)).toBeNull()
  })

  test('stays on the next page and ends with another filter, so that nothing unseen is changed', async () => {
    const { router } = await showSelectable(peopleOf(5), '/?state=sent')
    await userEvent.click(checkbox('Select Person 0'))
    await router.navigate({ to: '/', search: { state: 'sent', page: 2, column: 'name' } as never })
    expect(await screen.findByText('Selected: 1')).toBeTruthy()
    await router.navigate({ to: '/', search: { state: 'failed' } as never })
    await vi.waitFor(() => expect(screen.queryByText(/^Selected:/)).toBeNull())
  })
})

test('draws of 10,000 rows only those near the window, and says how many there are', async () => {
  // Nothing has a height in jsdom.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45)
  await showTable(listOf(peopleOf(10_000)), { pageSize: 10_000 })
  const rows = screen.getAllByRole('row')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThan(60)
  expect(rows[1]!.ariaRowIndex).toBe('2')
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  expect(await barriers()).toEqual([])
})

test('saves a CSV where the list has one', async () => {
  const onSave = vi.fn<() => void>()
  await showTable(listOf(peopleOf(1)), { csv: { onSave, isSaving: false } })
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect(onSave).toHaveBeenCalledOnce()
})
