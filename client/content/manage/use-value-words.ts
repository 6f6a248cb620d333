import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'

interface Lock {
  section: string
  lockingMode: 'locked' | 'time' | 'progress' | null
  unlockDateTime: string | null
}

interface Goal {
  type: 'open' | 'complete'
  dueDate: string | null
}

/** Values of content that are more than a text, in words. @returns undefined for all others */
export function useValueWords() {
  const { t } = useLingui()
  const format = useFormat()
  const goal = ({ type, dueDate }: Goal) => {
    const words = type === 'complete' ? t`to be completed` : t`to be opened`
    if (!dueDate) return words
    const moment = format.dateTime(dueDate)
    return t`${words} until ${moment}`
  }
  const lock = ({ section, lockingMode, unlockDateTime }: Lock) => {
    if (lockingMode === 'locked') return t`“${section}” stays closed`
    if (lockingMode === 'progress') return t`“${section}” opens with progress`
    if (!unlockDateTime) return t`“${section}” is always open`
    const moment = format.dateTime(unlockDateTime)
    return t`“${section}” opens ${moment}`
  }
  return (property: string, value: string): string | undefined => {
    if (property === 'goal' && value.startsWith('{')) return goal(JSON.parse(value) as Goal)
    if (property === 'lockingMode' && value.startsWith('{')) return lock(JSON.parse(value) as Lock)
    return undefined
  }
}
