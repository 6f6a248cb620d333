import { expect, test } from 'vitest'
import { packageLimits } from './package-limits.ts'
import { parseManifest, type ScormCourse } from './manifest-codec.ts'
import { ITEM, manifest12, manifest2004, RESOURCE } from './package-fixtures.ts'

const RESOURCE_2004 = '<resource identifier="r" adlcp:scormType="sco" href="index.html"/>'

function parse(xml: string | Buffer, paths = ['index.html'], warn: (sentence: string) => void = () => {}): ScormCourse {
  return parseManifest(Buffer.from(xml), { paths, folder: '' }, packageLimits, warn)
}

function item2004(inside: string): string {
  return `<item identifier="i" identifierref="r"><title>Page</title>${inside}</item>`
}

test('reads the rules of a SCORM 1.2 item', () => {
  const rules = `<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>level=2</adlcp:datafromlms>
    <adlcp:maxtimeallowed>0000:30:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,message</adlcp:timelimitaction>
    <adlcp:prerequisites type="aicc_script">intro&amp;basics</adlcp:prerequisites>`
  const course = parse(
    manifest12(`<item identifier="i" identifierref="r"><title>Page</title>${rules}</item>`, RESOURCE),
  )
  expect(course).toEqual({
    version: '1.2',
    edition: null,
    title: 'Course',
    activities: [
      {
        id: 'i',
        parentId: null,
        title: 'Page',
        path: 'index.html',
        isVisible: true,
        isSco: true,
        masteryScore: 80,
        scaledPassingScore: null,
        completionThreshold: null,
        launchData: 'level=2',
        maxTimeAllowed: '0000:30:00',
        timeLimitAction: 'exit,message',
        prerequisites: 'intro&basics',
      },
    ],
    sequencing: null,
  })
})

test('reads the rules of a SCORM 2004 item', () => {
  const rules = `<adlcp:dataFromLMS>x</adlcp:dataFromLMS><adlcp:timeLimitAction>continue,no message</adlcp:timeLimitAction>
    <adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.75"/>
    <imsss:sequencing><imsss:limitConditions attemptAbsoluteDurationLimit="PT10M"/><imsss:objectives>
    <imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>
    </imsss:primaryObjective></imsss:objectives></imsss:sequencing>`
  expect(parse(manifest2004(item2004(rules), RESOURCE_2004)).activities[0]).toMatchObject({
    isSco: true,
    masteryScore: null,
    scaledPassingScore: 0.6,
    completionThreshold: 0.75,
    launchData: 'x',
    maxTimeAllowed: 'PT10M',
    timeLimitAction: 'continue,no message',
  })
})

test.for([
  ['<adlcp:completionThreshold>0.5</adlcp:completionThreshold>', 0.5],
  ['<adlcp:completionThreshold completedByMeasure="true"/>', 1],
  ['<adlcp:completionThreshold completedByMeasure="false" minProgressMeasure="0.2"/>', null],
  ['<adlcp:completionThreshold progressWeight="0.5"/>', null],
] as const)('reads %s as the threshold %s', ([element, threshold]) => {
  const [activity] = parse(manifest2004(item2004(element), RESOURCE_2004)).activities
  expect(activity?.completionThreshold).toBe(threshold)
})

test.for([
  ['<imsss:primaryObjective satisfiedByMeasure="true"/>', 1],
  [
    '<imsss:primaryObjective><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective>',
    null,
  ],
  ['<imsss:primaryObjective/>', null],
] as const)('reads the passing score of %s as %s', ([objective, score]) => {
  const rules = `<imsss:sequencing><imsss:objectives>${objective}</imsss:objectives></imsss:sequencing>`
  const [activity] = parse(manifest2004(item2004(rules), RESOURCE_2004)).activities
  expect(activity?.scaledPassingScore).toBe(score)
})

test('takes the passing score from the shared sequencing that an item refers to', () => {
  const shared = `<imsss:sequencingCollection><imsss:sequencing ID="s"><imsss:objectives>
    <imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>-0.5</imsss:minNormalizedMeasure>
    </imsss:primaryObjective></imsss:objectives></imsss:sequencing></imsss:sequencingCollection>`
  const [activity] = parse(manifest2004(item2004('<imsss:sequencing IDRef="s"/>'), RESOURCE_2004, shared)).activities
  expect(activity?.scaledPassingScore).toBe(-0.5)
})

test.for([
  ['2004 3rd Edition', '3rd'],
  ['2004 4th Edition', '4th'],
  ['CAM 1.3', '2nd'],
  ['', null],
] as const)('reads the schema version “%s” as SCORM 2004, edition %s', ([schema, edition]) => {
  expect(parse(manifest2004(ITEM, RESOURCE_2004, '', schema))).toMatchObject({ version: '2004', edition })
})

test('lists groups and pages in document order', () => {
  const items = `<item identifier="a"><title>A</title><item identifier="b" identifierref="r"/></item>${ITEM}`
  const { activities } = parse(manifest12(items, RESOURCE))
  expect(activities.map((each) => [each.id, each.parentId, each.path, each.title])).toEqual([
    ['a', null, null, 'A'],
    ['b', 'a', 'index.html', 'b'],
    ['i', null, 'index.html', 'Page'],
  ])
})

