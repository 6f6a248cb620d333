import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs a test on a temporary folder with these files, by path from the folder, and removes it. */
export function withFolder(files: Record<string, string>, act: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'hub-folder-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
