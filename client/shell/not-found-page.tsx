import { Trans, useLingui } from '@lingui/react/macro'
import { IconMapQuestion } from '@tabler/icons-react'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Page not found`}>
      <EmptyState
        icon={<IconMapQuestion size={28} aria-hidden />}
        title={t`There is nothing at this address`}
        action={
          <ButtonLink to="/">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may be mistyped, or the page was deleted.</Trans>
      </EmptyState>
    </Page>
  )
}
