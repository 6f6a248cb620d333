import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows, whose frame alone takes more of a small machine than the pages in it: Debian has it as a package of its own. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for the tests: CHROMIUM, one that the system's package manager brings, or one that is installed.
 * @throws Error with a sentence that says how to get one
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env['CHROMIUM']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`)
  if (named) return named
  if (!has(SHELL) && process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get')) install(say)
  const found = NAMES.map(which).find(Boolean) ?? ON_MACOS.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell; macOS: brew install --cask chromium) or name one in CHROMIUM, then run make test again.',
  )
}

/** Older systems have no such package, and then the whole browser does. */
function install(say: (line: string) => void): void {
  say('Installing Chromium for the browser tests')
  apt('update', '-qq')
  if (!apt('install', '-y', '-qq', SHELL) && !has('chromium')) apt('install', '-y', '-qq', 'chromium')
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0
}

function which(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const has = (name: string) => which(name) !== undefined
