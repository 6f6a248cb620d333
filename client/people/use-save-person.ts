import { useLingui } from '@lingui/react/macro'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import type { UserPatch } from '../../generated/client/model/userPatch.ts'
import { useUpdateUser } from '../../generated/client/users-admin/users-admin.ts'
import { etagOf } from '../api/fetcher.ts'
import { useChange } from '../api/use-change.ts'

/** Saves what was changed of a person, unless somebody else was faster. */
export function useSavePerson(person: UserDetails) {
  const { t } = useLingui()
  const headers = { 'If-Match': etagOf(person) ?? '' }
  const { send } = useChange(() => useUpdateUser({ request: { headers } }), { done: () => t`The changes are saved.` })
  return (data: UserPatch) => send({ userId: person.id, data })
}
