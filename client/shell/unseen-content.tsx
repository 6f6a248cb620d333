import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendarTime, IconLock, IconMapQuestion, IconPencil, IconUsers } from '@tabler/icons-react'
import { useGetMyContentVisibility } from '../../generated/client/visibility/visibility.ts'
import type { OwnContentVisibility } from '../../generated/client/model/ownContentVisibility.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'

/** What is said in the place of content that does not open to somebody: what keeps it from them, and when it opens. */
export function UnseenContent({ contentId }: { contentId: string }) {
  const { data, error, isPending } = useGetMyContentVisibility(contentId, { query: { retry: false, staleTime: 0 } })
  const { title, text, icon: Icon } = useReasonWords(data)
  if (isPending) return null
  // Whether it is there at all cannot be said.
  if (error && error.status !== 404) throw error
  const playlistName = data?.playlistName
  return (
    <Page title={title}>
      <EmptyState
        icon={<Icon size={28} aria-hidden />}
        title={text}
        action={<NextStep contentId={contentId} reason={data} />}
      >
        {playlistName ? <Trans>It is part of “{playlistName}”.</Trans> : null}
      </EmptyState>
    </Page>
  )
}

function NextStep({ contentId, reason }: { contentId: string; reason: OwnContentVisibility | undefined }) {
  if (reason?.isVisible)
    return (
      <ButtonLink to="/assets/$assetId" params={{ assetId: contentId }}>
        <Trans>Open it on its own</Trans>
      </ButtonLink>
    )
  if (reason?.playlistId)
    return (
      <ButtonLink to="/playlists/$playlistId" params={{ playlistId: reason.playlistId }}>
        <Trans>Go to the playlist</Trans>
      </ButtonLink>
    )
  return (
    <ButtonLink to="/">
      <Trans>Go to the home page</Trans>
    </ButtonLink>
  )
}

function useReasonWords(reason: OwnContentVisibility | undefined) {
  const { t } = useLingui()
  const format = useFormat()
  const notYet = t`This is not open to you yet`
  const notNow = t`This is not open to you now`
  if (reason?.isVisible)
    return { title: notNow, text: t`It is closed in this playlist, but you can open it on its own.`, icon: IconLock }
  switch (reason?.reason) {
    case 'opensLater': {
      const moment = format.moment(reason.opensAt ?? '')
      return { title: notYet, text: t`It opens ${moment}, your time.`, icon: IconCalendarTime }
    }
    case 'opensWithProgress': {
      const text = plural(reason.remainingCount ?? 1, {
        one: 'It opens when you have finished # more item before it.',
        other: 'It opens when you have finished # more items before it.',
      })
      return { title: notYet, text, icon: IconLock }
    }
    case 'locked':
      return { title: notNow, text: t`The people who look after its playlist keep it closed.`, icon: IconLock }
    case 'unpublished':
      return { title: notNow, text: t`It is not published at the moment.`, icon: IconPencil }
    case 'audience':
      return { title: t`This is not meant for you`, text: t`It is for other people in this hub.`, icon: IconUsers }
    case 'noPlaylist':
      return { title: notNow, text: t`It is in no playlist that is open to you.`, icon: IconLock }
    default:
      return { title: t`Nothing here`, text: t`There is nothing at this address`, icon: IconMapQuestion }
  }
}
