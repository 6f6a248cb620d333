import { mkdir, open, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ProgramFailed, runProgram } from '../../platform/run-program.ts'
import type { Bench } from '../../platform/serve-tasks.ts'
import { refuseHarmful } from './document-archive-codec.ts'

/** Office documents become PDF, which is what browsers show. */

const GIB = 1024 ** 3

/** What came of it: the PDF is the file `original.pdf` of the folder, or else why there is none. */
export type Converted = { isMade: true } | { isMade: false; isMissing: boolean; said: string }

/** @throws FileRefused for what was made to do harm, or is locked */
export async function convertDocument(
  { path, format }: { path: string; format: string },
  { folder, programs }: Bench,
): Promise<Converted> {
  await refuseHarmful(path, format)
  const source = join(folder, `original.${format}`)
  // By its ending the program knows what it is, and what it writes beside it stays in the folder.
  await symlink(path, source)
  const profile = join(folder, 'profile')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
  const args = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    source,
  ]
  try {
    const said = await runProgram(programs, 'soffice', args, folder, { fileSize: GIB })
    return (await isPdf(join(folder, 'original.pdf')))
      ? { isMade: true }
      : { isMade: false, isMissing: false, said: said.trim() }
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error
    return { isMade: false, isMissing: error.isMissing, said: error.message }
  }
}

/** It says nothing by its exit code of a document that it could not read. */
async function isPdf(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.equals(Buffer.from('%PDF-'))
  } finally {
    await file.close()
  }
}

/**
 * Nothing in a document runs, and nothing is loaded that is not in it: neither from the network nor from this machine. What
 * a sheet has calculated stays as it was saved.
 */
const SETTINGS = registry([
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', 3],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['Office.Common/Security/Scripting', 'DisableActiveContent', true],
  ['Office.Common/Misc', 'FirstRun', false],
  ['Office.Java/VirtualMachine', 'Enable', false],
  ['Office.Writer/Content/Update', 'Link', 2],
  ['Office.Calc/Content/Update', 'Link', 1],
  ['Office.Calc/Formula/Load', 'OOXMLRecalcMode', 1],
  ['Office.Calc/Formula/Load', 'ODFRecalcMode', 1],
])

function registry(items: readonly (readonly [string, string, string | number | boolean])[]): string {
  const lines = items.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${lines.join('\n')}
</oor:items>
`
}
