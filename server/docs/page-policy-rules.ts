import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const policies = new Map<string, string>()

/**
 * The Content-Security-Policy of one file of a build. Docusaurus writes small scripts into its pages (the theme before
 * the first paint, for example); a page's policy allows exactly those, by their hashes. Styles cannot be held as
 * tightly, because Redoc makes them while it runs.
 */
export async function pagePolicy(build: string, file: string): Promise<string> {
  const path = join(build, file)
  const known = policies.get(path)
  if (known) return known
  const policy = policyWith(file.endsWith('.html') ? inlineScriptHashes(await readFile(path, 'utf8')) : [])
  policies.set(path, policy)
  return policy
}

function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function policyWith(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
