import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { demoPaths } from './demo-paths.ts'
import { launchBrowser, launchHub, shoot, signIn, visit, type JourneyHub, type Visit } from './harness.ts'
import { startMailServer, type MailServer } from './mail-server.ts'

/** Two people talk about content, and each gets the mail: on the hub's own page, and through a mail server. */

const PLAYLIST = 'How sections are locked'
const NEW_PASSWORD = 'kettle orbit velvet ninety'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Saves, likes, follows and asks as one person; answers as another; then the first says a word more. */
async function talk(hub: JourneyHub): Promise<void> {
  const path = (await demoPaths(hub.origin)).playlist(PLAYLIST)
  const [learner, manager] = [await visit(browser, hub), await visit(browser, hub)]
  await signIn(learner.page)
  await learner.page.goto(path)
  for (const name of [`Save ${PLAYLIST}`, `Like ${PLAYLIST}`]) await press(learner.page, name)
  await follow(learner.page)
  await say(learner.page, 'When does the last section open?')

  await signIn(manager.page, 'manager')
  await manager.page.goto(path)
  await follow(manager.page)
  await manager.page.getByRole('button', { name: 'Reply to Demo Learner' }).first().click()
  await manager.page.getByRole('textbox', { name: 'Your reply to Demo Learner' }).fill('Next <b>week</b>.')
  await manager.page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await manager.page.getByRole('article').filter({ hasText: 'Next <b>week</b>.' }).waitFor()

  await say(learner.page, 'Thank you')
  await learner.page.goto('/saved')
  await learner.page.getByRole('heading', { name: PLAYLIST }).waitFor()
  expect([...learner.faults, ...manager.faults]).toEqual([])
  await Promise.all([learner.close(), manager.close()])
}

/** Presses a button that stays pressed, and waits until the hub has kept it. */
async function press(page: Page, name: string): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
  expect((await kept).ok()).toBe(true)
}

async function follow(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  expect((await kept).ok()).toBe(true)
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).fill(words)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('article').filter({ hasText: words }).waitFor()
}

/** An admin says where answers go, and what stands below every mail. */
async function dressMails(hub: JourneyHub): Promise<void> {
  const { page, close } = await visit(browser, hub)
  await signIn(page, 'admin')
  await page.goto('/manage/settings/mail')
  await page.getByRole('textbox', { name: 'Address for answers' }).fill('training@hub.example')
  await page.getByRole('textbox', { name: 'Footer: British English' }).fill('The training office')
  await page.getByRole('button', { name: 'Save the look of e-mails' }).click()
  await page.getByText('Changes saved').waitFor()
  await close()
}

async function askForPassword(hub: JourneyHub): Promise<void> {
  const { page, close } = await visit(browser, hub)
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('learner@hub.example')
  await page.getByRole('button', { name: 'Send the e-mail' }).click()
  await page.getByText('If learner@hub.example has an account here').waitFor()
  await close()
}

/** The line of a mail in the table. */
const lineOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject }).first()

/** The mails of the hub, once one of this subject is among them: a mail is written after the call that asked for it was answered. */
async function openMails(page: Page, subject: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto('/manage/emails')
        return lineOf(page, subject)
          .waitFor({ timeout: 2_000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 20_000 },
    )
    .toBe(true)
}

const REPLY = `Demo Manager replied to your comment on “${PLAYLIST}”`
const COMMENT = `Demo Learner commented on “${PLAYLIST}”`

