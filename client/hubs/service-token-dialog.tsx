import { useLingui } from '@lingui/react/macro'
import { ServiceTokenScope } from '../../generated/client/model/serviceTokenScope.ts'
import { useSession } from '../api/session.ts'
import { NewServiceToken } from './new-service-token.tsx'

/** Creates a token of the hub for what its admin chooses. */
export function ServiceTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { privileges } = useSession()
  // Nobody can give what they do not hold; who may create a token may hand in meetings.
  const scopes = Object.values(ServiceTokenScope).filter(
    (scope) => scope === 'meeting:write' || privileges.some((privilege) => privilege === scope),
  )
  return <NewServiceToken title={t`Create a token of the hub`} scopes={scopes} onClose={onClose} />
}
