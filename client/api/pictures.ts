import { getGetPictureInSizeUrl } from '../../generated/client/files/files.ts'
import type { PictureDimensions } from '../../generated/client/model/pictureDimensions.ts'

/** The address of a picture in a size that fits; the hub makes the sizes of what it keeps itself. */
export function pictureIn(
  size: PictureDimensions,
  picture: { thumbnailId?: string | null; pictureUrl: string | null },
): string | null {
  if (!picture.pictureUrl || !picture.thumbnailId) return picture.pictureUrl
  return picture.pictureUrl.endsWith(picture.thumbnailId)
    ? `/api${getGetPictureInSizeUrl(picture.thumbnailId, size)}`
    : picture.pictureUrl
}
