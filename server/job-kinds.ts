import { completionImport } from './activity/import-job-service.ts'
import { markAsDoneReset } from './assets/mark-as-done-service.ts'
import type { JobKinds } from './job-kind.ts'
import { topicRemoval } from './playlists/topic-removal-service.ts'
import { statusChange } from './sharing/status-change-service.ts'
import { tagDeletion } from './topics/tag-deletion-service.ts'
import { tagRenaming } from './topics/tag-renaming-service.ts'
import { userImport } from './user-admin/import-job-service.ts'
import { userChange } from './user-admin/user-changes-job-service.ts'

/** What can be done to many things at once, by the operation that begins it. */
export const jobKinds: JobKinds = {
  createCompletionImport: completionImport,
  createContentStatusChange: statusChange,
  createUserChanges: userChange,
  createUserImport: userImport,
  deleteTags: tagDeletion,
  removePlaylistTopics: topicRemoval,
  resetAssetMarkAsDoneModes: markAsDoneReset,
  updateTags: tagRenaming,
}
