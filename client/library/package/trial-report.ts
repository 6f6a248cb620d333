import type { PackageTrialPut } from '../../../generated/client/model/packageTrialPut.ts'
import type { SessionEntry } from '../../player/bridge.ts'

/** What came of one page. */
export interface TriedPage {
  isOpened: boolean
  entries: readonly SessionEntry[]
}

type Seen = Omit<PackageTrialPut, 'fileId' | 'pageCount'>

const MOST = 50
const STATUS = /(^|_|\.)(lesson|completion|success)_status$/

/** What the pages of a package did all together. */
export function reportOf(pages: readonly TriedPage[]): Seen {
  const entries = pages.flatMap((page) => page.entries)
  const counting = (isSo: (entry: SessionEntry) => boolean) => pages.filter((page) => page.entries.some(isSo)).length
  return {
    triedCount: pages.length,
    openedCount: pages.filter(({ isOpened }) => isOpened).length,
    reportedCount: counting(({ kind, error }) => kind === 'initialize' && error === null),
    statusCount: counting(({ kind, element, error }) => kind === 'set' && error === null && STATUS.test(element ?? '')),
    missingFiles: namesOf(entries, 'missing'),
    blockedHosts: namesOf(entries, 'blocked'),
    errors: errorsOf(entries),
  }
}

function namesOf(entries: readonly SessionEntry[], wanted: SessionEntry['kind']): string[] {
  const names = entries.flatMap(({ kind, element }) => (kind === wanted && element ? [element] : []))
  return [...new Set(names)].slice(0, MOST)
}

function errorsOf(entries: readonly SessionEntry[]): Seen['errors'] {
  const refused = entries.filter(({ kind, error }) => error !== null && kind !== 'missing' && kind !== 'blocked')
  const kinds = Map.groupBy(refused, ({ element, error }) => JSON.stringify([element, error]))
  return [...kinds.values()].slice(0, MOST).map((same) => ({
    element: same[0]!.element,
    error: same[0]!.error ?? '',
    count: same.length,
  }))
}
