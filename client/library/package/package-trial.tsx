import { Button, Loader } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import * as access from '../../../generated/access.ts'
import {
  getAssetPackageTrial,
  useUpdateAssetPackageTrial,
} from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetPackage } from '../../../generated/client/model/assetPackage.ts'
import type { PackageTrialLaunch } from '../../../generated/client/model/packageTrialLaunch.ts'
import { can } from '../../api/can.ts'
import { problemWords } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { notify } from '../../ui/notices/notices-store.ts'
import libraryClasses from '../library.module.css'
import classes from './package.module.css'
import { TrialFrame } from './trial-frame.tsx'
import { reportOf, type TriedPage } from './trial-report.ts'

type PackageTrialProps = { asset: Asset; found: AssetPackage }

/** A package that came less than this long ago is tried by itself, as somebody waits to see whether it runs. */
const NEW_MS = 15 * 60_000

/** Runs a package once in this browser, and says what came of it. */
export function PackageTrial({ asset, found }: PackageTrialProps) {
  const { trial, uploadedTime } = found
  const { id: assetId } = asset
  const mayTry = can(useSession(), access.updateAssetPackageTrial)
  const [launch, setLaunch] = useState<PackageTrialLaunch | null>(null)
  const { run } = useChange(useUpdateAssetPackageTrial)
  const begin = () =>
    void getAssetPackageTrial(assetId).then(setLaunch, (error: unknown) => notify(problemWords(error).text, 'problem'))
  const beginIfNew = useEffectEvent(() => {
    if (mayTry && trial === null && isJustUploaded(asset, uploadedTime)) begin()
  })
  useEffect(() => beginIfNew(), [assetId, uploadedTime])
  const end = (pages: readonly TriedPage[]) => {
    if (!launch) return
    const { fileId, pageCount } = launch
    setLaunch(null)
    if (pages.length > 0) run({ assetId, data: { fileId, pageCount, ...reportOf(pages) } })
  }
  return (
    <section className={libraryClasses.bench} aria-labelledby="package-trial">
      <h3 id="package-trial" className={classes.title}>
        <Trans>Trial run</Trans>
      </h3>
      {launch ? <Running key={launch.playerUrl} launch={launch} onEnd={end} /> : <Report found={found} />}
      {mayTry && !launch && (
        <div className={libraryClasses.buttons}>
          <Button variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={begin}>
            {trial ? <Trans>Try it again</Trans> : <Trans>Try it</Trans>}
          </Button>
        </div>
      )}
    </section>
  )
}

/** For the first time, or in place of another file, and not with content that a program brings to be published. */
function isJustUploaded({ published, createdTime }: Asset, uploadedTime: string): boolean {
  const uploaded = Date.parse(uploadedTime)
  return Date.now() - uploaded < NEW_MS && (!published || uploaded > Date.parse(createdTime))
}

type RunningProps = { launch: PackageTrialLaunch; onEnd: (pages: readonly TriedPage[]) => void }

function Running({ launch, onEnd }: RunningProps) {
  const { t } = useLingui()
  const [tried, setTried] = useState<readonly TriedPage[]>([])
  const page = launch.pages[tried.length]
  const [number, count] = [tried.length + 1, launch.pages.length]
  const next = (one: TriedPage) => {
    const all = [...tried, one]
    if (all.length === launch.pages.length) onEnd(all)
    else setTried(all)
  }
  const endIfEmpty = useEffectEvent(() => {
    if (launch.pages.length === 0) onEnd([])
  })
  useEffect(() => endIfEmpty(), [launch])
  if (!page) return null
  return (
    <>
      <div className={libraryClasses.state} role="status">
        <Loader size={12} aria-hidden />
        <span
          className={libraryClasses.none}
        >{t`Trying page ${number} of ${count}. Nothing of it is kept for anybody.`}</span>
        <Button variant="subtle" size="compact-sm" onClick={() => onEnd(tried)}>
          <Trans>Stop</Trans>
        </Button>
      </div>
      <TrialFrame key={page.id} launch={launch} page={page} onDone={next} />
    </>
  )
}

function Report({ found: { trial, standard } }: { found: AssetPackage }) {
  const format = useFormat()
  if (!trial)
    return (
      <p className={libraryClasses.none}>
        <Trans>The course was not tried yet. Your browser opens each page for some seconds, and keeps nothing.</Trans>
      </p>
    )
  const { pageCount, triedCount, openedCount, reportedCount, statusCount, missingFiles, blockedHosts, errors } = trial
  const [day, opened, tried, all] = [
    format.dateTime(trial.ranTime),
    format.number(openedCount),
    format.number(triedCount),
    format.number(pageCount),
  ]
  const [missing, blocked] = [missingFiles.join(', '), blockedHosts.join(', ')]
  return (
    <ul className={classes.words}>
      <li>
        <Trans>
          Ran on {day}: {opened} of {tried} pages opened
        </Trans>
      </li>
      {triedCount < pageCount && (
        <li>
          <Trans>It has {all} pages; the others were not tried</Trans>
        </li>
      )}
      {(standard === '1.2' || standard === '2004') && (
        <li>
          {reportedCount > 0 ? (
            <Plural value={reportedCount} one="# page spoke to the hub" other="# pages spoke to the hub" />
          ) : (
            <Trans>No page spoke to the hub by SCORM</Trans>
          )}
        </li>
      )}
      {reportedCount > 0 && (
        <li>
          {statusCount > 0 ? (
            <Plural value={statusCount} one="# page set a status" other="# pages set a status" />
          ) : (
            <Trans>No page set a status in these seconds</Trans>
          )}
        </li>
      )}
      {missingFiles.length > 0 && (
        <li>
          <Plural
            value={missingFiles.length}
            one={`# file is missing: ${missing}`}
            other={`# files are missing: ${missing}`}
          />
        </li>
      )}
      {blockedHosts.length > 0 && (
        <li>
          <Trans>Blocked: {blocked}</Trans>
        </li>
      )}
      {errors.map(({ element, error, count }) => (
        <li key={`${element} ${error}`}>
          <Refused element={element} error={error} count={count} />
        </li>
      ))}
    </ul>
  )
}

function Refused({ element, error, count }: NonNullable<AssetPackage['trial']>['errors'][number]) {
  const name = element ?? ''
  return (
    <Plural
      value={count}
      one={`# call was refused with error ${error}: ${name}`}
      other={`# calls were refused with error ${error}: ${name}`}
    />
  )
}
