import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ContinueItem } from '../../generated/client/model/continueItem.ts'
import type { ContinuePage } from '../../generated/client/model/continuePage.ts'
import { pictureIn } from '../api/pictures.ts'
import { formatPosition } from '../i18n/format.ts'
import type { Answer } from '../ui/answer.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { kindOf } from '../ui/content-kind.ts'
import { contentLink } from '../ui/content-link.ts'
import { Cover } from '../ui/cover.tsx'
import { Section } from '../ui/section.tsx'
import { useCardMeta } from '../ui/use-card-meta.ts'
import { CardList } from '../shell/card-list.tsx'
import classes from './continue-panel.module.css'
import { QueryProblem } from '../shell/query-state.tsx'

/** The last thing that was opened, large, with one button; a few before it as cards. Nothing where nothing is open. */
export function ContinuePanel({ query }: { query: Answer<ContinuePage> }) {
  const { t } = useLingui()
  const { data, error } = query
  if (error && !data) return <QueryProblem query={query} />
  if (!data) return <Skeleton className={classes.skeleton} radius={12} />
  const [latest, ...others] = data.items
  if (!latest) return null
  return (
    <>
      <Section title={t`Continue where you left off`}>
        <Latest item={latest} />
      </Section>
      {others.length > 0 && (
        <Section title={t`Also started`}>
          <CardList items={others} label={t`Also started`} playlistOf={(item) => item.playlistId} />
        </Section>
      )}
    </>
  )
}

function Latest({ item }: { item: ContinueItem }) {
  const { t } = useLingui()
  const meta = useCardMeta(item)
  const { name, playlistName, position } = item
  const place = position ? formatPosition(position) : null
  return (
    <article className={classes.latest}>
      <div className={classes.cover}>
        <Cover id={item.id} kind={kindOf(item)} pictureUrl={pictureIn('640x360', item)} iconSize={48} />
      </div>
      <div className={classes.words}>
        {playlistName && <p className={classes.playlist}>{playlistName}</p>}
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.meta}>{meta.join(' · ')}</p>
        <ButtonLink
          {...contentLink(item, item.playlistId)}
          size="md"
          leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
        >
          {place ? t`Continue at ${place}` : t`Continue`}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
