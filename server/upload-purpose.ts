import type { components } from '../generated/server/schema.d.ts'
import type { ActingCall, Call } from './context.ts'

type UploadType = components['schemas']['UploadType']
type PictureSize = components['schemas']['PictureDimensions'] | 'full'

/** What files know of what they are uploaded for only from the nouns above them; uploads.ts holds the table. */
export interface UploadPurpose {
  /** The owning team of each of some things that such a file can be for; what the hub does not have is left out. */
  findOwners?: (call: ActingCall, ids: readonly string[]) => Promise<ReadonlyMap<string, string | null>>
  /** Where a picture lies that comes with the hub; null for what is none. Its id is always the same one. */
  findBuiltIn?: (
    call: Call,
    pictureId: string,
    size: PictureSize,
  ) => Promise<{ id: string; key: string; size: number } | null>
}

export type UploadPurposes = Readonly<Record<UploadType, UploadPurpose>>
