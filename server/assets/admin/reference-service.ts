import { badInput } from '../../contract/problems.ts'
import type { Db } from '../../db/connect.ts'
import { posterIdOf } from '../../files/key-rules.ts'
import { findFiles, type FileRow } from './asset-write-store.ts'

/** What a body names by id. Undefined and null name nothing. */
export interface Named {
  fileId?: string | null | undefined
  thumbnailId?: string | null | undefined
  subtitles?: readonly string[] | undefined
}

export interface References {
  file: FileRow | null
  /** The picture that was drawn of the file; null where it has none yet. */
  posterId: string | null
  subtitles: FileRow[]
}

/** Reads the files that a body names, in one statement. @throws 400 `unknown-reference`, `file-not-ready` */
export async function findReferences(db: Db, { fileId, thumbnailId, subtitles = [] }: Named): Promise<References> {
  const poster = fileId ? posterIdOf(fileId) : null
  const ids = [fileId, poster, thumbnailId, ...subtitles].filter((id): id is string => typeof id === 'string')
  const files = new Map((ids.length ? await findFiles(db, ids) : []).map((file) => [file.id, file]))
  const usable = (id: string, kinds: readonly string[], pointer: string) => {
    const file = files.get(id)
    if (!file || !kinds.includes(file.kind))
      throw badInput('unknown-reference', pointer, `There is no such ${kinds[0]} file in this hub.`)
    if (file.status === 'draft')
      throw badInput('file-not-ready', pointer, 'The upload of this file is not finished. Finish it first.')
    if (file.status === 'invalid')
      throw badInput('file-not-ready', pointer, 'This file was refused when it was uploaded. Upload another one.')
    return file
  }
  if (thumbnailId) usable(thumbnailId, ['picture'], '/thumbnailId')
  return {
    file: fileId ? usable(fileId, ['asset'], '/fileId') : null,
    posterId: files.get(poster ?? '')?.id ?? null,
    subtitles: subtitles.map((id, index) => usable(id, ['subtitle'], `/subtitles/${index}`)),
  }
}

const PACKAGE_OF: Record<string, string> = { scorm: 'scorm', zip: 'site' }

/** A file that is still prepared fits for now; a launch says so when it does not. @throws 400 `file-type-mismatch` */
export function refuseMisfit(type: string, file: FileRow): void {
  const wanted = PACKAGE_OF[type]
  if (file.status !== 'ready' || !wanted || file.packageKind === wanted) return
  const what = type === 'scorm' ? 'a SCORM course' : 'a packed web site'
  throw badInput(
    'file-type-mismatch',
    '/fileId',
    `This file is not ${what}. Choose the type that fits it, or upload another file.`,
  )
}
