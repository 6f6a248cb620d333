import { expect, test } from 'vitest'
import { sentViews, wordsIn, type TypedView } from './welcome-values.ts'

const view: TypedView = {
  audience: 'learner',
  isEnabled: true,
  title: 'Welcome',
  message: 'Begin here.',
  pictureId: null,
  contentId: null,
  translations: [
    { locale: 'de-DE', title: 'Willkommen', message: '' },
    { locale: 'fr-FR', title: ' ', message: null },
  ],
}

test('sends the translations that have a heading', () => {
  expect(sentViews([view])[0]!.translations.map(({ locale }) => locale)).toEqual(['de-DE'])
})

test.each([
  ['en-GB', { title: 'Welcome', message: 'Begin here.' }],
  ['de-DE', { title: 'Willkommen', message: null }],
  ['fr-FR', { title: 'Welcome', message: 'Begin here.' }],
])('shows in %s what people see who read in it', (locale, words) => {
  expect(wordsIn(view, locale, { name: 'Demo Hub' })).toEqual(words)
})

test('shows the name of the hub where the heading is empty', () => {
  expect(wordsIn({ ...view, title: '' }, 'en-GB', { name: 'Demo Hub' }).title).toBe('Demo Hub')
})
