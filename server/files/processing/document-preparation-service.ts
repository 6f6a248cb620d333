import { join } from 'node:path'
import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import * as documents from '../document-store.ts'
import type { ConversionFault } from '../file-error.ts'
import { formatOf } from '../format-rules.ts'
import { pagesKey, posterIdOf } from '../key-rules.ts'
import * as store from '../store.ts'
import { apart, limitOf } from './task-client.ts'
import { keep, keepPictures, withLocal } from './stored-files.ts'

/** Documents: pages that browsers show, how many they are, their text for the search, and a picture of the first. */

const ONLY_DOWNLOAD = 'so learners can only download it'

const FAULTS = {
  missing: {
    code: 'converter-missing',
    detail: `The hub has no program that makes pages of office documents, ${ONLY_DOWNLOAD}. Export it as pdf and upload that, or ask whoever runs the hub to install LibreOffice.`,
  },
  failed: {
    code: 'conversion-failed',
    detail: `The hub could make no pages of this document, ${ONLY_DOWNLOAD}. It may be damaged or protected with a password. Save it anew or export it as pdf, and upload that.`,
  },
  limit: {
    code: 'conversion-limit',
    detail: `Making pages of this document took too long or too much memory, ${ONLY_DOWNLOAD}. Make it smaller or export it as pdf, and upload that.`,
  },
  damaged: {
    code: 'document-damaged',
    detail:
      'The hub could not read this PDF, so it may not be shown and is not found by its text. Export it anew and upload that.',
  },
  tooLong: {
    code: 'reading-limit',
    detail:
      'Reading this PDF took too long or too much memory, so it may be slow to show and is not found by its text. Make it smaller and upload that.',
  },
} as const satisfies Record<string, ConversionFault>

export const NO_PAGES: documents.PreparedDocument = { pageCount: null, text: null, fault: null }

type Served = NonNullable<store.Prepared['served']>

/** Makes of a document what can be made. What cannot is a reason, and no fault of the file. @throws FileRefused for what was made to do harm, or is locked */
export async function prepareDocument(call: HubCall, file: store.FileRow): Promise<store.Prepared> {
  const isPdf = formatOf(file.filename)!.name === 'pdf'
  const made = isPdf ? null : await convert(call, file)
  if (made?.fault) return store.nothingPrepared({ document: { ...NO_PAGES, fault: made.fault } })
  const served = made?.served ?? null
  const { poster, ...document } = await read(call, file, served?.key ?? file.storageKey!)
  return store.nothingPrepared({ served, madeSize: served?.size ?? 0, document, poster })
}

async function convert(
  { context, hub }: HubCall,
  { id, filename, storageKey }: store.FileRow,
): Promise<{ served: Served; fault: null } | { served: null; fault: ConversionFault }> {
  const { name: format } = formatOf(filename)!
  try {
    return await withLocal(context, storageKey!, (path) =>
      apart(context.workers, 'convertDocument', { path, format }, async (found, folder) => {
        if (found.isMade) {
          const key = pagesKey(hub.domainId, id)
          const { size } = await keep(context, key, join(folder, 'original.pdf'))
          return { served: { key, contentType: 'application/pdf', size }, fault: null }
        }
        if (!found.isMissing) context.log.warn({ fileId: id, said: found.said }, 'no pages were made of a document')
        return { served: null, fault: found.isMissing ? FAULTS.missing : FAULTS.failed }
      }),
    )
  } catch (error) {
    if (limitOf(error)) return { served: null, fault: FAULTS.limit }
    throw error
  }
}

type Read = documents.PreparedDocument & Pick<store.Prepared, 'poster'>

const NOTHING: Read = { ...NO_PAGES, poster: null }

async function read({ context, hub }: HubCall, file: store.FileRow, key: string): Promise<Read> {
  const id = posterIdOf(file.id)
  try {
    return await withLocal(context, key, (path) =>
      apart(context.workers, 'readPdf', { path }, async (found, folder) => {
        if (!found) return { ...NOTHING, fault: FAULTS.damaged }
        const { pageCount, text, picture } = found
        if (!picture) return { ...NOTHING, pageCount, text }
        const poster = { id, ...(await keepPictures(context, hub.domainId, id, picture, folder)) }
        return { ...NOTHING, pageCount, text, poster }
      }),
    )
  } catch (error) {
    if (limitOf(error)) return { ...NOTHING, fault: FAULTS.tooLong }
    throw error
  }
}

/** Ends another preparation, in a transaction of its own. What can be shown already stays where nothing better came. */
export async function settleConversion(call: HubCall, file: store.FileRow, prepared: store.Prepared): Promise<void> {
  const { document, poster } = prepared
  await inTransaction(call, async (call) => {
    if (!(await documents.endConversion(call.db, file.id, prepared, call.context.now()))) return
    if (document) await documents.saveDocument(call.db, file.id, document)
    if (poster) await store.insertPoster(call.db, file, poster, call.context.now())
    const { whenRead, whenPreparedAgain } = call.context.uploads[file.kind]
    await whenRead?.(call, file)
    await whenPreparedAgain?.(call, file)
  })
}
