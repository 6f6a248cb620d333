import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import { compressFiles } from './compress.ts'
import { unlessFresh } from './fresh.ts'

const CLIENT = [
  'client/**/*.{ts,tsx,js,css,html,po,svg,json}',
  'scripts/build/*.ts',
  'generated/openapi.json',
  'package-lock.json',
]

/** The page of documents is made of the viewer that the hub has for its own. */
const PLAYER = ['client/player/**', 'client/assets/document/*', 'client/api/{open-document,document-resource}.ts']

/** Everything that a running hub needs built: generated code, client, player and documentation. Says what it does. */
export async function buildAll(say: (line: string) => void): Promise<void> {
  await buildForDevelopment(say)
  await unlessFresh('client', CLIENT, 'client/dist/index.html', async () => {
    say('Building the client')
    await run('node_modules/vite/bin/vite.js', ['build', 'client', '--logLevel', 'warn'])
    await run('node_modules/vite/bin/vite.js', [
      'build',
      '--config',
      'client/worker/vite.config.ts',
      '--logLevel',
      'warn',
    ])
    await compressFiles(join(ROOT, 'client/dist'), 11)
  })
  await run('scripts/docs/build.ts', [])
}

/** What is needed where Vite serves the client: generated code and the player. */
export async function buildForDevelopment(say: (line: string) => void): Promise<void> {
  await unlessFresh(
    'generated',
    ['spec/**/*.{yaml,js}', 'scripts/generate/**', 'scripts/generate.ts', 'client/api/fetcher.ts', 'redocly*.yaml'],
    'generated/client/model/index.ts',
    () => {
      say('Generating code from the contract')
      return run('scripts/generate.ts', ['--client-only'])
    },
  )
  await unlessFresh('player', PLAYER, 'client/dist-player/index.html', () => {
    say('Building the course player')
    return run('node_modules/vite/bin/vite.js', [
      'build',
      '--config',
      'client/player/vite.config.ts',
      '--logLevel',
      'warn',
    ])
  })
}

/** Runs a script of the repository with this Node. @throws with its output when it fails */
export function run(script: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed:\n${output}`))))
  })
}
