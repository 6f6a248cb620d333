import type { HubCall } from '../context.ts'
import type { SettledFile } from '../files/events.ts'
import { notify } from './service.ts'

/** Tells who uploaded a file what became of it, where they wished for that, in the transaction of the call. */
export async function tellUploader(
  call: HubCall,
  { id, filename, uploadedBy, isAwaited }: SettledFile,
  type: 'fileReady' | 'fileInvalid',
): Promise<void> {
  if (!uploadedBy || !isAwaited) return
  await notify(call, {
    key: `file:${id}`,
    type,
    memberIds: [uploadedBy],
    refId: id,
    message: filename,
    mail: { template: type, about: { filename }, link: call.hub.origin, resendIfUncertain: false },
  })
}
