import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { HubChange } from '../../generated/client/model/hubChange.ts'
import type { HubChangedType } from '../../generated/client/model/hubChangedType.ts'
import { ChangeDetails } from '../ui/changes/change-details.tsx'
import { useFormat } from '../i18n/use-format.ts'
import type { Column } from '../ui/data-table/column.ts'
import { hubActionWords } from './change-words.ts'

const KINDS: Record<HubChangedType, MessageDescriptor> = {
  settings: msg`Settings`,
  features: msg`Features`,
  contentGrant: msg`Content shared with other hubs`,
  emailTemplate: msg`Text of an e-mail`,
  welcomeView: msg`Welcome`,
  webhook: msg`Webhook`,
  integration: msg`Integration`,
  meeting: msg`Meeting`,
}

export function useHubChangeColumns(): Column<HubChange>[] {
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
      id: 'item',
      label: t`Kind`,
      isTitle: true,
      width: '24%',
      cell: ({ item }) => {
        const kind = i18n._(KINDS[item.type])
        // What is of the hub as a whole has no name of its own.
        return item.id === null ? kind : `${kind}: ${item.name}`
      },
    },
    { id: 'change', label: t`Change`, width: '120px', cell: ({ action }) => i18n._(hubActionWords[action]) },
    { id: 'person', label: t`Person`, width: '18%', cell: ({ author }) => author?.name ?? t`The hub` },
    { id: 'details', label: t`Details`, cell: ({ details }) => <ChangeDetails details={details} /> },
  ]
}
