import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { HubCall } from '../../context.ts'
import { fullPictureKey, pictureKey } from '../key-rules.ts'
import type { Prepared } from '../store.ts'
import type { DrawnPictures } from './picture-task.ts'

/** Puts what a task made into the store. */
export const keep = ({ storage }: HubCall['context'], key: string, path: string) =>
  storage.put(key, createReadStream(path))

/** Hands the path of a stored file to `use`, for as long as that takes. */
export async function withLocal<T>(
  { storage }: HubCall['context'],
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

/** Puts the sizes of a picture that a task drew into the store. @returns what is served of it, and the bytes of all */
export async function keepPictures(
  context: HubCall['context'],
  domainId: number,
  id: string,
  { colour, names }: DrawnPictures,
  folder: string,
) {
  const sizes = new Map<string, number>()
  for (const name of names) {
    const { size } = await keep(context, pictureKey(domainId, id, name), join(folder, name))
    sizes.set(name, size)
  }
  return {
    colour,
    served: { key: fullPictureKey(domainId, id), contentType: 'image/webp', size: sizes.get('full')! },
    madeSize: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  } satisfies Partial<Prepared>
}
