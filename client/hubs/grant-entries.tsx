import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useAcceptContentGrant, useDeleteContentGrant } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubContentGrant } from '../../generated/client/model/hubContentGrant.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { DANGER } from '../ui/control/danger.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './grants.module.css'

/** So many names stand in a line; the others are counted. */
const NAMED = 3

/** Grants below each other; the sentence where there are none. */
export function GrantEntries({ grants, none }: { grants: readonly HubContentGrant[]; none: string }) {
  if (grants.length === 0) return <p className={classes.text}>{none}</p>
  return (
    <ul className={classes.list}>
      {grants.map((grant) => (
        <GrantEntry key={grant.id} grant={grant} />
      ))}
    </ul>
  )
}

function GrantEntry({ grant }: { grant: HubContentGrant }) {
  const format = useFormat()
  const { hub, contents, state, author } = grant
  const names = contents
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')
  const more = contents.length - NAMED
  const day = format.day(grant.createdTime)
  const name = author?.displayName
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p className={classes.title}>
          {hub.name} <GrantState state={state} />
        </p>
        <p className={classes.text}>{hub.hostname}</p>
        <p className={classes.text}>
          {contents.length === 0 ? <Trans>Its content was deleted.</Trans> : names}
          {more > 0 && ` ${plural(more, { one: 'and # more', other: 'and # more' })}`}
        </p>
        <p className={classes.text}>
          {name ? (
            <Trans>
              Offered on {day} by {name}.
            </Trans>
          ) : (
            <Trans>Offered on {day}.</Trans>
          )}
        </p>
      </div>
      <GrantButtons grant={grant} />
    </li>
  )
}

function GrantState({ state }: Pick<HubContentGrant, 'state'>) {
  return state === 'accepted' ? (
    <Pill tone="done" icon={<IconCheck size={14} aria-hidden />}>
      <Trans>Accepted</Trans>
    </Pill>
  ) : (
    <Pill tone="due" icon={<IconClock size={14} aria-hidden />}>
      <Trans>Offered</Trans>
    </Pill>
  )
}

function GrantButtons({ grant: { id, direction, state, hub } }: { grant: HubContentGrant }) {
  const { t } = useLingui()
  const session = useSession()
  const [isSure, setSure] = useState(false)
  const accepting = useChange(useAcceptContentGrant, { done: () => t`It will be here in a moment.` })
  const ending = useChange(useDeleteContentGrant)
  if (!can(session, access.deleteContentGrant)) return null
  const name = hub.name
  if (isSure)
    return (
      <div className={classes.sure}>
        <p className={classes.text}>
          {direction === 'given' ? (
            <Trans>People of {name} no longer see it. Copies and what people did stay.</Trans>
          ) : (
            <Trans>People here no longer see it. Copies and what people did stay.</Trans>
          )}
        </p>
        <div className={classes.buttons}>
          <Button color={DANGER} loading={ending.isPending} onClick={() => ending.run({ grantId: id })}>
            <Trans>Stop sharing</Trans>
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    )
  const isOffer = state === 'offered'
  return (
    <div className={classes.buttons}>
      {isOffer && direction === 'received' && can(session, access.acceptContentGrant) && (
        <Button
          loading={accepting.isPending}
          aria-label={t`Accept what ${name} offers`}
          onClick={() => accepting.run({ grantId: id })}
        >
          <Trans>Accept</Trans>
        </Button>
      )}
      <Button
        variant="default"
        loading={ending.isPending}
        onClick={() => (isOffer ? ending.run({ grantId: id }) : setSure(true))}
      >
        <EndLabel isOffer={isOffer} direction={direction} />
      </Button>
    </div>
  )
}

function EndLabel({ isOffer, direction }: { isOffer: boolean; direction: HubContentGrant['direction'] }) {
  if (!isOffer) return <Trans>Stop sharing…</Trans>
  return direction === 'received' ? <Trans>Decline</Trans> : <Trans>Take back</Trans>
}