describe('without a mail server', () => {
  let hub: JourneyHub
  let window: Visit
  let page: Page
  beforeAll(async () => {
    hub = await launchHub({ data: inject('keptHubs').filled })
    window = await visit(browser, hub)
    page = window.page
    await signIn(page, 'admin')
  })
  afterAll(() => hub.stop())

  test('shows what people are told on a page of the hub, as it happens', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'E-mails' }).click()
    await page.getByText('This hub has no mail server').waitFor()
    await talk(hub)
    await openMails(page, REPLY)
    await lineOf(page, REPLY).getByText('Kept here', { exact: true }).waitFor()
    await lineOf(page, REPLY).getByText('learner@hub.example').waitFor()
    await lineOf(page, COMMENT).getByText('manager@hub.example').waitFor()
    await lineOf(page, REPLY).getByRole('link').click()
    const letter = page.getByRole('article', { name: 'Text of the e-mail' })
    await letter.getByText('> Next <b>week</b>.').waitFor()
    expect(await page.getByText('Sent', { exact: true }).count()).toBe(0)
    expect(await letter.locator('b').count()).toBe(0)
    const opened = page.waitForEvent('popup')
    await letter.getByRole('link').first().click()
    await (await opened).getByRole('heading', { level: 1, name: PLAYLIST }).waitFor()
    await (await opened).close()
  })

  test('keeps the filters in the address, and says so where nothing fits', async () => {
    await page.goto('/manage/emails')
    await page.getByRole('searchbox', { name: 'Recipient or subject' }).fill('manager@')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await lineOf(page, COMMENT).waitFor()
    await expect.poll(() => lineOf(page, REPLY).count()).toBe(0)
    await page.getByRole('link', { name: 'Not sent' }).click()
    await page.getByText('Nothing matches these filters').waitFor()
    expect(new URL(page.url()).search).toMatch(/state=failed/)
    expect(new URL(page.url()).search).toMatch(/q=manager/)
    await page.reload()
    await page.getByRole('link', { name: 'Show everything' }).click()
    await lineOf(page, REPLY).waitFor()
  })

  test('lets a newcomer choose a new password with the link that stands there', async () => {
    await askForPassword(hub)
    await openMails(page, 'Choose a new password for Demo Hub')
    await lineOf(page, 'Choose a new password for Demo Hub').getByRole('link').click()
    const link = await page.getByRole('article').getByRole('link').getAttribute('href')
    const newcomer = await visit(browser, hub)
    await newcomer.page.goto(link!)
    await newcomer.page.locator('input[type=password]').first().fill(NEW_PASSWORD)
    await newcomer.page.getByRole('button', { name: 'Save the password' }).click()
    await newcomer.page.getByText('Your new password is saved').waitFor()
    await newcomer.close()
  })

  test('can be read by everybody, on a desk and on a phone, in the light and in the dark', async () => {
    const found: string[] = []
    for (const [path, name] of [
      ['/manage/emails', 'emails'],
      [null, 'email'],
    ] as const) {
      if (path) await page.goto(path)
      else await lineOf(page, REPLY).getByRole('link').click()
      await settle(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await shoot(page, `mail-${name}-${colorScheme}`)
        found.push(...(await barriers(page)))
      }
      await page.setViewportSize({ width: 320, height: 640 })
      await shoot(page, `mail-${name}-phone`)
      found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
      await page.setViewportSize({ width: 1280, height: 860 })
    }
    expect([...found, ...window.faults]).toEqual([])
  })

  test('is closed to those who do not look after the hub', async () => {
    const learner = await visit(browser, hub)
    await signIn(learner.page, 'manager')
    expect(await learner.page.getByRole('link', { name: 'E-mails' }).count()).toBe(0)
    await learner.page.goto('/manage/emails')
    await learner.page.getByText('No access').waitFor()
    await learner.close()
  })
})

describe('with a mail server', () => {
  let hub: JourneyHub
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    hub = await launchHub({
      settings: { SMTP_URL: server.url, MAIL_FROM: 'Demo Hub <hub@hub.example>' },
      data: inject('keptHubs').empty,
    })
    await hub.fill()
  })
  afterAll(async () => {
    await hub.stop()
    await server.close()
  })

  test('hands each mail over once, and keeps nothing of what it says', async () => {
    const { taken } = server
    // Each of them also hears that they signed in with a browser of this journey.
    const isNews = (source: string) => !/^Subject: .*new browser/m.test(source)
    // The learner of the demo has a badge, an answer and something shared.
    await expect
      .poll(() => taken.filter((mail) => mail.to.includes('learner@hub.example') && isNews(mail.source)).length)
      .toBe(3)
    await dressMails(hub)
    taken.length = 0
    await talk(hub)
    await askForPassword(hub)
    const to = (address: string) =>
      taken.filter((mail) => mail.to.includes(address) && isNews(mail.source)).map(({ source }) => source)
    await expect.poll(() => [to('learner@hub.example').length, to('manager@hub.example').length]).toEqual([2, 1])
    const [reply, reset] = to('learner@hub.example') as [string, string]
    expect(reply).toMatch(/^From: Demo Hub <hub@hub\.example>\r$/m)
    expect(reply).toContain('> Next <b>week</b>.')
    expect(reply).toContain('/playlists/')
    expect(reply).toMatch(/^Reply-To: training@hub\.example\r$/m)
    expect(reply).toMatch(/^-- ?(=20)?\r\nThe training office\r$/m)
    expect(reply).toContain('/profile#news')
    expect(reset).not.toMatch(/^Reply-To:/m)
    expect(reset).toContain('The training office')
    expect(to('manager@hub.example')[0]).toContain('> Thank you')
    expect(reset).toContain('/reset-password?token=')

    const admin = await visit(browser, hub)
    await signIn(admin.page, 'admin')
    await admin.page.goto('/manage/emails')
    await lineOf(admin.page, REPLY).getByText('Sent', { exact: true }).waitFor()
    expect(await admin.page.getByText('This hub has no mail server').count()).toBe(0)
    await lineOf(admin.page, REPLY).getByRole('link').click()
    await admin.page.getByText('The text of this e-mail is no longer stored.').waitFor()
    await admin.page.goBack()
    await lineOf(admin.page, 'Choose a new password').getByRole('link').click()
    await admin.page.getByText('only its recipient can read it').waitFor()
    expect(await admin.page.content()).not.toContain('token=')
    expect(admin.faults).toEqual([])
    await admin.close()
  })
})
