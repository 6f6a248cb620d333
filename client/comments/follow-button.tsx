import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import {
  getGetMyContentSubscriptionQueryKey,
  useGetMyContentSubscription,
  useUpdateMyContentSubscription,
} from '../../generated/client/comments/comments.ts'
import type { Subscription } from '../../generated/client/model/subscription.ts'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

/** Whether the reader is told of new comments. A toggle that shows at once and takes itself back if the hub refuses. */
export function FollowButton({ contentId }: { contentId: string }) {
  const client = useQueryClient()
  const queryKey = getGetMyContentSubscriptionQueryKey(contentId)
  const { data } = useGetMyContentSubscription(contentId)
  const show = (isSubscribed: boolean) => client.setQueryData<Subscription>(queryKey, { isSubscribed })
  const { mutate } = useUpdateMyContentSubscription({
    mutation: {
      onMutate: ({ data: { isSubscribed } }) => void show(isSubscribed),
      onError: (error, { data: { isSubscribed } }) => {
        show(!isSubscribed)
        notify(problemWords(error).text, 'problem')
      },
    },
  })
  if (!data) return null
  const { isSubscribed } = data
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
