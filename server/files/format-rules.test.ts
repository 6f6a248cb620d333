import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsAs, formatOf, HEAD_SIZE, insteadOf } from './format-rules.ts'
import { photo } from './upload-fixtures.ts'
import { box, film, PDF } from '../testing/small-files.ts'

const text = (start: string) => Buffer.from(start, 'latin1')

const SAMPLES: Record<string, Buffer> = {
  'a.pdf': PDF,
  'a.mp4': film(3),
  'a.m4a': box('ftyp', text('M4A ')),
  'a.webm': text('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'),
  'a.ogg': text('OggS\0\x02'),
  'a.mp3': text('ID3\x04\0'),
  'a.wav': text('RIFF\x24\0\0\0WAVEfmt '),
  'a.zip': text('PK\x03\x04'),
  'a.docx': text('PK\x03\x04'),
  'a.xls': text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  'a.png': await photo(2, 2, 'png'),
  'a.jpg': await photo(2, 2, 'jpeg'),
  'a.webp': await photo(2, 2, 'webp'),
  'a.flac': text('fLaC\0\0\0\x22'),
  'a.gif': await photo(2, 2, 'gif'),
  'a.mov': text('\0\0\0\x08wide'),
  'a.mkv': text('\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska'),
  'a.avi': text('RIFF\x24\0\0\0AVI LIST'),
  'a.wmv': text('\x30\x26\xb2\x75\x8e\x66\xcf\x11'),
  'a.svg': text('<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a.flv': text('FLV\x01'),
  'a.mpg': text('\0\0\x01\xba'),
  'a.ts': Buffer.concat([Buffer.alloc(188).fill('G', 0, 1), text('G')]),
  'a.m2ts': Buffer.concat([Buffer.alloc(196).fill('G', 4, 5), text('G')]),
  'a.aac': Buffer.from('fff15080', 'hex'),
  'a.aiff': text('FORM\0\0\0\x09AIFF'),
  'a.amr': text('#!AMR\n'),
  'a.caf': text('caff\0\x01'),
}

test.each(Object.keys(SAMPLES))('believes an honest %s', (name) => {
  expect(beginsAs(formatOf(name)!, SAMPLES[name]!.subarray(0, HEAD_SIZE))).toBe(true)
})

test('believes no file that is another kind than its name says', () => {
  const shared = new Set(
    [
      'zip docx',
      'docx zip',
      'mp4 m4a',
      'm4a mp4',
      'mov mp4',
      'mov m4a',
      'mkv webm',
      'aac mp3',
      'ts m2ts',
      'm2ts ts',
    ].map((pair) => pair.replaceAll(/\w+/g, 'a.$&')),
  )
  for (const name of Object.keys(SAMPLES))
    for (const other of Object.keys(SAMPLES))
      if (name !== other && !shared.has(`${name} ${other}`))
        expect(beginsAs(formatOf(name)!, SAMPLES[other]!), `${other} as ${name}`).toBe(false)
})

test('knows an mp3 without a tag by its first frame, and does not take any bytes for one', () => {
  const mp3 = formatOf('a.mp3')!
  expect(beginsAs(mp3, Buffer.from('fffb9064', 'hex'))).toBe(true)
  expect(beginsAs(mp3, Buffer.from('ffd8ffe0', 'hex'))).toBe(false)
  expect(beginsAs(mp3, Buffer.from('fffff064', 'hex'))).toBe(false)
  expect(beginsAs(mp3, Buffer.alloc(0))).toBe(false)
})

test('takes the last ending only, in capitals too, and no other', () => {
  expect(formatOf('My Course.v2.ZIP')?.name).toBe('zip')
  expect(formatOf('photo.JPEG')?.name).toBe('jpg')
  for (const name of ['a.pdf.exe', 'a.svgz', 'a.html', 'zip', 'a.', 'a.constructor', 'a.__proto__', 'a.pdf ', 'a.js'])
    expect(formatOf(name), name).toBeNull()
})

test('looks at any bytes without falling over', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.constantFrom(...Object.keys(SAMPLES)), (bytes, name) => {
      expect(typeof beginsAs(formatOf(name)!, Buffer.from(bytes))).toBe('boolean')
    }),
  )
})

test('says what to do with what it does not take, by its name', () => {
  expect(insteadOf('song.MID')).toMatch(/^Save it as mp3 or m4a /)
  expect(insteadOf('IMG_1.heic')).toBe('Save it as jpg or png and upload that.')
  expect(insteadOf('a.webloc')).toMatch(/web link/)
  for (const name of ['a.mp4', 'a.exe', 'mov', 'a.constructor']) expect(insteadOf(name), name).toBeNull()
})

test('takes lossless sound, and Opus under its own name', () => {
  expect(formatOf('a.flac')).toMatchObject({ group: 'recording', contentType: 'audio/flac' })
  expect(formatOf('a.opus')).toMatchObject({ name: 'ogg', contentType: 'audio/ogg' })
})
