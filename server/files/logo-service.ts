import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { HubCall } from '../context.ts'
import { findPictureId } from '../hubs/hub-picture-service.ts'
import { fullPictureKey } from './key-rules.ts'

/** Twice what a mail shows, for screens with fine pixels. */
const BOX = { width: 480, height: 96 }

/** The hub's logo as a PNG for its mails, which not every mail program shows as WebP; null where the hub has none. */
export async function drawLogo(call: HubCall): Promise<Buffer | null> {
  const id = await findPictureId(call, 'hub_logo')
  const stored = id && (await call.context.storage.get(fullPictureKey(call.hub.domainId, id)))
  if (!stored) return null
  const picture = sharp(await buffer(stored.stream))
  return picture
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer()
}
