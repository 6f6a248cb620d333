import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import { useListBadgeImages } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { BadgeImage } from '../../../generated/client/model/badgeImage.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import { AddPicture } from './add-picture.tsx'
import { DeletePicture } from './delete-picture.tsx'
import { EditPicture } from './edit-picture.tsx'
import { useStyleWords } from './style-words.ts'
import classes from './studio.module.css'

type Window = { kind: 'add' } | { kind: 'edit' | 'delete'; image: BadgeImage }

/** The pictures of the hub; those that come with it can be neither changed nor deleted. */
export function PictureList() {
  const { t } = useLingui()
  const [window, setWindow] = useState<Window | null>(null)
  const mayChange = can(useSession(), access.updateBadgeImage)
  const query = useListBadgeImages({ limit: 100 })
  if (!query.data) return <QueryState query={query} height={200} />
  const close = () => setWindow(null)
  return (
    <>
      <ul className={classes.grid} aria-label={t`Pictures`}>
        {query.data.items.map((image) => (
          <li key={image.id}>
            <PictureCard image={image} mayChange={mayChange} onAsk={(kind) => setWindow({ kind, image })} />
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setWindow({ kind: 'add' })}>
            <Trans>Add a picture…</Trans>
          </Button>
        </div>
      )}
      {window?.kind === 'add' && <AddPicture onClose={close} />}
      {window?.kind === 'edit' && <EditPicture image={window.image} onClose={close} />}
      {window?.kind === 'delete' && <DeletePicture image={window.image} onClose={close} />}
    </>
  )
}

type PictureCardProps = { image: BadgeImage; mayChange: boolean; onAsk: (kind: 'edit' | 'delete') => void }

function PictureCard({ image, mayChange, onAsk }: PictureCardProps) {
  const { t } = useLingui()
  const styleWords = useStyleWords()
  const name = image.alternativeText ?? t`Nothing is said of it`
  return (
    <article className={classes.card}>
      <BadgePicture badge={{ ...image, imageAlternativeText: '' }} isEarned />
      <strong>{name}</strong>
      <span className={classes.meta}>
        {styleWords[image.style]} · <Plural value={image.badgeCount} one="# badge" other="# badges" />
      </span>
      {image.isBuiltIn ? (
        <span className={classes.meta}>
          <Trans>Comes with the hub</Trans>
        </span>
      ) : (
        mayChange && (
          <span className={classes.buttons}>
            <Button variant="default" aria-label={t`Change the picture “${name}”`} onClick={() => onAsk('edit')}>
              <Trans>Change…</Trans>
            </Button>
            <Button variant="default" aria-label={t`Delete the picture “${name}”`} onClick={() => onAsk('delete')}>
              <Trans>Delete…</Trans>
            </Button>
          </span>
        )
      )}
    </article>
  )
}
