import { pictureIn } from '../api/pictures.ts'
import { kindOf } from '../ui/content/content-kind.ts'
import { Cover } from '../ui/cover/cover.tsx'

type Covered = { id: string; topicId: string | null } & Parameters<typeof kindOf>[0] & Parameters<typeof pictureIn>[1]

/** The cover of what stands in a dense row. */
export function RowCover({ of: item }: { of: Covered }) {
  return (
    <Cover
      id={item.id}
      kind={kindOf(item)}
      topicId={item.topicId}
      pictureUrl={pictureIn('320x180', item)}
      iconSize={14}
    />
  )
}
