import { NativeSelect } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { SubtitleAdmin } from '../../../generated/client/model/subtitleAdmin.ts'
import { localeName } from '../../i18n/locales.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import classes from '../library.module.css'
import { NewLanguage, useNewLanguage } from './new-language.tsx'

type WriteSubtitlesProps = {
  asset: Asset
  /** Those in use. */
  used: readonly SubtitleAdmin[]
  onClose: () => void
}

/** The language of subtitles that are written here, and those that they translate. */
export function WriteSubtitles({ asset, used, onClose }: WriteSubtitlesProps) {
  const { t } = useLingui()
  const choice = useNewLanguage(asset, used)
  const { language } = choice
  const ready = used.filter(({ fileStatus }) => fileStatus === 'ready')
  const [from, setFrom] = useState(ready[0]?.id ?? '')
  return (
    <Dialog title={t`Write subtitles`} onClose={onClose}>
      <div className={classes.bench}>
        <NewLanguage {...choice} />
        <NativeSelect
          label={t`Begin with`}
          value={from}
          data={[
            { value: '', label: t`Nothing` },
            ...ready.map(({ id, locale }) => ({ value: id, label: localeName(locale) })),
          ]}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <div className={classes.buttons}>
          {language && (
            <ButtonLink
              to="/manage/library/assets/$assetId/subtitles/$locale"
              params={{ assetId: asset.id, locale: language }}
              search={from ? { from } : {}}
            >
              <Trans>Write</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  )
}
