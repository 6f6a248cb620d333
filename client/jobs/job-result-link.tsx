import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { Job } from '../../generated/client/model/job.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'

/** Leads to what came out of a job: a file, or a page of the hub. Not there before its end. */
export function JobResultLink({ job: { result }, onClick }: { job: Job; onClick?: () => void }) {
  if (result.href === null) return null
  if (result.type === 'download')
    return (
      <Button size="compact-sm" variant="default" component="a" href={result.href} download>
        <Trans>Download</Trans>
      </Button>
    )
  return (
    // The hub says where in words; its routes are known by name.
    <ButtonLink size="compact-sm" variant="default" to={result.href as '/'} onClick={onClick}>
      <Trans>See the result</Trans>
    </ButtonLink>
  )
}
