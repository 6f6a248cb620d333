import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin makes teams of a type, fills one by hand and one by rules, and sees who comes and goes before anything is saved. */

const place = useHub()
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).click()
  await page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor()
})

const said = (words: string, on = page) => on.getByText(words).first().waitFor()
const press = (key: string) => page.keyboard.press(key)
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const condition = (number: string) => page.getByRole('group', { name: `Condition ${number}`, exact: true })

async function pressButton(name: string): Promise<void> {
  await button(name).focus()
  await press('Enter')
}

async function makeType(name: string): Promise<void> {
  await pressButton('New type')
  // The dialog takes the focus to it, which on a busy machine is not at once.
  await dialog().locator('input[name=name]:focus').waitFor()
  await page.keyboard.type(name)
  await press('Enter')
  await said(`“${name}” was added.`)
}

/** Leads to its page. */
async function makeTeam(name: string, type?: string): Promise<void> {
  await page.goto('/manage/teams')
  await button('New team').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill(name)
  if (type) await dialog().getByRole('combobox', { name: 'Type' }).selectOption({ label: type })
  await button('Create the team').click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function writeRules(): Promise<void> {
  await page.getByRole('link', { name: 'Write rules' }).click()
  await condition('1').waitFor()
}

/** Everybody of the demo hub. */
async function sayDomain(): Promise<void> {
  await condition('1').getByRole('combobox', { name: 'What to look at' }).selectOption('E-mail domain')
  await condition('1').getByRole('textbox', { name: 'Domains' }).fill('hub.example')
}

test('makes types by keys alone and puts them in order', async () => {
  await page.getByRole('link', { name: 'Types', exact: true }).click()
  await makeType('Place')
  await makeType('Shift')
  await page.getByRole('option', { name: 'Shift' }).focus()
  await press('Home')
  const count = await page.getByRole('option').count()
  await page.getByRole('option', { name: 'Shift' }).focus()
  await press('Alt+ArrowUp')
  await said(`“Shift” is at position ${count - 1} of ${count}.`)
  await page.getByRole('option', { name: 'Shift' }).dragTo(page.getByRole('option', { name: 'Place' }), {
    targetPosition: { x: 60, y: 40 },
  })
  await said(`“Shift” is at position ${count} of ${count}.`)
  await press('Enter')
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Early shift')
  await button('Save the type').click()
  await page.getByRole('option', { name: 'Early shift' }).waitFor()
  await pressButton('Delete…')
  await said('It is deleted for good.')
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await said('“Early shift” was deleted.')
  await expect.poll(() => page.getByRole('option', { name: 'shift' }).count()).toBe(0)
})

test('adds people by name, changes what they are and takes them out with a way back', async () => {
  await makeTeam('Harbour', 'Place')
  await said('Nobody is in this team yet')
  await button('Add people…').click()
  await dialog().getByRole('textbox', { name: 'People' }).fill('learner')
  await dialog().getByRole('button', { name: 'Demo Learner' }).click()
  await button('Add them').click()
  await said('1 person was added.')
  await row('Demo Learner').getByRole('checkbox').check()
  await button('Make managers').click()
  await said('1 person is a manager now.')
  await page.getByRole('link', { name: 'Managers', exact: true }).click()
  await row('Demo Learner').getByRole('checkbox').check()
  await button('Remove').click()
  await said('Nothing matches these filters')
  await button('Undo').last().click()
  await row('Demo Learner').getByText('Manager').waitFor()
  await row('Demo Learner').getByRole('button', { name: 'Demo Learner' }).click()
  await said('by hand on')
  await said('This team has no rules.')
})

test('shows who joins and why before rules are saved, and afterwards they are in', async () => {
  await makeTeam('Everybody here')
  await writeRules()
  await button('Save the rules').click()
  await said('Write at least one value.')
  await said('Complete the conditions to see who fits.')
  await sayDomain()
  await row('Demo Learner').getByText('The e-mail address is at hub.example').waitFor()
  await row('Demo Learner').getByText('Joins').waitFor()
  await said('3 join, 0 stay, 0 leave')
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  await said('This happens to nobody.')

  // A group of what may not be: it narrows the three to the one without it.
  await button('Add a group').click()
  await condition('2').getByRole('combobox', { name: 'A person has to meet' }).selectOption('none of these')
  await condition('2.1').getByRole('combobox', { name: 'What to look at' }).selectOption('Other teams')
  await condition('2.1').getByRole('button', { name: 'Harbour' }).click()
  await said('2 join, 0 stay, 0 leave')
  await button('Save the rules').click()
  await said('The rules are saved and are being applied.')
  await row('Demo Manager').getByText('By rules').waitFor()
  await row('Demo Admin').waitFor()

  await button('Why is somebody in or not?').click()
  await dialog().getByRole('textbox', { name: 'Person' }).fill('learner')
  await dialog().getByRole('button', { name: 'Demo Learner' }).click()
  await dialog().getByText('is not in the team.').waitFor()
  await dialog().getByText('None of these: Is in “Harbour”').waitFor()
  await dialog().getByText('Known: hub.example').waitFor()
  await press('Escape')

  // Who fits cannot be put out by hand.
  await row('Demo Manager').getByRole('checkbox').check()
  await button('Remove').click()
  await said('Who fits the rules would be added again at once.')

  // Rules that let in fewer say who leaves.
  await page.getByRole('link', { name: 'Edit the rules' }).click()
  await condition('1').getByRole('textbox', { name: 'Domains' }).fill('other.example')
  await row('Demo Manager').getByText('Does not meet: The e-mail address is at other.example').waitFor()
  await said('0 join, 0 stay, 2 leave')
})

test('compares a date that people enter as a day, and a number as a number', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const [label, type] of [
    ['Contract ends', 'date'],
    ['Shoe size', 'number'],
  ]) {
    const made = await page.request.post('/api/customFields/', { data: { label, type }, headers })
    expect(made.status()).toBe(201)
  }
  await makeTeam('Contract ends soon')
  await writeRules()
  const [look, compare] = ['What to look at', 'How it compares'].map((name) =>
    condition('1').getByRole('combobox', { name }),
  )
  await look!.selectOption('Contract ends')
  await compare!.selectOption('is before this day')
  await button('Save the rules').click()
  await condition('1').getByText('Choose a day.').waitFor()
  await condition('1').getByLabel('Day').fill('2027-03-31')
  await said('0 join, 0 stay, 0 leave')
  // What another field cannot say is gone with the field.
  await look!.selectOption('Shoe size')
  await expect.poll(() => compare!.inputValue()).toBe('is')
  await compare!.selectOption('at least')
  await condition('1').getByRole('textbox', { name: 'Number' }).fill('4,5')
  await button('Save the rules').click()
  await condition('1').getByText('Write a number, such as 12.5.').waitFor()
  await condition('1').getByRole('textbox', { name: 'Number' }).fill('4.5')
  await look!.selectOption('Contract ends')
  await compare!.selectOption('is still to come, within so many days')
  await condition('1').getByRole('textbox', { name: 'Days' }).fill('30')
  await said('0 join, 0 stay, 0 leave')
  await button('Save the rules').click()
  await said('The rules are saved and are being applied.')
  await button('Why is somebody in or not?').click()
  await dialog().getByRole('textbox', { name: 'Person' }).fill('learner')
  await dialog().getByRole('button', { name: 'Demo Learner' }).click()
  await dialog().getByText('Contract ends is within 30 days').waitFor()
  await press('Escape')
})

