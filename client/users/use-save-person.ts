import { useGetUser, useUpdateUser } from '../../generated/client/users-admin/users-admin.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import type { UserPatch } from '../../generated/client/model/userPatch.ts'
import { etagOf } from '../api/fetcher.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'

/** Saves what was changed of a person. */
export function useSavePerson(person: UserDetails) {
  const headers = { 'If-Match': etagOf(person) ?? '' }
  const { refetch } = useGetUser(person.id, { query: { structuralSharing: false, enabled: false } })
  const send = useKeptTyping(useUpdateUser({ request: { headers } }), refetch)
  return (data: UserPatch) => send({ userId: person.id, data })
}
