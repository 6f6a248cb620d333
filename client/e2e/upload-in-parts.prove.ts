import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin uploads a large file over a bad line: paused, cut off by a killed hub, and gone on with after a reload. */

const place = useHub()
let page: Page
useWindow(place, async (window) => {
  page = window.page
  await signIn(page, 'admin')
})

const NAME = 'Long handbook.pdf'
const SIZE = 60 * 1024 * 1024

const row = (on = page) => on.getByRole('banner').getByRole('listitem').filter({ hasText: NAME })
const button = (name: string, on = page) => row(on).getByRole('button', { name })

/** Drops the same file each time, as a folder beside the browser would give it. */
async function drop(on = page): Promise<void> {
  await on.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  await on.getByRole('navigation', { name: 'View' }).waitFor()
  const data = await on.evaluateHandle(
    ([name, size]) => {
      const bytes = new Uint8Array(size).map((_, index) => index % 251)
      bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { lastModified: 1_700_000_000_000 }))
      return transfer
    },
    [NAME, SIZE] as const,
  )
  await on.dispatchEvent('main', 'dragover', { dataTransfer: data })
  await on.getByText('Let go to add the files to the library as drafts').first().waitFor()
  await on.dispatchEvent('main', 'drop', { dataTransfer: data })
}

/** A line on which the file takes some ten seconds. */
async function slowDown(): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const bytes = 6 * 1024 * 1024
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: bytes,
  })
}

function wholeFile(): Buffer {
  const bytes = Buffer.from(Uint8Array.from({ length: SIZE }, (_, index) => index % 251))
  bytes.write('%PDF-1.7\n')
  return bytes
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('goes on after a pause, a killed hub and a reload, and is sent by one window', async () => {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await slowDown()
  await drop()
  await row()
    .getByText(/ of 62\.9 MB/)
    .waitFor()
  await expect.poll(() => row().textContent()).toMatch(/[1-9]\d?\.\d MB of/)
  await button('Pause the upload').click()
  await row().getByText('Paused').waitFor()
  await looksWell(page, 'upload-paused', row())
  await button('Go on with the upload').click()
  await expect.poll(() => offsets.length).toBe(2)
  expect(offsets[1]).toBeGreaterThan(0)

  const second = await page.context().newPage()
  await second.goto(place.hub.origin)
  await drop(second)
  await row(second).getByText('on its way already').waitFor()
  await second.close()

  await place.hub.restart('kill')
  await row().getByText('It goes on by itself.').waitFor()
  await expect.poll(() => offsets.length, { timeout: 30_000 }).toBe(3)
  expect(offsets[2]).toBeGreaterThanOrEqual(offsets[1]!)

  await page.reload()
  await page.getByRole('button', { name: 'Uploads' }).click()
  await row().getByText('Choose the same file again and it goes on.').waitFor()
  await looksWell(page, 'upload-lost', row())
  await drop()
  await row().getByText('A draft in the library.').waitFor({ timeout: 60_000 })
  expect(offsets).toHaveLength(4)
  expect(offsets[3]).toBeGreaterThanOrEqual(offsets[2]!)
  const kept = join(place.hub.env['DATA_DIR']!, 'files/1/files')
  expect(readdirSync(kept).map((name) => sha256(readFileSync(join(kept, name))))).toEqual([sha256(wholeFile())])
}, 120_000)
