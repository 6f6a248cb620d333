import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSION = '3.0.1'
const BUNDLE_SHA512 =
  '12b32054d8bb9beb3ed46f4f79699bc783d5309809561dd1bd429e1a58a28d4bf1309dda7d772138fb866e2234a0659b85cf9345ca1ef6edb9544a51c7250ff6'
const TARGET = join(import.meta.dirname, '../../docs/vendor/redoc')

/** What the bundle would ask of other hosts, what stands there instead, and how often it has to be found. */
const REPLACEMENTS = [
  { find: 'https://cdn.redoc.ly/redoc/logo-mini-full.svg', put: 'data:,', times: 1 },
  { find: 'https://cdn.redoc.ly/redoc/logo-mini.svg', put: 'data:,', times: 1 },
  { find: 'https://otel.cloud.redocly.com/v1/traces', put: '', times: 1 },
  { find: 'https://cdn.redocly.com/icons/', put: 'data:,', times: 2 },
]

/** Fetches Redoc from the package registry and writes the copy that the API reference mounts, without its calls home. */
function vendorRedoc(): void {
  const folder = mkdtempSync(join(tmpdir(), 'redoc-'))
  try {
    execFileSync('npm', ['pack', `redoc@${VERSION}`, '--silent'], { cwd: folder })
    execFileSync('tar', ['xzf', `redoc-${VERSION}.tgz`], { cwd: folder })
    const bundle = readFileSync(join(folder, 'package/bundles/redoc.standalone.js'), 'utf8')
    checkBundle(bundle)
    writeFileSync(join(TARGET, `redoc.standalone-${VERSION}.js`), withoutRemoteCalls(bundle))
    copyFileSync(join(folder, 'package/LICENSE'), join(TARGET, 'LICENSE'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function checkBundle(bundle: string): void {
  const found = createHash('sha512').update(bundle).digest('hex')
  if (found === BUNDLE_SHA512) return
  throw new Error(
    `redoc@${VERSION} is not the file that was reviewed (sha512 ${found}). Review it, then set BUNDLE_SHA512.`,
  )
}

/** The counts are checked so that an upgrade cannot bring a call to another host back unnoticed. */
function withoutRemoteCalls(bundle: string): string {
  return REPLACEMENTS.reduce((text, { find, put, times }) => {
    const parts = text.split(find)
    if (parts.length - 1 !== times)
      throw new Error(`Expected ${times} of ${find} in Redoc, found ${parts.length - 1}. Look for what replaced it.`)
    return parts.join(put)
  }, bundle)
}

vendorRedoc()
