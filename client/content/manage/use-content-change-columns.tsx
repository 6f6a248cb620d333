import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContentChange } from '../../../generated/client/model/contentChange.ts'
import { useChangeColumns } from '../../ui/changes/use-change-columns.tsx'
import type { Column } from '../../ui/data-table/column.ts'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { PutBack } from './put-back.tsx'
import { wordOf } from './property-words.ts'
import { useValueWords } from './use-value-words.ts'

export function useContentChangeColumns(): Column<ContentChange>[] {
  const { t } = useLingui()
  const columns = useChangeColumns<ContentChange>({
    wordOf,
    spokenValue: useValueWords(),
    person: ({ id, name }) => (
      <Link to="." search={searchWith({ person: id })}>
        {name}
      </Link>
    ),
    thing: {
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
  })
  return columns.map((column) =>
    column.id === 'details'
      ? {
          ...column,
          cell: (change) => (
            <>
              {column.cell(change)}
              <PutBack change={change} />
            </>
          ),
        }
      : column,
  )
}
