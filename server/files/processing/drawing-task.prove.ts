import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { bindProcessing, upload } from '../upload-fixtures.ts'

/** Drawings that a few lines make endless. */

let hub: TestHub
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
})
afterAll(() => hub.close())

/** Each level draws the one below ten times. */
const nested = (levels: number, wrap: (nth: number, inside: string) => string) =>
  Array.from({ length: levels }, (_, nth) => wrap(nth, `<use xlink:href="#d${nth - 1}"/>`.repeat(10))).join('')
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><defs><rect id="d-1" width="1" height="1"/>${inside}</defs><use xlink:href="#d11"/></svg>`
const entities = Array.from({ length: 12 }, (_, nth) => `<!ENTITY e${nth + 1} "${`&e${nth};`.repeat(10)}">`).join('')

test.each<[string, string]>([
  ['references that multiply', drawing(nested(12, (nth, inside) => `<g id="d${nth}">${inside}</g>`))],
  [
    'filters over filters',
    drawing(
      nested(
        12,
        (nth, inside) =>
          `<filter id="f${nth}"><feGaussianBlur stdDeviation="999"/></filter><g id="d${nth}" filter="url(#f${nth})">${inside}</g>`,
      ),
    ),
  ],
  [
    'a pattern in itself',
    drawing('<pattern id="d11" width="1" height="1"><rect width="9" height="9" fill="url(#d11)"/></pattern>'),
  ],
  ['entities that multiply', `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${drawing('<text id="d11">&e12;</text>')}`],
])('are ready or refused within seconds, and the hub goes on: %s', async (_, svg) => {
  const began = performance.now()
  const fileId = await upload(author, 'endless.svg', Buffer.from(svg))
  const { body } = await author.get(`/files/${fileId}`)
  expect(['ready', 'invalid']).toContain(body.fileStatus)
  if (body.fileStatus === 'invalid') expect(['processing-failed', 'bad-picture']).toContain(body.uploadErrorCode)
  expect(performance.now() - began).toBeLessThan(30_000)
})
