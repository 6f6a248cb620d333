import type { HubCall } from '../context.ts'
import { queueMails } from '../emails/service.ts'
import { archiveHub, type Withheld } from '../hubs/hub-archive-service.ts'
import { displayName } from '../users/rules.ts'
import { isKeeper } from './archive-rules.ts'
import * as store from './archive-store.ts'
import { personalTables } from './export-tables.ts'

/** What is for its person alone, whatever rights somebody else holds. */
const WITHHELD: Withheld = {
  tables: Object.fromEntries(
    personalTables.filter(({ isForSelfOnly }) => isForSelfOnly).map(({ table }) => [table, 'is for its person alone']),
  ),
  ofDeleted: Object.fromEntries(
    personalTables.flatMap(({ table, hiddenWhereDeleted: column }) => (column ? [[table, column]] : [])),
  ),
}

/** Writes the whole hub into one zip file in the store. @returns its size in bytes */
export async function writeArchive(call: HubCall, key: string): Promise<number> {
  const { stream, done } = await archiveHub(call, WITHHELD)
  try {
    const [{ size }] = await Promise.all([call.context.storage.put(key, stream), done])
    return size
  } finally {
    stream.destroy()
  }
}

/** Tells everybody who can download an export of the hub that it is there, before anybody can. */
export async function tellKeepers(call: HubCall, exportId: string): Promise<void> {
  const keepers = (await store.listAdmins(call.db)).filter(isKeeper)
  await queueMails(
    call,
    keepers.map((keeper) => ({
      effectKey: `hubExport:${exportId}:${keeper.id}`,
      template: 'hubExported',
      locale: keeper.locale,
      memberId: keeper.id,
      to: { name: displayName(keeper), address: keeper.email },
      link: `${call.hub.origin}/manage/settings#export`,
      resendIfUncertain: true,
    })),
  )
}
