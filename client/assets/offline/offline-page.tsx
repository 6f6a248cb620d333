import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { kindOf } from '../../ui/content/content-kind.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import entryClasses from '../../ui/page/entries.module.css'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { Page } from '../../ui/page/page.tsx'
import type { KeptAsset } from '../../api/kept-assets.ts'
import { KeptPlayer } from './kept-player.tsx'
import classes from './offline.module.css'
import { useForget, useKept } from './use-kept.ts'

/** What somebody keeps on this device, which they can learn from without a connection. */
export function OfflinePage() {
  const { t } = useLingui()
  const { asset: assetId } = useSearch({ from: '/offline' })
  const { data: kept } = useKept()
  const opened = kept?.find(({ asset }) => asset.id === assetId)
  return (
    <main className={classes.page}>
      <Page
        title={t`On this device`}
        sentence={t`What you can open without a connection. Courses and links need one.`}
        action={
          <ButtonLink to="/" variant="default">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        }
      >
        {opened && (
          <Suspense>
            <KeptPlayer key={opened.asset.id} kept={opened} />
          </Suspense>
        )}
        {kept?.length === 0 && (
          <EmptyState icon={<IconDeviceMobileDown size={28} aria-hidden />} title={t`Nothing is on this device`}>
            <Trans>
              Where its author allows it, “Keep on this device” on the page of a film, a sound, a document or a picture
              brings it here.
            </Trans>
          </EmptyState>
        )}
        <ul className={entryClasses.list}>
          {kept?.map((each) => (
            <Entry key={each.asset.id} kept={each} />
          ))}
        </ul>
      </Page>
    </main>
  )
}

function Entry({ kept: { asset, keptAt } }: { kept: KeptAsset }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const forget = useForget()
  const { id, name, fileSize } = asset
  const kind = kindOf(asset)
  const day = format.day(new Date(keptAt).toISOString())
  const facts = [i18n._(kindLabel(kind)), fileSize && format.bytes(fileSize), t`since ${day}`].filter(Boolean)
  return (
    <li className={entryClasses.entry}>
      <div className={entryClasses.words}>
        <p className={entryClasses.title}>
          <KindIcon kind={kind} size={18} />
          <Link to="/offline" search={{ asset: id }}>
            {name}
          </Link>
        </p>
        <p className={entryClasses.text}>{facts.join(' · ')}</p>
      </div>
      <Button variant="default" aria-label={t`Remove ${name} from this device`} onClick={() => void forget(asset)}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}
