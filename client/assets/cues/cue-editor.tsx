import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { getGetAssetRecordingUrl } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { Locale } from '../../../generated/client/model/locale.ts'
import { getSubtitleCues } from '../../../generated/client/subtitles-admin/subtitles-admin.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useWorkedOn, WorkedOnPlayer, WorkedOnRecording } from '../recording/worked-on-player.tsx'
import { cueCommandOf, type CueCommand } from './cue-keys.ts'
import { CueList } from './cue-list.tsx'
import { faultsOf, millisecondsIn, nextCue, sentCues, sorted, timeOf, typedCue, type TypedCue } from './cue-rules.ts'
import { CueTools, KeyHelp } from './cue-tools.tsx'
import classes from './cues.module.css'
import { SaveProblem } from './save-problem.tsx'
import { useCueList } from './use-cue-list.ts'
import { loadCues, useLoadedCues, useSaveCues, type LoadedCues } from './use-cues-page.ts'
import { useNow } from './use-now.ts'

type CueEditorProps = { asset: Asset; locale: Locale; from: string | null }

/** A recording beside its cues. What is typed is on the film at once, and for learners when it is saved. */
export function CueEditor(props: CueEditorProps) {
  return (
    <WorkedOnRecording>
      <Bench {...props} />
    </WorkedOnRecording>
  )
}

