import { limitsOf, RATE_CLASSES } from '../../server/contract/rate-limit.ts'
import { code } from './markdown.ts'

const HEAD = '{/* Written by scripts/docs from server/contract/rate-limit.ts, by which calls are counted. */}\n\n'

/** The Markdown of how many calls each class lets through. */
export function ratesPartial(): string {
  return [
    `${HEAD}| Class | Calls a minute for each person | Not signed in: from one network | Not signed in: for the whole hub |`,
    '| --- | --- | --- | --- |',
    ...RATE_CLASSES.map((rate) => {
      const { person, network, hub } = limitsOf(rate)
      return `| ${code(rate)} | ${person} | ${network} | ${hub} |`
    }),
    '',
  ].join('\n')
}
