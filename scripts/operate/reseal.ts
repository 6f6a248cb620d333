import { reseal as sealAnew } from '../../server/reseal.ts'
import { withContext } from './context.ts'
import type { Said } from './said.ts'

/** Seals what lies in the database with the first secret of HUB_SECRET, after which the ones behind it can be taken away. */
export function reseal(): Promise<Said> {
  return withContext(async (context) => {
    const { counts, lost } = await sealAnew(context)
    const sealed = [...counts].map(([purpose, count]) => `${purpose}: ${count} sealed anew`)
    const done = sealed.length ? sealed : ['All is sealed with the first secret of HUB_SECRET.']
    return {
      lines: [
        ...done,
        ...lost.map((about) => `No secret of HUB_SECRET opens the ${about}.`),
        ...restOf(context.config.secrets, lost),
      ],
      json: { sealed: Object.fromEntries(counts), lost },
      isFine: lost.length === 0,
    }
  })
}

function restOf(secrets: readonly string[], lost: readonly string[]): string[] {
  if (lost.length || secrets.length === 1) return []
  return [
    'Nothing in the database needs the secrets behind the first. In a day, when no link and no cookie of before counts any more, take them out of HUB_SECRET.',
  ]
}
