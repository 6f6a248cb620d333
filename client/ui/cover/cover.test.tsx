// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { turnOf } from './cover-seed.ts'
import { Cover } from './cover.tsx'
import { motifs } from './cover-motifs.ts'
import { show } from '../testing/show.tsx'

const picture = () => document.querySelector('img')
const TOPIC = '0199d3a0-0000-7000-8000-000000030001'

/** The shapes of a cover once they are there. */
async function artOf(id: string, topicId: string | null): Promise<string> {
  await show(() => <Cover id={id} kind="playlist" topicId={topicId} pictureUrl={null} />)
  await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 160 90"]')).not.toBeNull())
  const art = document.querySelector('svg[viewBox="0 0 160 90"]')!.outerHTML
  cleanup()
  return art
}

test('shows the art and the icon of the kind where the picture cannot be shown', async () => {
  await show(() => <Cover id="01" kind="playlist" topicId={null} pictureUrl="/gone" />)
  expect(picture()).not.toBeNull()
  expect(document.querySelector('svg')).toBeNull()
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  await waitFor(() => expect(document.querySelectorAll('svg[aria-hidden]')).toHaveLength(2))
})

test('draws the same for an id each time, and variations of one motif for what stands under one topic', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `0199d3a0-0000-7000-8000-${String(index).padStart(12, '0')}`)
  expect(await artOf(ids[0]!, TOPIC)).toBe(await artOf(ids[0]!, TOPIC))
  const ofTopic = new Set(await inTurn(ids, (id) => artOf(id, TOPIC)))
  expect(ofTopic.size).toBeGreaterThan(3)
  expect(ofTopic.size).toBeLessThanOrEqual(8)
  const withoutTopic = new Set(await inTurn(ids, (id) => artOf(id, null)))
  expect(withoutTopic.size).toBeGreaterThan(8)
})

test('gives topics different colours', () => {
  const turns = Array.from({ length: 40 }, (_, index) => turnOf(`0199d3a0-0000-7000-8000-${index + 1000}`))
  expect(new Set(turns).size).toBe(6)
})

test('draws each motif in its four places with whole numbers that an SVG knows', () => {
  for (const motif of motifs)
    for (const place of [0, 1, 2, 3])
      for (const { path } of motif(place)) expect(path).toMatch(/^M[\dMahvHVLQTZa ,.-]+Z$/)
})

async function inTurn<T, R>(items: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const found: R[] = []
  for (const item of items) found.push(await one(item))
  return found
}
