import { describe, expect, test } from 'vitest'
import { parseCmi5 } from './cmi5-codec.ts'
import { packageLimits } from './package-limits.ts'
import { cmi5Structure, unitOf } from './package-fixtures.ts'

const PATHS = ['one.html', 'two.html']

function parse(xml: string, folder = '', paths = PATHS) {
  const warnings: string[] = []
  const files = { paths: paths.map((path) => folder + path), folder }
  const course = parseCmi5(Buffer.from(xml), files, packageLimits, (sentence) => warnings.push(sentence))
  return { course, warnings }
}

function block(id: string, parts: string): string {
  return `<block id="https://example.com/${id}"><title><langstring>${id}</langstring></title>
    <description><langstring>About</langstring></description>${parts}</block>`
}

test('reads blocks as groups, and of each unit what the standard gives it', () => {
  const attributes =
    'moveOn=" CompletedAndPassed " masteryScore="0.85" launchMethod="OwnWindow" activityType="urn:x:quiz"'
  const more = '<launchParameters> a=1 </launchParameters><entitlementKey>key</entitlementKey>'
  const { course, warnings } = parse(
    cmi5Structure(block('b', unitOf('one', attributes, ' one.html?x=1 ', more)) + unitOf('two', 'moveOn="Passed"')),
  )
  expect(warnings).toEqual([])
  expect(course).toMatchObject({ version: 'cmi5', title: 'Course', publisherId: 'https://example.com/course' })
  expect(course.activities).toMatchObject([
    { id: 'https://example.com/b', parentId: null, title: 'b', path: null, isSco: false },
    {
      id: 'https://example.com/one',
      parentId: 'https://example.com/b',
      title: 'one',
      path: 'one.html?x=1',
      isSco: true,
      scaledPassingScore: 0.85,
      launchData: 'a=1',
      unit: {
        moveOn: 'CompletedAndPassed',
        launchMethod: 'OwnWindow',
        entitlementKey: 'key',
        activityType: 'urn:x:quiz',
      },
    },
    {
      id: 'https://example.com/two',
      parentId: null,
      scaledPassingScore: null,
      unit: { moveOn: 'Passed', launchMethod: 'AnyWindow' },
    },
  ])
})

test('keeps titles of several languages', () => {
  const titles = '<langstring lang="en">Start</langstring><langstring lang="de-DE">Beginn</langstring>'
  const unit = unitOf('one', 'moveOn="Passed"').replace('<langstring lang="en">one</langstring>', titles)
  expect(parse(cmi5Structure(unit)).course.activities[0]).toMatchObject({
    title: 'Start',
    titles: { en: 'Start', 'de-DE': 'Beginn' },
  })
})

test('looks for its pages beside itself, and overlooks what other tools wrote into it', () => {
  const foreign = '<x:url xmlns:x="urn:tool">else.html</x:url>'
  const unit = unitOf('one', 'moveOn="Passed"').replace('<url>', `${foreign}<url>`)
  expect(parse(cmi5Structure(unit), 'course/').course.activities[0]?.path).toBe('course/one.html')
})

test('takes a unit of another host with a word to its author', () => {
  const { course, warnings } = parse(cmi5Structure(unitOf('one', 'moveOn="Passed"', 'https://au.example/start?x=1')))
  expect(course.activities[0]?.path).toBe('https://au.example/start?x=1')
  expect(warnings).toEqual([expect.stringContaining('window of its own')])
})

test('says that a course of which nothing is asked is completed as it is opened', () => {
  expect(parse(cmi5Structure(unitOf('one'))).warnings).toEqual([expect.stringContaining('as soon as it is opened')])
})

test('says that an objective does not exist', () => {
  const objectives = `<objectives><objective id="urn:o:1"/></objectives>`
  const unit = unitOf('one', 'moveOn="Passed"').replace(
    '<url>',
    '<objectives><objective idref="urn:o:1"/><objective idref="urn:o:2"/></objectives><url>',
  )
  expect(parse(cmi5Structure(unit, objectives)).warnings).toEqual([expect.stringContaining('“urn:o:2”')])
})