test('loses nothing when two change the rules of the same team', async () => {
  await makeTeam('For two')
  const path = new URL(page.url()).pathname
  await writeRules()
  await sayDomain()
  const other = await place.visit()
  await signIn(other.page, 'admin')
  await other.page.goto(path)
  await other.page.getByRole('textbox', { name: 'Name' }).fill('For both')
  await button('Save the settings', other.page).click()
  await said('Changes saved', other.page)
  await button('Save the rules').click()
  await said('what you typed is still there')
  await button('Save the rules').click()
  await page.getByRole('heading', { name: 'For both', level: 1 }).waitFor()

  // The same with the settings: theirs are shown, what is typed stays.
  await other.page.getByRole('textbox', { name: 'Name' }).fill('For the three of us')
  await button('Save the settings', other.page).click()
  await said('The form shows their changes now', other.page)
  await button('Save the settings', other.page).click()
  await said('Changes saved', other.page)
  other.faults.length = 0
  await other.close()
})

test('says at the condition what the hub refuses in it, and goes there', async () => {
  await makeTeam('Short-lived')
  await makeTeam('Names another')
  await writeRules()
  await condition('1').getByRole('combobox', { name: 'What to look at' }).selectOption('Other teams')
  await condition('1').getByRole('button', { name: 'Short-lived' }).click()
  await said('0 join, 0 stay, 0 leave')
  const other = await place.visit()
  await signIn(other.page, 'admin')
  await other.page.goto('/manage/teams')
  await other.page.getByRole('row').filter({ hasText: 'Short-lived' }).getByRole('checkbox').check()
  await button('Delete…', other.page).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await said('1 team was deleted.', other.page)
  await other.close()
  await button('Save the rules').click()
  await said('Something is no longer there')
  const field = condition('1').getByRole('textbox', { name: 'Teams' })
  await condition('1').getByText('you chose was deleted. Choose again.').waitFor()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await field.fill('Harbour')
  await condition('1').getByRole('button', { name: 'Harbour' }).click()
  await expect.poll(() => condition('1').getByText('Choose again.').count()).toBe(0)
})

