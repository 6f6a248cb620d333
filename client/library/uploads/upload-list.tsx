import { ActionIcon, Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconAlertTriangle, IconCheck, IconClock, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { HubProblem } from '../../api/hub-problem.ts'
import { isWorthRetrying } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ProgressLine } from '../../ui/content/progress-line.tsx'
import { ChooseFiles } from '../../ui/file/choose-files.tsx'
import { FileSentence } from './file-sentence.tsx'
import { conversionWords } from './file-words.ts'
import { ownerFor } from './owner-for.ts'
import { UploadProblem } from './upload-problem.tsx'
import {
  addUploads,
  isPausable,
  isUnderWay,
  pauseUpload,
  removeUploads,
  retryUpload,
  type MadeAsset,
  type Upload,
} from './uploads-store.ts'
import classes from './uploads.module.css'

type UploadListProps = {
  uploads: readonly Upload[]
  /** Called where somebody leaves for an asset. */
  onLeave?: () => void
}

/** Files on their way into the library, each with how far it is and what can be done about it. */
export function UploadList({ uploads, onLeave }: UploadListProps) {
  const { t } = useLingui()
  return (
    <ul className={classes.list} aria-label={t`Uploads`}>
      {uploads.map((upload) => (
        <li key={upload.id} className={classes.row}>
          <div className={classes.head}>
            <StateIcon state={upload.state} />
            <span className={classes.name}>{upload.name}</span>
            <Pause upload={upload} />
            <Remove upload={upload} />
          </div>
          <State upload={upload} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

function StateIcon({ state }: Pick<Upload, 'state'>) {
  if (state === 'done') return <IconCheck size={18} className={classes.good} aria-hidden />
  if (state === 'refused' || state === 'lost')
    return <IconAlertTriangle size={18} className={classes.bad} aria-hidden />
  return <IconClock size={18} aria-hidden />
}

function State({ upload, onLeave }: { upload: Upload; onLeave: (() => void) | undefined }) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, name, size, sent, state, asset, error } = upload
  switch (state) {
    case 'waiting':
      return <p className={classes.note}>{t`Waits until others are through`}</p>
    case 'paused':
    case 'sending': {
      const [soFar, all] = [format.bytes(sent), format.bytes(size)]
      return (
        <>
          <ProgressLine rate={size > 0 ? sent / size : 0} label={t`Upload of ${name}`} />
          <p className={classes.note}>
            {t`${soFar} of ${all}`}
            {upload.isCutOff && ` · ${t`The connection is lost. It goes on by itself.`}`}
            {state === 'paused' && ` · ${t`Paused`}`}
          </p>
        </>
      )
    }
    case 'preparing':
      return (
        <p className={classes.note}>
          {t`The hub looks through it`}
          {asset && (
            <>
              {'. '}
              {t`The draft is in the library already.`} <EditLink asset={asset} onLeave={onLeave} />
            </>
          )}
        </p>
      )
    case 'done':
      return (
        <>
          <p className={classes.note}>
            {t`A draft in the library.`} {asset && <EditLink asset={asset} onLeave={onLeave} />}
          </p>
          {asset?.flaw && (
            <div className={classes.note}>
              <FileSentence words={conversionWords[asset.flaw.code]} detail={asset.flaw.detail} />
            </div>
          )}
        </>
      )
    case 'refused':
      return (
        <>
          <UploadProblem error={error} />
          {asset && <EditLink asset={asset} onLeave={onLeave} />}
          {mayPass(error) && (
            <Button variant="default" size="xs" onClick={() => retryUpload(id)}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )
    case 'lost':
      return <Lost upload={upload} />
  }
}

function EditLink({ asset: { id: assetId, name }, onLeave }: { asset: MadeAsset; onLeave: (() => void) | undefined }) {
  return (
    <Link to="/manage/library/assets/$assetId" params={{ assetId }} onClick={onLeave}>
      <Trans>Edit “{name}”</Trans>
    </Link>
  )
}

/** Whether the same file could be taken at another try, such as after somebody made room for it. */
function mayPass(error: unknown): boolean {
  return isWorthRetrying(error) || (error instanceof HubProblem && error.status === 409)
}

/** A page cannot open a file by its name again, so the person has to. */
function Lost({ upload: { id, name, begun } }: { upload: Upload }) {
  const session = useSession()
  const client = useQueryClient()
  const userId = session.user.id
  const begin = (files: File[]) => {
    addUploads(files, { client, userId, teamId: ownerFor(session) })
    removeUploads([id], userId)
  }
  return (
    <>
      <p className={classes.note}>
        {begun ? (
          <Trans>The page was closed before it was finished. Choose the same file again and it goes on.</Trans>
        ) : (
          <Trans>The page was closed before it was finished. Choose the file again to upload it.</Trans>
        )}
      </p>
      <ChooseFiles onFiles={begin} size="xs">
        <Trans>Choose “{name}” again</Trans>
      </ChooseFiles>
    </>
  )
}

/** Stops a large file for a while, and lets it go on. */
function Pause({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const { id, name, state } = upload
  if (state !== 'paused' && !isPausable(upload)) return null
  const isPaused = state === 'paused'
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <ActionIcon
      size={32}
      variant="subtle"
      color="gray"
      aria-label={isPaused ? t`Go on with the upload of ${name}` : t`Pause the upload of ${name}`}
      onClick={() => (isPaused ? retryUpload(id) : pauseUpload(id))}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
}

function Remove({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const { user } = useSession()
  const { id, name, asset } = upload
  return (
    <ActionIcon
      size={32}
      variant="subtle"
      color="gray"
      aria-label={isUnderWay(upload) && !asset ? t`Cancel the upload of ${name}` : t`Take ${name} off this list`}
      onClick={() => removeUploads([id], user.id)}
    >
      <IconX size={16} aria-hidden />
    </ActionIcon>
  )
}
