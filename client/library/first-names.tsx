import { Trans } from '@lingui/react/macro'
import type { NamedPerson } from '../../generated/client/model/namedPerson.ts'

type FirstNamesProps = {
  people: readonly NamedPerson[]
  /** How many there are with those who are not named. */
  count: number
}

/** Who the first of some people are; nothing for nobody. */
export function FirstNames({ people, count }: FirstNamesProps) {
  const names = people.map(({ displayName }) => displayName).join(', ')
  if (!names) return null
  return people.length < count ? <Trans>Among them {names}.</Trans> : <Trans>They are {names}.</Trans>
}
