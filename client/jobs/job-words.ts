import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobItemState } from '../../generated/client/model/jobItemState.ts'
import type { JobItemType } from '../../generated/client/model/jobItemType.ts'
import type { JobKind } from '../../generated/client/model/jobKind.ts'
import type { JobState } from '../../generated/client/model/jobState.ts'

/** What jobs and their things are called on screens. */

export const kindWords: Record<JobKind, MessageDescriptor> = {
  acceptTeamRules: msg`Let the rules of a team take effect`,
  createBadges: msg`Award badges for what was completed before`,
  createCompletionImport: msg`Import past completions`,
  createContentChanges: msg`Change content`,
  createContentImport: msg`Import content`,
  createContentStatusChange: msg`Set the status of people`,
  createHubExport: msg`Export the whole hub`,
  createMyDataExport: msg`Export your personal data`,
  createReportExport: msg`Make the file of a report`,
  createUserChanges: msg`Change people`,
  createUserDataExport: msg`Export the personal data of a person`,
  createUserImport: msg`Import people`,
  createWebhookReplay: msg`Send the events of a webhook again`,
  deleteTags: msg`Delete tags`,
  eraseUser: msg`Erase a person`,
  removePlaylistTopics: msg`Remove playlists from topics`,
  renewMeetingAnalysis: msg`Analyse a meeting again`,
  resetAssetMarkAsDoneModes: msg`Let the hub mark assets as done`,
  updateTags: msg`Rename or merge tags`,
  updateTeamMembersByRules: msg`Apply the rules of a team`,
}

export const stateWords: Record<JobState, MessageDescriptor> = {
  waiting: msg`Waiting`,
  running: msg`Running`,
  succeeded: msg`Done`,
  failed: msg`Failed`,
  cancelled: msg`Stopped`,
}

export const itemStateWords: Record<JobItemState, MessageDescriptor> = {
  waiting: msg`Waiting`,
  done: msg`Done`,
  skipped: msg`Skipped`,
  failed: msg`Failed`,
}

export const itemTypeWords: Record<JobItemType, MessageDescriptor> = {
  asset: msg`Asset`,
  badge: msg`Badge`,
  hub: msg`Hub`,
  person: msg`Person`,
  playlist: msg`Playlist`,
  report: msg`Report`,
  tag: msg`Tag`,
  team: msg`Team`,
  topic: msg`Topic`,
}
