// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { barriers, show } from '../../ui/testing/show.tsx'
import { FileSentence } from './file-sentence.tsx'
import { conversionWords, refusalWords } from './file-words.ts'

const DETAIL = 'The manifest names “a.html”, which is missing.'

afterEach(() => {
  cleanup()
  i18n.activate('en-GB')
})

async function showIn(locale: string, detail: string | null): Promise<void> {
  await show(() => <FileSentence words={refusalWords['missing-file']} detail={detail} />)
  act(() => i18n.loadAndActivate({ locale, locales: [locale], messages: {} }))
}

test('says in English what the hub says of this one file', async () => {
  await showIn('en-GB', DETAIL)
  expect(screen.getByRole('main').textContent).toBe(DETAIL)
})

test('says it in the words of another language, with what the hub says within reach', async () => {
  await showIn('de-DE', DETAIL)
  expect(screen.getByText(refusalWords['missing-file'].message!)).toBeTruthy()
  expect(screen.getByText(DETAIL).getAttribute('lang')).toBe('en')
  expect(screen.getByRole('group')).toBeTruthy()
  expect(await barriers()).toEqual([])
})

test('has words for all codes, and shows those where the hub says no more', async () => {
  await showIn('en-GB', null)
  expect(screen.getByRole('main').textContent).toBe(refusalWords['missing-file'].message)
  for (const { message } of [...Object.values(refusalWords), ...Object.values(conversionWords)])
    expect(message).toMatch(/^[A-Z].*\.$/)
})
