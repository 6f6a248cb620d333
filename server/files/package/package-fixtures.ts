import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { ZipFile } from 'yazl'

export type FixtureFile = { name: string; data?: string | Buffer; mode?: number; compress?: boolean }

const CENTRAL = Buffer.from('504b0102', 'hex')
const LOCAL = Buffer.from('504b0304', 'hex')

/** Zips files in memory, in the order given. */
export async function zipOf(files: FixtureFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, data = 'x', mode = 0o100644, compress = true } of files) {
    zip.addBuffer(Buffer.from(data), name, { mode, compress, mtime: new Date('2026-01-01T00:00:00Z') })
  }
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}

/** Writes bytes into a temporary file that is gone after the test. */
export async function fileOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'package.zip')
  await writeFile(file, bytes)
  return file
}

/** Replaces a name in both headers of an archive by another of the same length, as no honest tool would write it. */
export function rename(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('both names must have the same length')
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Overwrites a 16 or 32 bit field in the local and the central header of the nth entry; null leaves one alone. */
export function patch(
  zip: Buffer,
  nth: number,
  field: { local: number | null; central: number; bytes: 2 | 4 },
  value: number,
): Buffer {
  const copy = Buffer.from(zip)
  for (const [signature, offset] of [[LOCAL, field.local] as const, [CENTRAL, field.central] as const]) {
    if (offset !== null) copy.writeUIntLE(value, nthIndexOf(copy, signature, nth) + offset, field.bytes)
  }
  return copy
}

function nthIndexOf(bytes: Buffer, needle: Buffer, nth: number): number {
  let at = bytes.indexOf(needle)
  for (let count = 0; count < nth; count += 1) at = bytes.indexOf(needle, at + 1)
  if (at < 0) throw new Error('no such entry')
  return at
}

export const UNPACKED_SIZE = { local: 22, central: 24, bytes: 4 } as const
export const PACKED_SIZE = { local: 18, central: 20, bytes: 4 } as const
export const CHECKSUM = { local: 14, central: 16, bytes: 4 } as const
export const FLAGS = { local: 6, central: 8, bytes: 2 } as const
export const METHOD = { local: 8, central: 10, bytes: 2 } as const

/** A SCORM 1.2 manifest around the given organization and resources. */
export function manifest12(items: string, resources: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" version="1" ${attributes} xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>Course</title>${items}</organization></organizations>
  <resources>${resources}</resources>
</manifest>`
}

/** A SCORM 2004 manifest around the given organization and resources. */
export function manifest2004(items: string, resources: string, after = '', schema = '2004 4th Edition'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" version="1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"
  xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3">
  <metadata><schema>ADL SCORM</schema><schemaversion>${schema}</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>Course</title>${items}</organization></organizations>
  <resources>${resources}</resources>${after}
</manifest>`
}

export const ITEM = '<item identifier="i" identifierref="r"><title>Page</title></item>'
export const RESOURCE = '<resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="index.html"/>'

/** A SCORM 1.2 course of one activity, which opens at index.html. */
export function courseOf(pages: FixtureFile[]): Promise<Buffer> {
  return zipOf([{ name: 'imsmanifest.xml', data: manifest12(ITEM, RESOURCE) }, ...pages])
}

/** The structure of a cmi5 course around the given blocks and assignable units. */
export function cmi5Structure(parts: string, before = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="https://example.com/course"><title><langstring lang="en">Course</langstring></title>
    <description><langstring lang="en">About</langstring></description></course>${before}
  ${parts}
</courseStructure>`
}

/** An assignable unit with these attributes, at a page of the package. */
export function unitOf(name: string, attributes = '', url = `${name}.html`, more = ''): string {
  return `<au id="https://example.com/${name}" ${attributes}><title><langstring lang="en">${name}</langstring></title>
    <description><langstring lang="en">About</langstring></description><url>${url}</url>${more}</au>`
}

/** A Tin Can package's manifest around the given activities. */
export function tinCan(activities: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<tincan xmlns="http://projecttincan.com/tincan.xsd"><activities>${activities}</activities></tincan>`
}

export const TIN_CAN_COURSE = `<activity id="https://example.com/tincan" type="http://adlnet.gov/expapi/activities/course">
  <name lang="en">Course</name><description lang="en">About</description><launch lang="en">index.html</launch></activity>`
