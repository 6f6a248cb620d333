import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must, signIn } from '../../scripts/hub/client.ts'
import { uploadFile } from '../../scripts/hub/upload.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { emailOf, type JourneyHub } from './harness.ts'

/** Uploads a package and publishes it as a course. @returns the id of the asset */
export async function addCourse({ origin }: JourneyHub, name: string, zip: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-course-'))
  try {
    const author = await signIn(origin, emailOf('admin'), DEMO_PASSWORD)
    writeFileSync(join(folder, 'course.zip'), zip)
    const fileId = await uploadFile(author, join(folder, 'course.zip'), { type: 'asset' })
    return must(await author.api.POST('/assets/', { body: { type: 'scorm', name, fileId, published: true } })).id
  } finally {
    rmSync(folder, { recursive: true })
  }
}
