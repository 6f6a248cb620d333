import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import type { Column } from '../data-table/column.ts'
import { actionWords } from './action-words.ts'
import { ChangeDetails, type ChangeDetailsProps } from './change-details.tsx'

/** What every list of changes has of an entry. */
interface Change extends Pick<ChangeDetailsProps, 'details'> {
  /** What the ids in the details are called. */
  names?: readonly { id: string; name: string }[]
  changeTime: string
  action: keyof typeof actionWords
  author: { id: string; name: string } | null
}

interface ChangeColumns<R> extends Pick<ChangeDetailsProps, 'wordOf' | 'spokenValue'> {
  /** What was changed. */
  thing: Column<R>
  /** Who did it, where that is more than their name. */
  person?: (author: NonNullable<Change['author']>) => ReactNode
  words?: Record<keyof typeof actionWords, MessageDescriptor>
}

/** When, what, how and by whom something was changed. */
export function useChangeColumns<R extends Change>({
  thing,
  words = actionWords,
  person = ({ name }) => name,
  wordOf,
  spokenValue,
}: ChangeColumns<R>): Column<R>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'time',
      label: t`Time`,
      width: '172px',
      cell: ({ changeTime }) => <time dateTime={changeTime}>{format.dateTime(changeTime)}</time>,
    },
    thing,
    { id: 'change', label: t`Change`, width: '120px', cell: ({ action }) => i18n._(words[action]) },
    { id: 'person', label: t`Person`, width: '18%', cell: ({ author }) => (author ? person(author) : t`The hub`) },
    {
      id: 'details',
      label: t`Details`,
      cell: ({ details, names }) => (
        <ChangeDetails
          details={details}
          names={names && new Map(names.map(({ id, name }) => [id, name]))}
          wordOf={wordOf}
          spokenValue={spokenValue}
        />
      ),
    },
  ]
}
