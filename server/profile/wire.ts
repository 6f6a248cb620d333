import { NEWS_TYPES } from '../notifications/rules.ts'
import { SQUARES } from '../files/key-rules.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { disposition } from '../contract/disposition.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { Page } from '../db/page.ts'
import { displayName } from '../users/rules.ts'
import { customField, emailChange, userFact } from '../users/wire.ts'
import type { DataExport } from './export-service.ts'
import type { HubExport } from './hub-export-service.ts'
import { fileUrlOf, hubFileUrlOf } from './rules.ts'
import type { FullProfile } from './service.ts'
import type { ProfileRow } from './store.ts'

type Schemas = components['schemas']

export function profile({
  caller,
  teams,
  progress,
  fields,
  facts,
  pendingEmail,
  ...row
}: FullProfile): Schemas['Profile'] {
  return {
    id: caller.memberId,
    email: caller.email,
    emailChange: emailChange(pendingEmail),
    first_name: caller.firstName,
    last_name: caller.lastName,
    displayName: caller.displayName,
    pictureUrl: pictureUrl(caller.pictureId),
    userTeams: teams.map((team) => ({ ...team, role: team.role as Schemas['TeamRole'] })),
    settings: { theme: theme(row), notification_channel: channel(row) },
    learning_progress: { totalCompletedAssets: progress.completedAssets, totalLearningTime: progress.learningTime },
    isAdmin: caller.isAdmin,
    userCustomFields: fields.map(customField),
    attributes: facts.map(userFact),
    openCompleteProfile: row.openCompleteProfile,
    locale: caller.locale as Schemas['Locale'],
  }
}

export function settings(row: ProfileRow & { isHelixHub: boolean }): Schemas['MySettings'] {
  return {
    notification_channel: channel(row),
    is_helix_hub: row.isHelixHub,
    settings: {
      theme: theme(row),
      timezone: row.timezone,
      news: deliveries(row),
      weeklyGoal: row.weeklyGoal,
    },
  }
}

function deliveries({ news }: ProfileRow): Schemas['NewsDeliveries'] {
  const each = NEWS_TYPES.map((type) => [type, news[type] ?? 'everywhere'] as const)
  return Object.fromEntries(each) as Schemas['NewsDeliveries']
}

export function dataExport(row: DataExport): Schemas['DataExport'] {
  const isReady = row.status === 'ready'
  return {
    id: row.id,
    userId: row.memberId,
    status: row.status as Schemas['DataExportStatus'],
    requestedTime: row.createdAt.toISOString(),
    readyTime: row.readyAt?.toISOString() ?? null,
    expiresTime: row.expiresAt?.toISOString() ?? null,
    fileSize: isReady ? row.size : null,
    fileUrl: isReady ? fileUrlOf(row.id) : null,
  }
}

export function hubExportPage(page: Page<HubExport>, offset: number): Schemas['HubExportPage'] {
  return pageAnswer(page, offset, hubExport)
}

function hubExport(row: HubExport): Schemas['HubExport'] {
  const isReady = row.status === 'ready'
  return {
    id: row.id,
    status: row.status as Schemas['DataExportStatus'],
    requestedBy: { id: row.requester.id, displayName: displayName(row.requester) },
    requestedTime: row.createdAt.toISOString(),
    expiresTime: row.expiresAt?.toISOString() ?? null,
    fileSize: isReady ? row.size : null,
    fileUrl: isReady ? hubFileUrlOf(row.id) : null,
  }
}

/** Of a zip file to save, which nobody keeps on the way. */
export function zipHeaders(filename: string, size: number) {
  return {
    'content-type': 'application/zip',
    'content-length': String(size),
    'content-disposition': disposition('attachment', filename),
    'cache-control': 'no-store',
  }
}

/** `Demo Hub data 2026-11-02.zip` */
export function exportFilename(hubName: string, readyAt: Date): string {
  return zipName(`${hubName} data`, readyAt)
}

/** `Demo Hub 2026-11-02.zip` */
export function archiveFilename(hubName: string, readyAt: Date): string {
  return zipName(hubName, readyAt)
}

/** Without what no file system takes. */
function zipName(name: string, day: Date): string {
  return `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ').trim()} ${day.toISOString().slice(0, 10)}.zip`
}

/** Where a picture lies in the size that was asked for. */
export function pictureLocation(pictureId: string, size: keyof typeof SQUARES): string {
  return `${pictureUrl(pictureId)}/${SQUARES[size]}`
}

function theme(row: ProfileRow): Schemas['Theme'] {
  return row.theme as Schemas['Theme']
}

function channel(row: ProfileRow): Schemas['NotificationChannel'] {
  return row.notificationChannel as Schemas['NotificationChannel']
}
