import type { HubCall } from '../../context.ts'
import { setAddressProved } from './address-store.ts'
import { deleteFactor } from '../factors/factor-store.ts'
import { deletePasskeys } from '../factors/passkey-store.ts'

/**
 * A mail has shown that the one who acts has the address of the account. Whoever came in by a start password before has not, and
 * may be somebody else: what they set up to sign in with goes. In the transaction that sets the password.
 */
export async function proveAddress({ db }: HubCall, accountId: string): Promise<void> {
  if (!(await setAddressProved(db, accountId))) return
  await deleteFactor(db, accountId)
  await deletePasskeys(db, accountId)
}
