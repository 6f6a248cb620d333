import type { StatusChangeCreate } from '../../../generated/client/model/statusChangeCreate.ts'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { localTime } from '../../ui/local-time.ts'

/** How far people are set, and whom. What was typed for another choice waits for it. */
export interface StatusChoice {
  status: 'completed' | 'notstarted'
  whom: 'some' | 'everyone'
  people: Choice[]
  teams: Choice[]
  /** In the time of this device, as the input for times has it. */
  completed: string
  withOptional: boolean
  reason: string
  isShared: boolean
  /** Also with those whose status stays as it is. */
  isSharedWithAll: boolean
  subject: string
  message: string
}

export function newChoice(now: Date): StatusChoice {
  return {
    status: 'completed',
    whom: 'some',
    people: [],
    teams: [],
    completed: localTime(now),
    withOptional: false,
    reason: '',
    isShared: false,
    isSharedWithAll: false,
    subject: '',
    message: '',
  }
}

export function isComplete({ status, whom, people, teams, completed }: StatusChoice): boolean {
  if (whom === 'some' && people.length + teams.length === 0) return false
  return status === 'notstarted' || completed !== ''
}

/** The change as the hub takes it. */
export function changeOf(contentIds: string[], choice: StatusChoice): StatusChangeCreate {
  const [reason, subject, message] = [choice.reason.trim(), choice.subject.trim(), choice.message.trim()]
  const common = {
    contentIds,
    ...(choice.whom === 'everyone' ? { updateEveryone: true } : whomOf(choice)),
    updateOptionalContent: choice.withOptional,
    ...(reason && { reason }),
    ...(choice.isShared && {
      share: true,
      ...(choice.isSharedWithAll && { shareWithEveryone: true }),
      ...(subject && { shareSubject: subject }),
      ...(message && { shareMessage: message }),
    }),
  }
  return choice.status === 'notstarted'
    ? { ...common, newStatus: 'notstarted' }
    : { ...common, newStatus: 'completed', completionDateTime: new Date(choice.completed).toISOString() }
}

function whomOf({ people, teams }: StatusChoice) {
  return {
    ...(people.length > 0 && { userIds: people.map(({ id }) => id) }),
    ...(teams.length > 0 && { teamIds: teams.map(({ id }) => id) }),
  }
}
