import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'
import type { Change } from './contents-merge.ts'
import type { Entry, SectionEntry } from './contents-rules.ts'

/** When a section opens, in words. */
function useOpeningWords() {
  const { t } = useLingui()
  const format = useFormat()
  return ({ lockingMode, unlockDateTime }: Pick<SectionEntry, 'lockingMode' | 'unlockDateTime'>): string => {
    if (lockingMode === 'locked') return t`stays closed`
    if (lockingMode === 'progress') return t`opens with progress`
    if (lockingMode !== 'time' || !unlockDateTime) return t`always open`
    const moment = format.dateTime(unlockDateTime)
    return t`opens ${moment}`
  }
}

/** What was done to contents, with what it was before and what it is now. */
export function useChangeWords() {
  const { t } = useLingui()
  const valueOf = useEntryWords()
  return (change: Change): string => {
    const { name } = change
    switch (change.what) {
      case 'added':
        return t`“${name}”: added`
      case 'removed':
        return t`“${name}”: taken out`
      case 'kept':
        return t`“${name}”: changed`
      case 'moved':
        return movedWords(change)
      default: {
        const [before, now] = [valueOf(change.what, change.before), valueOf(change.what, change.now)]
        return t`“${name}”: ${now}, before ${before}`
      }
    }
  }
  function movedWords({ name, behind, count }: Extract<Change, { what: 'moved' }>): string {
    const what =
      count > 0 ? plural(count, { one: `“${name}” with # item`, other: `“${name}” with # items` }) : t`“${name}”`
    return behind === null ? t`${what}: moved to the beginning` : t`${what}: moved behind “${behind}”`
  }
}

/** One value of an entry, such as its name. */
export function useEntryWords() {
  const { t } = useLingui()
  const openingWords = useOpeningWords()
  return (what: 'name' | 'description' | 'lock' | 'optional', entry: Entry): string => {
    if (entry.kind === 'item') return entry.optional ? t`optional` : t`required`
    const { name, description } = entry
    if (what === 'name') return t`called “${name}”`
    if (what === 'lock') return openingWords(entry)
    return description ? t`described as “${description}”` : t`without a description`
  }
}
