import type { Context, HubCall } from '../context.ts'
import { publish } from '../event.ts'
import { workInHub } from '../hubs/job-service.ts'
import { schedule, scheduleForEachHub } from '../hubs/job-service.ts'
import { mailFolder, cleanUpMailFolder } from '../platform/folder-mail.ts'
import type { MailSender } from '../platform/mail-sender.ts'
import { mailsDue } from './events.ts'
import { keepingOf, WORDS_KEPT_MS } from './rules.ts'
import { deleteOldMails, emptyMails, sendQueuedMails, startSending, type DrawLogo } from './service.ts'

/** Mails of one hub before another one has its turn; the rest queues up behind it. */
const BATCH_SIZE = 500
/** How often every hub is looked at: for mails that are due again, and for those that a killed process left behind. */
const INTERVAL_MS = 60_000

/** Binds the job `send-mails`, and looks at every hub now and each minute. @param drawLogo without it mails are plain text @returns a function that ends the schedule */
export async function registerMailJobs(context: Context, sender: MailSender, drawLogo?: DrawLogo): Promise<() => void> {
  await workInHub(context, 'send-mails', (call) => sendFor(call, sender, drawLogo))
  const endings = [
    schedule(context, INTERVAL_MS, 'mails in the folder', () => cleanUpMailFiles(context)),
    scheduleForEachHub(context, INTERVAL_MS, 'mails', async (call) => {
      await emptyMails(call)
      await deleteOldMails(call)
      await sendFor(call, sender, drawLogo)
    }),
  ]
  return () => endings.forEach((end) => end())
}

/** What a laptop wrote into its folder goes when its words go from the outbox. */
async function cleanUpMailFiles({ config, now }: Context): Promise<void> {
  const keptFor = keepingOf(config).ofSecrets ? WORDS_KEPT_MS : 0
  await cleanUpMailFolder(mailFolder(config), new Date(now().getTime() - keptFor))
}

async function sendFor(call: HubCall, sender: MailSender, drawLogo?: DrawLogo): Promise<void> {
  await publish(call, mailsDue, null)
  const sent = await sendQueuedMails(call, sender, BATCH_SIZE, drawLogo)
  if (sent === BATCH_SIZE) await startSending(call)
}
