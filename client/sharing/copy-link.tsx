import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { IconLink } from '@tabler/icons-react'
import { notify } from '../ui/notices-store.ts'
import { contentLink } from '../ui/content-link.ts'

/** Copies the address of content, for whatever people write in. */
export function CopyLink({ content }: { content: { id: string; type: string } }) {
  const { t } = useLingui()
  const { href } = useRouter().buildLocation(contentLink(content))
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => notify(t`The link is copied. It opens for whoever may see the content.`),
      () => notify(t`The browser does not let the hub copy. Copy the address of the page instead.`, 'problem'),
    )
  return (
    <Button variant="default" leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
      <Trans>Copy the link</Trans>
    </Button>
  )
}
