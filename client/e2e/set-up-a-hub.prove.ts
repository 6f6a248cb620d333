import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { launchHub } from './harness.ts'
import { useHub } from './journeys.ts'
import { looksWell } from './looks-well.ts'
import { startMailServer, type MailServer } from './mail-server.ts'

/**
 * A hub that has nothing but the address of its first admin becomes one for 2,000 people, through its screens alone: how it looks,
 * how people sign in, what it asks them, departments, an import, a team with rules, a manager and a playlist. One of the people
 * comes in by the invitation, sees the playlist, and loses it when the next import moves them, but not what they completed.
 */

const PEOPLE = 2_000
const DEPARTMENTS = ['Sales', 'Service', 'Warehouse', 'Office']
const PASSWORD = 'kettle orbit velvet ninety'

let mail: MailServer
const place = useHub({
  launch: async () => {
    mail = await startMailServer()
    return launchHub({
      settings: {
        DEMO: 'off',
        HUB_HOSTNAME: 'localhost',
        HUB_NAME: 'Harbour Stores',
        ADMIN_EMAIL: 'ada@stores.example',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Harbour Stores <hub@stores.example>',
      },
    })
  },
})
afterAll(() => mail.close())

let page: Page

const said = (words: string | RegExp, on = page) => on.getByText(words).first().waitFor()
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const field = (name: string, on = page) => on.getByRole('textbox', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const link = (name: string, on = page) => on.getByRole('link', { name, exact: true })
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const heading = (name: string, on = page) => on.getByRole('heading', { name, level: 1, exact: true }).waitFor()

test('becomes a hub for 2,000 people, of whom one comes in, learns and moves', { timeout: 300_000 }, async () => {
  const admin = await place.visit()
  page = admin.page
  const acts = await countActs(page)
  const begun = performance.now()
  await begin()
  await dress()
  await sayHowToSignIn()
  await askForFields()
  await makeDepartments()
  await importPeople('people.csv', tableOf('Sales'), `Import ${PEOPLE.toLocaleString('en')} people`)
  await seeDepartments()
  await makeSmartTeam()
  await makeManager()
  await makePlaylist()
  console.log(`Set up in ${((performance.now() - begun) / 1000).toFixed(0)} s, with ${acts()} clicks and fields`)
  expect(acts() * SECONDS_FOR_AN_ACT).toBeLessThan(600)

  const newcomer = await place.visit()
  await comeIn(newcomer.page)
  const path = await learn(newcomer.page)
  await importPeople('next.csv', tableOf('Service'), 'Import 1 person')
  await seeWhatIsLost(newcomer.page, path)
  await seeEvidence()
  expect([...admin.faults, ...newcomer.faults]).toEqual([])
  await Promise.all([admin.close(), newcomer.close()])
})

/** Somebody who finds their way takes that long for a click, or to fill in a field. */
const SECONDS_FOR_AN_ACT = 4

/** Counts what is clicked, chosen and filled in in a window from now on. */
async function countActs(on: Page): Promise<() => number> {
  let acts = 0
  await on.exposeFunction('countAct', () => (acts += 1))
  await on.addInitScript(() => {
    const { countAct } = window as unknown as { countAct: () => void }
    for (const kind of ['click', 'change']) addEventListener(kind, () => countAct(), { capture: true })
  })
  return () => acts
}

/** The first admin chooses a password with the link that the hub left in its folder. */
async function begin(): Promise<void> {
  const file = join(place.hub.env['DATA_DIR']!, 'first-admin-link.txt')
  await page.goto(readFileSync(file, 'utf8').split('\n')[0]!)
  await field('First name').fill('Ada')
  await field('Last name').fill('Admin')
  await page.locator('input[name=password]').fill(PASSWORD)
  await button('Accept the invitation').click()
  await page.getByRole('heading', { name: 'Hello Ada' }).waitFor()
}

async function dress(): Promise<void> {
  await link('Settings').click()
  await link('Appearance').click()
  const choosing = page.waitForEvent('filechooser')
  await page
    .getByRole('group', { name: 'Logo' })
    .getByRole('button', { name: /^Choose/ })
    .click()
  const create = { width: 360, height: 96, channels: 4, background: '#0b6e4f' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.locator('input[name=colour]').fill('#0b6e4f')
  await page.getByRole('region', { name: 'Preview', exact: true }).locator('img').first().waitFor()
  await button('Save the appearance').click()
  await page.getByRole('banner').locator('img').waitFor()
}

async function sayHowToSignIn(): Promise<void> {
  await link('General and sign-in').click()
  await field('Minimum password length').fill('16')
  await button('Save the password settings').click()
  await page.getByRole('region', { name: 'Passwords' }).getByText('Changes saved').waitFor()
}

async function askForFields(): Promise<void> {
  await link('People').click()
  await link('Custom fields').click()
  await said('There are no fields yet')
  await button('New field').click()
  await dialog().getByRole('textbox', { name: 'Label' }).fill('First aid until')
  await dialog().getByRole('combobox', { name: 'What is entered' }).selectOption('Date')
  await button('Add the field').click()
  await said('“First aid until” was added.')
  await button('New field').click()
  await dialog().getByRole('textbox', { name: 'Label' }).fill('Site')
  await dialog().getByRole('combobox', { name: 'What is entered' }).selectOption('Choice')
  await dialog().getByRole('textbox', { name: 'Options' }).fill('North quay\nSouth quay')
  await dialog().getByRole('checkbox', { name: 'Required' }).check()
  await looksWell(page, 'set-up-field', dialog())
  await button('Add the field').click()
  await said('“Site” was added.')
  await button('Move down').click()
  await said('“First aid until” is at position 2 of 2.')
  await looksWell(page, 'set-up-fields', page.getByRole('main'))
}

/** The hub makes a team of each department that people have. */
async function makeDepartments(): Promise<void> {
  await link('Teams').click()
  await link('Types').click()
  await said('There are no types yet')
  await button('New type').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Department')
  await dialog().getByRole('combobox', { name: 'Stands for' }).selectOption('Department')
  await button('Add the type').click()
  await said('“Department” was added.')
}

/** @param ofMover the department of the one person whom this journey follows, and whose site nobody knows */
function tableOf(ofMover: string): string {
  const lines = Array.from({ length: PEOPLE }, (_, nth) => {
    const isMover = nth === 0
    const department = isMover ? ofMover : DEPARTMENTS[nth % DEPARTMENTS.length]!
    const site = isMover ? '' : ['North quay', 'South quay'][nth % 2]!
    return `p${nth}@stores.example,${isMover ? 'Mo' : 'Person'},${isMover ? 'Mover' : `Number ${nth}`},${department},${site}`
  })
  return ['email,first name,last name,department,site', ...lines].join('\n')
}

async function importPeople(name: string, table: string, confirm: string): Promise<void> {
  await link('People').click()
  await link('Import people').click()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })
  await button('See what changes').click()
  await button(confirm).click()
  await link('See what becomes of each person').click()
  await page
    .getByRole('main')
    .getByText(/^Done · /)
    .waitFor({ timeout: 60_000 })
}

