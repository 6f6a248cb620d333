import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeleteUserSessions } from '../../generated/client/users-admin/users-admin.ts'
import { useChange } from '../api/use-change.ts'
import { Confirm } from '../ui/dialog/confirm.tsx'

/** Ends what somebody has open, and their API tokens where that is wanted. */
export function SignOutPerson({ userId, name }: { userId: string; name: string }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [includeTokens, setIncludeTokens] = useState(false)
  const { run, isPending } = useChange(useDeleteUserSessions, {
    done: ({ sessionCount, tokenCount }) => {
      const sessions = t`${plural(sessionCount, { one: '# session ended.', other: '# sessions ended.' })}`
      if (tokenCount === 0) return sessions
      const tokens = t`${plural(tokenCount, { one: '# API token deleted.', other: '# API tokens deleted.' })}`
      return `${sessions} ${tokens}`
    },
  })
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => setAsking(true)}>
        <Trans>Sign out everywhere…</Trans>
      </Button>
      {isAsking && (
        <Confirm
          title={t`Sign out ${name}`}
          action={<Trans>Sign out everywhere</Trans>}
          onConfirm={() => run({ userId, params: { includeTokens } })}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>All sessions in this hub end at once. The password stays, so the person can sign in again.</Trans>
          </p>
          <Checkbox
            label={t`Delete the API tokens, too`}
            description={t`What works with a token of this person stops. It cannot be undone.`}
            checked={includeTokens}
            onChange={({ currentTarget }) => setIncludeTokens(currentTarget.checked)}
          />
        </Confirm>
      )}
    </>
  )
}
