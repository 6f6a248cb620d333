import { useLingui } from '@lingui/react/macro'
import { useCreateMyApiToken } from '../../generated/client/auth/auth.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { NewToken } from '../ui/tokens/new-token.tsx'
import { TokenForm } from './token-form.tsx'

/** Creates a token and shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send, data } = useChange(useCreateMyApiToken)
  return (
    <Dialog title={t`Create a token`} onClose={onClose}>
      {data ? (
        <NewToken token={data.token} onClose={onClose} />
      ) : (
        <TokenForm onSend={(token) => send({ data: token })} />
      )}
    </Dialog>
  )
}
