import {
  getCreateUsersMockHandler,
  getInviteUsersMockHandler,
} from '../../generated/client/import-users-admin/import-users-admin.msw.ts'
import type { NewUser } from '../../generated/client/model/newUser.ts'
import { privileges } from '../../generated/reference.ts'
import { answer } from './answer.ts'
import type { MockHub } from './hub.ts'
import { badInput } from './problems.ts'
import type { PersonRow, TeamRow } from './rows.ts'

export function usersHandlers(hub: MockHub) {
  return [
    getCreateUsersMockHandler(
      answer(hub, 'createUsers', ({ body }) => {
        if (body.password)
          throw badInput(
            'password-not-allowed',
            '/password',
            'People choose their own password. Leave it out and invite them.',
          )
        refuseTwice(body.users)
        const team = body.teamId ? teamOf(hub, body.teamId) : null
        const users = body.users.map((user) => bringIn(hub, user, team))
        return { success: true, users } as const
      }),
    ),
    getInviteUsersMockHandler(
      answer(hub, 'inviteUsers', ({ body }) => {
        const unknown = body.ids.findIndex((id) => !hub.people.some((person) => person.id === id))
        if (unknown >= 0) throw badInput('unknown-reference', `/ids/${unknown}`, 'There is no such person in this hub.')
        hub.mailTokens = hub.mailTokens.filter(
          ({ purpose, personId }) => purpose !== 'invitation' || !body.ids.includes(personId),
        )
        for (const personId of body.ids)
          hub.mailTokens.push({ token: `invitation-${hub.newId()}`, purpose: 'invitation', personId })
        return { success: true, invitedCount: body.ids.length } as const
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
    privileges: user.isAdmin ? [...privileges] : [],
    pictureId: null,
    theme: 'auto',
    notification_channel: 'email',
  }
}
