import type { components } from '../generated/server/schema.d.ts'
import type { ActingCall, Call, HubCall } from './context.ts'

type UploadType = components['schemas']['UploadType']
type PictureSize = components['schemas']['PictureDimensions'] | 'full'

/** Somebody is about to upload a file. */
export interface AnnouncedFile {
  id: string
  alternativeText: string | null
  /** The frame of a badge's picture; undefined where it was not said. */
  style: string | undefined
  now: Date
}

/** A file that is prepared. */
export interface ReadyFile {
  id: string
  uploadedBy: string | null
  /** What it is to be given to at once; null where somebody else will see to that. */
  assignedTo: readonly string[] | null
}

/** All in the transaction of the call, in which the file is announced or prepared. */
type Reaction<F> = (call: HubCall, file: F) => Promise<void>

/**
 * What files know of what they are uploaded for only from the nouns above them, and what those make of such a file; uploads.ts
 * holds the table.
 */
export interface UploadPurpose {
  whenAnnounced?: Reaction<AnnouncedFile>
  /** One after the other, before `whenRead`. */
  whenReady?: readonly Reaction<ReadyFile>[]
  /** What a document holds is known, for the first time or anew. */
  whenRead?: Reaction<Pick<ReadyFile, 'id'>>
  /** A document that was ready may be shown in another way from now on; after `whenRead`. */
  whenPreparedAgain?: Reaction<Pick<ReadyFile, 'id'>>
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
