import { Plural, Trans } from '@lingui/react/macro'
import type { TeamType } from '../../generated/client/model/teamType.ts'
import { AskDelete } from '../ui/arrange/ask-delete.tsx'

type DeleteTypeProps = { type: TeamType; onDelete: (type: TeamType) => void; onClose: () => void }

/** A type is deleted for good, and only when no team has it. */
export function DeleteType({ type, onDelete, onClose }: DeleteTypeProps) {
  const { name, teamCount } = type
  return (
    <AskDelete name={name} onDelete={teamCount > 0 ? null : () => onDelete(type)} onClose={onClose}>
      {teamCount > 0 ? (
        <Plural
          value={teamCount}
          one="# team has this type. Give it another type first."
          other="# teams have this type. Give them another type first."
        />
      ) : (
        <Trans>It is deleted for good. No team has it.</Trans>
      )}
    </AskDelete>
  )
}
