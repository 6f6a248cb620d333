import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ContentItem } from '../../../generated/client/model/contentItem.ts'
import { useFoundContent } from '../../shell/use-found-content.tsx'
import { Chooser } from '../../ui/chooser/chooser.tsx'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { toggled } from '../../ui/chooser/toggled.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Refusal } from '../../ui/form/refusal.ts'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import classes from '../library.module.css'
import { useCommonNote } from '../use-common-note.ts'
import { MAX_COPIES, useCopies } from '../use-copies.ts'

/** Content of this hub's own, made from what it has or what other hubs share with it. */
export function CopyContent({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Choice[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { send, isPending } = useCopies()
  const copy = async () => {
    const refused = await send({ data: { contentIds: chosen.map(({ id }) => id) } })
    setRefusal(refused)
    if (!refused) onClose()
  }
  return (
    <Dialog title={t`Copy content`} onClose={onClose}>
      <div className={classes.bench}>
        <p className={classes.none}>
          <Trans>
            A copy has the texts, files, subtitles and settings of the original, a playlist copies of all that is in it
            as well. Later changes of the original do not reach it.
          </Trans>
        </p>
        {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
        <CopyChooser chosen={chosen} onChange={setChosen} />
        <div className={classes.buttons}>
          <Button
            disabled={chosen.length === 0 || chosen.length > MAX_COPIES}
            loading={isPending}
            onClick={() => void copy()}
          >
            <Plural value={chosen.length} _0="Copy" one="Copy # thing" other="Copy # things" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function CopyChooser({ chosen, onChange }: { chosen: Choice[]; onChange: (chosen: Choice[]) => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = useFoundContent(words, 'local_and_common', useNote())
  return (
    <Chooser<Choice>
      label={t`Playlists and assets`}
      words={words}
      onType={setWords}
      found={found}
      chosen={chosen}
      onToggle={(one) => onChange(toggled(chosen, one))}
      none={<Trans>Nothing has this name.</Trans>}
      field={{
        placeholder: t`Search by name`,
        'data-autofocus': true,
        ...(chosen.length > MAX_COPIES && { error: t`At most ${MAX_COPIES} are copied at once.` }),
      }}
    />
  )
}

/** What a thing is and whose. */
function useNote() {
  const { i18n } = useLingui()
  const commonNote = useCommonNote()
  return (item: ContentItem): string => commonNote(item) ?? i18n._(kindLabel(kindOf(item)))
}
