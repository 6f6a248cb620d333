import { Button, Checkbox, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useGetUserImportColumns } from '../../generated/client/import-users-admin/import-users-admin.ts'
import type { UserImportColumn } from '../../generated/client/model/userImportColumn.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryProblem } from '../shell/query-state.tsx'
import { TeamSelect } from '../shell/team-select.tsx'
import '../ui/control/field-styles.ts'
import { Panel } from '../ui/page/panel.tsx'
import { recognised, type ImportChoice } from './import-choice.ts'
import { useImportFields } from './use-import-fields.ts'
import classes from './users.module.css'

type ImportColumnsStepProps = {
  fileId: string
  /** What was chosen before; null at first. */
  choice: ImportChoice | null
  onBack: () => void
  onReview: (choice: ImportChoice) => void
}

/** What each column holds, as the hub recognised it, and what is to become of people. */
export function ImportColumnsStep({ fileId, ...props }: ImportColumnsStepProps) {
  const query = useGetUserImportColumns({ fileId })
  if (query.error && !query.data) return <QueryProblem query={query} />
  if (!query.data)
    return (
      <p role="status" className={classes.quiet}>
        <Trans>The hub looks at the columns…</Trans>
      </p>
    )
  return <ColumnsForm columns={query.data.columns} rowCount={query.data.rowCount} {...props} />
}

type ColumnsFormProps = Omit<ImportColumnsStepProps, 'fileId'> & { columns: UserImportColumn[]; rowCount: number }

function ColumnsForm({ columns, rowCount, choice, onBack, onReview }: ColumnsFormProps) {
  const { t } = useLingui()
  const rows = useFormat().number(rowCount)
  const [chosen, setChosen] = useState(() => choice ?? recognised(columns))
  const change = (some: Partial<ImportChoice>) => setChosen((before) => ({ ...before, ...some }))
  const hasEmail = chosen.columns.includes('email')
  return (
    <form
      className={classes.sections}
      onSubmit={(event) => {
        event.preventDefault()
        if (hasEmail) onReview(chosen)
      }}
    >
      <Panel
        title={t`What do the columns hold?`}
        sentence={t`${rows} rows. What you choose here is remembered for the next file with the same columns.`}
      >
        <ul className={classes.list}>
          {columns.map((column) => (
            <ColumnChoice
              key={column.column}
              column={column}
              taken={chosen.columns}
              onChange={(value) =>
                change({ columns: chosen.columns.map((each, nth) => (nth === column.column ? value : each)) })
              }
            />
          ))}
        </ul>
      </Panel>
      <Panel title={t`What is to happen?`}>
        <Options chosen={chosen} onChange={change} />
      </Panel>
      {!hasEmail && (
        <p role="alert">
          <Trans>Say which column holds the e-mail address: by it the hub knows who is who.</Trans>
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" disabled={!hasEmail}>
          <Trans>See what changes</Trans>
        </Button>
        <Button variant="default" onClick={onBack}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
    </form>
  )
}

type ColumnChoiceProps = { column: UserImportColumn; taken: readonly string[]; onChange: (value: string) => void }

function ColumnChoice({ column: { column, header, samples }, taken, onChange }: ColumnChoiceProps) {
  const { t } = useLingui()
  const own = taken[column] ?? ''
  const place = column + 1
  const name = header || t`Column ${place}`
  const groups = useImportFields().map(({ group, items }) => ({
    group,
    // Each field comes from one column.
    items: items.map((item) => ({ ...item, disabled: item.value !== own && taken.includes(item.value) })),
  }))
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.quiet}>{samples.join(' · ')}</span>
      </span>
      <NativeSelect
        aria-label={t`What “${name}” holds`}
        value={own}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[{ value: '', label: t`Pass over` }, ...groups]}
      />
    </li>
  )
}

type OptionsProps = { chosen: ImportChoice; onChange: (some: Partial<ImportChoice>) => void }

function Options({ chosen, onChange }: OptionsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={classes.columns}>
        <NativeSelect
          label={t`Whom it is about`}
          value={chosen.people}
          onChange={({ currentTarget: { value } }) => onChange({ people: value as ImportChoice['people'] })}
          data={[
            { value: 'all', label: t`Everybody in the file` },
            { value: 'new', label: t`Only people who are new` },
            { value: 'known', label: t`Only people who are here` },
          ]}
        />
        <NativeSelect
          label={t`People who are not in the file`}
          value={chosen.missing}
          onChange={({ currentTarget: { value } }) => onChange({ missing: value as ImportChoice['missing'] })}
          data={[
            { value: 'ignore', label: t`Stay: the file is a part` },
            { value: 'list', label: t`Show me who they are` },
            { value: 'suspend', label: t`Suspend, but no admins` },
          ]}
        />
        <TeamSelect
          label={t`A team for all of them`}
          none={t`No team`}
          value={chosen.teamId}
          onChange={(teamId) => onChange({ teamId })}
        />
      </div>
      <Checkbox
        label={t`Invite people who are new`}
        checked={chosen.invites}
        onChange={({ currentTarget: { checked } }) => onChange({ invites: checked })}
      />
      <Checkbox
        label={t`An empty cell takes away what is known`}
        checked={chosen.clearsEmpty}
        onChange={({ currentTarget: { checked } }) => onChange({ clearsEmpty: checked })}
      />
      <Checkbox
        label={t`Bring back people who were deleted`}
        checked={chosen.restoresRemoved}
        onChange={({ currentTarget: { checked } }) => onChange({ restoresRemoved: checked })}
      />
    </>
  )
}
