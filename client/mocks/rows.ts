import type { Audience } from '../../generated/client/model/audience.ts'
import type { AttemptActivity } from '../../generated/client/model/attemptActivity.ts'
import type { BadgeStyle } from '../../generated/client/model/badgeStyle.ts'
import type { DownloadMode } from '../../generated/client/model/downloadMode.ts'
import type { EmailItem } from '../../generated/client/model/emailItem.ts'
import type { Feedback } from '../../generated/client/model/feedback.ts'
import type { FileStatus } from '../../generated/client/model/fileStatus.ts'
import type { Goal } from '../../generated/client/model/goal.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import type { Locale } from '../../generated/client/model/locale.ts'
import type { LockingMode } from '../../generated/client/model/lockingMode.ts'
import type { MarkAsDoneMode } from '../../generated/client/model/markAsDoneMode.ts'
import type { NotificationChannel } from '../../generated/client/model/notificationChannel.ts'
import type { NotificationType } from '../../generated/client/model/notificationType.ts'
import type { Privilege } from '../../generated/client/model/privilege.ts'
import type { RecommendationType } from '../../generated/client/model/recommendationType.ts'
import type { ScormSettings } from '../../generated/client/model/scormSettings.ts'
import type { ScormStatus } from '../../generated/client/model/scormStatus.ts'
import type { TeamRole } from '../../generated/client/model/teamRole.ts'
import type { Theme } from '../../generated/client/model/theme.ts'
import type { TokenScope } from '../../generated/client/model/tokenScope.ts'
import type { UploadType } from '../../generated/client/model/uploadType.ts'

/** The rows of the mock hub. Times are ISO 8601 in UTC, durations are seconds. */

export interface HubRow extends HubPublic {
  isHelixHub: boolean
}

export interface PersonRow {
  id: string
  accountId: string
  email: string
  /** Null until an invitation is accepted. */
  password: string | null
  first_name: string
  last_name: string
  locale: Locale
  isAdmin: boolean
  privileges: Privilege[]
  pictureId: string | null
  /** Until they have said themselves what they are called. */
  openCompleteProfile: boolean
  theme: Theme
  notification_channel: NotificationChannel
}

/** A field that the hub added to everybody's profile. They stand in their order. */
export interface CustomFieldRow {
  id: string
  label: string
  hint: string | null
  is_required: boolean
  createdTime: string
}

/** What somebody entered; no row where they entered nothing. */
export interface CustomFieldValueRow {
  personId: string
  fieldId: string
  value: string
}

export interface DataExportRow {
  id: string
  /** Whose data they are. */
  personId: string
  requestedBy: string
  requestedTime: string
  /** When making it is done, in milliseconds since 1970. */
  preparedAt: number
  readyTime: string | null
}

export interface TeamRow {
  id: string
  name: string
  roles: { personId: string; role: TeamRole }[]
}

export interface SessionRow {
  id: string
  personId: string
  createdTime: string
  lastSeenTime: string
  expiresTime: string
  userAgent: string | null
}

export interface TokenRow {
  id: string
  personId: string
  /** What callers send; the mock need not hide it. */
  token: string
  name: string
  scopes: TokenScope[]
  createdTime: string
  lastUsedTime: string | null
  expiresTime: string
}

/** The token of a link in a mail. */
export interface MailTokenRow {
  token: string
  purpose: 'password-reset' | 'invitation'
  personId: string
}

export interface TopicRow {
  id: string
  name: string
  parent_id: string | null
}

interface ContentBase {
  id: string
  name: string
  description: string | null
  locale: Locale
  tags: string[]
  topicIds: string[]
  audience: Audience
  teamIds: string[]
  ownerTeamId: string | null
  thumbnailId: string | null
  externalRefId: string | null
  authorId: string | null
  goal: Goal
  ratingCount: number
  createdTime: string
  lastUpdated: string
  isDeleted: boolean
  published: boolean
  /** What the ETag is made of. */
  version: number
}

export interface PlaylistRow extends ContentBase {
  type: 'playlist'
  allow_member_contributions: boolean
  hasPlaylistNumbering: boolean
}

export interface AssetRow extends ContentBase {
  type: 'upload' | 'zip' | 'web' | 'scorm'
  customType: string | null
  fileFormat: string | null
  /** Null for web assets. */
  fileId: string | null
  /** Null for all but web assets. */
  webUrl: string | null
  openInIframe: boolean
  download: DownloadMode
  markAsDoneMode: MarkAsDoneMode
  subtitles: { locale: Locale; fileId: string }[]
  scormSettings: ScormSettings
  alternativeText: string | null
  refid: string | null
  /** The length of a film or sound; null for other assets. */
  duration: number | null
  completionTime: number
}

