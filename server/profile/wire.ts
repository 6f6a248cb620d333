import type { components } from '../../generated/server/schema.d.ts'
import { pictureUrl } from '../files/picture-url.ts'
import type { FullProfile } from './service.ts'
import type { ProfileRow } from './store.ts'

type Schemas = components['schemas']

export function profile({ caller, teams, progress, ...row }: FullProfile): Schemas['Profile'] {
  return {
    id: caller.memberId,
    email: caller.email,
    first_name: caller.firstName,
    last_name: caller.lastName,
    displayName: caller.displayName,
    pictureUrl: pictureUrl(caller.pictureId),
    userTeams: teams.map((team) => ({ ...team, role: team.role as Schemas['TeamRole'] })),
    settings: { theme: theme(row), notification_channel: channel(row) },
    learning_progress: { totalCompletedAssets: progress.completedAssets, totalLearningTime: progress.learningTime },
    isAdmin: caller.isAdmin,
    userCustomFields: [],
    openCompleteProfile: row.openCompleteProfile,
    locale: caller.locale as Schemas['Locale'],
  }
}

export function settings(row: ProfileRow & { isHelixHub: boolean }): Schemas['MySettings'] {
  return { notification_channel: channel(row), is_helix_hub: row.isHelixHub, settings: { theme: theme(row) } }
}

const DIMENSIONS = { small: '64x64', medium: '128x128', large: '256x256' } as const

/** Where a picture lies in the size that was asked for. */
export function pictureLocation(pictureId: string, size: keyof typeof DIMENSIONS): string {
  return `${pictureUrl(pictureId)}/${DIMENSIONS[size]}`
}

function theme(row: ProfileRow): Schemas['Theme'] {
  return row.theme as Schemas['Theme']
}

function channel(row: ProfileRow): Schemas['NotificationChannel'] {
  return row.notificationChannel as Schemas['NotificationChannel']
}
