import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useUpdateTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import type { NullableTeamRules } from '../../generated/client/model/nullableTeamRules.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import { etagOf } from '../api/fetcher.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { Confirm } from '../ui/dialog/confirm.tsx'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import type { Refusal } from '../ui/form/refusal.ts'
import { SaveBar } from '../ui/form/save-bar.tsx'
import { notify } from '../ui/notices/notices-store.ts'
import { Panel } from '../ui/page/panel.tsx'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { ConditionList } from './condition-list.tsx'
import { draftOf, isSameDraft, refusedIn, rulesOf, type RulesDraft } from './rules-form.ts'
import { RulesCount, RulesPreview, useRulesPreview } from './rules-preview.tsx'
import classes from './teams.module.css'
import { RulesInWords } from './team-rules.tsx'

type RulesEditorProps = { team: TeamFull; onReload: () => Promise<unknown> }

/** Conditions to put together, and below them what they would do. */
export function RulesEditor({ team, onReload }: RulesEditorProps) {
  const { t } = useLingui()
  const begun = draftOf(team.smart_settings)
  const [draft, setDraft] = useState<RulesDraft>(begun)
  // Faults are shown once somebody wanted to save.
  const [isTried, setTried] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { save, isSaving, isDone, refusal, theirs } = useSave(team, onReload)
  const [sent, setSent] = useState(draft)
  const rules = rulesOf(draft)
  const preview = useRulesPreview(team.id, rules)
  const isDirty = !isDone && !isSameDraft(draft, begun)
  useEffect(() => {
    if (refusal) focusFault(form.current)
  }, [refusal])
  return (
    <>
      <Panel title={t`Who belongs to it`}>
        <form
          ref={form}
          className={classes.editor}
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (rules) {
              setSent(draft)
              save(rules)
            } else requestAnimationFrame(() => focusFault(form.current))
          }}
        >
          {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
          {theirs && (
            <div className={classes.theirs}>
              <p>
                <strong>
                  <Trans>What they saved</Trans>
                </strong>
              </p>
              <RulesInWords rules={theirs} />
            </div>
          )}
          <ConditionList
            draft={draft}
            onChange={setDraft}
            isTried={isTried}
            refused={refusedIn(refusal?.fields ?? {}, sent, draft)}
          >
            {team.smart_settings && (
              <Button variant="subtle" onClick={() => setRemoving(true)}>
                <Trans>Remove all rules…</Trans>
              </Button>
            )}
          </ConditionList>
          <RulesCount rules={rules} preview={preview} />
          <SaveBar
            save={t`Save the rules`}
            isDirty={isDirty}
            isSaving={isSaving}
            isSaved={false}
            onDiscard={() => {
              setTried(false)
              setDraft(draftOf(team.smart_settings))
            }}
          />
        </form>
      </Panel>
      <RulesPreview rules={rules} preview={preview} />
      <LeaveGuard isDirty={isDirty} />
      {isRemoving && <RemoveRules onRemove={() => save(null)} onClose={() => setRemoving(false)} />}
    </>
  )
}

/** As a form does: the first field with something wrong is what is filled in next. */
function focusFault(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/**
 * Sends the rules and goes back to the team. Where somebody else changed it meanwhile, their rules are shown beside what stays
 * on the screen, and a second save puts these in their place.
 */
function useSave(team: TeamFull, onReload: () => Promise<unknown>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id: teamId, smart_settings: rules } = team
  const [known] = useState(() => JSON.stringify(rules))
  const [isConflict, setConflict] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isDone, setDone] = useState(false)
  const headers = { 'If-Match': etagOf(team) ?? '' }
  const update = useUpdateTeam({ request: { headers } })
  const keep = useKeptTyping(update, () => {
    setConflict(true)
    return onReload()
  })
  const send = async (rules: NullableTeamRules) => {
    setRefusal(null)
    const refused = await keep({ teamId, data: { smart_settings: rules } })
    if (refused) return setRefusal(refused)
    notify(rules ? t`The rules are saved and are being applied.` : t`The rules are removed.`)
    setDone(true)
  }
  // The page is left once nothing counts as unsaved any more.
  useEffect(() => {
    if (isDone) void navigate({ to: '/manage/teams/$teamId', params: { teamId } })
  }, [isDone, navigate, teamId])
  return {
    save: (rules: NullableTeamRules) => void send(rules),
    isSaving: update.isPending,
    isDone,
    refusal,
    theirs: isConflict && known !== JSON.stringify(rules) ? rules : null,
  }
}

function RemoveRules({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Confirm
      title={t`Remove all rules?`}
      action={<Trans>Remove the rules</Trans>}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>
        <Trans>Whom the rules added leaves the team. Whom somebody added by hand stays.</Trans>
      </p>
    </Confirm>
  )
}
