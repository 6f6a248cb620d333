// @vitest-environment jsdom
import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { barriers, show } from '../testing/show.tsx'
import { Form } from './form.tsx'
import type { Body } from './limits.ts'
import type { Refusal } from './refusal.ts'

interface Topic {
  name: string
  summary: string
}

const body = {
  name: { required: true, minLength: 1, maxLength: 20, pattern: '\\S' },
  summary: { nullable: true, maxLength: 200 },
} satisfies Body
const saved: Topic = { name: 'Safety', summary: 'How to stay safe' }
const refusal = (fields: Record<string, string>): Refusal => ({ title: 'Not kept', text: 'Try again.', fields })

type Save = (topic: Topic) => Promise<Refusal | null>

async function showForm(onSave: Save = async () => null, onSaved?: () => void) {
  return show(() => (
    <>
      <Form body={body} values={saved} onSave={onSave} onSaved={onSaved} save="Save the topic">
        {(field) => (
          <>
            <TextInput label="Name" {...field('name')} />
            <TextInput label="Summary" {...field('summary')} />
          </>
        )}
      </Form>
      <Link to={'/elsewhere' as '/'}>Elsewhere</Link>
    </>
  ))
}

const input = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = async (name: RegExp, text: string) => {
  await userEvent.clear(input(name))
  await userEvent.type(input(name), text)
}

test('begins with what is saved', async () => {
  await showForm()
  expect(input(/Name/).value).toBe('Safety')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(await barriers()).toEqual([])
})

test('sends what is typed, and says when it is saved', async () => {
  const onSave = vi.fn<Save>(async () => null)
  await showForm(onSave)
  await type(/Name/, 'Fire safety')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await press('Save the topic')
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Fire safety', summary: 'How to stay safe' })
  expect((await screen.findByText('Changes saved')).role).toBe('status')
  await type(/Name/, 'Water safety')
  expect(screen.queryByText('Changes saved')).toBeNull()
})

test('holds what is typed against the contract before it sends anything', async () => {
  const onSave = vi.fn<Save>(async () => null)
  await showForm(onSave)
  expect([input(/Name/).required, input(/Summary/).required]).toEqual([true, false])
  await type(/Name/, '  ')
  await press('Save the topic')
  await screen.findByText('Fill this in.')
  expect(document.activeElement).toBe(input(/Name/))
  expect(await barriers()).toEqual([])
  await type(/Name/, 'A name that is far too long')
  await screen.findByText('Use 20 characters at most.')
  await press('Save the topic')
  expect(onSave).not.toHaveBeenCalled()
  await type(/Name/, ' Fire ')
  expect(screen.queryByText('Use 20 characters at most.')).toBeNull()
  await userEvent.clear(input(/Summary/))
  await press('Save the topic')
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Fire', summary: null })
})

test('has no field that the contract does not have', () => {
  const shape = (values: { name: string; nme: string }) => (
    // @ts-expect-error the body has no nme
    <Form body={body} values={values} onSave={async () => null} save="Save">
      {(field) => <TextInput {...field('nme')} />}
    </Form>
  )
  expect(shape).toBeTypeOf('function')
})

test('says what is wrong at its field, and takes the person there', async () => {
  await showForm(async () => refusal({ summary: 'Say less.' }))
  await press('Save the topic')
  await screen.findByText('Say less.')
  expect(input(/Summary/).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input(/Summary/))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await barriers()).toEqual([])
})

test('says above the fields what belongs to none of them', async () => {
  await showForm(async () => refusal({ rank: 'Too high.' }))
  await press('Save the topic')
  expect((await screen.findByRole('alert')).textContent).toContain('Not kept')
})

test('forgets a fault that was put right', async () => {
  const onSave = vi
    .fn<Save>()
    .mockResolvedValueOnce(refusal({ name: 'Taken.' }))
    .mockResolvedValueOnce(null)
  await showForm(onSave)
  await press('Save the topic')
  await screen.findByText('Taken.')
  await type(/Name/, 'Another')
  expect(screen.queryByText('Taken.')).toBeNull()
  await press('Save the topic')
  await screen.findByText('Changes saved')
})

test('takes over newer values, but not over what is being typed', async () => {
  let rename: (name: Topic) => void = () => undefined
  function Renamed() {
    const [values, setValues] = useState(saved)
    rename = setValues
    return (
      <Form body={body} values={values} onSave={async () => null} save="Save">
        {(field) => (
          <>
            <TextInput label="Name" {...field('name')} />
            <TextInput label="Summary" {...field('summary')} />
          </>
        )}
      </Form>
    )
  }
  await show(() => <Renamed />)
  await type(/Name/, 'Mine')
  act(() => rename({ name: 'Theirs', summary: 'Newer' }))
  expect([input(/Name/).value, input(/Summary/).value]).toEqual(['Mine', 'Newer'])
})

test('goes back to what is saved', async () => {
  await showForm()
  await type(/Name/, 'Other')
  await press('Discard changes')
  expect(input(/Name/).value).toBe('Safety')
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('asks before what is typed is lost', async () => {
  const { router } = await showForm()
  await type(/Name/, 'Other')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press('Continue editing')
  expect([router.state.location.pathname, input(/Name/).value]).toEqual(['/', 'Other'])
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await screen.findByRole('dialog')
  await press('Discard and leave')
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
})

test('keeps a tab with unsaved words from being closed without a question', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await showForm()
  expect(isAsked()).toBe(false)
  await type(/Name/, 'Other')
  expect(isAsked()).toBe(true)
})

test('lets the person go to another page as soon as it is saved', async () => {
  const there = vi.fn<() => void>()
  const view = await showForm(
    async () => null,
    () => {
      there()
      void view.router.navigate({ to: '/elsewhere' as '/' })
    },
  )
  await type(/Name/, 'Other')
  await press('Save the topic')
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/elsewhere'))
  expect(there).toHaveBeenCalledOnce()
})
