import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { contentLink } from '../ui/content/content-link.ts'
import { CopyAddress } from '../ui/control/copy-address.tsx'

/** Copies the address of content. */
export function CopyLink({ content }: { content: { id: string; type: string } }) {
  const { t } = useLingui()
  const { href } = useRouter().buildLocation(contentLink(content))
  return (
    <CopyAddress
      address={new URL(href, location.origin).href}
      copied={t`The link is copied. It opens for whoever may see the content.`}
    />
  )
}
