import type { HubCall } from '../context.ts'
import { conflict } from '../contract/problems.ts'
import * as store from './common-store.ts'

/** Whether another hub shares this content with this one. */
export function isCommon({ db }: Pick<HubCall, 'db'>, contentId: string): Promise<boolean> {
  return store.isCommon(db, contentId)
}

/** @throws 409 `common-content` for what another hub shares with this one: it is changed there */
export async function mustBeOwn(call: Pick<HubCall, 'db'>, contentId: string): Promise<void> {
  if (await isCommon(call, contentId))
    throw conflict('common-content', 'Another hub shares this with yours. Copy it to change it, or end the grant.')
}
