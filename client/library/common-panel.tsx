import { Trans } from '@lingui/react/macro'
import { CopyButton } from './copy-button.tsx'
import classes from './library.module.css'

type CommonPanelProps = { content: { id: string; sourceDomain: string | null } }

/** Why content has no editor here, and what to do instead. */
export function CommonPanel({ content }: CommonPanelProps) {
  const { sourceDomain } = content
  return (
    <div className={classes.notes} role="note">
      <p>
        <Trans>
          {sourceDomain} shares this with your hub, and changes it there. You can put it into your playlists, assign it
          and feature it. To change it, make a copy, which is yours: later changes of the original do not reach it.
        </Trans>
      </p>
      <CopyButton content={[content]}>
        <Trans>Make a copy</Trans>
      </CopyButton>
    </div>
  )
}
