import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './generate/paths.ts'
import { advisoriesIn } from './sbom/advisories.ts'

/**
 * `make sbom`: writes generated/sbom.json, which lists every package that a running hub is made of (CycloneDX), and says
 * which of them have advisories, where a registry answers. Fails where one has.
 */
const OUT = join(ROOT, 'generated/sbom.json')

writeFileSync(OUT, npm(['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']))
console.log(`Written: ${OUT}`)
const advisories = advisoriesIn(npm(['audit', '--omit', 'dev', '--json']))
if (advisories === null) console.log('No registry answered, so advisories were not looked up.')
else if (advisories.length === 0) console.log('No package has an advisory.')
else {
  console.error(advisories.join('\n'))
  process.exitCode = 1
}

/** What npm prints. A report of advisories is one, although npm ends with an error then. */
function npm(args: string[]): string {
  try {
    return execFileSync('npm', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (fault) {
    const { stdout } = fault as { stdout?: string }
    if (args[0] === 'audit' && stdout !== undefined) return stdout
    throw fault
  }
}
