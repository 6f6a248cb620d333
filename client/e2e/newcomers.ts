import createClient from 'openapi-fetch'
import { must, type Hub, type Schemas } from '../../scripts/hub/client.ts'
import type { paths } from '../../generated/server/schema.d.ts'

const START = 'kettle orbit velvet ninety'

/** What those have who come in here. */
export const NEWCOMER_PASSWORD = 'harbour seven pencil quartz'

interface Newcomer {
  email: string
  first_name: string
  last_name: string
  locale?: Schemas['Locale']
  teamIds?: string[]
  /** Makes an admin of them, with these rights. */
  privileges?: Schemas['UserPrivilegeList']
}

/** Adds somebody who accepts at once and has said what the hub asks for. @param admin has the rights that are given */
export async function addNewcomer({ api, origin }: Hub, { privileges, ...person }: Newcomer): Promise<void> {
  const settings = { params: { header: { 'If-Match': '*' } }, body: { signIn: { startPassword: true } } }
  must(await api.PATCH('/hub/settings', settings))
  const { items: fields } = must(await api.GET('/customFields/'))
  const customFields = fields.filter(({ is_required }) => is_required).map(({ id }) => ({ id, value: 'Learning' }))
  const users = [{ ...person, isAdmin: Boolean(privileges), customFields }]
  const { users: added } = must(await api.POST('/users/', { body: { password: START, users } }))
  const { email, first_name, last_name } = person
  // Accepting begins a session, which is not the admin's.
  const own = createClient<paths>({ baseUrl: `${origin}/api`, headers: { origin } })
  const { token } = must(await own.POST('/auth/start-password', { body: { email, password: START } }))
  const accepted = { token, password: NEWCOMER_PASSWORD, first_name, last_name }
  must(await own.POST('/auth/invitations/accept', { body: accepted }))
  if (!privileges) return
  const params = { path: { userId: added[0]!.id }, header: { 'If-Match': '*' } }
  must(await api.PUT('/users/{userId}/privileges', { params, body: { isAdmin: true, privileges } }))
}
