import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCircleDashed, IconProgress } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import { useSave } from '../api/use-save.ts'
import { RowCover } from '../shell/row-cover.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import { DoneTick } from '../ui/content/done-tick.tsx'
import { DuePill } from '../ui/content/due-pill.tsx'
import { OwnDuePill } from '../ui/content/due-pills.tsx'
import { Pill } from '../ui/pill.tsx'
import rowClasses from '../ui/page/rows.module.css'
import { SaveButton } from '../ui/control/save-button.tsx'
import { useCardMeta } from '../ui/content/use-card-meta.ts'
import { TakeBack } from './take-back.tsx'
import classes from './item-row.module.css'

/** Where an item stands in its playlist. */
export interface ItemPlace {
  /** Null where numbers are not shown. */
  rank: string | null
  /** Of its heading. */
  level: 2 | 3
}

type ItemRowProps = { item: PlaylistItem; playlistId: string; place: ItemPlace }

export function ItemRow({ item, playlistId, place }: ItemRowProps) {
  const saved = useSave()
  const isSaved = saved.isOn(item.id, item.isSaved)
  const link = (
    <Link {...contentLink(item, playlistId)} className={rowClasses.link}>
      {item.name}
    </Link>
  )
  return (
    <li className={`${rowClasses.row} ${classes.row}`}>
      <ItemWords item={item} place={place} name={link} />
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

/** An item that is looked at and not opened. */
export function ItemToSee({ item, place }: Omit<ItemRowProps, 'playlistId'>) {
  return (
    <li className={`${rowClasses.row} ${classes.row}`}>
      <ItemWords item={item} place={place} name={item.name} />
    </li>
  )
}

function ItemWords({ item, place: { rank, level }, name }: Omit<ItemRowProps, 'playlistId'> & { name: ReactNode }) {
  const { t } = useLingui()
  const meta = useCardMeta(item)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <div className={classes.cover}>
        <RowCover of={item} />
      </div>
      <div className={classes.words}>
        <Heading className={classes.name}>
          {rank && <span className={classes.rank}>{rank} </span>}
          {name}
        </Heading>
        <p className={classes.meta}>
          {meta.join(' · ')} {item.optional && <Pill tone="quiet">{t`Optional`}</Pill>}
        </p>
        <DuePill dueDate={item.dueDate} />
        <OwnDuePill day={item.ownDueDate} />
      </div>
    </>
  )
}

function ItemState({ status }: { status: PlaylistItem['userContentStatus'] }) {
  const { t } = useLingui()
  if (status === 'completed') {
    return (
      <span className={classes.state} data-state="done">
        <DoneTick />
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
