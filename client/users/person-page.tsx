import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as access from '../../generated/access.ts'
import { useGetUserSuspense } from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { Page } from '../ui/page/page.tsx'
import { PersonActivity } from './person-activity.tsx'
import { PersonBadges } from './person-badges.tsx'
import { PersonData } from './person-data.tsx'
import { PersonDetails } from './person-details.tsx'
import { PersonEmail } from './person-email.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonFigures } from './person-figures.tsx'
import { PersonHistory } from './person-history.tsx'
import { PersonLearning } from './person-learning.tsx'
import { PersonRights } from './person-rights.tsx'
import { PersonState } from './person-state.tsx'
import { PersonTeams } from './person-teams.tsx'
import classes from './users.module.css'

/** One person, for those who look after the people of the hub. */
export function PersonPage() {
  const { userId } = useParams({ from: '/app/manage/people/$userId' })
  return (
    <Suspense key={userId} fallback={<PersonSkeleton />}>
      <LoadedPerson userId={userId} />
    </Suspense>
  )
}

function LoadedPerson({ userId }: { userId: string }) {
  const { t } = useLingui()
  // The version belongs to the answer itself, which sharing its parts would replace.
  const { data: person } = useGetUserSuspense(userId, { query: { structuralSharing: false } })
  const session = useSession()
  const isFixed = !can(session, access.updateUser) || person.is_deleted
  const crumbs = (
    <Crumbs>
      <Link to="/manage/people">{t`People`}</Link>
    </Crumbs>
  )
  return (
    <Page title={person.name} crumbs={crumbs}>
      <PersonState person={person} />
      <PersonTeams person={person} />
      <PersonLearning userId={userId} />
      {can(session, access.listUserBadges) && <PersonBadges userId={userId} />}
      <fieldset className={classes.sections} disabled={isFixed}>
        <PersonDetails person={person} />
        <PersonEmail person={person} />
        <PersonFacts person={person} />
        <PersonRights userId={userId} />
      </fieldset>
      {can(session, access.getUserAssetStats) && <PersonFigures userId={userId} />}
      {can(session, access.listUserActivity) && <PersonActivity userId={userId} />}
      <PersonHistory person={person} />
      {can(session, access.eraseUser) && person.id !== session.user.id && <PersonData person={person} />}
    </Page>
  )
}

function PersonSkeleton() {
  const { t } = useLingui()
  return (
    <Page title={t`Person`}>
      <Skeleton height={320} role="status" aria-label={t`Loading`} />
    </Page>
  )
}