async function seeDepartments(): Promise<void> {
  await link('Teams').click()
  await link('By type').click()
  for (const name of DEPARTMENTS)
    await page.getByRole('listitem').filter({ hasText: name }).getByText('500 people').waitFor()
  await said('4 teams')
}

/** Sales at the north quay, for whom the playlist is. */
async function makeSmartTeam(): Promise<void> {
  await link('Teams').last().click()
  await button('New team').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Sellers')
  await button('Create the team').click()
  await heading('Sellers')
  await link('Write rules').click()
  const condition = page.getByRole('group', { name: 'Condition 1', exact: true })
  await condition.getByRole('combobox', { name: 'What to look at' }).selectOption('Department')
  await condition.getByRole('textbox', { name: 'Values' }).fill('Sales')
  await said('500 join, 0 stay, 0 leave')
  await button('Save the rules').click()
  await said('The rules are saved and are being applied.')
  await row('Mo Mover').waitFor()
}

async function makeManager(): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('p4@')
  await page.keyboard.press('Enter')
  await row('Person Number 4').getByRole('checkbox').check()
  await button('Make managers').click()
  await said('1 person is a manager now.')
}

async function makePlaylist(): Promise<void> {
  await link('Library').click()
  await button('New playlist').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Selling well')
  await button('Create the draft').click()
  await heading('Selling well')
  await button('Add content…').click()
  await button('New asset…').click()
  await dialog().last().getByRole('textbox', { name: 'Web address' }).fill(`${place.hub.origin}/api/health`)
  await dialog().last().getByRole('textbox', { name: 'Name' }).fill('Ask before you tell')
  await button('Create the draft').click()
  await said('“Ask before you tell” was added.')
  await button('Done').click()
  await button('Save the contents').click()
  await said('The contents are saved.')
  await page.getByRole('option', { name: 'Ask before you tell' }).getByText('Draft').waitFor()
  await looksWell(page, 'set-up-draft', page.getByRole('toolbar'))
  await page.getByRole('toolbar').getByRole('button', { name: 'Publish' }).click()
  await said('“Ask before you tell” is published.')
  await page.getByRole('toolbar').getByRole('button', { name: 'Publish' }).waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('teams')
  await page.getByRole('textbox', { name: 'Teams that see it' }).fill('Sellers')
  await button('Sellers').click()
  await button('Save the settings').click()
  await page.getByRole('region', { name: 'Settings' }).getByText('Changes saved').waitFor()
  await button('Publish').click()
  await said('“Selling well” is published.')
}

