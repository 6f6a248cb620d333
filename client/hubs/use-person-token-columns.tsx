import { useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { useDeleteApiToken } from '../../generated/client/security-admin/security-admin.ts'
import type { OwnedApiToken } from '../../generated/client/model/ownedApiToken.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DeleteToken } from '../ui/tokens/delete-token.tsx'
import { scopeLabel } from '../ui/tokens/scope-label.ts'

export function usePersonTokenColumns(): Column<OwnedApiToken>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const mayDelete = can(useSession(), access.deleteApiToken)
  const columns: Column<OwnedApiToken>[] = [
    { id: 'name', label: t`Name`, isTitle: true, cell: ({ name }) => name },
    { id: 'owner', label: t`Person`, width: '18%', cell: ({ owner }) => owner.displayName },
    {
      id: 'scopes',
      label: t`Permissions`,
      width: '22%',
      cell: ({ scopes }) => scopes.map((scope) => i18n._(scopeLabel(scope))).join(', '),
    },
    {
      id: 'lastUsedTime',
      label: t`Last used`,
      width: '150px',
      cell: ({ lastUsedTime }) => (lastUsedTime ? format.dateTime(lastUsedTime) : t`Never`),
    },
    { id: 'expiresTime', label: t`Valid until`, width: '160px', cell: ({ expiresTime }) => format.day(expiresTime) },
  ]
  const deletion: Column<OwnedApiToken> = {
    id: 'delete',
    label: t`Delete`,
    width: '150px',
    cell: (token) => <DeletePersonToken token={token} />,
  }
  return mayDelete ? [...columns, deletion] : columns
}

function DeletePersonToken({ token: { id, name } }: { token: OwnedApiToken }) {
  const { run, isPending } = useChange(useDeleteApiToken)
  return <DeleteToken name={name} isDeleting={isPending} onDelete={() => run({ tokenId: id })} />
}
