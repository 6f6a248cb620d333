import { buildAll } from './build/steps.ts'
import { leaveOutEach } from './attack/leave-out.ts'
import { ATTACKS, isInBrowser, isLong } from './attack/suite.ts'
import { findChromium } from './test/browsers.ts'
import { runParts, vitest, type Part } from './test/run.ts'

/**
 * `make attack`: the tests that attack a hub, on this machine alone. ONLY=cookies takes one kind of them with what proves
 * by its length, ONLY=mutations leaves out one guard of the server after the other and demands that an attack notices.
 */
const say = (line: string) => console.log(line)
const only = process.env['ONLY']

try {
  const wanted = ATTACKS.filter(({ name }) => !only || name === only)
  if (only === 'mutations') await runParts('attack', [{ name: 'mutations', minutes: 15, run: () => leaveOutEach(say) }])
  else if (wanted.length) await attack()
  else throw new Error(`ONLY takes one of ${ATTACKS.map(({ name }) => name).join(', ')}, mutations.`)

  async function attack(): Promise<void> {
    const files = wanted.flatMap((each) => each.files).filter((file) => only || !isLong(file))
    const [inBrowser, others] = [files.filter(isInBrowser), files.filter((file) => !isInBrowser(file))]
    for (const { name, proves } of wanted) say(`${name}: ${proves}`)
    if (inBrowser.length) {
      process.env['CHROMIUM'] = findChromium(say)
      await buildAll(say)
    }
    const part = (name: string, projects: string[], files: string[]): Part => ({
      name,
      minutes: 30,
      run: () => vitest(name, { projects, files }),
    })
    await runParts('attack', [
      ...(others.length ? [part('attack', ['unit', 'server*', 'prove*'], others)] : []),
      ...(inBrowser.length ? [part('attack-browser', ['browser', 'prove-browser'], inBrowser)] : []),
    ])
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
