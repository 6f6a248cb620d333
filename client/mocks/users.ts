import {
  getCreateUsersMockHandler,
  getInviteUsersMockHandler,
} from '../../generated/client/import-users-admin/import-users-admin.msw.ts'
import type { NewUser } from '../../generated/client/model/newUser.ts'
import { answer } from './answer.ts'
import type { MockHub } from './hub.ts'
import { addMailToken } from './mail-tokens.ts'
import { badInput, notAllowed } from './problems.ts'
import type { PersonRow, TeamRow } from './rows.ts'

export function usersHandlers(hub: MockHub) {
  return [
    getCreateUsersMockHandler(
      answer(hub, 'createUsers', ({ me, body }) => {
        if (body.password != null)
          throw badInput(
            'password-not-allowed',
            '/password',
            'People choose their own password. Leave it out and invite them.',
          )
        refuseTwice(body.users)
        if (body.users.some(({ isAdmin }) => isAdmin) && !me.privileges.includes('settings_write')) throw notAllowed()
        const team = body.teamId ? teamOf(hub, body.teamId) : null
        const users = body.users.map((user) => bringIn(hub, user, team))
        if (body.send_email)
          for (const { id } of users.filter(({ created }) => created)) addMailToken(hub, 'invitation', id)
        return { success: true, users } as const
      }),
    ),
    getInviteUsersMockHandler(
      answer(hub, 'inviteUsers', ({ body }) => {
        const unknown = body.ids.findIndex((id) => !hub.people.some((person) => person.id === id))
        if (unknown >= 0) throw badInput('unknown-reference', `/ids/${unknown}`, 'There is no such person in this hub.')
        const waiting = hub.people.filter(({ id, password }) => body.ids.includes(id) && password === null)
        for (const { id } of waiting) addMailToken(hub, 'invitation', id)
        return { success: true, invitedCount: waiting.length } as const
      }),
    ),
  ]
}

function refuseTwice(users: NewUser[]): void {
  const emails = users.map(({ email }) => email.toLowerCase())
  const index = emails.findIndex((email, place) => emails.indexOf(email) < place)
  if (index >= 0) throw badInput('duplicate-email', `/users/${index}/email`, 'This e-mail stands in the list twice.')
}

function teamOf(hub: MockHub, teamId: string): TeamRow {
  const team = hub.teams.find(({ id }) => id === teamId)
  if (!team) throw badInput('unknown-reference', '/teamId', 'There is no such team in this hub.')
  return team
}

function bringIn(hub: MockHub, user: NewUser, team: TeamRow | null) {
  const email = user.email.toLowerCase()
  const known = hub.people.find((person) => person.email === email)
  if (known) return { id: known.id, email, created: false }
  const person = personFrom(hub, user, email)
  hub.people.push(person)
  team?.roles.push({ personId: person.id, role: 'member' })
  return { id: person.id, email, created: true }
}

function personFrom(hub: MockHub, user: NewUser, email: string): PersonRow {
  return {
    id: hub.newId(),
    accountId: hub.newId(),
    email,
    password: null,
    first_name: user.first_name,
    last_name: user.last_name,
    locale: user.locale ?? hub.hub.locale,
    isAdmin: user.isAdmin ?? false,
    privileges: [],
    pictureId: null,
    openCompleteProfile: true,
    theme: 'auto',
    notification_channel: 'email',
  }
}
