import { registerActivityJobs } from './activity/jobs.ts'
import { registerAssetJobs } from './assets/jobs.ts'
import { registerSessionJobs } from './auth/jobs.ts'
import { registerBadgeJobs } from './badges/jobs.ts'
import type { Context, HubCall } from './context.ts'
import { registerContentJobs, registerSearchJobs } from './content/jobs.ts'
import { registerMassJobs } from './jobs/jobs.ts'
import { registerMailJobs } from './emails/jobs.ts'
import { registerStorageJobs } from './files/jobs.ts'
import { drawLogo } from './files/logo-service.ts'
import { listUnprepared, processFile } from './files/processing/service.ts'
import { cleanUpUploads } from './files/upload/upload-clean-up-service.ts'
import { registerGrantJobs } from './grants/jobs.ts'
import { registerDeletionJobs } from './hub-deletion/jobs.ts'
import { registerHostnameJobs } from './hub-hostnames/jobs.ts'
import { callOfEachHub, workInHub } from './hubs/job-service.ts'
import { registerRecordJobs } from './lrs/jobs.ts'
import { registerNoteJobs } from './notes/jobs.ts'
import { registerNotificationJobs } from './notifications/jobs.ts'
import { createMailSender } from './platform/mail.ts'
import { registerPlaylistJobs } from './playlists/jobs.ts'
import { registerErasureJobs, registerExportJobs } from './profile/jobs.ts'
import { registerRepeatJobs } from './repeats/jobs.ts'
import { registerSecurityJobs } from './security/jobs.ts'
import { registerTeamJobs } from './team-admin/jobs.ts'
import { registerTopicJobs } from './topics/jobs.ts'
import { registerNameJobs } from './users/jobs.ts'

/** Says who does which work, and takes up again what a stopped process left undone. @returns a function that ends what is done again and again */
export async function registerJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'process-file', (call, { fileId }) => processFile(call, fileId))
  await workInHub(context, 'convert-file', (call, { fileId }) => processFile(call, fileId, true))
  for (const call of await callOfEachHub(context)) await resumeFiles(call)
  await registerSearchJobs(context)
  const endings = [
    await registerMailJobs(context, createMailSender(context.config), drawLogo),
    registerBadgeJobs(context),
    registerNotificationJobs(context),
    await registerMassJobs(context),
    registerStorageJobs(context),
    registerErasureJobs(context),
    await registerExportJobs(context),
    registerNameJobs(context),
    registerTeamJobs(context),
    registerTopicJobs(context),
    registerContentJobs(context),
    registerPlaylistJobs(context),
    registerAssetJobs(context),
    registerNoteJobs(context),
    registerRecordJobs(context),
    await registerGrantJobs(context),
    registerSessionJobs(context),
    registerRepeatJobs(context),
    await registerSecurityJobs(context),
    await registerActivityJobs(context),
    registerDeletionJobs(context),
    registerHostnameJobs(context),
  ]
  return () => endings.forEach((end) => end())
}

/** A process can end between the row of a file and its job, so every file that is not prepared is sent again. */
async function resumeFiles(call: HubCall): Promise<void> {
  await cleanUpUploads(call)
  for (const fileId of await listUnprepared(call))
    await call.context.jobs.send('process-file', { domainId: call.hub.domainId, fileId })
}
