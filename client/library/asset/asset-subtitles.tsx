import { Button, NativeSelect } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import {
  useDeleteSubtitle,
  useListAssetSubtitles,
  useRestoreSubtitle,
  useUpdateSubtitle,
} from '../../../generated/client/subtitles-admin/subtitles-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { Locale } from '../../../generated/client/model/locale.ts'
import type { SubtitleAdmin } from '../../../generated/client/model/subtitleAdmin.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { localeName } from '../../i18n/locales.ts'
import { QueryState } from '../../shell/query-state.tsx'
import '../../ui/control/field-styles.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { Pill } from '../../ui/pill.tsx'
import { AddSubtitles } from './add-subtitles.tsx'
import { StatusPill } from '../library-cells.tsx'
import classes from '../library.module.css'
import { WriteSubtitles } from './write-subtitles.tsx'

/** The subtitles of a recording, each language once, and those that can be restored. */
export function AssetSubtitles({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const [window, setWindow] = useState<'add' | 'write' | null>(null)
  const canChange = can(useSession(), access.updateSubtitle)
  const query = useListAssetSubtitles(asset.id, { includeDeleted: true, limit: 100 })
  const { data } = query
  if (!data) return <QueryState query={query} height={120} />
  const used = data.items.filter(({ isDeleted }) => !isDeleted)
  const deleted = data.items.filter(({ isDeleted }) => isDeleted)
  const close = () => setWindow(null)
  return (
    <div className={classes.bench}>
      {used.length > 0 ? (
        <ul className={classes.rows} aria-label={t`Subtitles`}>
          {used.map((subtitle) => (
            <li key={subtitle.id} className={classes.listed}>
              <Used asset={asset} subtitle={subtitle} used={used} canChange={canChange} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>
          <Trans>There are none yet.</Trans>
        </p>
      )}
      {canChange && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setWindow('add')}>
            <Trans>Add subtitles…</Trans>
          </Button>
          <Button variant="default" onClick={() => setWindow('write')}>
            <Trans>Write subtitles…</Trans>
          </Button>
        </div>
      )}
      {deleted.length > 0 && (
        // Each change of the cues leaves the file before, so there may be many.
        <details open={used.length === 0}>
          <summary>
            <Plural value={deleted.length} one="# deleted or former file" other="# deleted or former files" />
          </summary>
          <ul className={classes.rows} aria-label={t`Deleted or former subtitles`}>
            {deleted.map((subtitle) => (
              <li key={subtitle.id} className={classes.listed}>
                <Deleted
                  subtitle={subtitle}
                  isTaken={used.some(({ locale }) => locale === subtitle.locale)}
                  canChange={canChange}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {window === 'add' && <AddSubtitles asset={asset} used={used} onClose={close} />}
      {window === 'write' && <WriteSubtitles asset={asset} used={used} onClose={close} />}
    </div>
  )
}

type UsedProps = { asset: Asset; subtitle: SubtitleAdmin; used: readonly SubtitleAdmin[]; canChange: boolean }

function Used({ asset, subtitle: { id, locale, filename, fileStatus }, used, canChange }: UsedProps) {
  const { t } = useLingui()
  const language = localeName(locale)
  const update = useChange(useUpdateSubtitle, { done: () => t`The language is saved.` })
  const { mutateAsync: restore } = useRestoreSubtitle()
  const remove = useChange(useDeleteSubtitle, {
    done: () => t`The subtitles were deleted.`,
    undo: () => restore({ id }),
  })
  const free = Object.values(Locale).filter((value) => value === locale || !used.some((each) => each.locale === value))
  return (
    <>
      <span className={classes.listedName}>
        <strong>{language}</strong>
        <span className={classes.none}>{filename}</span>
        {fileStatus === 'processing' && <Pill tone="due">{t`Being prepared`}</Pill>}
        {fileStatus === 'invalid' && <Pill tone="late">{t`Cannot be used`}</Pill>}
      </span>
      {canChange && (
        <>
          {fileStatus === 'ready' && (
            <ButtonLink
              variant="default"
              to="/manage/library/assets/$assetId/subtitles/$locale"
              params={{ assetId: asset.id, locale }}
              aria-label={t`Edit the subtitles in ${language}`}
            >
              <Trans>Edit</Trans>
            </ButtonLink>
          )}
          <NativeSelect
            aria-label={t`Language of ${filename}`}
            value={locale}
            data={free.map((value) => ({ value, label: localeName(value) }))}
            disabled={update.isPending}
            onChange={({ currentTarget }) => update.run({ id, data: { language: currentTarget.value as Locale } })}
          />
          <Button
            variant="default"
            loading={remove.isPending}
            aria-label={t`Delete the subtitles in ${language}`}
            onClick={() => remove.run({ id })}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    </>
  )
}

type DeletedProps = {
  subtitle: SubtitleAdmin
  /** Whether others have its language by now. */
  isTaken: boolean
  canChange: boolean
}

function Deleted({ subtitle, isTaken, canChange }: DeletedProps) {
  const { t } = useLingui()
  const { id, locale, filename, restorableUntil } = subtitle
  const language = localeName(locale)
  const { run, isPending } = useChange(useRestoreSubtitle, { done: () => t`The subtitles are back.` })
  return (
    <>
      <span className={classes.listedName}>
        <span className={classes.none}>
          {language} {filename}
        </span>
        <StatusPill published={false} isDeleted restorableUntil={restorableUntil} />
      </span>
      {canChange && !isTaken && (
        <Button
          variant="default"
          loading={isPending}
          aria-label={t`Restore the subtitles in ${language}`}
          onClick={() => run({ id })}
        >
          <Trans>Restore</Trans>
        </Button>
      )}
    </>
  )
}
