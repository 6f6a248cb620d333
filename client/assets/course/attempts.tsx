import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { IconRestore } from '@tabler/icons-react'
import {
  getLaunchMyAssetMutationKey,
  useCreateMyAssetAttempt,
  useListMyAssetAttempts,
} from '../../../generated/client/assets/assets.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { useChange } from '../../api/use-change.ts'
import { AttemptList } from '../../shell/attempt-list.tsx'
import { Section } from '../../ui/page/section.tsx'
import classes from '../stage.module.css'

/** So many are shown. */
const SHOWN = 20

/** What the learner reached so far, once there is more than one attempt. */
export function MyAttempts({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const { data } = useListMyAssetAttempts(asset.id, { limit: SHOWN })
  if (!data || data.total < 2) return null
  return (
    <div className={classes.attempts}>
      <Section title={t`My attempts`}>
        <AttemptList attempts={data.items} />
      </Section>
    </div>
  )
}

/** Begins the course anew, where its authors allow it. @param onLeave lets the course say its last before that */
export function StartAgain({ asset, onLeave }: { asset: Asset; onLeave: () => Promise<void> | undefined }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run, isPending } = useChange(useCreateMyAssetAttempt, {
    done: () => {
      void client.resetQueries({ queryKey: getLaunchMyAssetMutationKey() })
      return t`The course begins again. What you completed stays completed.`
    },
  })
  if (!asset.scormSettings?.canStartAgain) return null
  const begin = async () => {
    await onLeave()
    run({ assetId: asset.id })
  }
  return (
    <Button
      variant="subtle"
      loading={isPending}
      onClick={() => void begin()}
      leftSection={<IconRestore size={18} aria-hidden />}
    >
      <Trans>Start again</Trans>
    </Button>
  )
}
