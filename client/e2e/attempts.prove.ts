import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, settle, stickingOut } from './audit.ts'
import { shoot, signIn, signInQuickly } from './harness.ts'
import { useHub } from './journeys.ts'

/** A learner begins a course anew where its author allows that; both see each attempt and which of them counts. */

const COURSE = 'Your first course: finding your way around'
const place = useHub({ filled: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('is taken again where its author allows it, and each attempt is listed', async () => {
  const admin = await place.visit()
  await signIn(admin.page, 'admin')
  const course = place.demo.assetIn('Find your way around', COURSE)
  await admin.page.goto(`/manage/library${course.slice(course.indexOf('/assets/'))}`)
  await admin.page.getByRole('checkbox', { name: 'Learners may start the course again' }).check()
  await admin.page.getByLabel('Of several attempts counts').selectOption('the last score')
  await shoot(admin.page, 'attempts-settings')
  await button(admin.page, 'Save the settings').click()
  await admin.page.getByText('saved').first().waitFor()

  const assetId = course.split('/').at(-1)!
  const asked = await admin.page.request.post(`/api/content/${assetId}/assignments`, {
    data: { goal: 'complete', audience: 'everyone' },
    headers: { origin: place.hub.origin },
  })
  expect(asked.status(), await asked.text()).toBe(201)

  const learner = await place.visit()
  await signInQuickly(learner.page, 'member')
  await learner.page.goto(course)
  await button(learner.page, 'Start again').click()
  await learner.page.getByText('The course begins again. What you completed stays completed.').waitFor()
  const mine = learner.page.getByRole('region', { name: 'My attempts' }).getByRole('listitem')
  await expect.poll(() => mine.count()).toBe(2)
  expect(await mine.first().textContent()).toContain('Attempt 2')
  await settle(learner.page)
  await mine.first().scrollIntoViewIfNeeded()
  await shoot(learner.page, 'attempts-mine')
  expect(await barriers(learner.page)).toEqual([])
  await learner.page.setViewportSize({ width: 320, height: 640 })
  await mine.first().scrollIntoViewIfNeeded()
  await shoot(learner.page, 'attempts-mine-phone')
  expect(await stickingOut(learner.page)).toEqual([])
  await learner.close()

  await admin.page.goto('/manage/people?q=learner')
  await admin.page.getByRole('link', { name: 'Demo Learner' }).first().click()
  await admin.page
    .getByRole('button', { name: `Attempts at ${COURSE}` })
    .first()
    .click()
  const theirs = admin.page.getByRole('dialog').getByRole('list').first().getByRole('listitem')
  await expect.poll(() => theirs.count()).toBe(2)
  await settle(admin.page)
  await shoot(admin.page, 'attempts-person')
  expect(await barriers(admin.page)).toEqual([])

  const happened = admin.page.getByRole('region', { name: 'What happened' })
  const launch = happened.getByRole('group').first()
  await launch.locator('summary').click()
  await launch.getByText('Begins to report').first().waitFor()
  await settle(admin.page)
  await launch.scrollIntoViewIfNeeded()
  await shoot(admin.page, 'attempts-happened')
  expect(await barriers(admin.page)).toEqual([])
  const saved = admin.page.waitForEvent('download')
  await button(admin.page, 'Download what happened').click()
  expect((await saved).suggestedFilename()).toBe(`course-${assetId}.json`)
  await happened.getByRole('checkbox', { name: 'Errors only' }).check()
  await expect.poll(() => launch.getByText('Begins to report').count()).toBe(0)
  await admin.page.setViewportSize({ width: 320, height: 640 })
  await settle(admin.page)
  await shoot(admin.page, 'attempts-happened-phone')
  expect(await stickingOut(admin.page)).toEqual([])
  await admin.close()
})
