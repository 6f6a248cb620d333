import { useLingui } from '@lingui/react/macro'
import { IconRefresh } from '@tabler/icons-react'
import type { TeamTypeReference } from '../../generated/client/model/teamTypeReference.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './teams.module.css'

/** The type of a team in its colour. */
export function TypePill({ type: { name, colour } }: { type: Pick<TeamTypeReference, 'name' | 'colour'> }) {
  return (
    <Pill tone="quiet" icon={<ColourDot colour={colour} />}>
      <span className={classes.short} title={name}>
        {name}
      </span>
    </Pill>
  )
}

export function ColourDot({ colour }: { colour: string }) {
  return <span className={classes.dot} style={{ backgroundColor: colour }} aria-hidden />
}

export function RulesPill() {
  const { t } = useLingui()
  return <Pill tone="brand" icon={<IconRefresh size={14} aria-hidden />}>{t`By rules`}</Pill>
}
