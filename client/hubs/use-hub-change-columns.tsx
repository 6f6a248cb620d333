import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { HubChange } from '../../generated/client/model/hubChange.ts'
import type { HubChangedType } from '../../generated/client/model/hubChangedType.ts'
import { useChangeColumns } from '../ui/changes/use-change-columns.tsx'
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
  serviceToken: msg`Token of the hub`,
  hubExport: msg`Export of the whole hub`,
  hubDeletion: msg`Deletion of the hub`,
  hubHostname: msg`Host name`,
}

export function useHubChangeColumns(): Column<HubChange>[] {
  const { t, i18n } = useLingui()
  return useChangeColumns<HubChange>({
    words: hubActionWords,
    thing: {
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
  })
}
