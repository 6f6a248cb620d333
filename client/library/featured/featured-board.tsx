import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
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
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { OrderBoard } from '../order-board.tsx'
import type { Ordered } from '../order-list.tsx'
import { AddFeatured } from './add-featured.tsx'

type FeaturedBoardProps = {
  /** The id of a team, or `all`. */
  list: string
  featured: readonly FeaturedContent[]
}

/** One list in its order. Each change is there at once. */
export function FeaturedBoard({ list, featured }: FeaturedBoardProps) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const mayChange = can(useSession(), access.addFeaturedContent)
  const rank = useChange(useRankFeaturedContent)
  const { mutateAsync: bringBack } = useAddFeaturedContent()
  const remove = useChange(useRemoveFeaturedContent, {
    done: () => t`It is no longer featured.`,
    undo: (_, { data }) => bringBack({ teamIds: list, data }),
  })
  const rows: Ordered[] = featured.map(({ content }) => content)
  const takeOut = ({ id }: Ordered) => remove.run({ teamIds: list, data: { contentIds: [id] } })
  return (
    <div className={arrange.bench}>
      {mayChange && (
        <div>
          <Button onClick={() => setAdding(true)}>
            <Trans>Feature content…</Trans>
          </Button>
        </div>
      )}
      {rows.length > 0 ? (
        <OrderBoard
          label={t`Featured content`}
          rows={rows}
          mayChange={mayChange}
          isMoving={rank.isPending}
          onMove={({ id }, place) => rank.run({ teamIds: list, contentId: id, data: { rank: place } })}
          onRemove={takeOut}
          more={(chosen) => (
            <Button variant="default" loading={remove.isPending} onClick={() => takeOut(chosen)}>
              <Trans>Take out</Trans>
            </Button>
          )}
        />
      ) : (
        <EmptyState icon={<IconStar size={28} aria-hidden />} title={t`Nothing is featured here yet`}>
          <Trans>Featured content stands on the home page of whoever may see it.</Trans>
        </EmptyState>
      )}
      {isAdding && <AddFeatured list={list} held={rows.map(({ id }) => id)} onClose={() => setAdding(false)} />}
    </div>
  )
}
