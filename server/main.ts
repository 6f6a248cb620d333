import { buildApp } from './app.ts'
import { fetchCredential } from './assets/attempts/activity-session-service.ts'
import { saveAttempt } from './assets/attempts/attempt-service.ts'
import { findOpening } from './assets/visit-service.ts'
import { serveClient } from './client.ts'
import { openDatabase } from './db/open.ts'
import { checkPlaceOfFiles } from './files/place-service.ts'
import { buildContentOrigin } from './files/serve/content-origin-handlers.ts'
import { prepareHubs } from './first-run.ts'
import { handlers } from './handlers.ts'
import { registerJobs } from './jobs.ts'
import { makeContext } from './make-context.ts'
import { readConfig } from './platform/config.ts'
import { collectGarbage } from './platform/garbage.ts'
import { drain } from './platform/draining.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { startTraces } from './platform/traces.ts'
import { sentenceOf } from './start-faults.ts'
import { stopOnSignal } from './stop.ts'

/** Starts a hub: database, API, content origin, client, documentation and jobs; SIGINT or SIGTERM ends it in order. */
const log = createLog('warn')
/** What is said whatever the level of the log is: in production as lines of the log, so that there is one format. */
const always = log.child({}, { level: 'info' })
const isProduction = process.env['NODE_ENV'] === 'production'
const say = (line: string) => (isProduction ? always.info(line) : process.stdout.write(`${line}\n`))
let drainAll = async () => undefined as unknown
/** How to undo what was started; the last thing first. */
const undo: (() => Promise<unknown>)[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env)
  log.level = config.logLevel
  // Before connections and calls, which look once whether they are traced.
  if (config.traces) {
    const stopTraces = await startTraces(config.traces)
    undo.unshift(stopTraces)
  }
  const database = await openDatabase(config, log, say)
  undo.unshift(() => database.close())
  const jobs = createJobs(database.app, log, config.transactionPooler)
  const context = makeContext({ config, databases: database.databases, jobs, log })
  await prepareHubs(context, say)
  await checkPlaceOfFiles(context)
  // Before the jobs: binding the contract keeps the process busy for so long that their connections would count as timed out.
  const content = await buildContentOrigin(context, { findOpening, saveAttempt, fetchCredential })
  const app = await buildApp(context, handlers)
  await serveClient(app, context)
  await jobs.start()
  undo.unshift(() => jobs.stop())
  // Before the jobs that wait for them.
  undo.unshift(() => context.workers.stop())
  const endSchedules = await registerJobs(context)
  undo.unshift(async () => endSchedules())
  undo.unshift(() => Promise.all([app.close(), content.close()]))
  drainAll = () => drain([app, content], config.stopDelay)
  await content.listen({ host: config.host, port: config.contentPort })
  await app.listen({ host: config.host, port: config.port })
  collectGarbage()
  void context.workers.programs().then((programs) => log.info({ programs }, 'programs that prepare files'))
  // The launcher waits for this line.
  say(`ready http://localhost:${config.port}`)
}

const starting = start()
const stop = stopOnSignal({
  steps: undo,
  drain: () => drainAll(),
  started: () => starting,
  onFault: (error) => log.error({ err: error }, 'could not stop in order'),
})
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'stopped by a fault')
  void stop(1)
})
await starting.catch((error: Error) => {
  const sentence = `The hub cannot start. ${sentenceOf(error)}`
  if (isProduction) always.fatal(sentence)
  else process.stderr.write(`\n${sentence}\n`)
  return stop(1)
})
