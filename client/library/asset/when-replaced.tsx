import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useGetAssetVersions } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { WhenReplaced as Choice } from '../../../generated/client/model/whenReplaced.ts'
import { isRecording, kindOf } from '../../ui/content/content-kind.ts'
import '../../ui/control/field-styles.ts'
import classes from '../library.module.css'

/** What is usual where nobody chooses, as the hub has it. */
export function usualWhenReplaced(asset: Asset): Choice {
  return kindOf(asset) === 'course' ? 'restart' : 'keep'
}

type WhenReplacedProps = { asset: Asset; value: Choice; onChange: (value: Choice) => void }

/** How many people are in the middle of an asset, and what becomes of them when it gets another file. */
export function WhenReplaced({ asset, value, onChange }: WhenReplacedProps) {
  const { t } = useLingui()
  const { data } = useGetAssetVersions(asset.id)
  const kind = kindOf(asset)
  const options = {
    course: [
      { value: 'restart', label: t`They begin the new course from the start` },
      { value: 'finish', label: t`They finish the course that they began` },
      { value: 'keep', label: t`They keep what they did in parts that the new course has, too` },
    ],
    recording: [
      { value: 'keep', label: t`They go on at the same place of the new recording` },
      { value: 'restart', label: t`They begin the new recording from the start` },
    ],
  }
  const offered = kind === 'course' ? options.course : isRecording(asset) ? options.recording : null
  return (
    <>
      {data && (
        <p role="status">
          <strong>
            <Plural
              value={data.inTheMiddleCount}
              _0="Nobody is in the middle of it."
              one="# person is in the middle of it."
              other="# people are in the middle of it."
            />
          </strong>
        </p>
      )}
      {offered ? (
        // Each of these is a sentence, which a closed list would cut off on a phone.
        <Radio.Group
          label={t`Those who are in the middle`}
          value={value}
          onChange={(chosen) => onChange(chosen as Choice)}
        >
          <div className={classes.choices}>
            {offered.map((option) => (
              <Radio key={option.value} value={option.value} label={option.label} />
            ))}
          </div>
        </Radio.Group>
      ) : (
        <p className={classes.none}>
          <Trans>Whoever opens it from now on sees the new file.</Trans>
        </p>
      )}
      <p className={classes.none}>
        <Trans>Whoever has completed it has still completed it, with the file that was there then.</Trans>
      </p>
    </>
  )
}
