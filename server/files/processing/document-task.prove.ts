import { createServer } from 'node:http'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createWorkers, type Workers } from '../../platform/workers.ts'
import { docx, documentBomb, lockedPdf, pdfOf } from '../document-fixtures.ts'
import { photo } from '../upload-fixtures.ts'
import type { Converted } from './document-task.ts'
import type { FoundPages } from './pdf-task.ts'
import type { Said } from './task-table.ts'

/** Documents that were made to do harm, and a program that hangs. */

const base = mkdtempSync(join(tmpdir(), 'hub-documents-'))
const root = join(base, 'work')
const entry = join(import.meta.dirname, 'worker.ts')
let workers: Workers
let hasOffice: boolean
beforeAll(async () => {
  workers = createWorkers({ entry, root, most: 1 })
  hasOffice = (await workers.programs()).versions.soffice !== undefined
  if (!hasOffice) console.log('LibreOffice is not installed: nothing is converted here.')
})
afterAll(async () => {
  await workers.stop()
  rmSync(base, { recursive: true, force: true })
})

const outside = () =>
  [readdirSync(tmpdir()), readdirSync('/tmp')].flat().filter((name) => /OSL_PIPE|lu\w+\.tmp/.test(name))

/** Reads the pages of what becomes of a document. */
async function pagesOf(name: string, bytes: Buffer): Promise<{ said: Said<Converted>; found: FoundPages | null }> {
  const path = join(base, 'source')
  writeFileSync(path, bytes)
  const format = name.split('.').at(-1)
  const pdf = join(base, 'pages.pdf')
  const said = await workers.run('convertDocument', { path, format }, 60, async (said: Said<Converted>, folder) => {
    if ('found' in said && said.found.isMade) writeFileSync(pdf, readFileSync(join(folder, 'original.pdf')))
    return said
  })
  if (!('found' in said) || !said.found.isMade) return { said, found: null }
  const read = await workers.run('readPdf', { path: pdf }, 60, async (read: Said<FoundPages | null>) => read)
  return { said, found: 'found' in read ? read.found : null }
}

describe('a document', () => {
  test('loads nothing from the network and nothing of this machine', async () => {
    if (!hasOffice) return
    const asked: string[] = []
    const listener = createServer((request, response) => {
      asked.push(request.url!)
      response.writeHead(404).end()
    }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const { port } = listener.address() as AddressInfo
    const secret = join(base, 'secret.png')
    writeFileSync(secret, await photo(97, 97))
    const bytes = await docx('Linked', [`http://127.0.0.1:${port}/seen.png`, `file://${secret}`])
    // The settings alone have to hold, where a system cannot take the network away.
    const bare = createWorkers({ entry, root: join(base, 'bare'), most: 1 })
    const programs = await bare.programs()
    Object.assign(programs, { hasNoNetwork: false })
    const path = join(base, 'linked')
    writeFileSync(path, bytes)
    const pdf = await bare.run('convertDocument', { path, format: 'docx' }, 60, async (_, folder) =>
      readFileSync(join(folder, 'original.pdf')),
    )
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.includes('/Subtype/Image')).toBe(false)
    expect(asked).toEqual([])
    await bare.stop()
    listener.close()
  })

  test('of no known kind is no pages, and leaves nothing behind', async () => {
    const before = outside()
    const junk = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)])
    const { said } = await pagesOf('memo.doc', junk)
    expect(said).toMatchObject({ found: { isMade: false, isMissing: !hasOffice } })
    expect([readdirSync(root), outside()]).toEqual([[], before])
  })

  test('that unpacks to far more than a document is refused at once', async () => {
    const begun = performance.now()
    const { said } = await pagesOf('bomb.docx', await documentBomb())
    expect(said).toMatchObject({ refusal: { code: 'document-bomb', detail: expect.stringContaining('far larger') } })
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})

describe('a PDF', () => {
  const read = (bytes: Buffer) => {
    const path = join(base, 'read.pdf')
    writeFileSync(path, bytes)
    return workers.run('readPdf', { path }, 60, async (said: Said<FoundPages | null>) => said)
  }

  test('behind a password is refused with a sentence of its own', async () => {
    expect(await read(lockedPdf(await pdfOf('Hidden')))).toMatchObject({ refusal: { code: 'document-protected' } })
  })

  test('without pages, or cut off, is none', async () => {
    const whole = await pdfOf('Half')
    expect(await read(whole.subarray(0, 200))).toEqual({ found: null })
    expect(
      await read(
        Buffer.from(
          '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
        ),
      ),
    ).toEqual({ found: null })
  })
})

test('what hangs is ended with all that it started', async () => {
  const programFolder = join(base, 'programs')
  mkdirSync(programFolder)
  const pidFile = join(base, 'pid')
  const program = `#!/bin/sh\ncase "$1" in --version) echo stand-in ;; *) sleep 987 & echo $! > ${pidFile}; wait ;; esac\n`
  writeFileSync(join(programFolder, 'soffice'), program, { mode: 0o755 })
  const hanging = createWorkers({ entry, root: join(base, 'hanging'), most: 1, programFolder })
  const path = join(base, 'letter')
  writeFileSync(path, await docx('Hello'))
  await expect(
    hanging.run('convertDocument', { path, format: 'docx' }, 3, async () => undefined),
  ).rejects.toMatchObject({ limit: 'time' })
  const pid = Number(readFileSync(pidFile, 'utf8'))
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5_000)
  expect(readdirSync(join(base, 'hanging'))).toEqual([])
  await hanging.stop()
})
