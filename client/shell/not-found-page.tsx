import { Trans, useLingui } from '@lingui/react/macro'
import { IconMapQuestion } from '@tabler/icons-react'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Page title={t`There is no such page`}>
      <EmptyState
        icon={<IconMapQuestion size={28} aria-hidden />}
        title={t`The address leads nowhere`}
        action={
          <ButtonLink to="/">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been mistyped, or what stood here was deleted.</Trans>
      </EmptyState>
    </Page>
  )
}
