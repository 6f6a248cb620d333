import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { readMyAsset } from '../../../generated/client/assets/assets.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { keepDone, keptPosition } from '../../api/kept-work.ts'
import { problemWords } from '../../api/problems.ts'
import { SessionContext } from '../../api/session.ts'
import { isDone } from '../../ui/content/is-done.ts'
import { notify } from '../../ui/notices/notices-store.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import tickClasses from '../../ui/content/tick.module.css'
import { openKept, type KeptAsset, type OpenedAsset } from '../../api/kept-assets.ts'
import { FilePlayer } from '../file-player.tsx'
import classes from './offline.module.css'

/** Plays what is kept. What somebody does is sent now, or kept until the hub can be reached. */
export function KeptPlayer({ kept }: { kept: KeptAsset }) {
  const { t } = useLingui()
  const { asset, session } = kept
  const opened = useOpened(kept)
  return (
    <section className={classes.player} aria-label={asset.name}>
      <h2>{asset.name}</h2>
      {opened === 'failed' && (
        <ProblemNote
          title={t`This file is no longer on this device`}
          text={t`The browser needed the room for something else. Keep it again when you have a connection.`}
        />
      )}
      {opened && opened !== 'failed' && (
        <SessionContext value={session}>
          <Stage kept={kept} opened={opened} />
        </SessionContext>
      )}
      {asset.markAsDoneMode === 'manual' && !isDone(asset) && <DoneButton kept={kept} />}
    </section>
  )
}

function Stage({ kept: { asset, session }, opened: { launch } }: { kept: KeptAsset; opened: OpenedAsset }) {
  const position = keptPosition(session.user.id, asset.id) ?? launch.position
  // The poster of a film is not kept, and what was kept before recordings had chapters says nothing of them.
  return (
    <FilePlayer
      asset={{ ...asset, chapters: asset.chapters ?? [], pictureUrl: null }}
      launch={{ ...launch, position }}
    />
  )
}

/** The files of an asset for as long as it is shown; null until they are there. */
function useOpened({ asset: { id }, launch }: KeptAsset): OpenedAsset | 'failed' | null {
  const [opened, setOpened] = useState<OpenedAsset | 'failed' | null>(null)
  useEffect(() => {
    let isShown = true
    let close = () => {}
    openKept(id, launch).then(
      (files) => {
        close = files.close
        if (isShown) setOpened(files)
        else close()
      },
      () => isShown && setOpened('failed'),
    )
    return () => {
      isShown = false
      close()
    }
  }, [id, launch])
  return opened
}

function DoneButton({ kept: { asset, session } }: { kept: KeptAsset }) {
  const { t } = useLingui()
  const [isMarked, setMarked] = useState(false)
  const mark = async () => {
    try {
      await readMyAsset(asset.id)
    } catch (error) {
      if (!(error instanceof HubProblem) || error.status !== 0) return notify(problemWords(error).text, 'problem')
      keepDone(session.user.id, asset.id)
    }
    setMarked(true)
  }
  if (isMarked)
    return (
      <p role="status" className={classes.marked}>
        <IconCheck className={tickClasses.drawn} size={18} aria-hidden />
        {t`Done. Without a connection this is sent as soon as there is one.`}
      </p>
    )
  return (
    <Button className={classes.mark} leftSection={<IconCheck size={18} aria-hidden />} onClick={() => void mark()}>
      <Trans>Mark as done</Trans>
    </Button>
  )
}
