import { spawn } from 'node:child_process'
import { Argument, Command, Option } from 'commander'
import { SERVER } from '../hub/process.ts'
import { sentenceOf } from '../../server/start-faults.ts'
import { archive, LOG_NAMES, type LogName } from './archive.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { check } from './check.ts'
import { cancelDeletion, deletions } from './deletions.ts'
import { exportHub } from './export-hub.ts'
import { addHostname, createHub, makeAdmin, resetLink } from './hubs.ts'
import { migrate } from './migrate.ts'
import { moveFiles } from './move-files.ts'
import { quota } from './quota.ts'
import { checkReach, PART_NAMES, rebuild, type Part } from './rebuild.ts'
import { reseal } from './reseal.ts'
import { roles } from './roles.ts'
import type { Said } from './said.ts'
import { status } from './status.ts'

/**
 * `hub`: what whoever runs the installation does to it, with the settings of the hub. Exit codes: 0 all is well, 1 something
 * is not, 2 the command was called wrongly.
 */
const program = new Command('hub')
  .description('Runs a Learning Hub, and looks after it. Settings are environment variables; docs: Operate.')
  .option('--json', 'say the result as JSON')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

const report = (line: string) => process.stderr.write(`${line}\n`)

/** Says what came out; a fault is a sentence. @param faults where that goes: not to a program that reads what comes out */
async function say(
  work: Promise<Said>,
  out: NodeJS.WritableStream = process.stdout,
  faults: NodeJS.WritableStream = out,
): Promise<void> {
  const isJson = program.opts<{ json?: true }>().json === true
  const { lines, json, isFine } = await work.catch((error: Error): Said => {
    const sentence = sentenceOf(error)
    return { lines: [sentence], json: { error: sentence }, isFine: false }
  })
  const to = isFine ? out : faults
  to.write(isJson ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`)
  process.exitCode = isFine ? 0 : 1
}

const whichHub = new Option('--hub <hostname>', 'which hub, where there are several')

program
  .command('start')
  .description('start the hub; SIGTERM ends it in order')
  .action(() => {
    const child = spawn(process.execPath, SERVER, { stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    child.on('exit', (code) => process.exit(code ?? 1))
  })
program
  .command('check')
  .description('try settings, database, schema, roles, files, origins and mail, and change nothing')
  .action(() => say(check()))
program
  .command('status')
  .description(
    'the hubs with their people, content, files and work, and the largest tables with how long their rows are kept',
  )
  .option('--tables', 'all tables')
  .action(({ tables }: { tables?: true }) => say(status(tables === true)))
program
  .command('roles')
  .description('the SQL that makes database and roles as the settings name them, for a superuser to run')
  .action(() => say(roles(), process.stdout, process.stderr))
program
  .command('migrate')
  .description('bring the database to this version, apart from a start')
  .option('--plan', 'only say what would run, and which tables it would lock')
  .action(({ plan }: { plan?: true }) => say(migrate(plan === true)))
program
  .command('create-hub')
  .description('make one more hub, and a link for its first admin')
  .argument('<hostname>', 'such as learn.example.org')
  .requiredOption('--name <name>', 'what it is called')
  .requiredOption('--admin <email>', 'its first admin')
  .option('--locale <locale>', 'its language', 'en-GB')
  .option('--timezone <zone>', 'its zone', 'UTC')
  .action((hostname: string, about: { name: string; admin: string; locale: string; timezone: string }) =>
    say(createHub({ hostname, ...about })),
  )
program
  .command('add-hostname')
  .description('make one more name lead to a hub')
  .argument('<hostname>')
  .addOption(whichHub)
  .option('--primary', 'links lead to this name from now on')
  .action((hostname: string, { hub, primary }: { hub?: string; primary?: true }) =>
    say(addHostname(hostname, { ...(hub === undefined ? {} : { hub }), isPrimary: primary === true })),
  )
program
  .command('make-admin')
  .description('give somebody every right in a hub, and bring them in where they are not')
  .argument('<email>')
  .addOption(whichHub)
  .action((email: string, { hub }: { hub?: string }) => say(makeAdmin(email, hub)))
program
  .command('reset-link')
  .description('a link with which somebody chooses a password')
  .argument('<email>')
  .addOption(whichHub)
  .action((email: string, { hub }: { hub?: string }) => say(resetLink(email, hub)))
program
  .command('quota')
  .description('how much a hub stores and may store; with a size it is set')
  .addOption(whichHub)
  .option('--size <GiB>', 'what the hub may store from now on')
  .option('--per-person <GiB>', 'what each person may store from now on')
  .action(({ hub, ...quotas }: { hub?: string; size?: string; perPerson?: string }) => say(quota(quotas, hub)))
program
  .command('export-hub')
  .description('write one hub, its tables as JSON lines and its files, to a zip, also while it runs')
  .argument('<file>', 'such as hub.zip')
  .addOption(whichHub)
  .action((file: string, { hub }: { hub?: string }) => say(exportHub(file, hub)))
program
  .command('deletions')
  .description('the hubs that are to be deleted, and those that were')
  .action(() => say(deletions()))
program
  .command('cancel-deletion')
  .description('keep a hub whose deletion an admin asked for, and tell its admins')
  .addOption(whichHub)
  .action(({ hub }: { hub?: string }) => say(cancelDeletion(hub)))
program
  .command('move-files')
  .description('copy every file between the folder and the bucket, also while the hub runs; may be ended and run again')
  .addOption(new Option('--to <place>', 'where to').choices(['bucket', 'folder']).makeOptionMandatory())
  .action(({ to }: { to: 'bucket' | 'folder' }) => say(moveFiles(to, report)))
program
  .command('backup')
  .description('write database, files and secrets to a new folder, also while the hub runs')
  .argument('<folder>', '- for a tar on standard output')
  .action((folder: string) => say(backup(folder, report), folder === '-' ? process.stderr : process.stdout))
program
  .command('archive')
  .description('write a log of whole months as JSON lines, one file a month; may be run again')
  .addArgument(new Argument('<log>').choices(LOG_NAMES))
  .requiredOption('--before <month>', 'up to that month and without it, such as 2026-01')
  .requiredOption('--to <folder>', 'where to')
  .option('--delete', 'take what is written out of the database')
  .action((log: LogName, { before, to, delete: deletes }: { before: string; to: string; delete?: true }) =>
    say(archive(log, { before, folder: to, deletes: deletes === true }, report)),
  )
program
  .command('restore')
  .description('bring a backup to an empty database and store')
  .argument('<folder>', '- for a tar on standard input')
  .action((folder: string) => say(restore(folder, report)))
program
  .command('rebuild')
  .description('work out anew what the hub keeps beside its facts, after a repair of the database by hand')
  .addArgument(new Argument('[parts...]').choices(PART_NAMES))
  .option('--check', 'only say of how much content it is kept otherwise who reaches it')
  .action((parts: Part[], { check }: { check?: true }) => say(check ? checkReach() : rebuild(parts, report)))
program
  .command('reseal')
  .description('seal what lies in the database with the first secret of HUB_SECRET')
  .action(() => say(reseal()))

await program.parseAsync()
