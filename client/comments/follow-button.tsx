import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import {
  useGetMyContentSubscription,
  useUpdateMyContentSubscription,
} from '../../generated/client/comments/comments.ts'
import { useChange } from '../api/use-change.ts'

/** Whether the reader is told of new comments. A toggle that shows at once and takes itself back if the hub refuses. */
export function FollowButton({ contentId }: { contentId: string }) {
  const { data } = useGetMyContentSubscription(contentId)
  const { run, isPending, variables } = useChange(useUpdateMyContentSubscription)
  if (!data) return null
  const { isSubscribed } = isPending && variables ? variables.data : data
  const Icon = isSubscribed ? IconBellFilled : IconBell
  return (
    <Button
      variant="subtle"
      leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
      onClick={() => run({ contentId, data: { isSubscribed: !isSubscribed } })}
    >
      {isSubscribed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
