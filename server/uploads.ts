import { badgePictures } from './badges/picture-service.ts'
import type { UploadPurposes } from './upload-purpose.ts'

/** What can be uploaded, with what its noun knows of it. */
export const uploads: UploadPurposes = {
  asset: {},
  subtitle: {},
  picture: {},
  profilePicture: {},
  badge: badgePictures,
  userImport: {},
}
