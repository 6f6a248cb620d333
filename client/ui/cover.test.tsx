// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'
import { show } from './testing/show.tsx'

const picture = () => document.querySelector('img')

test('shows the icon of the kind where the picture cannot be shown', async () => {
  await show(() => <Cover id="01" kind="playlist" pictureUrl="/gone" />)
  expect(picture()).not.toBeNull()
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(document.querySelector('svg')).not.toBeNull()
})
