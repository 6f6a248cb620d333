import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PageQuery } from '../../shell/list-state-of.ts'
import { ListAnswer } from '../../shell/list-answer.tsx'
import { TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { CardGrid } from '../../ui/page/card-grid.tsx'
import card from '../../ui/content/content-card.module.css'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Cover } from '../../ui/cover/cover.tsx'
import { LongPager } from '../../ui/data-table/long-pager.tsx'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { StatusPill } from '../library-cells.tsx'
import classes from '../library.module.css'

/** What a card of the library shows of a playlist or an asset. */
export interface LibraryCard {
  id: string
  name: string
  type: string
  fileFormat: string | null
  pictureUrl: string | null
  published: boolean
  isDeleted: boolean
  restorableUntil: string | null
}

type LibraryCardsProps = {
  label: string
  query: PageQuery<LibraryCard>
  page: number
  empty: ReactNode
}

/** One kind of content by its pictures. What is done to many is done in the table. */
export function LibraryCards({ label, query, page, empty }: LibraryCardsProps) {
  return (
    <ListAnswer query={query} empty={empty}>
      {({ items, total, totalIsCapped, nextAfter }) => (
        <>
          <CardGrid label={label}>
            {items.map((content) => (
              <ContentOfLibrary key={content.id} content={content} />
            ))}
          </CardGrid>
          <LongPager
            page={page}
            pageSize={TABLE_PAGE_SIZE}
            total={total}
            isCapped={totalIsCapped}
            nextAfter={nextAfter}
          />
        </>
      )}
    </ListAnswer>
  )
}

function ContentOfLibrary({ content }: { content: LibraryCard }) {
  const { i18n } = useLingui()
  const kind = kindOf(content)
  return (
    <article className={card.card}>
      <Cover id={content.id} kind={kind} topicId={null} pictureUrl={content.pictureUrl} />
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
        </div>
      </div>
    </article>
  )
}

/** A deleted playlist has no page. */
function EditLink({ content: { id, name, type, isDeleted } }: { content: LibraryCard }) {
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