test('says what a deletion takes away, refuses it where rules need the team, and brings the team back', async () => {
  await page.goto('/manage/teams')
  await row('Harbour').getByRole('checkbox').check()
  await button('Delete…').click()
  await dialog().getByText('so it cannot be deleted now: Everybody here.').waitFor()
  await button('Cancel').click()
  await button('Clear selection').click()
  await row('For ').getByRole('checkbox').check()
  await button('Delete…').click()
  await dialog().getByText('3 people are no longer in it.').waitFor()
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click()
  await said('1 team was deleted.')
  await expect.poll(() => row('For ').count()).toBe(0)
  await page.getByRole('combobox', { name: 'Deleted teams' }).selectOption('With them')
  await row('For ').getByText('Deleted, 30 days left').waitFor()
  await row('For ').getByRole('checkbox').check()
  await button('Restore').click()
  await said('1 team was restored.')
  await page.getByRole('link', { name: 'For ' }).click()
  await row('Demo Learner').waitFor()
})

test('finds teams by type, rules and name, all in the address', async () => {
  await page.goto('/manage/teams')
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Place' })
  await row('Harbour').waitFor()
  await expect.poll(() => row('Everybody here').count()).toBe(0)
  await page.getByRole('link', { name: 'By type' }).click()
  await page.getByRole('group').getByRole('link', { name: 'Harbour' }).waitFor()
  await page.goto('/manage/teams?rules=with&q=every')
  await row('Everybody here').waitFor()
  await expect.poll(() => row('Harbour').count()).toBe(0)
})

test('tells who manages what, and who belongs where', async () => {
  await page.goto('/manage/teams')
  await page.getByRole('link', { name: 'Roles', exact: true }).click()
  await row('Demo Learner').waitFor()
  const inTeam = (person: string) => row(person).getByRole('listitem').filter({ hasText: 'Demo Team' })
  await inTeam('Demo Manager').getByText('Manages').waitFor()
  expect(await inTeam('Demo Learner').count()).toBe(1)
  expect(await inTeam('Demo Learner').getByText('Manages').count()).toBe(0)
  await page.getByRole('link', { name: 'Managers', exact: true }).click()
  await expect.poll(() => inTeam('Demo Learner').count()).toBe(0)
  await inTeam('Demo Manager').waitFor()
  await page.goto('/manage/teams?view=roles&q=nobody-is-called-this')
  await page.getByText('Nothing matches these filters').waitFor()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await row('Demo Manager').getByRole('link', { name: 'Demo Team' }).click()
  await page.getByRole('heading', { name: 'Demo Team', level: 1 }).waitFor()
})

test('is not there for who may not', async () => {
  const learner = await place.visit()
  await signIn(learner.page)
  expect(await learner.page.getByRole('navigation').getByRole('link', { name: 'Teams' }).count()).toBe(0)
  await learner.close()
})

test('can be read by everybody, on a desk and on a phone, in the light and in the dark', async () => {
  const found: string[] = []
  for (const [name, open] of Object.entries(screens)) {
    await page.goto('/manage/teams')
    await row('Harbour').waitFor()
    await open()
    await settle(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await shoot(page, `teams-${name}-${colorScheme}`)
      found.push(...(await barriers(page)))
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await shoot(page, `teams-${name}-phone`)
    found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect(found).toEqual([])
})

async function openTeam(name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
}

const screens = {
  list: () => Promise.resolve(),
  types: async () => {
    await page.getByRole('link', { name: 'Types', exact: true }).click()
    await page.getByRole('option').first().waitFor()
  },
  tree: async () => {
    await page.getByRole('link', { name: 'By type' }).click()
    await page.getByRole('link', { name: 'Harbour' }).waitFor()
  },
  roles: async () => {
    await page.getByRole('link', { name: 'Roles', exact: true }).click()
    await row('Demo Manager').getByText('Manages').first().waitFor()
  },
  team: () => openTeam('Everybody here'),
  rules: async () => {
    await openTeam('Everybody here')
    await page.getByRole('link', { name: 'Edit the rules' }).click()
    await row('Demo Manager').waitFor()
  },
  'rules-of-field': async () => {
    await page.getByRole('link', { name: 'Contract ends soon' }).click()
    await page.getByRole('link', { name: 'Edit the rules' }).click()
    await condition('1').getByRole('textbox', { name: 'Days' }).waitFor()
    await said('0 join, 0 stay, 0 leave')
  },
  reason: async () => {
    await openTeam('Everybody here')
    await row('Demo Manager').getByRole('button').click()
    await said('Known: hub.example')
  },
  deletion: async () => {
    await row('Everybody here').getByRole('checkbox').check()
    await button('Delete…').click()
    await said('2 people are no longer in it.')
  },
}
