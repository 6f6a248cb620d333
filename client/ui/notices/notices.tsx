import { ActionIcon, Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { dismissNotice, useNotices } from './notices-store.ts'
import classes from './notices.module.css'

/** Where `notify` speaks; stands once in the page. */
export function Notices() {
  const { t } = useLingui()
  const notices = useNotices()
  return (
    <div className={classes.region} role="status" aria-live="polite">
      {notices.map(({ id, text, tone, onUndo }) => (
        <div key={id} className={classes.notice} data-tone={tone}>
          {tone === 'problem' ? <IconAlertTriangle size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
          <span>{text}</span>
          {onUndo && <UndoButton id={id} onUndo={onUndo} />}
          <ActionIcon size={32} aria-label={t`Close this notice`} onClick={() => dismissNotice(id)}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
    </div>
  )
}

function UndoButton({ id, onUndo }: { id: number; onUndo: () => void }) {
  const undo = () => {
    dismissNotice(id)
    onUndo()
  }
  return (
    <Button variant="default" size="xs" onClick={undo}>
      <Trans>Undo</Trans>
    </Button>
  )
}
