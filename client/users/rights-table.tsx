import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '../api/session.ts'
import { areas, mayGive, type Area, type Reach, type RightsValues } from './rights.ts'
import classes from './rights-table.module.css'

const REACHES = ['none', 'read', 'write'] as const

const names: Record<Area, MessageDescriptor> = {
  playlist: msg`Playlists and topics`,
  asset: msg`Assets`,
  nudge: msg`Nudges`,
  report: msg`Reports`,
  user: msg`People and teams`,
  settings: msg`Settings`,
}

/** What each right allows; nothing has no words. */
const allows: Record<Area, Record<Exclude<Reach, 'none'>, MessageDescriptor>> = {
  playlist: {
    read: msg`See all playlists and topics, drafts and deleted ones among them.`,
    write: msg`Make, change, publish and delete playlists and topics, and ask people to complete them.`,
  },
  asset: {
    read: msg`See all assets, drafts and deleted ones among them.`,
    write: msg`Upload, change, publish and delete films, documents, courses and links.`,
  },
  nudge: {
    read: msg`See the reminders and whom they reach.`,
    write: msg`Write reminders and switch them on.`,
  },
  report: {
    read: msg`See and download what people and teams learn.`,
    write: msg`Make reports, and save and send them.`,
  },
  user: {
    read: msg`See everybody in the hub, their accounts, teams and rights, and what they completed.`,
    write: msg`Add, change, suspend and delete people, put them into teams and give them rights.`,
  },
  settings: {
    read: msg`See how the hub is set up, the e-mails that it sends and the security log.`,
    write: msg`Change how the hub looks, how people sign in, and what it is connected to.`,
  },
}

/** How far an admin reaches in each part of the administration: one choice a row. */
export function RightsTable() {
  const { t } = useLingui()
  const { isAdmin } = useWatch<RightsValues>() as RightsValues
  const id = useId()
  const words: Record<Reach, string> = { none: t`Nothing`, read: t`View`, write: t`View and change` }
  if (!isAdmin) return <p className={classes.quiet}>{t`Rights are for admins alone.`}</p>
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t`What the admin may do`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Part`}</th>
          {REACHES.map((reach) => (
            <th key={reach} scope="col" id={`${id}${reach}`}>
              {words[reach]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <AreaRow key={area} area={area} words={words} />
        ))}
      </tbody>
    </table>
  )
}

function AreaRow({ area, words }: { area: Area; words: Record<Reach, string> }) {
  const { i18n } = useLingui()
  const { register } = useFormContext<RightsValues>()
  const { privileges } = useSession()
  const { reaches } = useWatch<RightsValues>() as RightsValues
  const name = i18n._(names[area])
  return (
    <tr>
      <th scope="row">{name}</th>
      {REACHES.map((reach) => (
        <td key={reach}>
          <Radio
            {...register(`reaches.${area}`)}
            classNames={{ radio: classes.radio!, description: classes.words! }}
            value={reach}
            label={
              <>
                <span className="visually-hidden">{name}: </span>
                {words[reach]}
              </>
            }
            {...(reach !== 'none' && { description: i18n._(allows[area][reach]) })}
            // What somebody has may stay.
            disabled={!mayGive(privileges, area, reach) && reaches[area] !== reach}
          />
        </td>
      ))}
    </tr>
  )
}
