import { zipOf } from '../../files/package/package-fixtures.ts'
import { PDF, photo } from '../../files/upload-fixtures.ts'

const MANIFEST = `<?xml version="1.0"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>The course</title>
    <item identifier="demo" identifierref="r"><title>The course</title></item>
  </organization></organizations>
  <resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>`

/**
 * One file of each kind, by its name. The course has the one activity that courses of the mock have, and the
 * film does not say how long it is, because the mock does not look into files.
 */
export const samples = {
  'film.webm': Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'latin1'),
  'guide.pdf': PDF,
  'me.png': await photo(40, 40),
  'words.vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nA sentence.\n'),
  'course.zip': await zipOf([{ name: 'imsmanifest.xml', data: MANIFEST }, { name: 'index.html' }]),
  'site.zip': await zipOf([{ name: 'index.html', data: '<title>A site</title>' }]),
  'broken.zip': await zipOf([{ name: 'readme.txt', data: 'no package' }]),
} as const satisfies Record<string, Buffer>
