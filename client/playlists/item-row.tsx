import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCircleCheckFilled, IconCircleDashed, IconProgress } from '@tabler/icons-react'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import { useSave } from '../api/use-save.ts'
import { RowCover } from '../shell/row-cover.tsx'
import { contentLink } from '../ui/content-link.ts'
import { DuePill } from '../ui/due-pill.tsx'
import { OwnDuePill } from '../ui/due-pills.tsx'
import { Pill } from '../ui/pill.tsx'
import rowClasses from '../ui/rows.module.css'
import { SaveButton } from '../ui/save-button.tsx'
import { useCardMeta } from '../ui/use-card-meta.ts'
import { TakeBack } from './take-back.tsx'
import classes from './item-row.module.css'

type ItemRowProps = { item: PlaylistItem; playlistId: string; rank: string | null; level: 2 | 3 }

export function ItemRow({ item, playlistId, rank, level }: ItemRowProps) {
  const { t } = useLingui()
  const saved = useSave()
  const isSaved = saved.isOn(item.id, item.isSaved)
  const meta = useCardMeta(item)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={`${rowClasses.row} ${classes.row}`}>
      <div className={classes.cover}>
        <RowCover of={item} />
      </div>
      <div className={classes.words}>
        <Heading className={classes.name}>
          {rank && <span className={classes.rank}>{rank} </span>}
          <Link {...contentLink(item, playlistId)} className={rowClasses.link}>
            {item.name}
          </Link>
        </Heading>
        <p className={classes.meta}>
          {meta.join(' · ')} {item.optional && <Pill tone="quiet">{t`Optional`}</Pill>}
        </p>
        <DuePill dueDate={item.dueDate} />
        <OwnDuePill day={item.ownDueDate} />
      </div>
      <ItemState status={item.userContentStatus} />
      {item.isMyContribution && <TakeBack item={item} playlistId={playlistId} />}
      <SaveButton
        className={classes.save}
        name={item.name}
        isSaved={isSaved}
        onToggle={() => saved.set(item, !isSaved)}
      />
    </li>
  )
}

function ItemState({ status }: { status: PlaylistItem['userContentStatus'] }) {
  const { t } = useLingui()
  if (status === 'completed') {
    return (
      <span className={classes.state} data-state="done">
        <IconCircleCheckFilled size={20} aria-hidden />
        <span className={classes.stateWord}>{t`Done`}</span>
      </span>
    )
  }
  const isStarted = status === 'opened'
  return (
    <span className={classes.state}>
      {isStarted ? <IconProgress size={20} aria-hidden /> : <IconCircleDashed size={20} aria-hidden />}
      <span className={classes.stateWord}>{isStarted ? t`Started` : t`Not started`}</span>
    </span>
  )
}
