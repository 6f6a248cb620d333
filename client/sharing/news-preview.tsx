import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useSession } from '../api/session.ts'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import classes from './sharing.module.css'

/** What those find in their news who get content, with the words that are being typed. */
export function NewsPreview({ what }: { what: string }) {
  const { t } = useLingui()
  const { displayName: who, pictureUrl } = useSession().user
  const message = useWatch<{ message: string }>({ name: 'message' }) as string
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.quiet}>
        <Trans>What they see</Trans>
      </figcaption>
      <div className={classes.news}>
        <PersonPicture name={who} url={pictureUrl} size={32} />
        <div className={classes.words}>
          <p>{t`${who} shared ${what} with you`}</p>
          {message.trim() && <p className={classes.message}>{message}</p>}
        </div>
      </div>
    </figure>
  )
}
