import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TeamType } from '../../generated/client/model/teamType.ts'
import { Dialog } from '../ui/dialog.tsx'
import classes from './teams.module.css'

type DeleteTypeProps = { type: TeamType; onDelete: (type: TeamType) => void; onClose: () => void }

/** A type is deleted for good, and only when no team has it. */
export function DeleteType({ type, onDelete, onClose }: DeleteTypeProps) {
  const { t } = useLingui()
  const { name, teamCount } = type
  const remove = () => {
    onDelete(type)
    onClose()
  }
  return (
    <Dialog title={t`Delete “${name}”?`} onClose={onClose}>
      <div className={classes.window}>
        <p>
          {teamCount > 0 ? (
            <Plural
              value={teamCount}
              one="# team has this type. Give it another type first."
              other="# teams have this type. Give them another type first."
            />
          ) : (
            <Trans>It is deleted for good. No team has it.</Trans>
          )}
        </p>
        <div className={classes.buttons}>
          {teamCount === 0 && (
            <Button onClick={remove}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
