import { createReadStream } from 'node:fs'
import type { Context } from '../../context.ts'

/** Between the store and the processes that read files. */

/** Puts what a task made into the store. */
export const keep = ({ storage }: Pick<Context, 'storage'>, key: string, path: string) =>
  storage.put(key, createReadStream(path))

/** Hands over a stored file by a path on this machine. */
export async function withLocal<T>(
  { storage }: Pick<Context, 'storage'>,
  key: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const { path, release } = await storage.local(key)
  try {
    return await use(path)
  } finally {
    await release()
  }
}
