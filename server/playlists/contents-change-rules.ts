import type { AuditDetail } from '../audit/service.ts'
import type { NewItem, NewSection } from './playlist-write-store.ts'

/** What a change of contents did, as the list of changes says it. */

type Section = Omit<NewSection, 'rankKey'>
type Item = Pick<NewItem, 'contentId' | 'sectionId' | 'optional'>

interface Contents {
  /** Both in their order. */
  sections: readonly Section[]
  items: readonly Item[]
}

/**
 * What came and went by id, sections by name; what is optional or required now; what each section that stays is called, says
 * and waits for; and whether anything moved. Empty where all is as it was.
 */
export function contentsDetails(before: Contents, after: Contents): AuditDetail[] {
  const named = ({ sections }: Contents) => new Map(sections.map((section) => [section.id, section]))
  const [oldSections, newSections] = [named(before), named(after)]
  const held = ({ items }: Contents) => new Map(items.map((item) => [item.contentId, item.optional]))
  const [oldItems, newItems] = [held(before), held(after)]
  const turned = (optional: boolean) =>
    after.items
      .filter((item) => item.optional === optional && oldItems.get(item.contentId) === !optional)
      .map(({ contentId }) => contentId)
  const lists = [
    listDetail('contents', without(oldItems, newItems), without(newItems, oldItems)),
    listDetail('optional', turned(false), turned(true)),
    listDetail(
      'sections',
      without(oldSections, newSections).map((id) => oldSections.get(id)!.name),
      without(newSections, oldSections).map((id) => newSections.get(id)!.name),
    ),
  ]
  const fields = after.sections.flatMap((section) => {
    const old = oldSections.get(section.id)
    return old ? sectionDetails(old, section) : []
  })
  return [
    ...lists.flat(),
    ...fields,
    ...(isArrangedAnew(before, after) ? [{ property: 'order', oldValue: null, value: null }] : []),
  ]
}

const without = (some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
  [...some.keys()].filter((id) => !others.has(id))

function listDetail(property: string, oldValue: readonly string[], value: readonly string[]): AuditDetail[] {
  return oldValue.length + value.length > 0 ? [{ property, oldValue, value }] : []
}

function sectionDetails(before: Section, after: Section): AuditDetail[] {
  const details = [
    { property: 'sectionName', oldValue: before.name, value: after.name },
    { property: 'sectionDescription', oldValue: before.description, value: after.description },
    { property: 'lockingMode', oldValue: lockOf(before, after.name), value: lockOf(after, after.name) },
  ]
  return details.filter(({ oldValue, value }) => JSON.stringify(oldValue) !== JSON.stringify(value))
}

const lockOf = ({ lockingMode, unlockAt, unlockTimezone }: Section, section: string) => ({
  section,
  lockingMode,
  unlockDateTime: unlockAt?.toISOString() ?? null,
  unlockTimezone,
})

/** Whether what both have stands in another order, or in another of the sections that both have. */
function isArrangedAnew(before: Contents, after: Contents): boolean {
  const order = (ids: readonly string[], others: readonly string[]) => {
    const known = new Set(others)
    return ids.filter((id) => known.has(id)).join()
  }
  const sections = (of: Contents) => of.sections.map(({ id }) => id)
  const items = (of: Contents) => of.items.map(({ contentId }) => contentId)
  const differ = (idsOf: (of: Contents) => string[]) =>
    order(idsOf(before), idsOf(after)) !== order(idsOf(after), idsOf(before))
  if (differ(sections) || differ(items)) return true
  const placeBefore = new Map(before.items.map(({ contentId, sectionId }) => [contentId, sectionId]))
  const kept = new Set(sections(after))
  const known = new Set([null, ...sections(before).filter((id) => kept.has(id))])
  return after.items.some(({ contentId, sectionId }) => {
    const place = placeBefore.get(contentId)
    return place !== undefined && place !== sectionId && known.has(place) && known.has(sectionId)
  })
}
