import { Trans } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { useDeleteServiceToken } from '../../generated/client/security-admin/security-admin.ts'
import type { ServiceToken } from '../../generated/client/model/serviceToken.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { TokenEntry } from '../ui/tokens/token-entry.tsx'

/** A token of the hub in a list, and the way to its end. */
export function HubToken({ token }: { token: ServiceToken }) {
  const mayDelete = can(useSession(), access.deleteServiceToken)
  const { run, isPending } = useChange(useDeleteServiceToken)
  const creator = token.createdBy.displayName
  return (
    <TokenEntry
      token={token}
      isDeleting={isPending}
      onDelete={mayDelete ? () => run({ serviceTokenId: token.id }) : undefined}
    >
      <Trans>Created by {creator}</Trans>
    </TokenEntry>
  )
}