function Bench({ asset, locale, from }: CueEditorProps) {
  const { t } = useLingui()
  const loaded = useLoadedCues(asset, locale, from)
  const [{ cues, chosen, past }, change] = useCueList(() => typedCues(loaded))
  const { media, player } = useWorkedOn()
  const { now, length } = useNow(media)
  const lines = useLines(cues)
  const text = useRef<HTMLTextAreaElement>(null)
  const saving = useSaving(asset, locale, loaded, cues)
  const [said, setSaid] = useState('')
  const [hasTried, setTried] = useState(false)
  const faulty = cues.filter((cue) => faultsOf(cue, length).length > 0)
  const at = cues.findIndex(({ key }) => key === chosen)
  const moment = () => Math.round((media.current?.currentTime ?? 0) * 1_000)
  const go = (cue: TypedCue | undefined) => {
    if (!cue) return
    change({ does: 'choose', key: cue.key })
    const start = millisecondsIn(cue.start)
    if (start !== null) player.seek(start / 1_000)
  }
  const save = async () => {
    if (faulty[0]) {
      setTried(true)
      change({ does: 'choose', key: faulty[0].key })
      return focusFault(text)
    }
    if (!saving.isDirty || saving.isSaving) return
    const kept = await saving.save(cues)
    if (kept) change({ does: 'load', cues: kept })
    setTried(false)
  }
  const obey = (command: CueCommand) => {
    const cue = cues[at]
    if (command === 'play') return player.toggle()
    if (command === 'save') return void save()
    if (command === 'undo') return change({ does: 'undo' })
    if (command === 'insert') return change({ does: 'insert', key: chosen })
    if (!cue) return
    const { key } = cue
    switch (command) {
      case 'previous':
        return go(cues[at - 1])
      case 'next':
        return go(cues[at + 1])
      case 'start':
      case 'end':
        return change({ does: 'type', key, field: command, value: timeOf(moment()) })
      case 'split':
        return change({ does: 'split', key, at: text.current?.selectionStart ?? 0, now: moment() })
      case 'delete':
        setSaid(t`The cue was deleted.`)
        return change({ does: 'delete', key })
      case 'join':
        return change({ does: 'join', key })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = cueCommandOf(event)
    if (!command) return
    event.preventDefault()
    obey(command)
  }
  const keepMine = async () => {
    const kept = await saving.keepMine(cues)
    if (kept) change({ does: 'load', cues: kept })
  }
  return (
    <div className={classes.bench} onKeyDown={onKeyDown}>
      <div className={classes.film}>
        <WorkedOnPlayer {...{ media, player, asset, lines }} url={`/api${getGetAssetRecordingUrl(asset.id)}`} />
      </div>
      <div className={classes.tools}>
        <CueTools
          cues={cues}
          onFind={go}
          chosen={at}
          onReplace={(next) => change({ does: 'replaceAll', cues: next })}
        />
        <KeyHelp />
      </div>
      <div className={classes.cues}>
        {saving.problem !== null && (
          <SaveProblem
            problem={saving.problem}
            onTheirs={async () => change({ does: 'load', cues: await saving.takeTheirs() })}
            onMine={() => void keepMine()}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" disabled={past.length === 0} onClick={() => obey('undo')}>
            <Trans>Undo</Trans>
          </Button>
          {cues.length === 0 && (
            <Button variant="default" onClick={() => obey('insert')}>
              <Trans>Insert a cue</Trans>
            </Button>
          )}
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </div>
        <CueList {...{ cues, chosen, now, length, text, hasTried }} onGo={go} onCommand={obey} onType={change} />
        {hasTried && faulty.length > 0 && (
          <p className={classes.faulty}>
            <Plural
              value={faulty.length}
              one="# cue has to be corrected before you can save."
              other="# cues have to be corrected before you can save."
            />
          </p>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <SaveBar
            save={t`Save the subtitles`}
            isDirty={saving.isDirty}
            isSaving={saving.isSaving}
            isSaved={saving.isSaved}
            onDiscard={() => change({ does: 'load', cues: saving.discarded() })}
          />
        </form>
      </div>
      <LeaveGuard isDirty={saving.isDirty} />
    </div>
  )
}

/** Leads to the first field that is wrong, as soon as the cue that has it is drawn. */
function focusFault(text: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() =>
    text.current?.closest('[role=group]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  )
}

/** What is kept at the hub beside what is typed, and the ways to bring both together. */
function useSaving(asset: Asset, locale: Locale, loaded: LoadedCues, typed: readonly TypedCue[]) {
  const send = useSaveCues(asset, locale)
  const [kept, setKept] = useState<LoadedCues>({ ...loaded, cues: loaded.id ? loaded.cues : [] })
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const isDirty = useMemo(() => writtenOf(sentCues(typed)) !== writtenOf(kept.cues), [typed, kept])
  /** @returns what is kept now; null where the hub refused */
  const put = async (id: string | null, cues: readonly TypedCue[]): Promise<TypedCue[] | null> => {
    setSaving(true)
    setProblem(null)
    try {
      const saved = await getSubtitleCues(await send(id, sentCues(cues)))
      setKept(saved)
      setSaved(true)
      // The hub drops tags and settings that nothing knows. Each cue keeps its key, and so the field its focus.
      const keys = sorted(cues).map(({ key }) => key)
      return saved.cues.map((cue, index) => ({ ...typedCue(cue), key: keys[index] ?? crypto.randomUUID() }))
    } catch (error) {
      setProblem(error)
      return null
    } finally {
      setSaving(false)
    }
  }
  return {
    isDirty,
    isSaving,
    isSaved,
    problem,
    save: (cues: readonly TypedCue[]) => put(kept.id, cues),
    keepMine: async (cues: readonly TypedCue[]) => put((await loadCues(asset.id, locale)).id, cues),
    takeTheirs: async () => {
      const theirs = await loadCues(asset.id, locale)
      setKept(theirs)
      setProblem(null)
      return typedCues(theirs)
    },
    discarded: () => {
      setProblem(null)
      return typedCues(kept)
    },
  }
}

/** Who begins with nothing has a first cue to write in. */
function typedCues({ cues }: LoadedCues): TypedCue[] {
  return cues.length > 0 ? cues.map(typedCue) : [nextCue(undefined)]
}

/** Equal where nothing is to be saved. */
function writtenOf(cues: ReturnType<typeof sentCues> | LoadedCues['cues']): string {
  return JSON.stringify(
    cues
      .filter(({ text }) => text !== '')
      .map(({ startMilliseconds, endMilliseconds, text, settings }) => [
        startMilliseconds,
        endMilliseconds,
        text,
        settings,
      ]),
  )
}

/** What the film shows. It may come a moment later than what is typed. */
function useLines(cues: readonly TypedCue[]) {
  const shown = useDeferredValue(cues)
  return useMemo(
    () =>
      shown.map(({ start, end, text }) => ({
        start: (millisecondsIn(start) ?? 0) / 1_000,
        end: (millisecondsIn(end) ?? 0) / 1_000,
        text,
      })),
    [shown],
  )
}