test('opens the organization that the manifest names as its default', () => {
  const xml = manifest12(ITEM, RESOURCE)
    .replace('default="o">', 'default="p">')
    .replace('</organizations>', '<organization identifier="p"><title>Other</title></organization></organizations>')
  expect(parse(xml).title).toBe('Other')
})

test('resolves a path against every xml:base and writes it as a URL', () => {
  const resource =
    '<resource identifier="r" xml:base="deep/" href="my page.html?x=1"><file href="../a b.css"/></resource>'
  const xml = manifest12(
    ITEM.replace('identifierref', 'parameters="?y=2&amp;z=3" identifierref'),
    resource,
    'xml:base="root/"',
  )
  const { activities } = parse(xml, ['root/deep/my page.html', 'root/a b.css'])
  expect(activities[0]?.path).toBe('root/deep/my%20page.html?x=1&y=2&z=3')
  expect(activities[0]?.isSco).toBe(false)
})

test.for([
  ['?a=1', 'index.html?a=1'],
  ['&a=1', 'index.html?a=1'],
  ['a=1', 'index.html?a=1'],
  ['#top', 'index.html#top'],
])('adds the parameters %s', ([parameters, path]) => {
  const item = ITEM.replace('identifierref', `parameters="${parameters?.replace('&', '&amp;')}" identifierref`)
  expect(parse(manifest12(item, RESOURCE)).activities[0]?.path).toBe(path)
})

test('finds a file whose name in the package is already percent-encoded', () => {
  const xml = manifest12(ITEM, RESOURCE.replace('index.html', 'a%20b.html'))
  expect(parse(xml, ['a%20b.html']).activities[0]?.path).toBe('a%2520b.html')
})

test('reads UTF-16 with a byte order mark', () => {
  const xml = manifest12(ITEM, RESOURCE).replace('UTF-8', 'UTF-16').replace('Course', 'Kürs')
  expect(parse(Buffer.from(`\ufeff${xml}`, 'utf16le')).title).toBe('Kürs')
})

test('reads the encoding that the XML declaration names', () => {
  const xml = manifest12(ITEM, RESOURCE).replace('UTF-8', 'iso-8859-1').replace('Course', 'Kürs')
  expect(parse(Buffer.from(xml, 'latin1')).title).toBe('Kürs')
})

test('takes spaces round identifiers and the separators of Windows', () => {
  const item = '<item identifier=" i " identifierref=" r "><title>Page</title></item>'
  const resource = '<resource identifier="r " adlcp:scormType="sco" href="pages\\start.html"/>'
  expect(parse(manifest2004(item, resource), ['pages/start.html']).activities).toMatchObject([
    { id: 'i', path: 'pages/start.html' },
  ])
})

test.for([
  [
    'a file that the package lacks',
    manifest12(ITEM, RESOURCE.replace('/>', '><file href="a/b.css"/></resource>')),
    ['a/b.css', 'line 6', 'does not contain'],
  ],
  [
    'a page that no item opens and the package lacks',
    manifest12(ITEM, `${RESOURCE}<resource identifier="x" href="gone.html"><file href="gone.html"/></resource>`),
    ['gone.html'],
  ],
  ['a page in other letters', manifest12(ITEM, RESOURCE.replace('index', 'Index')), ['“Index.html”', 'capital']],
  [
    'a reference to nothing',
    manifest12(`${ITEM}<item identifier="j" identifierref="s"/>`, RESOURCE),
    ['“s”', 'does not exist'],
  ],
  [
    'prerequisites that ask for what is not there',
    manifest12(
      `${ITEM}<item identifier="j"><adlcp:prerequisites type="aicc_script">i&amp;(k="passed"|~i)</adlcp:prerequisites></item>`,
      RESOURCE,
    ),
    ['“j”', '“k”', 'Nothing waits for it'],
  ],
  [
    'a resource without a page',
    manifest12(`${ITEM}<item identifier="j" identifierref="s"/>`, `${RESOURCE}<resource identifier="s"/>`),
    ['“s”', 'no href'],
  ],
] as const)('takes %s, and says so', ([, xml, words]) => {
  const warnings: string[] = []
  const { activities } = parse(xml, ['index.html'], (sentence) => void warnings.push(sentence))
  expect(activities[0]?.path).toBe('index.html')
  expect(activities.slice(1).map(({ path }) => path)).toEqual(activities.slice(1).map(() => null))
  expect(warnings).toHaveLength(1)
  for (const word of words) expect(warnings[0]).toContain(word)
})

test.for([
  ['1.2', RESOURCE.replace('adlcp:', '')],
  ['2004', RESOURCE_2004.replace('adlcp:', '')],
] as const)(
  'plays a manifest that names no version as SCORM %s by how it is written, and says so',
  ([version, resource]) => {
    const bare = manifest12(ITEM, resource).replace(/<metadata>.*<\/metadata>/, '')
    const warnings: string[] = []
    const xml = bare.replace(/xmlns:adlcp="[^"]*"/, '')
    expect(parse(xml, ['index.html'], (sentence) => void warnings.push(sentence)).version).toBe(version)
    expect(warnings).toEqual([expect.stringContaining(`played as SCORM ${version}`)])
  },
)
