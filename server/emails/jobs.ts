import { queueResetMails } from '../auth/password-service.ts'
import type { Context, HubCall } from '../context.ts'
import { allHubs } from '../hubs/registry.ts'
import { mailFolder, sweepMailFolder } from '../platform/folder-mail.ts'
import type { MailSender } from '../platform/mail.ts'
import { keepingOf, WORDS_KEPT_MS } from './rules.ts'
import { deleteOldMails, forgetWords, sendQueuedMails, startSending } from './service.ts'

/** Mails of one hub before another one has its turn; the rest queues up behind it. */
const ONE_TURN = 500
/** How often every hub is looked at: for mails that are due again, and for those that a killed process left behind. */
const ROUND_MS = 60_000

/** Binds the job `send-mails`, and looks at every hub now and each minute. @returns a function that ends the rounds */
export async function registerMailJobs(context: Context, sender: MailSender): Promise<() => void> {
  await context.jobs.work('send-mails', async ({ domainId }) => {
    const hub = (await allHubs(context)).find((each) => each.domainId === domainId)
    if (hub) await sendFor({ context, hub, db: context.databases.forHub(domainId) }, sender)
  })
  const round = () =>
    sendForAll(context, sender).catch((error: unknown) =>
      context.log.warn({ err: error }, 'the mails of this round wait for the next one'),
    )
  void round()
  const timer = setInterval(round, ROUND_MS).unref()
  return () => clearInterval(timer)
}

async function sendForAll(context: Context, sender: MailSender): Promise<void> {
  await forgetFiles(context)
  for (const hub of await allHubs(context)) {
    const call = { context, hub, db: context.databases.forHub(hub.domainId) }
    await forgetWords(call)
    await deleteOldMails(call)
    await sendFor(call, sender)
  }
}

/** What a laptop wrote into its folder goes when its words go from the outbox. */
async function forgetFiles({ config, now }: Context): Promise<void> {
  const keptFor = keepingOf(config).ofSecrets ? WORDS_KEPT_MS : 0
  await sweepMailFolder(mailFolder(config), new Date(now().getTime() - keptFor))
}

async function sendFor(call: HubCall, sender: MailSender): Promise<void> {
  await queueResetMails(call)
  const sent = await sendQueuedMails(call, sender, ONE_TURN)
  if (sent === ONE_TURN) await startSending(call)
}
