import { addSubtitles, replaceFile } from './assets/admin/assign-service.ts'
import { showDocument } from './assets/admin/asset-document-service.ts'
import { measureAssets } from './assets/admin/measure-service.ts'
import { addImage, showUploaded } from './badges/image-service.ts'
import { badgePictures } from './badges/badge-picture-service.ts'
import { assignCover } from './content/cover-service.ts'
import { assignPicture } from './profile/profile-picture-service.ts'
import type { UploadPurposes } from './upload-purpose.ts'

/** What can be uploaded, with what its noun knows of it and makes of it. */
export const uploads: UploadPurposes = {
  asset: { whenReady: [replaceFile, measureAssets], whenRead: showDocument, whenPreparedAgain: measureAssets },
  subtitle: { whenReady: [addSubtitles] },
  picture: { whenReady: [assignCover] },
  profilePicture: { whenReady: [assignPicture] },
  badge: { ...badgePictures, whenAnnounced: addImage, whenReady: [showUploaded] },
  userImport: {},
}
