import { Plural, useLingui } from '@lingui/react/macro'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import type { TeamTypeReference } from '../../generated/client/model/teamTypeReference.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './teams.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

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

/** Days that have begun count. */
function daysUntil(moment: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / DAY_MS))
}

/** How long a deleted team can be restored. */
export function DeletedPill({ restorableUntil }: { restorableUntil: string | null }) {
  const { t } = useLingui()
  const days = restorableUntil === null ? null : daysUntil(restorableUntil)
  return (
    <Pill tone="late" icon={<IconTrash size={14} aria-hidden />}>
      {days === null ? t`Deleted` : <Plural value={days} one="Deleted, # day left" other="Deleted, # days left" />}
    </Pill>
  )
}
