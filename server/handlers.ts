import type { Handlers } from './contract/handlers.ts'
import { activityHandlers } from './activity/handlers.ts'
import { usageHandlers } from './activity/usage-handlers.ts'
import { assetFileHandlers } from './assets/file-handlers.ts'
import { assetHandlers, copyHandlers } from './assets/handlers.ts'
import { assignmentHandlers } from './assignments/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { userAccessHandlers } from './auth/removal/user-access-handlers.ts'
import { badgeHandlers } from './badges/handlers.ts'
import { commentHandlers } from './comments/handlers.ts'
import { contentChangeHandlers } from './content-admin/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { emailHandlers } from './emails/handlers.ts'
import { feedbackHandlers } from './feedback/handlers.ts'
import { fileHandlers } from './files/handlers.ts'
import { grantHandlers } from './grants/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { hubAdminHandlers } from './hub-admin/handlers.ts'
import { hubDeletionHandlers } from './hub-deletion/handlers.ts'
import { hubHostnameHandlers } from './hub-hostnames/handlers.ts'
import { hubHandlers } from './hubs/handlers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { recordStoreHandlers } from './lrs/record-store-handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { noteHandlers } from './notes/handlers.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { playlistHandlers } from './playlists/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { hubExportHandlers } from './profile/hub-handlers.ts'
import { userProfileHandlers } from './profile/user-handlers.ts'
import { securityHandlers } from './security/handlers.ts'
import { sharingHandlers } from './sharing/handlers.ts'
import { teamHandlers } from './team-admin/handlers.ts'
import { statusChangeHandlers } from './sharing/status-change-handlers.ts'
import { topicHandlers } from './topics/handlers.ts'
import { userChangeHandlers } from './user-admin/handlers.ts'
import { userHandlers } from './users/handlers.ts'

/** Every operation that is built. One that is missing, unknown or wrongly typed does not compile. */
export const handlers: Handlers = {
  ...activityHandlers,
  ...assetFileHandlers,
  ...assetHandlers,
  ...assignmentHandlers,
  ...authHandlers,
  ...badgeHandlers,
  ...commentHandlers,
  ...contentChangeHandlers,
  ...contentHandlers,
  ...copyHandlers,
  ...emailHandlers,
  ...feedbackHandlers,
  ...fileHandlers,
  ...grantHandlers,
  ...homeHandlers,
  ...hubAdminHandlers,
  ...hubDeletionHandlers,
  ...hubHostnameHandlers,
  ...hubHandlers,
  ...jobHandlers,
  ...messageHandlers,
  ...noteHandlers,
  ...recordStoreHandlers,
  ...notificationHandlers,
  ...playlistHandlers,
  ...profileHandlers,
  ...hubExportHandlers,
  ...userProfileHandlers,
  ...securityHandlers,
  ...sharingHandlers,
  ...teamHandlers,
  ...statusChangeHandlers,
  ...topicHandlers,
  ...usageHandlers,
  ...userAccessHandlers,
  ...userChangeHandlers,
  ...userHandlers,
}
