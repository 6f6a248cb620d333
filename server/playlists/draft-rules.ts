import { badInput } from '../contract/problems.ts'
import { inOrder, itemEntry, sectionEntry, type ContentsEntry } from './entry-rules.ts'
import type { ContentPatch } from './playlist-contents-plan-service.ts'

export interface NamedContent {
  id: string
  type: string
  name: string
  fileFormat: string | null
  isDeleted: boolean
}

/**
 * What a draft is to hold, in the order of rank. A draft need not make sense yet, only be fit to be shown again. @param base what the
 * playlist held when it was begun @throws 400 `section-name-required`, `unknown-reference`
 */
export function draftEntries(
  patches: readonly ContentPatch[],
  base: readonly ContentsEntry[],
  named: ReadonlyMap<string, NamedContent>,
): ContentsEntry[] {
  const before = new Map(base.map((entry) => [entry.contentId, entry]))
  const entries = patches.map((patch, index) => {
    const known = before.get(patch.contentId ?? null)
    const isSection = patch.contentId === undefined || known?.type === 'section'
    return isSection ? sectionFrom(patch, known, index) : itemFrom(patch, known, named, index)
  })
  return inOrder(entries)
}

function sectionFrom(
  { contentId, rank, updatedDetails = {} }: ContentPatch,
  known: ContentsEntry | undefined,
  index: number,
): ContentsEntry {
  const { name = known?.name, description = known?.description, lockingMode = known?.lockingMode } = updatedDetails
  const { unlockDateTime = known?.unlockAt, unlockTimezone = known?.unlockTimezone } = updatedDetails
  if (!name)
    throw badInput('section-name-required', `/contents/${index}/updatedDetails/name`, 'A new section needs a name.')
  const lock = {
    lockingMode: lockingMode ?? null,
    unlockAt: unlockDateTime ?? null,
    unlockTimezone: unlockTimezone?.toWellFormed() ?? null,
  }
  const about = { name: name.toWellFormed(), description: description?.toWellFormed() ?? null }
  return sectionEntry({ rank, ...about, ...lock }, contentId ?? null)
}

function itemFrom(
  { contentId, rank, updatedDetails = {} }: ContentPatch,
  known: ContentsEntry | undefined,
  named: ReadonlyMap<string, NamedContent>,
  index: number,
): ContentsEntry {
  const content = named.get(contentId!)
  if (!content)
    throw badInput('unknown-reference', `/contents/${index}/contentId`, 'There is no such content in this hub.')
  return itemEntry({ rank, optional: updatedDetails.optional ?? known?.optional ?? false }, content)
}

/** A draft is kept so long after its last change. */
const KEPT_MS = 90 * 86_400_000

/** What was last changed before this is removed. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
