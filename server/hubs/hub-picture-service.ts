import type { HubCall } from '../context.ts'
import * as store from './hub-picture-store.ts'

export type { HubPicture } from './hub-picture-store.ts'

/** The pictures of a hub that people see who are not signed in, and what may become one. */

const PATHS: Record<store.HubPicture, string> = {
  hub_logo: '/api/hub/logo',
  hub_sign_in_cover: '/api/hub/sign-in-cover',
}

/** Where a picture is shown, also to people who are not signed in; relative to the hub, null for none. */
export function hubPictureUrl(which: store.HubPicture, pictureId: string | null): string | null {
  return pictureId ? `${PATHS[which]}/${pictureId}` : null
}

/** The id of the picture that the hub has now; null for none. */
export function findPictureId({ db }: Pick<HubCall, 'db'>, which: store.HubPicture): Promise<string | null> {
  return store.findPictureId(db, which)
}

/** Keeps the picture, or none. */
export function putPicture(
  { db }: Pick<HubCall, 'db'>,
  which: store.HubPicture,
  pictureId: string | null,
): Promise<void> {
  return store.putPicture(db, which, pictureId)
}

/** Whether the hub has a picture that pages may show. */
export function hasPicture({ db }: Pick<HubCall, 'db'>, pictureId: string): Promise<boolean> {
  return store.hasPicture(db, pictureId)
}
