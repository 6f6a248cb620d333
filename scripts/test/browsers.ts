import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows, whose frame alone takes more of a small machine than the pages in it: Debian has it as a package of its own. */
const SHELL = 'chromium-headless-shell'
const CHROMIUM = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const CHROMIUM_ON_MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const FIREFOX = ['firefox-esr', 'firefox']
const FIREFOX_ON_MACOS = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * The browser for the tests: CHROMIUM, one that the system's package manager brings, or one that is installed.
 * @throws Error with a sentence that says how to get one
 */
export function findChromium(say: (line: string) => void): string {
  const named = namedIn('CHROMIUM')
  if (named) return named
  // Older systems have no such package, and then the whole browser does.
  if (!has(SHELL) && mayInstall()) install(say, 'Chromium for the browser tests', SHELL, 'chromium')
  const found = installed(CHROMIUM, CHROMIUM_ON_MACOS)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell; macOS: brew install --cask chromium) or name one in CHROMIUM, then run make test again.',
  )
}

/** The second browser, which a machine need not have: FIREFOX, or found as Chromium is. */
export function findFirefox(say: (line: string) => void): string | undefined {
  const named = namedIn('FIREFOX')
  if (named) return named
  if (!FIREFOX.some(has) && mayInstall()) install(say, 'Firefox for the journeys of a learner', ...FIREFOX)
  return installed(FIREFOX, FIREFOX_ON_MACOS)
}

/** @throws Error where a variable names what is not there */
function namedIn(variable: string): string | undefined {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which is not there.`)
  return named
}

function installed(names: readonly string[], onMacos: readonly string[]): string | undefined {
  return names.map(which).find(Boolean) ?? onMacos.find((path) => existsSync(path))
}

function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get')
}

/** The first of the packages that the system has. */
function install(say: (line: string) => void, what: string, ...packages: string[]): void {
  say(`Installing ${what}`)
  apt('update', '-qq')
  packages.some((name) => has(name) || apt('install', '-y', '-qq', name))
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
