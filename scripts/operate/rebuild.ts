import { rebuildRollups } from '../../server/activity/rollup-service.ts'
import { countOutdatedReach, rebuildReach } from '../../server/content/reach/service.ts'
import { rebuildSearch } from '../../server/content/search/rebuild-service.ts'
import type { HubCall } from '../../server/context.ts'
import { allHubs } from '../../server/hubs/registry-service.ts'
import { withContext } from './context.ts'
import { fine, type Said } from './said.ts'

/** What a hub keeps beside its facts, and how each is worked out anew. */
const PARTS = {
  reach: { does: 'who reaches content', rebuild: rebuildReach },
  search: { does: 'what search reads', rebuild: rebuildSearch },
  figures: { does: 'the figures of days', rebuild: rebuildRollups },
} satisfies Record<string, { does: string; rebuild: (call: HubCall) => Promise<unknown> }>

export type Part = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as Part[]

/** For after a repair of the database by hand. @param parts all where there is none */
export function rebuild(parts: readonly Part[], report: (line: string) => void): Promise<Said> {
  const chosen = parts.length ? parts : PART_NAMES
  return withContext(async (context) => {
    const hubs = await allHubs(context)
    for (const hub of hubs) {
      const call = { context, hub, db: context.databases.forHub(hub.domainId) }
      for (const part of chosen) {
        report(`${hub.name}: ${PARTS[part].does}`)
        await PARTS[part].rebuild(call)
      }
    }
    return fine([`Worked out anew for ${hubs.length} hubs: ${chosen.map((part) => PARTS[part].does).join(', ')}.`], {
      hubs: hubs.length,
      parts: chosen,
    })
  })
}

/** Says of how much content it is kept otherwise who reaches it, as the definition has it, and changes nothing. */
export function checkReach(): Promise<Said> {
  return withContext(async (context) => {
    const hubs = await allHubs(context)
    const outdated: { hub: string; contents: number }[] = []
    for (const hub of hubs) {
      const contents = await countOutdatedReach({ db: context.databases.forHub(hub.domainId) })
      outdated.push({ hub: hub.name, contents })
    }
    const faulty = outdated.filter(({ contents }) => contents > 0)
    return {
      lines: faulty.length
        ? faulty.map(({ hub, contents }) => `${hub}: of ${contents} items it is kept otherwise who reaches them.`)
        : [`Who reaches content is kept as it is defined, in ${hubs.length} hubs.`],
      json: outdated,
      isFine: faulty.length === 0,
    }
  })
}
