import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import {
  getPlaylistLosses,
  useDeletePlaylist,
  useDuplicatePlaylists,
  useRestorePlaylist,
  useUpdatePlaylist,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistAdmin } from '../../../generated/client/model/playlistAdmin.ts'
import type { PlaylistLosses } from '../../../generated/client/model/playlistLosses.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useChange } from '../../api/use-change.ts'
import { problemWords } from '../../api/problems.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { notify } from '../../ui/notices/notices-store.ts'
import { NamedList } from '../../ui/wizard/named-list.tsx'
import { ChangesLink } from '../changes-link.tsx'
import { CopyButton } from '../copy-button.tsx'
import { CommonPill, StatusPill } from '../library-cells.tsx'
import classes from '../library.module.css'
import { LossQuestion } from '../loss-question.tsx'
import { StatusButton } from '../status/status-button.tsx'
import { useLossQuestion } from '../../shell/sight/use-loss-question.ts'
import { WhoSeesIt } from '../who-sees-it.tsx'

/** Whether learners see a playlist, and what can be done to it as a whole. */
export function PlaylistState({ playlist }: { playlist: PlaylistAdmin }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id: playlistId, name, published, isCommon } = playlist
  const headers = { 'If-Match': etagOf(playlist) ?? '' }
  const { mutateAsync: putBack } = useUpdatePlaylist({ request: { headers: { 'If-Match': '*' } } })
  const publish = useChange(() => useUpdatePlaylist({ request: { headers } }), {
    done: (_, { data }) =>
      data.published
        ? t`“${name}” is published. Whoever is in its audience sees it.`
        : t`“${name}” is a draft. Learners do not see it.`,
    // What people have seen since is taken back with it.
    undo: (_, { data }) => putBack({ playlistId, data: { published: !data.published, acceptedLosses: ANY_NUMBER } }),
  })
  const copy = useChange(useDuplicatePlaylists, {
    done: ({ items: [made] }) => {
      if (made) void navigate({ to: '/manage/library/playlists/$playlistId', params: { playlistId: made.id } })
      return t`This is the copy. It is a draft.`
    },
  })
  const { mutateAsync: restore } = useRestorePlaylist()
  const remove = useChange(useDeletePlaylist, {
    done: () => {
      void navigate({ to: '/manage/library' })
      return t`“${name}” was deleted.`
    },
    undo: () => restore({ playlistId }),
  })
  const { ask, open } = useLossQuestion<{ action: 'draft' | 'delete'; losses: PlaylistLosses }>()
  const mayTake = async (action: 'draft' | 'delete', take: (acceptedLosses: number) => void) => {
    try {
      const losses = await getPlaylistLosses(playlistId)
      if (losses.lossCount === 0 || (await ask({ action, losses }))) take(losses.lossCount)
    } catch (error) {
      notify(problemWords(error).text, 'problem')
    }
  }
  const makeDraft = (acceptedLosses: number) => publish.run({ playlistId, data: { published: false, acceptedLosses } })
  const deleteIt = (acceptedLosses: number) => remove.run({ playlistId, params: { acceptedLosses } })
  return (
    <div className={classes.state}>
      <StatusPill published={published} isDeleted={false} restorableUntil={null} />
      <CommonPill {...playlist} />
      <div className={classes.buttons}>
        {!isCommon && (
          <Button
            variant={published ? 'default' : 'filled'}
            loading={publish.isPending}
            onClick={() =>
              published ? void mayTake('draft', makeDraft) : publish.run({ playlistId, data: { published: true } })
            }
          >
            {published ? <Trans>Make it a draft</Trans> : <Trans>Publish</Trans>}
          </Button>
        )}
        <ButtonLink to="/manage/library/playlists/$playlistId/preview" params={{ playlistId }} variant="default">
          <Trans>Preview</Trans>
        </ButtonLink>
        {published && (
          <ButtonLink to="/playlists/$playlistId" params={{ playlistId }} variant="default">
            <Trans>See it as a learner</Trans>
          </ButtonLink>
        )}
        {!isCommon && (
          <>
            <Button
              variant="default"
              loading={copy.isPending}
              onClick={() => copy.run({ data: { playlistIds: [playlistId], withIndex: true } })}
            >
              <Trans>Duplicate</Trans>
            </Button>
            <CopyButton content={[playlist]}>
              <Trans>Duplicate with all in it</Trans>
            </CopyButton>
          </>
        )}
        <StatusButton content={[playlist]} />
        <WhoSeesIt content={playlist} />
        <ChangesLink content={playlist} />
        {!isCommon && (
          <Button variant="default" loading={remove.isPending} onClick={() => void mayTake('delete', deleteIt)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {open && <PlaylistLossQuestion {...open.loss} onAnswer={open.onAnswer} />}
    </div>
  )
}

type PlaylistLossQuestionProps = {
  action: 'draft' | 'delete'
  losses: PlaylistLosses
  onAnswer: (isMeant: boolean) => void
}

/** Says what people lose beside the playlist, before it goes. */
function PlaylistLossQuestion({ action, losses, onAnswer }: PlaylistLossQuestionProps) {
  const { t } = useLingui()
  const { lossCount, contentCount, items } = losses
  const words =
    action === 'delete'
      ? { title: t`Delete this playlist`, yes: t`Delete it`, no: t`Keep it` }
      : { title: t`Make a draft of this playlist`, yes: t`Make it a draft`, no: t`Leave it published` }
  return (
    <LossQuestion onAnswer={onAnswer} words={words}>
      <p>
        <Plural
          value={lossCount}
          one="# person sees this through no other playlist, and would see it no longer:"
          other="# people see this through no other playlist, and would see it no longer:"
        />
      </p>
      <NamedList entries={items.slice(0, SHOWN).map(({ id, name }) => ({ id, words: name }))} total={contentCount} />
    </LossQuestion>
  )
}

/** More people than a hub has. */
const ANY_NUMBER = 2_147_483_647

/** How much of what would be lost is named. */
const SHOWN = 10
