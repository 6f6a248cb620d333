import type { Context } from '../context.ts'
import { allHubs } from '../hubs/registry-service.ts'
import { newId } from '../platform/ids.ts'
import * as store from './place-store.ts'

/** Files of a hub of which at least one has to be there. */
const SAMPLE = 20

/**
 * Tries the place where files are kept: writes, reads and deletes one, and looks for those that the hubs know of.
 * @throws Error that says what is wrong with it
 */
export async function checkPlaceOfFiles(context: Context): Promise<void> {
  await tryOut(context)
  for (const { domainId } of await allHubs(context)) {
    const keys = await store.listNewestKeys(context.databases.forHub(domainId), SAMPLE)
    if (keys.length === 0) continue
    if (await hasOne(context, keys)) return
    throw new Error(
      `None of the last ${keys.length} files of hub ${domainId} is in ${context.storage.place}. If files are to be kept elsewhere now, move them first with "hub move-files".`,
    )
  }
}

async function tryOut({ storage }: Context): Promise<void> {
  const key = `trial/${newId()}`
  try {
    await storage.put(key, Buffer.from('trial'))
    if ((await storage.size(key)) !== 5) throw new Error('what was written is not there')
    await storage.delete(key)
  } catch (error) {
    // What the file system says of a folder names it already, and the start says what to do about it.
    if ((error as NodeJS.ErrnoException).path) throw error
    const { name, message } = error as Error
    throw new Error(
      `Files cannot be kept in ${storage.place}: ${name === 'Error' ? '' : `${name}, `}${message}. Check that it is there and that the key may write, read and delete in it.`,
      { cause: error },
    )
  }
}

async function hasOne({ storage }: Context, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if ((await storage.size(key)) !== null) return true
  return false
}
