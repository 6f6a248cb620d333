import type { HubCall } from '../context.ts'
import * as store from './picture-store.ts'

/** The pictures of a hub: its logo, and what may become one. */

/** Where the logo is shown, also to people who are not signed in; relative to the hub, null for none. */
export function logoUrl(pictureId: string | null): string | null {
  return pictureId ? `/api/hub/logo/${pictureId}` : null
}

/** The id of the picture that is the hub's logo; null for none. */
export function findLogoId({ db }: Pick<HubCall, 'db'>): Promise<string | null> {
  return store.findLogoId(db)
}

/** Keeps the picture of the logo, or none. */
export function putLogo({ db }: Pick<HubCall, 'db'>, pictureId: string | null): Promise<void> {
  return store.putLogo(db, pictureId)
}

/** Whether the hub has a picture that pages may show. */
export function hasPicture({ db }: Pick<HubCall, 'db'>, pictureId: string): Promise<boolean> {
  return store.hasPicture(db, pictureId)
}
