import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useUpdateMySettings } from '../../generated/client/settings/settings.ts'
import type { NewsDeliveries } from '../../generated/client/model/newsDeliveries.ts'
import type { NewsDelivery } from '../../generated/client/model/newsDelivery.ts'
import { useChange } from '../api/use-change.ts'
import '../ui/control/field-styles.ts'
import classes from './profile.module.css'

/** How each type of news comes; a choice is saved at once. @param channel the way beside the hub */
export function NewsChoices({ news, channel }: { news: NewsDeliveries; channel: 'email' | 'msteams' }) {
  const { t } = useLingui()
  const { run, isPending, variables } = useChange(useUpdateMySettings)
  const chosen = { ...news, ...(isPending ? variables?.data.settings?.news : {}) }
  const words: Record<keyof NewsDeliveries, string> = {
    commentReplied: t`Somebody replies to your comment`,
    commentMentioned: t`Somebody mentions you in a comment`,
    commentAdded: t`Somebody comments on what you follow`,
    contentShared: t`Somebody shares something with you`,
    badgeAwarded: t`You earn a badge`,
    contentRequestAnswered: t`Your request for content is answered`,
    ownDueDate: t`A due date that you set for yourself is tomorrow`,
  }
  const everywhere = channel === 'msteams' ? t`In the hub and in Microsoft Teams` : t`In the hub and by e-mail`
  const inHub = [
    { value: 'hub', label: t`In the hub` },
    { value: 'none', label: t`Not at all` },
  ]
  return (
    <div className={classes.choices}>
      {(Object.keys(words) as (keyof NewsDeliveries)[]).map((type) => (
        <NativeSelect
          key={type}
          label={words[type]}
          value={type === 'ownDueDate' && chosen[type] === 'everywhere' ? 'hub' : chosen[type]}
          // Of one's own day there is no mail.
          data={type === 'ownDueDate' ? inHub : [{ value: 'everywhere', label: everywhere }, ...inHub]}
          onChange={({ currentTarget }) =>
            run({ data: { settings: { news: { [type]: currentTarget.value as NewsDelivery } } } })
          }
        />
      ))}
    </div>
  )
}
