import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { WelcomeView } from '../../generated/client/model/welcomeView.ts'
import { useDismissMyWelcomeView } from '../../generated/client/welcome-views-admin/welcome-views-admin.ts'
import { pictureIn } from '../api/pictures.ts'
import { useChange } from '../api/use-change.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { WelcomeWords } from '../ui/brand/welcome-words.tsx'

/** A welcome view. However it is closed, it is closed on every device. */
export function WelcomeWindow({ view, onClose }: { view: WelcomeView; onClose: () => void }) {
  const { run } = useChange(useDismissMyWelcomeView)
  const { title, message, content, pictureId, pictureUrl } = view
  const name = content?.name
  const close = () => {
    run()
    onClose()
  }
  return (
    <Dialog title={title} onClose={close}>
      <WelcomeWords message={message} pictureUrl={pictureIn('1280x720', { thumbnailId: pictureId, pictureUrl })}>
        {content && (
          <ButtonLink {...contentLink(content)} onClick={close} data-autofocus>
            <Trans>Begin with {name}</Trans>
          </ButtonLink>
        )}
        <Button variant={content ? 'default' : 'filled'} onClick={close} data-autofocus={content ? undefined : true}>
          <Trans>Got it</Trans>
        </Button>
      </WelcomeWords>
    </Dialog>
  )
}
