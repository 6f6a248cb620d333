import { expect, test } from 'vitest'
import { contentsDetails } from './contents-change-rules.ts'

const section = (id: string, about: object = {}) => ({
  id,
  name: id.toUpperCase(),
  description: null,
  rank: '1',
  lockingMode: null,
  unlockAt: null,
  unlockTimezone: null,
  ...about,
})
const item = (contentId: string, sectionId: string | null = null, optional = false) => ({
  contentId,
  sectionId,
  optional,
})

test('says what came and went, what is optional, and what each section is called, says and waits for', () => {
  const before = {
    sections: [section('s'), section('t')],
    items: [item('a', 's'), item('b', 't'), item('c', 't', true)],
  }
  expect(contentsDetails(before, before)).toEqual([])
  const unlockAt = new Date('2030-01-01T09:00:00Z')
  const timed = { name: 'New', description: 'Read it.', lockingMode: 'time', unlockAt, unlockTimezone: 'Europe/Berlin' }
  const after = {
    sections: [section('s', timed), section('u')],
    items: [item('b', 's', true), item('c', 'u'), item('d', 'u')],
  }
  const lock = (mode: string | null, moment: string | null, zone: string | null) => ({
    section: 'New',
    lockingMode: mode,
    unlockDateTime: moment,
    unlockTimezone: zone,
  })
  expect(contentsDetails(before, after)).toEqual([
    { property: 'contents', oldValue: ['a'], value: ['d'] },
    { property: 'optional', oldValue: ['c'], value: ['b'] },
    { property: 'sections', oldValue: ['T'], value: ['U'] },
    { property: 'sectionName', oldValue: 'S', value: 'New' },
    { property: 'sectionDescription', oldValue: null, value: 'Read it.' },
    {
      property: 'lockingMode',
      oldValue: lock(null, null, null),
      value: lock('time', unlockAt.toISOString(), 'Europe/Berlin'),
    },
  ])
})

test('says that something moved: in its order, or to another section that was there and stays', () => {
  const order = [{ property: 'order', oldValue: null, value: null }]
  const sections = [section('s'), section('t')]
  const before = { sections, items: [item('a', 's'), item('b', 's')] }
  expect(contentsDetails(before, { sections, items: [item('b', 's'), item('a', 's')] })).toEqual(order)
  expect(contentsDetails(before, { sections, items: [item('a', 's'), item('b', 't')] })).toEqual(order)
  expect(contentsDetails(before, { sections: sections.toReversed(), items: before.items })).toEqual(order)
  expect(contentsDetails(before, { sections: [section('s')], items: before.items })).toEqual([
    { property: 'sections', oldValue: ['T'], value: [] },
  ])
})
