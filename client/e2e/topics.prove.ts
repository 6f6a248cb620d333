import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers, cutWords, settle, stickingOut } from './audit.ts'
import { shoot, signIn, type Visit } from './harness.ts'
import { useHub, useWindow } from './journeys.ts'

/** An admin arranges the tree of topics by mouse and by keys, and a learner browses by it. */

const place = useHub({ filled: true })
let page: Page
useWindow(place, async (window: Visit) => {
  page = window.page
  await signIn(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Topics' }).click()
  await item('Making content').waitFor()
})

const item = (name: string): Locator => page.getByRole('treeitem', { name })
/** What the tree shows, each name after its level. */
const shown = () =>
  page
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('span:nth-child(2)')!.textContent}`),
    )
const said = (words: string) => page.getByText(words).waitFor()

async function add(name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add the topic' }).click()
  await said(`“${name}” was added.`)
}

/** A drop on the middle of a row goes below that topic, on its edges beside it. */
async function drag(name: string, target: string, part: 'before' | 'inside' | 'after'): Promise<void> {
  const box = (await item(target).boundingBox())!
  const y = { before: 3, inside: box.height / 2, after: box.height - 3 }[part]
  await item(name).dragTo(item(target), { targetPosition: { x: 120, y } })
}

describe('by mouse', () => {
  test('makes, renames, hides and moves topics', async () => {
    await page.getByRole('button', { name: 'New topic' }).click()
    await add('Safety')
    await item('Safety').click()
    await page.getByRole('button', { name: 'Add a subtopic' }).click()
    await add('Fire')
    await item('Fire').dblclick()
    await page.getByRole('textbox', { name: 'Name' }).fill('Fire and smoke')
    await page.getByRole('checkbox', { name: 'Learners can see it' }).uncheck()
    await page.getByRole('button', { name: 'Save the topic' }).click()
    await item('Fire and smoke').getByText('Hidden').waitFor()

    await drag('Safety', 'Working together', 'before')
    await said('“Safety” is at position 2 of 4 on the top level.')
    await drag('Safety', 'Making content', 'inside')
    await said('“Safety” is at position 1 of 3 in “Making content”.')
    expect(await shown()).toEqual([
      '1 Getting started',
      '1 Working together',
      '1 Making content',
      '2 Safety',
      '3 Fire and smoke',
      '2 Films and sound',
      '2 Courses',
    ])
    await page.getByRole('button', { name: 'Sort this level by name' }).click()
    await said('Sorted by name.')
    expect((await shown()).slice(3)).toEqual(['2 Courses', '2 Films and sound', '2 Safety', '3 Fire and smoke'])
  })

  test('says what deleting touches, takes it back, and finds what is deleted', async () => {
    await item('Making content').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('4 subtopics are deleted, too.').waitFor()
    await dialog.getByText('3 playlists and assets are kept, but are no longer in this topic.').waitFor()
    await dialog.getByRole('button', { name: 'Delete the topic' }).click()
    await said('“Making content” was deleted.')
    expect(await item('Courses').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await item('Courses').waitFor()

    await item('Courses').click()
    await page.keyboard.press('Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the topic' }).click()
    await expect.poll(() => item('Courses').count()).toBe(0)
    await page.getByRole('link', { name: 'With deleted topics' }).click()
    await item('Courses').click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await said('“Courses” was restored.')
    expect(await item('Courses').getByText('Deleted').count()).toBe(0)
  })

  test('moves far away through a window, as fingers do', async () => {
    await item('Films and sound').click()
    await page.getByRole('button', { name: 'Move…' }).click()
    await page.getByRole('combobox', { name: 'Parent topic' }).selectOption('Getting started')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await said('“Films and sound” is at position 1 of 1 in “Getting started”.')
  })
})

test('goes by keys alone', async () => {
  const press = (key: string) => page.keyboard.press(key)
  await item('Getting started').focus()
  await press('End')
  await press('Home')
  await press('w')
  await expect.poll(() => focused()).toBe('Working together')
  await press('Alt+ArrowUp')
  await said('“Working together” is at position 1 of 3 on the top level.')
  await expect.poll(() => focused()).toBe('Working together')
  await press('Alt+ArrowDown')
  await said('“Working together” is at position 2 of 3 on the top level.')
  await press('Alt+ArrowRight')
  await said('in “Getting started”.')
  await expect.poll(() => item('Working together').getAttribute('aria-level')).toBe('2')
  await press('Alt+ArrowLeft')
  await expect.poll(() => item('Working together').getAttribute('aria-level')).toBe('1')
  await press('ArrowUp')
  await press('ArrowUp')
  await press('ArrowLeft')
  await expect.poll(() => item('Getting started').getAttribute('aria-expanded')).toBe('false')
  await press('ArrowRight')
  await press('ArrowRight')
  await expect.poll(() => focused()).toBe('Films and sound')
  await press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Films')
  await press('Enter')
  await said('The topic is saved.')
  await expect.poll(() => focused()).toBe('Films')

  function focused(): Promise<string | null | undefined> {
    return page.evaluate(() => document.activeElement?.querySelector('span:nth-child(2)')?.textContent)
  }
})

test('shows learners the topics in the order of the admin', async () => {
  await item('Working together').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await said('“Working together” is at position 1 of 3 on the top level.')
  await page.goto('/browse')
  const chips = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
  await chips.first().waitFor()
  const names = (await chips.allTextContents()).map((text) => text.replace(/ \d+$/, ''))
  expect(names).toEqual(['All topics', 'Working together', 'Getting started', 'Making content'])
})

test('adds a tag, says what is there already, and gives it another name', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Tags' }).click()
  for (const words of ['“safety first” was added.', '“safety first” already exists.']) {
    await page.getByRole('button', { name: 'New tag' }).click()
    await page.getByRole('textbox', { name: 'Tag' }).fill('safety first')
    await page.getByRole('button', { name: 'Add the tag' }).click()
    await said(words)
  }
  await page.getByRole('row').filter({ hasText: 'safety first' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Rename or merge…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New name' }).fill('safety')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await dialog.getByRole('button', { name: 'Rename 1 tag' }).click()
  await said('The change has begun. The jobs in the top bar show how far it is.')
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('row').nth(1).waitFor()
      return page.getByText('safety', { exact: true }).count()
    })
    .toBeGreaterThan(0)
})

test('names a topic in another language that the hub offers', async () => {
  await item('Making content').click()
  await page.getByRole('button', { name: 'Other languages…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Deutsch (Deutschland)', exact: true }).fill('Inhalte machen')
  await dialog.getByRole('button', { name: 'Save the names' }).click()
  await said('The names are saved.')
  await page.getByRole('button', { name: 'Other languages…' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Deutsch (Deutschland)', exact: true }).inputValue()).toBe(
    'Inhalte machen',
  )
})

test('can be read by everybody, on a desk and on a phone, in the light and in the dark', async () => {
  const found: string[] = []
  await settle(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await shoot(page, `topics-${colorScheme}`)
    found.push(...(await barriers(page)))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await shoot(page, 'topics-phone')
  found.push(...(await barriers(page)), ...(await stickingOut(page)), ...(await cutWords(page)))
  expect(found).toEqual([])
})
