// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CustomField } from '../../generated/client/model/customField.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { SessionContext } from '../api/session.ts'
import { barriers, show } from '../ui/testing/show.tsx'
import { CustomFieldsForm } from './custom-fields-form.tsx'

const fetched = vi.fn<typeof fetch>()
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const fields: CustomField[] = [
  { id: 'a', label: 'Desk', type: 'text', value: '7' },
  { id: 'b', label: 'First day', type: 'date', value: '2026-11-02' },
  { id: 'c', label: 'Hours', type: 'number', value: '38.5' },
  { id: 'd', label: 'Place', type: 'choice', options: ['Berlin', 'Hamburg'], value: 'Hamburg' },
].map((about) => ({ hint: null, is_required: false, options: [], ...about }) as CustomField)

async function showForm() {
  vi.stubGlobal('fetch', fetched)
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <SessionContext value={{ user: { id: 'me' } } as CurrentSession}>
        <CustomFieldsForm profile={{ userCustomFields: fields } as Profile} />
      </SessionContext>
    </QueryClientProvider>
  ))
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save your answers' }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('asks for each type of field with the control that the browser has for it', async () => {
  await showForm()
  expect(['Desk', 'First day', 'Hours'].map((label) => input(label).type)).toEqual(['text', 'date', 'number'])
  expect([...screen.getByLabelText<HTMLSelectElement>('Place').options].map(({ value }) => value)).toEqual([
    '',
    'Berlin',
    'Hamburg',
  ])
  expect(fields.map(({ label }) => input(label).value)).toEqual(fields.map(({ value }) => value))
  expect(await barriers()).toEqual([])
})

test('sends a date and a number as the contract writes them, and nothing for what was emptied', async () => {
  fetched.mockResolvedValue(Response.json({ success: true, openCompleteProfile: false }))
  await showForm()
  await userEvent.clear(input('First day'))
  await userEvent.type(input('First day'), '2027-01-31')
  await userEvent.clear(input('Hours'))
  await userEvent.type(input('Hours'), '-12.5')
  await userEvent.selectOptions(input('Place'), '')
  await save()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  const [, init] = fetched.mock.calls[0]!
  expect(JSON.parse(init!.body as string).fields).toEqual([
    { id: 'a', value: '7' },
    { id: 'b', value: '2027-01-31' },
    { id: 'c', value: '-12.5' },
    { id: 'd', value: null },
  ])
})

test('says at its field what the hub refuses', async () => {
  const errors = [{ pointer: '/fields/1/value', message: 'First day has to be a date, such as 2026-11-30.' }]
  const problem = { status: 400, code: 'custom-field-value-wrong', detail: '', errors }
  fetched.mockResolvedValue(Response.json(problem, { status: 400 }))
  await showForm()
  await userEvent.type(input('Desk'), '8')
  await save()
  await screen.findByText('This cannot be saved as it is. Change it and try again.')
  expect(input('First day').getAttribute('aria-invalid')).toBe('true')
})
