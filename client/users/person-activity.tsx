import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Activity } from '../../generated/client/model/activity.ts'
import type { ActivityType } from '../../generated/client/model/activityType.ts'
import { useListUserActivity } from '../../generated/client/users-admin/users-admin.ts'
import { useFormat } from '../i18n/use-format.ts'
import { pageOfList } from '../shell/page-of-list.ts'
import { PANEL_SIZE, PanelList } from './panel-list.tsx'
import classes from './users.module.css'

const WORDS: Record<ActivityType, MessageDescriptor> = {
  signedIn: msg`Signed in`,
  sessionEnded: msg`A session was ended`,
  opened: msg`Opened`,
  progressed: msg`Got further`,
  completed: msg`Completed`,
  uncompleted: msg`No longer counts as completed`,
  attemptPassed: msg`Attempt passed`,
  attemptFailed: msg`Attempt failed`,
  commented: msg`Wrote a comment`,
  shared: msg`Shared`,
  teamJoined: msg`Joined a team`,
  teamLeft: msg`Left a team`,
  teamRoleChanged: msg`Got another role in a team`,
  goalSet: msg`Asked others to do it`,
  goalChanged: msg`Changed what others are asked to do`,
  goalRemoved: msg`No longer asks others to do it`,
  audienceJoined: msg`Was asked by name`,
  audienceLeft: msg`Is no longer asked by name`,
  audienceChanged: msg`Changed whom it is for`,
  badgeAwarded: msg`Was awarded a badge`,
}

/** What happened in the learning of the person, the newest first. */
export function PersonActivity({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useListUserActivity(userId, pageOfList(page, PANEL_SIZE), {
    query: { placeholderData: keepPreviousData },
  })
  return (
    <PanelList
      title={t`Activity`}
      query={query}
      page={page}
      onTurn={setPage}
      empty={<Trans>Nothing has happened yet.</Trans>}
      entry={(activity) => <ActivityEntry key={activity.id} activity={activity} />}
    />
  )
}

function ActivityEntry({ activity: { type, time, object } }: { activity: Activity }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        {i18n._(WORDS[type])}
        {object?.name && <span className={classes.quiet}>{object.name}</span>}
      </span>
      <time className={classes.end} dateTime={time}>
        {format.dateTime(time)}
      </time>
    </li>
  )
}
