import { expect, test } from 'vitest'
import { packageLimits } from './package-limits.ts'
import { parseManifest } from './manifest-codec.ts'
import { ITEM, manifest12, manifest2004, RESOURCE } from './package-fixtures.ts'

const FILES = { paths: ['index.html'], folder: '' }

function withDoctype(doctype: string, title = 'Course'): string {
  return manifest12(ITEM, RESOURCE).replace('<manifest', `${doctype}\n<manifest`).replace('>Course<', `>${title}<`)
}

const laughs = `<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`
const external = '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const objective = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">
  <imsss:minNormalizedMeasure>80</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`

const manyItems = Array.from({ length: 2001 }, (_, n) => `<item identifier="i${n}"/>`).join('')

const cases: [string, string, string, string[]][] = [
  ['a document type', withDoctype('<!DOCTYPE manifest>'), 'bad-manifest', ['line 2', 'DOCTYPE']],
  ['entities that multiply', withDoctype(laughs, '&c;'), 'bad-manifest', ['DOCTYPE']],
  ['an external entity', withDoctype(external, '&x;'), 'bad-manifest', ['DOCTYPE']],
  [
    'an external document type',
    withDoctype('<!DOCTYPE m SYSTEM "http://127.0.0.1/m.dtd">'),
    'bad-manifest',
    ['DOCTYPE'],
  ],
  ['an unknown entity', manifest12(ITEM.replace('Page', '&nbsp;'), RESOURCE), 'bad-manifest', ['line 5', 'entity']],
  ['a tag that stays open', manifest12(ITEM.replace('</item>', ''), RESOURCE), 'bad-manifest', ['line 5', '<item>']],
  ['an attribute without quotes', manifest12('<item identifier=i/>', RESOURCE), 'bad-manifest', ['column', 'unquoted']],
  ['a prefix that is not declared', manifest12('<x:y/>', RESOURCE), 'bad-manifest', ['prefix', 'line 5']],
  ['an empty file', '', 'bad-manifest', ['root element']],
  ['something that is no XML', 'PK\u0003\u0004', 'bad-manifest', ['line 1']],
  ['another root element', '<course/>', 'bad-manifest', ['<course>']],
  ['elements nested without end', manifest12('<item identifier="i">'.repeat(200), ''), 'bad-manifest', ['deeply']],
  [
    'a page that is not in the package',
    manifest12(ITEM, RESOURCE.replace('index', 'start')),
    'missing-file',
    ['start.html', 'line 6'],
  ],
  [
    'a page on another site',
    manifest12(ITEM, RESOURCE.replace('index.html', 'https://example.com/')),
    'missing-file',
    ['not inside'],
  ],
  [
    'a page on a disk',
    manifest12(ITEM, RESOURCE.replace('index.html', 'file:///etc/passwd')),
    'missing-file',
    ['not inside'],
  ],
  [
    'a script for a page',
    manifest12(ITEM, RESOURCE.replace('index.html', 'javascript:alert(1)')),
    'missing-file',
    ['not inside'],
  ],
  ['a base on another site', manifest12(ITEM, RESOURCE, 'xml:base="//example.com/"'), 'missing-file', ['not inside']],
  ['two items of one identifier', manifest12(ITEM + ITEM, RESOURCE), 'bad-manifest', ['two items', '“i”']],
  ['an item without an identifier', manifest12('<item/>', RESOURCE), 'bad-manifest', ['identifier', 'line 5']],
  ['more items than a launch may bring', manifest12(manyItems, RESOURCE), 'bad-manifest', ['2001 items', '2000']],
  ['no organization', '<manifest xmlns:a="adlcp_rootv1p2"/>', 'bad-manifest', ['no organization']],
  ['no version', '<manifest/>', 'bad-manifest', ['SCORM 1.2 or SCORM 2004']],
  [
    'a mastery score in words',
    manifest12('<item identifier="i"><adlcp:masteryscore>most</adlcp:masteryscore></item>', ''),
    'bad-manifest',
    ['“most”', '0 to 100'],
  ],
  [
    'a passing score in percent',
    manifest2004(`<item identifier="i">${objective}</item>`, ''),
    'bad-manifest',
    ['“80”', '-1 to 1'],
  ],
]

test.for(cases)('refuses %s', ([, xml, code, words]) => {
  const parse = () => parseManifest(Buffer.from(xml), FILES, packageLimits, () => {})
  expect(parse).toThrow(expect.objectContaining({ name: 'PackageError', code }))
  for (const word of words) expect(parse).toThrow(word)
})

test('refuses bytes that are not in the encoding named', () => {
  const bytes = Buffer.from(manifest12(ITEM, RESOURCE).replace('Course', 'Kürs'), 'latin1')
  expect(() => parseManifest(bytes, FILES, packageLimits, () => {})).toThrow('UTF-8')
})
