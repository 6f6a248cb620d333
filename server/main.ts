import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { buildContentOrigin } from './files/content-origin.ts'
import { prepareHubs } from './first-run.ts'
import { handlers } from './handlers.ts'
import { openDatabase } from './db/open.ts'
import { serveClient } from './client.ts'
import { registerJobs } from './jobs.ts'
import { readConfig } from './platform/config.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { createStorage } from './platform/create-storage.ts'
import { stopOnSignal } from './stop.ts'

/** Starts a hub: database, API, content origin, client, documentation and jobs; SIGINT or SIGTERM ends it in order. */
const config = readConfig(process.env)
const log = createLog(process.env['LOG_LEVEL'] ?? (config.production ? 'info' : 'warn'))
const say = (line: string) => process.stdout.write(`${line}\n`)

const database = await openDatabase(config, log, say).catch((error: Error) => {
  process.stderr.write(`\nThe hub cannot start. ${error.message}\n`)
  process.exit(1)
})
const context: Context = {
  config,
  databases: database.databases,
  storage: createStorage(config),
  jobs: createJobs(database.app, log),
  log,
  now: () => new Date(),
}
const app = await buildApp(context, handlers)
await serveClient(app, config)
const content = await buildContentOrigin(context)
const stop = stopOnSignal(log, [() => app.close(), () => content.close(), () => context.jobs.stop(), () => database.close()])

try {
  await prepareHubs(context, process.env, say)
  await context.jobs.start()
  await registerJobs(context)
  await content.listen({ host: config.host, port: config.contentPort })
  await app.listen({ host: config.host, port: config.port })
  // The launcher waits for this line.
  say(`ready http://localhost:${config.port}`)
} catch (error) {
  process.stderr.write(`\nThe hub cannot start. ${(error as Error).message}\n`)
  await stop(1)
}
