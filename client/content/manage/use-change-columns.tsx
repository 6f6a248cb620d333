import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContentChange } from '../../../generated/client/model/contentChange.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { actionWords } from '../../ui/changes/action-words.ts'
import { ChangeDetails } from '../../ui/changes/change-details.tsx'
import { wordOf } from './property-words.ts'

export function useChangeColumns(): Column<ContentChange>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'time',
      label: t`Time`,
      width: '172px',
      cell: ({ changeTime }) => <time dateTime={changeTime}>{format.dateTime(changeTime)}</time>,
    },
    {
      id: 'content',
      label: t`Content`,
      isTitle: true,
      width: '28%',
      cell: ({ content }) => (
        <Link to="." search={searchWith({ content: content.id })}>
          {content.name}
        </Link>
      ),
    },
    { id: 'change', label: t`Change`, width: '120px', cell: ({ action }) => i18n._(actionWords[action]) },
    { id: 'person', label: t`Person`, width: '18%', cell: ({ author }) => author?.name ?? t`The hub` },
    { id: 'details', label: t`Details`, cell: ({ details }) => <ChangeDetails details={details} wordOf={wordOf} /> },
  ]
}
