import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ParentPlaylist } from '../../generated/client/model/parentPlaylist.ts'
import { Section } from '../ui/page/section.tsx'
import classes from './asset.module.css'

export function ParentPlaylists({ playlists }: { playlists: ParentPlaylist[] }) {
  const { t } = useLingui()
  if (playlists.length === 0) return null
  return (
    <Section title={t`Part of`}>
      <ul className={classes.parents}>
        {playlists.map(({ id, name }) => (
          <li key={id}>
            <Link to="/playlists/$playlistId" params={{ playlistId: id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
