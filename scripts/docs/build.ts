import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from '../build/compress.ts'
import { contentHash } from './content-hash.ts'
import { keepNewestBuilds } from './keep-newest.ts'
import { writeGenerated } from './write-generated.ts'

const ROOT = join(import.meta.dirname, '../..')
const SITE = join(ROOT, 'docs')
const BUILDS = join(SITE, 'build')
const BUILDS_KEPT = 3

/** Brings `docs/build` up to date with the pages and the contract; `docs/build/base.json` says where the newest build is served. */
async function buildDocs(): Promise<void> {
  writeGenerated({
    contractFile: join(ROOT, 'generated/openapi.json'),
    coverageFile: join(ROOT, 'generated/contract-coverage.json'),
    target: join(SITE, '_generated'),
  })
  const hash = contentHash(SITE)
  const base = `/dev-docs/${hash}/`
  mkdirSync(BUILDS, { recursive: true })
  if (existsSync(join(BUILDS, hash))) console.log(`The documentation is up to date at ${base}.`)
  else await buildSite(hash, base)
  markAsNewest(join(BUILDS, hash))
  writeBase(base)
  keepNewestBuilds(BUILDS, BUILDS_KEPT)
}

/** The build gets its name only when it is whole, so that a broken one is never served or taken for finished. */
async function buildSite(hash: string, base: string): Promise<void> {
  const unfinished = join(BUILDS, `unfinished-${hash}`)
  const docusaurus = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  try {
    execFileSync(process.execPath, [docusaurus, 'build', SITE, '--out-dir', unfinished], {
      stdio: 'inherit',
      env: { ...process.env, DOCS_BASE_URL: base, NODE_ENV: 'production' },
    })
    await compressFiles(unfinished, 9)
    renameSync(unfinished, join(BUILDS, hash))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function markAsNewest(build: string): void {
  const now = new Date()
  utimesSync(build, now, now)
}

function writeBase(base: string): void {
  const file = join(BUILDS, 'base.json')
  writeFileSync(`${file}.new`, `${JSON.stringify({ base })}\n`)
  renameSync(`${file}.new`, file)
}

await buildDocs()
