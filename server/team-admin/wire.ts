import type { components } from '../../generated/server/schema.d.ts'
import { stateTag } from '../contract/state-tag.ts'
import type { PageAfter } from '../contract/after.ts'
import { pageAfterAnswer, pageAnswer } from '../contract/page-answer.ts'
import { restorableUntil } from '../contract/restorable.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { Page } from '../db/page.ts'
import { displayName } from '../users/rules.ts'
import type { TeamDeletion } from './team-deletion-service.ts'
import type { Reasons, TeamMember } from './team-member-service.ts'
import type { RulesPreview } from './rule-service.ts'
import { teamState } from './rules.ts'
import type { Team } from './service.ts'
import type { TeamType } from './type-service.ts'

type Schemas = components['schemas']

export function teamPage(page: Page<Team>, offset: number): Schemas['TeamPage'] {
  return pageAnswer(page, offset, (team) => ({
    id: team.id,
    name: team.name,
    userCount: team.userCount,
    playlistCount: team.playlistCount,
    teamTypes: team.type ? [team.type] : [],
    isSmartTeam: team.rules !== null,
    isDeleted: team.isDeleted,
    restorableUntil: restorableUntil(team.deletedAt)?.toISOString() ?? null,
  }))
}

export function teamFull(team: Team): Schemas['TeamFull'] {
  return {
    id: team.id,
    name: team.name,
    teamType_id: team.typeId,
    smart_settings: team.rules,
    teamType: team.type,
    byRole: team.roleValue !== null && team.typeRole ? { role: team.typeRole, value: team.roleValue } : null,
    userCount: team.userCount,
    playlistCount: team.playlistCount,
    isSmartTeam: team.rules !== null,
    rulesAppliedTime: team.appliedAt?.toISOString() ?? null,
    rulesWaiting: team.waiting,
    createdTime: team.createdAt.toISOString(),
    lastUpdated: team.updatedAt.toISOString(),
    isDeleted: team.isDeleted,
    restorableUntil: restorableUntil(team.deletedAt)?.toISOString() ?? null,
  }
}

/** The version of a team, for its ETag. */
export const teamTag = (team: Team): string => stateTag(teamState(team))

/** Nudges come later, so none is for a team. */
export function teamDeletion({ ruledTeams, ...counts }: TeamDeletion): Schemas['TeamDeletionPreview'] {
  const teamsWithRules = ruledTeams.map(({ id, name }) => ({ id, name }))
  return { ...counts, nudgeCount: 0, disabledNudges: [], teamsWithRules }
}

export function teamMemberPage(
  page: PageAfter<TeamMember>,
  query: { offset: number; after?: string | undefined },
): Schemas['TeamMemberPage'] {
  return pageAfterAnswer(page, query, (row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    pictureUrl: pictureUrl(row.pictureId),
    teams: row.teams,
    lastAccess: row.lastAccessAt?.toISOString() ?? null,
    role: row.role,
    addedBy: addedBy(row),
    addedTime: (row.joinedAt ?? new Date(0)).toISOString(),
  }))
}

const addedBy = ({ isByRules }: { isByRules: boolean }) => (isByRules ? 'rules' : 'person')

export function teamMemberReason({ person, place, fitsRules, conditions }: Reasons): Schemas['TeamMemberReason'] {
  return {
    userId: person.id,
    name: displayName(person),
    isMember: place !== null,
    role: place?.role ?? null,
    addedBy: place && addedBy(place),
    addedTime: place?.joinedAt?.toISOString() ?? null,
    fitsRules,
    conditions: conditions.map((condition, index) => ({ index, ...condition })),
  }
}

export function rulesPreview({ counts, items, total }: RulesPreview, offset: number): Schemas['TeamRulesPreview'] {
  const page = pageAnswer({ items, total }, offset, (row) => ({
    id: row.id,
    name: displayName(row),
    email: row.email,
    pictureUrl: pictureUrl(row.pictureId),
    change: row.change,
    conditions: row.met.flatMap((isMet, index) => (isMet ? [index] : [])),
  }))
  return { ...page, joinCount: counts.joins, stayCount: counts.stays, leaveCount: counts.leaves }
}

export function teamTypePage(page: Page<TeamType>, offset: number): Schemas['TeamTypePage'] {
  return pageAnswer(page, offset, (type) => type)
}
