import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UploadType } from '../../generated/client/model/uploadType.ts'

/** What files were uploaded for. */
export const storageWords: Record<UploadType, MessageDescriptor> = {
  asset: msg`Content`,
  picture: msg`Pictures of content and of the hub`,
  profilePicture: msg`Pictures of people`,
  subtitle: msg`Subtitles`,
  badge: msg`Pictures of badges`,
  userImport: msg`Tables to import`,
}
