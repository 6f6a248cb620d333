import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withFolder } from '../testing/folder.ts'
import { planImport, type Plan } from './plan.ts'

function planOf(files: string[] | Record<string, string>): Plan {
  const texts = Array.isArray(files) ? Object.fromEntries(files.map((path) => [path, ''])) : files
  let plan: Plan | undefined
  withFolder(texts, (folder) => {
    plan = planImport(folder)
  })
  return plan!
}

const pathsOf = (plan: Plan) => plan.items.map(({ path }) => path)
const SUBTITLE_ALONE = 'belongs to no video or sound here; name it like its file and its language, as in talk.en-GB.vtt'

test('takes files in the order of the numbers in their names', () => {
  expect(pathsOf(planOf(['10-end.pdf', '2-middle.pdf', '1-start.pdf', 'Appendix.pdf']))).toEqual([
    '1-start.pdf',
    '2-middle.pdf',
    '10-end.pdf',
    'Appendix.pdf',
  ])
})

test('makes a section of each folder, and of what lies deeper a part of it', () => {
  const plan = planOf(['welcome.pdf', '02-the basics/b.pdf', '02-the basics/more/c.pdf', '03-release 2.10/d.pdf'])
  expect(plan.items.map(({ path, section }) => [path, section])).toEqual([
    ['02-the basics/b.pdf', 'The basics'],
    ['02-the basics/more/c.pdf', 'The basics'],
    ['03-release 2.10/d.pdf', 'Release 2.10'],
    ['welcome.pdf', null],
  ])
})

test.each([
  ['02-welcome_video.mp4', 'Welcome video'],
  ['3. How we work.pdf', 'How we work'],
  ['already A Name.pdf', 'Already A Name'],
  ['42.pdf', '42'],
  ['überblick.pdf', 'Überblick'],
])('names %s %s', (file, name) => expect(planOf([file]).items[0]!.name).toBe(name))

describe('subtitles', () => {
  test('go with the file of the same name, one for each language', () => {
    const plan = planOf(['a/talk.mp4', 'a/talk.en-GB.vtt', 'a/talk.de-DE-Sie.srt', 'a/talk two.mp4', 'talk.mp4'])
    expect(plan.items.map(({ path, subtitles }) => [path, subtitles])).toEqual([
      ['a/talk two.mp4', []],
      [
        'a/talk.mp4',
        [
          { path: 'a/talk.de-DE-Sie.srt', locale: 'de-DE-Sie' },
          { path: 'a/talk.en-GB.vtt', locale: 'en-GB' },
        ],
      ],
      ['talk.mp4', []],
    ])
    expect(plan.skipped).toEqual([])
  })

  test('do not go with a document of the same name', () => {
    const plan = planOf(['talk.mp4', 'talk.pdf', 'talk.en-GB.vtt'])
    expect(plan.items.map(({ path, subtitles }) => [path, subtitles.length])).toEqual([
      ['talk.mp4', 1],
      ['talk.pdf', 0],
    ])
  })

  test.each(['talk.en-GB.vtt', 'talk.vtt', 'talk.english.srt'])(
    'are skipped with the reason where nothing fits %s',
    (path) => expect(planOf(['other.mp4', path]).skipped).toEqual([{ path, reason: SUBTITLE_ALONE }]),
  )
})

test('makes a link of a .url file', () => {
  const plan = planOf({
    'our pages.url': '[InternetShortcut]\r\nURL=https://example.com/a?b=c\r\nIconIndex=0\r\n',
    'mail.url': 'URL=mailto:somebody',
    'empty.URL': '',
  })
  expect(plan.items).toMatchObject([{ kind: 'web', name: 'Our pages', url: 'https://example.com/a?b=c' }])
  expect(plan.skipped).toEqual([
    { path: 'empty.URL', reason: 'holds no address that begins with https://' },
    { path: 'mail.url', reason: 'holds no address that begins with https://' },
  ])
})

test('takes the picture called cover at the top for the playlist, and any other as an item', () => {
  const plan = planOf(['Cover.JPG', 'part/cover.png', 'discover.png'])
  expect(plan.cover).toBe('Cover.JPG')
  expect(pathsOf(plan)).toEqual(['discover.png', 'part/cover.png'])
  expect(planOf(['a.pdf']).cover).toBeNull()
})

test('tells packages from single files', () => {
  expect(
    planOf(['Course.ZIP', 'film.webm', 'phone.mov', 'sound.mp3']).items.map(({ path, kind }) => [path, kind]),
  ).toEqual([
    ['Course.ZIP', 'package'],
    ['film.webm', 'upload'],
    ['phone.mov', 'upload'],
    ['sound.mp3', 'upload'],
  ])
})

test('skips with the reason what the hub does not take, and hidden files without a word', () => {
  expect(planOf(['run.exe', 'LICENSE', '.DS_Store', '.git/config', 'a.pdf'])).toMatchObject({
    items: [{ path: 'a.pdf' }],
    skipped: [
      { path: 'LICENSE', reason: expect.stringMatching(/^the hub takes no such files: Upload a recording/) },
      { path: 'run.exe', reason: expect.stringMatching(/^the hub takes no \.exe files: Upload a recording/) },
    ],
  })
})

test('gives a file the same externalRefId in every run, and each file its own', () =>
  withFolder({ 'a.pdf': 'old', 'b/a.pdf': 'old' }, (folder) => {
    const [first, second] = [planImport(folder), planImport(`${folder}/`)]
    expect(second).toEqual(first)
    const ids = [first.externalRefId, ...first.items.map(({ externalRefId }) => externalRefId)]
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^import:[0-9a-f]{40}$/)
    expect(first.name.toLowerCase()).toBe(basename(folder).replaceAll(/[-_]+/g, ' ').toLowerCase())
  }))
