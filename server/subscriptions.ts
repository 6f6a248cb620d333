import {
  recordAttempt,
  recordAudience,
  recordAwards,
  recordComment,
  recordGivenProgress,
  recordGoal,
  recordJoining,
  recordLeaving,
  recordProgress,
  recordRoles,
  recordSessionEnds,
  recordShares,
  recordSignIn,
} from './activity/fact-service.ts'
import { assignmentChanged } from './assignments/events.ts'
import { meetByGivenProgress, meetByJoining, meetByProgress } from './assignments/meeting-service.ts'
import { attemptSettled } from './assets/events.ts'
import { removeAsset } from './assets/admin/asset-removal-service.ts'
import { checkStatements, followStatements, noteRefused } from './assets/attempts/attempt-statement-service.ts'
import { waiveGiven } from './assets/attempts/waive-service.ts'
import { sessionsEnded, sessionStarted } from './auth/events.ts'
import { endSessions } from './auth/sessions/session-end-service.ts'
import { clearCallerCache } from './auth/sessions/identity-service.ts'
import { queueInvitations, withdrawInvitations } from './auth/accounts/invitation-service.ts'
import { forgetEmailChanges } from './auth/accounts/email-change-service.ts'
import { queueResetMails } from './auth/accounts/password-service.ts'
import { awardFor, awardForGiven } from './badges/award-service.ts'
import { badgeAwarded } from './badges/events.ts'
import { commentWritten } from './comments/events.ts'
import { removeComments } from './comments/comment-removal-service.ts'
import {
  audienceChanged,
  contentPublished,
  contentRemoved,
  contentUnpublished,
  playlistsCompleted,
  progressGiven,
  progressMade,
} from './content/events.ts'
import { keepManySectionsOpen, keepSectionsOpen } from './content/reach/service.ts'
import { mailsDue } from './emails/events.ts'
import { afterCommit } from './db/transaction.ts'
import { on, type Subscription } from './event.ts'
import { deleteUnusedFile } from './files/delete-service.ts'
import { fileInvalid, fileReady } from './files/events.ts'
import { hubPictureReplaced } from './hubs/events.ts'
import { tellUploader } from './notifications/file-news-service.ts'
import { refreshHolders } from './playlists/summary-service.ts'
import { removePlaylist } from './playlists/playlist-removal-service.ts'
import { removeShares } from './sharing/share-removal-service.ts'
import { followRoles } from './team-admin/role-service.ts'
import { contentShared } from './sharing/events.ts'
import { followCompletions, followMemberships, followPeople } from './team-admin/rule-service.ts'
import { teamRolesChanged, teamsJoined, teamsLeft } from './teams/events.ts'
import { statementsRefused, statementsSent, statementsStored } from './xapi/events.ts'
import {
  invitationsWithdrawn,
  membersChanged,
  membersInvited,
  membersRemoved,
  membersRestored,
  peopleChanged,
} from './users/events.ts'

/** Who reacts to what happens below them, in this order. */
export const subscriptions: readonly Subscription[] = [
  on(mailsDue, queueResetMails),
  on(membersInvited, queueInvitations),
  on(invitationsWithdrawn, async (call, of) => void (await withdrawInvitations(call, of))),
  on(membersChanged, async (call) => clearCallerCache(call)),
  on(membersRemoved, (call, of) => endSessions(call, { ...of, ended: 'accessEnded' })),
  on(membersRemoved, async (call, of) => void (await withdrawInvitations(call, of))),
  on(membersRemoved, forgetEmailChanges),
  on(membersRemoved, (call) => afterCommit(call, 'forget callers', async (call) => clearCallerCache(call))),
  on(hubPictureReplaced, (call, { fileId }) => deleteUnusedFile(call, fileId)),
  on(fileReady, (call, file) => tellUploader(call, file, 'fileReady')),
  on(fileInvalid, (call, file) => tellUploader(call, file, 'fileInvalid')),
  on(statementsSent, checkStatements),
  on(statementsStored, followStatements),
  on(statementsRefused, noteRefused),
  on(progressMade, keepSectionsOpen),
  on(progressGiven, keepManySectionsOpen),
  on(playlistsCompleted, awardFor),
  on(progressGiven, awardForGiven),
  on(progressGiven, waiveGiven),
  on(sessionStarted, recordSignIn),
  on(sessionsEnded, recordSessionEnds),
  on(progressMade, recordProgress),
  on(progressGiven, recordGivenProgress),
  on(attemptSettled, recordAttempt),
  on(commentWritten, recordComment),
  on(contentShared, recordShares),
  on(teamsJoined, recordJoining),
  on(teamRolesChanged, recordRoles),
  on(teamsLeft, recordLeaving),
  on(assignmentChanged, recordGoal),
  on(audienceChanged, recordAudience),
  on(progressMade, meetByProgress),
  on(progressGiven, meetByGivenProgress),
  on(teamsJoined, meetByJoining),
  on(badgeAwarded, recordAwards),
  on(contentPublished, (call, { contentIds }) => refreshHolders(call, contentIds)),
  on(contentUnpublished, (call, { contentIds }) => refreshHolders(call, contentIds)),
  on(contentRemoved, removePlaylist),
  on(contentRemoved, removeAsset),
  on(contentRemoved, removeComments),
  on(contentRemoved, removeShares),
  on(peopleChanged, followRoles),
  on(peopleChanged, followPeople),
  on(membersRestored, followRoles),
  on(membersRestored, followPeople),
  on(teamsJoined, followMemberships),
  on(teamsLeft, followMemberships),
  on(progressMade, followCompletions),
]
