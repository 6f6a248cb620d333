import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for the tests: CHROMIUM, one that is installed, or one that the system's package manager brings.
 * @throws Error with a sentence that says how to get one
 */
export function findChromium(say: (line: string) => void): string {
  const found = installed()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get')) {
    say('Installing Chromium for the browser tests')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const now = installed()
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium) or name one in CHROMIUM, then run make test again.',
  )
}

function installed(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`)
  return named ?? NAMES.map(which).find(Boolean) ?? ON_MACOS.find((path) => existsSync(path))
}

function which(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const has = (name: string) => which(name) !== undefined
