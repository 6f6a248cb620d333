import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import {
  useAddFeaturedContent,
  useRankFeaturedContent,
  useRemoveFeaturedContent,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { FeaturedContent } from '../../../generated/client/model/featuredContent.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import arrange from '../../ui/arrange/arrange.module.css'
import { ArrangeToolbar } from '../../ui/arrange/arrange-toolbar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AddFeatured } from './add-featured.tsx'
import { FeaturedList, type Featured } from './featured-list.tsx'

type FeaturedBoardProps = {
  /** The id of a team, or `all`. */
  list: string
  featured: readonly FeaturedContent[]
}

/** One list in its order. Each change is there at once. */
export function FeaturedBoard({ list, featured }: FeaturedBoardProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [said, setSaid] = useState('')
  const mayChange = can(useSession(), 'addFeaturedContent')
  const rank = useChange(useRankFeaturedContent)
  const { mutateAsync: bringBack } = useAddFeaturedContent()
  const remove = useChange(useRemoveFeaturedContent, {
    done: () => t`It is no longer featured.`,
    undo: (_, { data }) => bringBack({ teamIds: list, data }),
  })
  const rows: Featured[] = featured.map(({ content }) => content)
  const chosen = rows.find(({ id }) => id === wanted) ?? rows[0]
  const move = (row: Featured, place: number) => {
    if (!mayChange || rank.isPending || place < 0 || place >= rows.length) return
    setWanted(row.id)
    rank.run({ teamIds: list, contentId: row.id, data: { rank: place } })
    const [name, position, count] = [row.name, place + 1, rows.length]
    setSaid(t`“${name}” is at position ${position} of ${count}.`)
  }
  const takeOut = ({ id }: Featured) => mayChange && remove.run({ teamIds: list, data: { contentIds: [id] } })
  const at = chosen ? rows.indexOf(chosen) : -1
  return (
    <div className={arrange.bench}>
      {mayChange && (
        <div>
          <Button onClick={() => setAdding(true)}>
            <Trans>Feature content…</Trans>
          </Button>
        </div>
      )}
      {chosen ? (
        <>
          {mayChange && (
            <ArrangeToolbar name={chosen.name}>
              <Button
                variant="default"
                leftSection={<IconArrowUp size={18} aria-hidden />}
                disabled={at === 0}
                onClick={() => move(chosen, at - 1)}
              >
                <Trans>Move up</Trans>
              </Button>
              <Button
                variant="default"
                leftSection={<IconArrowDown size={18} aria-hidden />}
                disabled={at === rows.length - 1}
                onClick={() => move(chosen, at + 1)}
              >
                <Trans>Move down</Trans>
              </Button>
              <Button variant="default" loading={remove.isPending} onClick={() => takeOut(chosen)}>
                <Trans>Take out</Trans>
              </Button>
            </ArrangeToolbar>
          )}
          <FeaturedList rows={rows} chosen={chosen.id} onChoose={setWanted} onMove={move} onRemove={takeOut} />
        </>
      ) : (
        <EmptyState icon={<IconStar size={28} aria-hidden />} title={t`Nothing is featured here yet`}>
          <Trans>Featured content stands on the home page of whoever may see it.</Trans>
        </EmptyState>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isAdding && <AddFeatured list={list} held={rows.map(({ id }) => id)} onClose={() => setAdding(false)} />}
    </div>
  )
}
