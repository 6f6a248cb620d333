import { describedSettings } from '../../server/platform/settings.ts'
import { code } from './markdown.ts'

const HEAD = '{/* Written by scripts/docs from server/platform/settings.ts, by which the settings are read. */}\n'

/** The Markdown of every setting, group by group. */
export function settingsPartial(): string {
  const groups = Map.groupBy(describedSettings(), ({ group }) => group)
  return [
    HEAD,
    ...[...groups].flatMap(([group, settings]) => [
      `### ${group}\n`,
      '| Variable | What it is | Without it |',
      '| --- | --- | --- |',
      ...settings.map(({ name, what, without, isSecret }) => {
        const names = isSecret ? `${code(name)}, ${code(`${name}_FILE`)}` : code(name)
        return `| ${names} | ${what} | ${without} |`
      }),
      '',
    ]),
  ].join('\n')
}
