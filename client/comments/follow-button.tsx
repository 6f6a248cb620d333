import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import {
  useGetMyContentSubscription,
  useUpdateMyContentSubscription,
} from '../../generated/client/comments/comments.ts'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

/** Whether the reader is told of new comments. A toggle that shows at once and takes itself back if the hub refuses. */
export function FollowButton({ contentId }: { contentId: string }) {
  const { data } = useGetMyContentSubscription(contentId)
  const { mutate, isPending, variables } = useUpdateMyContentSubscription({
    mutation: { onError: (error) => notify(problemWords(error).text, 'problem') },
  })
  if (!data) return null
  const { isSubscribed } = isPending ? variables.data : data
  const Icon = isSubscribed ? IconBellFilled : IconBell
  return (
    <Button
      variant="subtle"
      aria-pressed={isSubscribed}
      leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
      onClick={() => mutate({ contentId, data: { isSubscribed: !isSubscribed } })}
    >
      <Trans>Follow</Trans>
    </Button>
  )
}