/** Comes in by the mail, is asked for the site, and completes what the playlist holds. */
async function comeIn(on: Page): Promise<void> {
  const invitation = () => mail.taken.find(({ to }) => to.includes('p0@stores.example'))
  await expect.poll(() => invitation() !== undefined, { timeout: 60_000 }).toBe(true)
  expect(invitation()!.source).toMatch(/^From: Harbour Stores <hub@stores\.example>\r$/m)
  await on.goto(/http:\S+accept-invitation\?token=\S+/.exec(invitation()!.source)![0])
  await on.locator('input[name=password]').fill('kettle orbit')
  await button('Accept the invitation', on).click()
  await said('Use at least 16 characters.', on)
  await on.locator('input[name=password]').fill(PASSWORD)
  await button('Accept the invitation', on).click()
  await heading('Before you start', on)
  await on.getByRole('combobox', { name: 'Site' }).selectOption('South quay')
  await on.getByLabel('First aid until').fill('2027-05-31')
  await looksWell(on, 'set-up-profile', on.getByRole('main'))
  await button('Save and continue', on).click()
  await heading('Hello Mo', on)
}

/** Finds the playlist of the sellers and completes it. @returns where it stands */
async function learn(on: Page): Promise<string> {
  await link('Browse', on).click()
  await on.getByRole('link', { name: 'Selling well' }).first().click()
  await heading('Selling well', on)
  const { pathname } = new URL(on.url())
  await on.getByRole('link', { name: 'Start with Ask before you tell' }).click()
  // A link is done once it is opened.
  const end = on.getByRole('dialog', { name: 'You completed Selling well' })
  await end.getByRole('link', { name: 'Browse everything' }).click()
  await end.waitFor({ state: 'detached' })
  return pathname
}

/** The playlist is gone for them, and what they did in it is not. */
async function seeWhatIsLost(on: Page, path: string): Promise<void> {
  await on.reload()
  await on.getByRole('link', { name: 'Ask before you tell' }).first().waitFor()
  expect(await on.getByRole('link', { name: 'Selling well' }).count()).toBe(0)
  await on.goto(path)
  await said('It is for other people in this hub.', on)
  await link('History', on).click()
  await on.getByRole('main').getByText('Ask before you tell').waitFor()
}

async function seeEvidence(): Promise<void> {
  await link('People').click()
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('p0@')
  await page.keyboard.press('Enter')
  await link('Mo Mover').click()
  await heading('Mo Mover')
  const teams = page.getByRole('region', { name: 'Teams', exact: true })
  await teams.getByRole('link', { name: 'Service' }).waitFor()
  expect(await teams.getByRole('listitem').count()).toBe(1)
  const completed = page.getByRole('region', { name: 'Completed', exact: true })
  await completed.getByText('Selling well').waitFor()
  await completed.getByText('Ask before you tell').waitFor()
  await page.getByRole('combobox', { name: 'Site' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Site' }).inputValue()).toBe('South quay')
}
