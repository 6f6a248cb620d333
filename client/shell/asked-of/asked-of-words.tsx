import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnGoal } from '../../../generated/client/model/ownGoal.ts'
import { activeTag } from '../../i18n/i18n.ts'

export function AskedOfWords({ audience, teams }: Pick<NonNullable<OwnGoal>, 'audience' | 'teams'>) {
  const { t } = useLingui()
  if (audience === 'everyone') return t`Asked of everyone`
  if (audience === 'people') return t`Asked of you`
  const names = new Intl.ListFormat(activeTag()).format(teams.map(({ name }) => name))
  return plural(teams.length, { one: `Asked of the team ${names}`, other: `Asked of the teams ${names}` })
}
