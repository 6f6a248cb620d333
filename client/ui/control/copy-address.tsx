import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLink } from '@tabler/icons-react'
import { notify } from '../notices/notices-store.ts'

/** Copies an address, for whatever people write in. @param copied what is said then */
export function CopyAddress({ address, copied }: { address: string; copied: string }) {
  const { t } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify(copied),
      () => notify(t`The browser does not let the hub copy. Copy the address of the page instead.`, 'problem'),
    )
  return (
    <Button variant="default" leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
      <Trans>Copy the link</Trans>
    </Button>
  )
}
