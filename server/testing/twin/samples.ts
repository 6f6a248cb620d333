import { zipOf } from '../../files/package/package-fixtures.ts'
import { film, PDF, photo } from '../../files/upload-fixtures.ts'

const MANIFEST = `<?xml version="1.0"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>A course</title>
    <item identifier="demo" identifierref="r"><title>A course</title></item>
  </organization></organizations>
  <resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>`

/** One file of each kind, by its name. The course has the one activity that courses of the mock have. */
export const samples = {
  'film.mp4': film(100),
  'guide.pdf': PDF,
  'me.png': await photo(40, 40),
  'words.vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nA sentence.\n'),
  'course.zip': await zipOf([{ name: 'imsmanifest.xml', data: MANIFEST }, { name: 'index.html' }]),
  'site.zip': await zipOf([{ name: 'index.html', data: '<title>A site</title>' }]),
  'broken.zip': await zipOf([{ name: 'readme.txt', data: 'no package' }]),
} as const satisfies Record<string, Buffer>
