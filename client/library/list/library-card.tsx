import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pictureIn } from '../../api/pictures.ts'
import card from '../../ui/content/content-card.module.css'
import { kindOf } from '../../ui/content/content-kind.ts'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { Cover } from '../../ui/cover/cover.tsx'
import { CommonPill, StatusPill } from '../library-cells.tsx'
import classes from '../library.module.css'
import type { Shared } from '../use-common-note.ts'

/** What a card of the library shows of a playlist or an asset. */
export interface CardContent extends Shared {
  id: string
  name: string
  type: string
  fileFormat: string | null
  thumbnailId: string | null
  pictureUrl: string | null
  published: boolean
  isDeleted: boolean
  restorableUntil: string | null
}

/** Content by its picture, as those see it who look after it. */
export function LibraryCard({ content }: { content: CardContent }) {
  const { i18n } = useLingui()
  const kind = kindOf(content)
  return (
    <article className={card.card}>
      <Cover id={content.id} kind={kind} topicId={null} pictureUrl={pictureIn('640x360', content)} />
      <div className={card.body}>
        <h2 className={card.name}>
          <EditLink content={content} />
        </h2>
        <p className={card.meta}>
          <KindIcon kind={kind} size={16} />
          {i18n._(kindLabel(kind))}
        </p>
        <div className={classes.state}>
          <StatusPill {...content} />
          <CommonPill {...content} />
        </div>
      </div>
    </article>
  )
}

/** A deleted playlist has no page. */
function EditLink({ content: { id, name, type, isDeleted } }: { content: CardContent }) {
  if (type !== 'playlist')
    return (
      <Link to="/manage/library/assets/$assetId" params={{ assetId: id }} className={card.link}>
        {name}
      </Link>
    )
  if (isDeleted) return name
  return (
    <Link to="/manage/library/playlists/$playlistId" params={{ playlistId: id }} className={card.link}>
      {name}
    </Link>
  )
}
