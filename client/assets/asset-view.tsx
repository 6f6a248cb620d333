import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconCheck, IconDownload } from '@tabler/icons-react'
import { Suspense, useContext, type ReactNode } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import { useLike } from '../api/use-like.ts'
import { useSave } from '../api/use-save.ts'
import { AskedOf } from '../shell/asked-of/asked-of.tsx'
import { DueDateButton } from '../shell/due-date-button.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import { KeepButton } from './offline/keep-button.tsx'
import { kindOf } from '../ui/content/content-kind.ts'
import { DuePills } from '../ui/content/due-pills.tsx'
import { LikeButton } from '../ui/content/like-button.tsx'
import { PageTitle } from '../ui/page/page.tsx'
import { Pill } from '../ui/pill.tsx'
import { SaveButton } from '../ui/control/save-button.tsx'
import tickClasses from '../ui/content/tick.module.css'
import { useCardMeta } from '../ui/content/use-card-meta.ts'
import { isDone } from '../ui/content/is-done.ts'
import classes from './asset.module.css'
import { OnlyLookedAt } from './only-looked-at.ts'
import { PlayerBoundary } from './player-boundary.tsx'
import { ReplacedNote } from './replaced-note.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { useDone } from './use-status.ts'

type AssetViewProps = { asset: Asset; crumbs: ReactNode; player: ReactNode; children?: ReactNode }

/** What an asset is, the player, and what a person can do with it. */
export function AssetView({ asset, crumbs, player, children }: AssetViewProps) {
  const meta = useCardMeta({ ...asset, contentCount: 0 })
  return (
    <div className={classes.page}>
      <PageTitle title={asset.name} />
      {crumbs}
      <header className={classes.head}>
        <div className={classes.words}>
          <h1>{asset.name}</h1>
          <p className={classes.meta}>
            {meta.join(' · ')} <StatePill asset={asset} />
          </p>
          <AskedOf goal={asset.goal} />
          <ReplacedNote asset={asset} />
        </div>
        <Actions asset={asset} />
      </header>
      <PlayerBoundary>
        <Suspense fallback={<StageSkeleton kind={kindOf(asset)} />}>{player}</Suspense>
      </PlayerBoundary>
      {asset.description && <p className={classes.description}>{asset.description}</p>}
      {children}
    </div>
  )
}

function StatePill({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  if (useDone().isOn(asset.id, isDone(asset)))
    return (
      <Pill
        tone="done"
        icon={<IconCheck className={tickClasses.drawn} size={14} stroke={2.4} aria-hidden />}
      >{t`Done`}</Pill>
    )
  return <DuePills of={asset} />
}

function Actions({ asset }: { asset: Asset }) {
  const [saved, liked] = [useSave(), useLike()]
  const isSaved = saved.isOn(asset.id, asset.isSaved)
  const isLiked = liked.isOn(asset.id, asset.user_rated_like === 1)
  return (
    <div className={classes.actions} inert={useContext(OnlyLookedAt)}>
      {asset.markAsDoneMode === 'manual' && <DoneButton asset={asset} />}
      {asset.downloadUrl && (
        <Button
          component="a"
          href={asset.downloadUrl}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          <Trans>Download</Trans>
        </Button>
      )}
      <KeepButton asset={asset} />
      <span className={classes.toggles}>
        <SaveButton name={asset.name} isSaved={isSaved} onToggle={() => saved.set(asset, !isSaved)} />
        <ShareButton content={asset} />
        <LikeButton name={asset.name} isLiked={isLiked} onToggle={() => liked.set(asset, !isLiked)} />
        {asset.userContentStatus !== 'completed' && (
          <DueDateButton name={asset.name} contentId={asset.id} dueDate={asset.ownDueDate} />
        )}
      </span>
    </div>
  )
}

function DoneButton({ asset }: { asset: Asset }) {
  const done = useDone()
  const isOn = done.isOn(asset.id, isDone(asset))
  const toggleDone = () => done.set(asset, !isOn)
  if (isOn) {
    return (
      <Button variant="default" onClick={toggleDone} leftSection={<IconArrowBackUp size={18} aria-hidden />}>
        <Trans>Mark as not done</Trans>
      </Button>
    )
  }
  return (
    <Button onClick={toggleDone} leftSection={<IconCheck size={18} aria-hidden />}>
      <Trans>Mark as done</Trans>
    </Button>
  )
}
