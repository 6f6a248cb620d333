import { completionImport } from './activity/completion-import-job-service.ts'
import { markAsDoneReset } from './assets/admin/mark-as-done-service.ts'
import { badgeAwarding } from './badges/award-service.ts'
import { contentChange } from './content-admin/content-changes-job-service.ts'
import { contentImport } from './content-admin/content-import-job-service.ts'
import type { JobKinds } from './job-kind.ts'
import { topicRemoval } from './playlists/topic-removal-service.ts'
import { erasure } from './profile/erasure-service.ts'
import { dataExport, hubExport } from './profile/export-service.ts'
import { statusChange } from './sharing/status-change-service.ts'
import { rulesJob } from './team-admin/rule-service.ts'
import { tagDeletion } from './topics/tag-deletion-service.ts'
import { tagRenaming } from './topics/tag-renaming-service.ts'
import { userImport } from './user-admin/user-import-job-service.ts'
import { userChange } from './user-admin/user-changes-job-service.ts'

/** What can be done to many things at once, by the operation that begins it. */
export const jobKinds: JobKinds = {
  acceptTeamRules: rulesJob(true),
  createBadges: badgeAwarding,
  createCompletionImport: completionImport,
  createContentChanges: contentChange,
  createContentImport: contentImport,
  createContentStatusChange: statusChange,
  createHubExport: hubExport,
  createMyDataExport: dataExport,
  createUserChanges: userChange,
  createUserDataExport: dataExport,
  createUserImport: userImport,
  deleteTags: tagDeletion,
  eraseUser: erasure,
  removePlaylistTopics: topicRemoval,
  resetAssetMarkAsDoneModes: markAsDoneReset,
  updateTags: tagRenaming,
  updateTeamMembersByRules: rulesJob(false),
}
