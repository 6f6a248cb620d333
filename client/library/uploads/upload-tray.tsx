import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCloudUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useSession } from '../../api/session.ts'
import { ownerFor } from './owner-for.ts'
import { UploadList } from './upload-list.tsx'
import { isUnderWay, recallUploads, removeUploads, useUploads, type Upload } from './uploads-store.ts'
import classes from './uploads.module.css'

/** The files that the person uploads, wherever in the hub they are meanwhile. Not there before the first. */
export function UploadTray() {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const session = useSession()
  const { user } = session
  const teamId = ownerFor(session)
  const { items, added } = useUploads()
  useEffect(() => recallUploads({ client, userId: user.id, teamId }), [client, user.id, teamId])
  useEffect(() => {
    if (added > 0 && !panel.current?.matches(':popover-open')) panel.current?.showPopover()
  }, [added])
  const running = items.filter(isUnderWay).length
  const ended = items.filter((item) => !isUnderWay(item) && item.state !== 'lost')
  if (items.length === 0) return null
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id} data-running={running > 0 || undefined}>
        <IconCloudUpload size={22} stroke={1.7} aria-hidden />
        <span className="visually-hidden">
          {t`Uploads`}
          {running > 0 && `, ${plural(running, { one: '# running', other: '# running' })}`}
        </span>
      </button>
      <p className="visually-hidden" role="status">
        <Progress items={items} />
      </p>
      <div ref={panel} id={id} popover="auto" className={classes.panel}>
        <h2 className={classes.title}>{t`Uploads`}</h2>
        <UploadList uploads={items} onLeave={() => panel.current?.hidePopover()} />
        {ended.length > 0 && (
          <div className={classes.foot}>
            <Button
              variant="subtle"
              size="xs"
              onClick={() =>
                removeUploads(
                  ended.map((upload) => upload.id),
                  user.id,
                )
              }
            >
              <Trans>Clear what has ended</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** For readers of screens: only the counts, since each step of each file would be too much. */
function Progress({ items }: { items: readonly Upload[] }) {
  const { t } = useLingui()
  const [done, refused, all] = [
    items.filter(({ state }) => state === 'done').length,
    items.filter(({ state }) => state === 'refused').length,
    items.length,
  ]
  if (items.some(isUnderWay)) return t`${done} of ${all} files are uploaded.`
  return refused > 0
    ? t`${done} of ${all} files are uploaded. ${plural(refused, { one: '# was refused.', other: '# were refused.' })}`
    : t`${done} of ${all} files are uploaded.`
}
