import { expect, test } from 'vitest'
import type { SessionEntry } from '../../player/bridge.ts'
import { reportOf } from './trial-report.ts'

const entry = (
  kind: SessionEntry['kind'],
  element: string | null = null,
  error: string | null = null,
): SessionEntry => ({
  number: 1,
  at: 0,
  kind,
  element,
  value: null,
  error,
})

test('counts pages, and names each file, host and refused call once', () => {
  const first = [
    entry('initialize'),
    entry('set', 'cmi.core.lesson_status'),
    entry('set', 'cmi.core.score.raw', '405'),
    entry('set', 'cmi.core.score.raw', '405'),
    entry('missing', 'gone.css', '404'),
    entry('blocked', 'cdn.example.com', 'script-src-elem'),
  ]
  const second = [
    entry('initialize', null, '101'),
    entry('missing', 'gone.css', '404'),
    entry('set', 'cmi.success_status', '406'),
  ]
  const pages = [
    { isOpened: true, entries: first },
    { isOpened: true, entries: second },
    { isOpened: false, entries: [] },
  ]
  expect(reportOf(pages)).toEqual({
    triedCount: 3,
    openedCount: 2,
    reportedCount: 1,
    statusCount: 1,
    missingFiles: ['gone.css'],
    blockedHosts: ['cdn.example.com'],
    errors: [
      { element: 'cmi.core.score.raw', error: '405', count: 2 },
      { element: null, error: '101', count: 1 },
      { element: 'cmi.success_status', error: '406', count: 1 },
    ],
  })
})

test('keeps no more than fifty of each', () => {
  const entries = Array.from({ length: 60 }, (_, nth) => [
    entry('missing', `${nth}.css`, '404'),
    entry('set', `cmi.${nth}`, '401'),
  ]).flat()
  const { missingFiles, errors } = reportOf([{ isOpened: true, entries }])
  expect([missingFiles.length, errors.length]).toEqual([50, 50])
})
