import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface ProfileRow {
  theme: string
  /** Null for the zone of the hub. */
  timezone: string | null
  notificationChannel: string
  /** How news come, by their type; what is not named comes everywhere. */
  news: Record<string, string>
  weeklyGoal: number | null
  openCompleteProfile: boolean
}

/** What is kept of a member beyond what every call knows of its caller. */
export function findProfile(db: Db, memberId: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('member')
    .select([
      'theme',
      'timezone',
      'notification_channel as notificationChannel',
      sql<Record<string, string>>`member.news`.as('news'),
      'member.weekly_goal as weeklyGoal',
      'open_complete_profile as openCompleteProfile',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

export interface ProfileTeam {
  id: string
  name: string
  role: string
}

/** The teams that a member belongs to, by name. */
export function listTeams(db: Db, memberId: string): Promise<ProfileTeam[]> {
  return db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.id', 'team.name', 'team_member.role'])
    .where('team_member.member_id', '=', memberId)
    .where('team.is_deleted', '=', sql.lit(false))
    .orderBy('team.name')
    .orderBy('team.id')
    .limit(sql.lit(1000))
    .execute()
}

export interface ProfileChange {
  firstName?: string | undefined
  lastName?: string | undefined
  openCompleteProfile?: boolean | undefined
  locale?: string | undefined
  theme?: string | undefined
  timezone?: string | null | undefined
  notificationChannel?: string | undefined
  /** Beside those that are chosen already. */
  news?: Record<string, string> | undefined
  weeklyGoal?: number | null | undefined
}

/** Changes what is named; undefined leaves a thing as it is. */
export async function updateProfile(db: Db, memberId: string, change: ProfileChange): Promise<void> {
  await db
    .updateTable('member')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      open_complete_profile: change.openCompleteProfile,
      locale: change.locale,
      theme: change.theme,
      timezone: change.timezone,
      notification_channel: change.notificationChannel,
      news: change.news && sql`member.news || ${JSON.stringify(change.news)}::jsonb`,
      weekly_goal: change.weeklyGoal,
      version: sql<number>`member.version + 1`,
    })
    .where('member.id', '=', memberId)
    .execute()
}

export interface PictureOwner {
  id: string
  isAdmin: boolean
  privileges: string[]
  firstName: string
  lastName: string
  pictureId: string | null
}

/** A member of the hub and their picture; undefined for nobody and for somebody who was deleted. */
export function findPictureOwner(db: Db, memberId: string): Promise<PictureOwner | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'is_admin as isAdmin', 'privileges'])
    .select(['first_name as firstName', 'last_name as lastName', 'picture_id as pictureId'])
    .where('member.id', '=', memberId)
    .where('member.is_deleted', '=', sql.lit(false))
    .executeTakeFirst()
}
