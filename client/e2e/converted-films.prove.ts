import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, signIn as signInAtHub } from '../../scripts/hub/client.ts'
import { sendBytes } from '../../scripts/hub/upload.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'
import { hasFfmpeg, HEVC, lasting, PICTURES, recording, TONE } from '../../server/testing/recordings.ts'
import { shoot, signIn } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'
import { looksWell } from './looks-well.ts'

/** An admin uploads films that browsers do not play: what is converted plays, with a picture, and what is not can be downloaded. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window) => {
  page = window.page
  await signIn(page, 'admin')
})

/** Makes an asset of a film as soon as it is sent, so that it waits for it. @returns its id */
async function make(filename: string, bytes: Buffer): Promise<string> {
  const { email } = demoAccounts.find(({ role }) => role === 'admin')!
  const admin = await signInAtHub(place.hub.origin, email, DEMO_PASSWORD)
  const fileId = await sendBytes(admin, new Blob([Uint8Array.from(bytes)]), { filename, type: 'asset' })
  const body = { name: filename, type: 'upload', fileId, published: true, locale: 'en-GB' } as const
  return must(await admin.api.POST('/assets/', { body })).id
}

test.runIf(hasFfmpeg)('plays a film from a phone, and shows its picture before', async () => {
  const film = recording('a.mov', [...PICTURES('1280x720', 4), ...TONE(4), ...HEVC, '-c:a', 'aac'])
  const id = await make('Lifting well.mov', film)
  await page.goto(`/manage/library/assets/${id}`)
  await page.getByText('Ready', { exact: true }).waitFor()

  await page.goto(`/assets/${id}`)
  const video = page.locator('video')
  await expect.poll(() => video.getAttribute('poster')).toContain('/picture/')
  await shoot(page, 'converted-film')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(1)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(1280)
})

test.runIf(hasFfmpeg)('ends a conversion that goes on, and begins it again', async () => {
  // A short one, again and again: soon made, and long to convert.
  const short = recording('d.mov', [...PICTURES('1280x720', 2), ...HEVC])
  const film = recording(
    'e.mov',
    ['-stream_loop', '24', '-f', 'mov', '-i', 'source', '-c', 'copy', '-tag:v', 'hvc1'],
    short,
  )
  await page.goto(`/manage/library/assets/${await make('Long shift.mov', film)}`)
  await page.getByRole('button', { name: 'Cancel the preparation' }).click()
  await page.getByText('Cannot be used', { exact: true }).waitFor()
  const again = page.getByRole('button', { name: 'Prepare again' })
  await looksWell(page, 'preparation-cancelled', again)
  await again.click()
  await page.getByText('Ready', { exact: true }).waitFor({ timeout: 60_000 })
})

test.runIf(hasFfmpeg)('says why a film can only be downloaded', async () => {
  const days = lasting(recording('a.mkv', [...PICTURES(), ...HEVC]), 1e9)
  await page.goto(`/manage/library/assets/${await make('Days.mkv', days)}`)
  await page.getByText('Can only be downloaded').waitFor()
  await page.getByText('It is longer than 6 hours').waitFor()
  await looksWell(page, 'only-downloaded', page.getByText('Can only be downloaded'))
})

test.runIf(hasFfmpeg)(
  'has the draft of a film whose window is closed while it is prepared, once, and tells of it',
  async () => {
    const film = recording('b.mov', [...PICTURES('1280x720', 30), ...HEVC])
    const closing = await page.context().newPage()
    await closing.goto(`${place.hub.origin}/manage/library?kind=assets`)
    await closing.getByRole('navigation', { name: 'View' }).waitFor()
    closing.on('dialog', (dialog) => void dialog.accept())
    await closing.getByRole('button', { name: 'New asset' }).waitFor()
    const transfer = await closing.evaluateHandle((text) => {
      const files = new DataTransfer()
      files.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], 'Mooring a barge.mov'))
      return files
    }, film.toString('base64'))
    await closing.dispatchEvent('main', 'dragover', { dataTransfer: transfer })
    await closing.getByText('Let go to add the files to the library as drafts').first().waitFor()
    await closing.dispatchEvent('main', 'drop', { dataTransfer: transfer })
    const row = closing.getByRole('banner').getByRole('listitem').filter({ hasText: 'Mooring a barge.mov' })
    await row.getByText('The draft is in the library already.').waitFor()
    await looksWell(closing, 'upload-prepared', row)
    await closing.close()

    await page.goto('/manage/library?kind=assets')
    const drafts = page.getByRole('row').filter({ hasText: 'Mooring a barge' })
    await drafts.waitFor()
    await page.goto('/notifications')
    await expect
      .poll(() => page.reload().then(() => page.getByText('Mooring a barge').count()), { timeout: 60_000 })
      .toBe(1)
    await page.goto('/manage/library?kind=assets')
    await drafts.waitFor()
    expect(await drafts.count()).toBe(1)
  },
)

if (!hasFfmpeg) console.warn('No film was converted: there is no ffmpeg here.')
