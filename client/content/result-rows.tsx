import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import type { SearchResult } from '../../generated/client/model/searchResult.ts'
import type { SearchSnippet } from '../../generated/client/model/searchSnippet.ts'
import { useFormat } from '../i18n/use-format.ts'
import { RowCover } from '../shell/row-cover.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import { isDone } from '../ui/content/is-done.ts'
import { MarkedText } from '../ui/list/marked-text.tsx'
import { NewMark } from '../ui/content/new-mark.tsx'
import { Pill } from '../ui/pill.tsx'
import rowClasses from '../ui/page/rows.module.css'
import { useCardMeta } from '../ui/content/use-card-meta.ts'
import rowsClasses from './content-rows.module.css'
import classes from './result-rows.module.css'

/** What a search found, as dense rows: each says where the words stand in it, where it stands itself and how long it still takes. */
export function ResultRows({ items, label }: { items: SearchResult[]; label: string }) {
  return (
    <ul className={rowClasses.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={`${rowClasses.row} ${classes.row}`}>
          <div className={rowsClasses.cover}>
            <RowCover of={item} />
          </div>
          <Words item={item} />
          <TimeLeft item={item} />
        </li>
      ))}
    </ul>
  )
}

function Words({ item }: { item: SearchResult }) {
  const meta = useCardMeta({ ...item, completionTime: 0, duration: null })
  return (
    <div className={rowsClasses.words}>
      <h2 className={rowsClasses.name}>
        <Link {...contentLink(item, item.playlistId)} className={rowClasses.link}>
          <MarkedText parts={item.nameParts} />
        </Link>
        {item.newSinceVisit && <NewMark newness={item.newSinceVisit} />}
      </h2>
      <p className={rowsClasses.meta}>{[...meta, item.playlistName].filter(Boolean).join(' · ')}</p>
      {item.snippet && <Snippet snippet={item.snippet} />}
    </div>
  )
}

function Snippet({ snippet: { source, parts } }: { snippet: SearchSnippet }) {
  const { t } = useLingui()
  return (
    <p className={classes.snippet}>
      {source === 'tags' && <span className={classes.source}>{t`Tags`} · </span>}
      {source === 'topics' && <span className={classes.source}>{t`Topics`} · </span>}
      {source === 'document' && <span className={classes.source}>{t`In the document`} · </span>}
      <MarkedText parts={parts} />
    </p>
  )
}

function TimeLeft({ item }: { item: SearchResult }) {
  const { t } = useLingui()
  const format = useFormat()
  const time = format.length(item.remainingTime)
  if (isDone(item))
    return (
      <span className={classes.time}>
        <Pill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>{t`Done`}</Pill>
      </span>
    )
  if (item.remainingTime === 0) return null
  return <span className={classes.time}>{item.userContentStatus === 'opened' ? t`${time} left` : time}</span>
}