export type ContentRow = PlaylistRow | AssetRow

export interface SectionRow {
  id: string
  playlistId: string
  name: string
  description: string | null
  rank: string
  lockingMode: LockingMode
  unlockDateTime: string | null
  unlockTimezone: string | null
}

export interface ItemRow {
  playlistId: string
  contentId: string
  rank: string
  optional: boolean
}

/** What one person did with one piece of content. The status of a playlist is counted from its assets. */
export interface StateRow {
  personId: string
  contentId: string
  status: 'notstarted' | 'opened' | 'completed'
  openedTime: string | null
  completedTime: string | null
  savedTime: string | null
  isLiked: boolean
  rating: number | null
  /** How far a course got; a later visit does not take back what it once reported as done. */
  scormStatus: ScormStatus | null
  /** The playlist in which it was last opened. */
  playlistId: string | null
  /** How far into a film or sound. */
  position: number | null
}

export interface CommentRow {
  id: string
  contentId: string
  parentId: string | null
  authorId: string
  message: string
  createdTime: string
  updatedTime: string
  /** Null while it stands. What its author deleted never comes back. */
  deletedBy: 'author' | 'another' | null
}

/** Whether somebody follows the comments on some content; no row until they decide or comment. */
export interface SubscriptionRow {
  personId: string
  contentId: string
  isSubscribed: boolean
}

/** One piece of content that somebody shared with people and teams. */
export interface ShareRow {
  contentId: string
  /** The playlist in which it opens. */
  contextId: string | null
  sharerId: string
  type: RecommendationType
  label: string | null
  message: string | null
  createdTime: string
  personIds: string[]
  teamIds: string[]
}

/** Up to when somebody has seen enough of what was shared. */
export interface DismissalRow {
  personId: string
  contentId: string
  contextId: string | null
  until: string
}

export interface NotificationRow {
  id: string
  personId: string
  type: NotificationType
  createdTime: string
  isRead: boolean
  actorId: string | null
  contentId: string | null
  refId: string | null
  /** Null for a comment, which says it itself. */
  message: string | null
  dueDate: string | null
}

/** What reached somebody: a request for content, or, where that is null, a word of the hub itself. */
export interface MessageRow {
  id: string
  personId: string
  request: { id: string; authorId: string; name: string; content: string } | null
  /** Empty for a request, which has words of its own. */
  subject: string
  text: string
  createdTime: string
  isRead: boolean
}

/** A mail of the outbox. */
export interface EmailRow extends EmailItem {
  /** Null where what it says was taken back. */
  text: string | null
  /** The id of what it is about; null where that is never taken back. */
  aboutId: string | null
}

/** A skill of somebody, in the analysis of a meeting. */
export interface MeetingSkillRow {
  id: string
  personId: string
}

export interface FeedbackRow extends Omit<Feedback, 'domainId' | 'userId'> {
  personId: string
}

/** A picture for badges that was uploaded; its id is that of the file. */
export interface BadgeImageRow {
  id: string
  style: BadgeStyle
  alternativeText: string | null
  createdTime: string
}

export interface BadgeRow {
  id: string
  playlistId: string
  /** One that was uploaded, or one that comes with the hub. */
  imageId: string
  isDeleted: boolean
  createdTime: string
}

export interface AwardRow {
  id: string
  badgeId: string
  personId: string
  awardedTime: string
}

/** One go of one person at a course. */
export interface AttemptRow {
  id: string
  personId: string
  assetId: string
  fileId: string | null
  number: number
  sequence: number
  status: ScormStatus
  currentActivityId: string | null
  activities: AttemptActivity[]
}

/** Every kind of file: what assets are made of, pictures and subtitles. */
export interface FileRow {
  id: string
  type: UploadType
  /** Null for what came with the demo data. */
  ownerId: string | null
  filename: string
  contentType: string
  /** In bytes. */
  size: number
  duration: number | null
  /** Of subtitles, where it was said. */
  locale: Locale | null
  fileStatus: FileStatus
  uploadErrorCode: string | null
  uploadErrorDetail: string | null
  notifyOnProcessingCompletion: boolean
  /** Where the bytes of the demo data lie. */
  url: string | null
  /** What was uploaded. */
  bytes: Blob | null
  upload: UploadRow | null
}

/** The right to upload a file, and what becomes of it afterwards. */
export interface UploadRow {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** When a file in processing is through with it; null before the upload is finished. */
  processedAt: number | null
  isFinished: boolean
  referenceIds: string[]
  isForProfile: boolean
  /** The badges that show it as soon as it is ready. */
  badgeIds: string[]
}
