import { expect, test } from 'vitest'
import { packageLimits } from './package-limits.ts'
import { TIN_CAN_COURSE, tinCan } from './package-fixtures.ts'
import { parseTinCan } from './tincan-codec.ts'

function parse(xml: string) {
  return parseTinCan(Buffer.from(xml), { paths: ['index.html'], folder: '' }, packageLimits, () => {})
}

test('launches the activities that have a page, and takes the title of the course', () => {
  const interaction = '<activity id="https://example.com/q1" type="cmi.interaction"><name>Question</name></activity>'
  expect(parse(tinCan(interaction + TIN_CAN_COURSE))).toMatchObject({
    version: 'tincan',
    title: 'Course',
    activities: [{ id: 'https://example.com/tincan', title: 'Course', path: 'index.html', isSco: true }],
  })
})

test.each([
  ['another root', '<course/>', 'bad-manifest', '<tincan>'],
  ['an activity without an id', tinCan(TIN_CAN_COURSE.replace(/ id="[^"]*"/, '')), 'bad-manifest', 'an IRI'],
  ['two of one id', tinCan(TIN_CAN_COURSE + TIN_CAN_COURSE), 'bad-manifest', 'two items'],
  ['a page that is not there', tinCan(TIN_CAN_COURSE.replace('index', 'start')), 'missing-file', 'start.html'],
  [
    'a page elsewhere',
    tinCan(TIN_CAN_COURSE.replace('index.html', 'https://au.example/')),
    'missing-file',
    'not inside',
  ],
  ['a script', tinCan(TIN_CAN_COURSE.replace('index.html', 'javascript:alert(1)')), 'missing-file', 'not inside'],
])('refuses %s', (_, xml, code, word) => {
  expect(() => parse(xml)).toThrow(expect.objectContaining({ code, message: expect.stringContaining(word) }))
})