test('takes more than a thousand units', () => {
  const units = Array.from({ length: 1500 }, (_, n) => unitOf(`n${n}`, 'moveOn="Passed"', 'one.html')).join('')
  expect(parse(cmi5Structure(units)).course.activities).toHaveLength(1500)
})

describe('refuses', () => {
  const one = unitOf('one')
  const laughs = '<!DOCTYPE c [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
  test.each([
    ['another namespace', cmi5Structure(one).replace('/v1/', '/v9/'), 'bad-manifest', 'namespace'],
    ['another root', '<course/>', 'bad-manifest', 'courseStructure'],
    ['no course', cmi5Structure(one).replaceAll(/<course id[^]*?<\/course>/g, ''), 'bad-manifest', '<course>'],
    ['two units of one id', cmi5Structure(one + one), 'bad-manifest', 'two items'],
    ['a block of the id of a unit', cmi5Structure(block('one', one)), 'bad-manifest', 'two items'],
    ['a unit without an id', cmi5Structure(one.replace(/id="[^"]*"/, '')), 'bad-manifest', 'an IRI'],
    ['a unit without a url', cmi5Structure(one.replace(/<url>.*<\/url>/, '')), 'bad-manifest', '<url>'],
    ['an unknown moveOn', cmi5Structure(unitOf('one', 'moveOn="Sometimes"')), 'bad-manifest', '“Sometimes”'],
    ['an unknown launch method', cmi5Structure(unitOf('one', 'launchMethod="Tab"')), 'bad-manifest', '“Tab”'],
    ['a mastery score of percent', cmi5Structure(unitOf('one', 'masteryScore="80"')), 'bad-manifest', 'from 0 to 1'],
    ['a negative mastery score', cmi5Structure(unitOf('one', 'masteryScore="-0.1"')), 'bad-manifest', 'from 0 to 1'],
    ['a script for a page', cmi5Structure(unitOf('one', '', 'javascript:alert(1)')), 'bad-manifest', 'http or https'],
    ['a program for a page', cmi5Structure(unitOf('one', '', 'app://start')), 'bad-manifest', 'http or https'],
    [
      'a password in an address',
      cmi5Structure(unitOf('one', '', 'https://a:b@au.example/')),
      'bad-manifest',
      'http or https',
    ],
    [
      'a page of a host without a scheme',
      cmi5Structure(unitOf('one', '', '//evil.example/')),
      'missing-file',
      'not inside',
    ],
    [
      'a page outside of the package',
      cmi5Structure(unitOf('one', '', '../../etc/passwd')),
      'missing-file',
      'etc/passwd',
    ],
    [
      'a page that hides its way out',
      cmi5Structure(unitOf('one', '', '..%2f..%2fone')),
      'missing-file',
      'does not contain',
    ],
    ['a page that is not there', cmi5Structure(unitOf('three')), 'missing-file', 'three.html'],
    [
      'entities that multiply',
      cmi5Structure(one).replace('<courseStructure', `${laughs}<courseStructure`),
      'bad-manifest',
      'DOCTYPE',
    ],
    [
      'a parameter of the launch',
      cmi5Structure(unitOf('one', '', 'one.html?x=1&amp;fetch=2')),
      'bad-manifest',
      'parameter fetch',
    ],
    [
      'two objectives of one id',
      cmi5Structure(one, '<objectives><objective id="urn:o:1"/><objective id="urn:o:1"/></objectives>'),
      'bad-manifest',
      'two items',
    ],
    ['blocks without end', cmi5Structure('<block id="b">'.repeat(200)), 'bad-manifest', 'deeply'],
    [
      'twenty thousand units',
      cmi5Structure(Array.from({ length: 20_000 }, (_, n) => unitOf(`n${n}`, '', 'one.html')).join('')),
      'bad-manifest',
      'limit',
    ],
  ])('%s', (_, xml, code, word) => {
    expect(() => parse(xml)).toThrow(expect.objectContaining({ code, message: expect.stringContaining(word) }))
  })
})
