import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useGetAssetPackage } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetPackage } from '../../../generated/client/model/assetPackage.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import libraryClasses from '../library.module.css'
import { Opened } from './opened.tsx'
import { PackageFiles } from './package-files.tsx'
import { PackageHosts } from './package-hosts.tsx'
import { PackageItems } from './package-items.tsx'
import { PackagePreview } from './package-preview.tsx'
import { PackageResources } from './package-resources.tsx'
import { PackageTrial } from './package-trial.tsx'
import classes from './package.module.css'

/** What a course or site holds, what it asks of learners, and from where it may load. */
export function PackagePanel({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const query = useGetAssetPackage(asset.id)
  return (
    <Panel
      anchor="package"
      title={t`Package`}
      sentence={t`What is in the file, what its rules ask of learners, and from where it may load.`}
    >
      <QueryState query={query} height={240} />
      {query.data && <Contents asset={asset} found={query.data} />}
    </Panel>
  )
}

function Contents({ asset, found }: { asset: Asset; found: AssetPackage }) {
  const { t } = useLingui()
  const { items, resources, resourceCount, fileCount, organizations } = found
  return (
    <>
      <Facts found={found} />
      <PackageTrial asset={asset} found={found} />
      {(found.standard === '1.2' || found.standard === '2004') && <PackagePreview assetId={asset.id} />}
      <PackageHosts assetId={asset.id} found={found} />
      {items.length > 0 && (
        <Part title={t`Parts of the course`} count={<Plural value={items.length} one="# part" other="# parts" />}>
          <PackageItems items={items} />
        </Part>
      )}
      {organizations.length > 1 && (
        <Part
          title={t`Organizations`}
          count={
            <Plural value={organizations.length} one="# way through the course" other="# ways through the course" />
          }
        >
          <Organizations found={found} />
        </Part>
      )}
      {resources.length > 0 && (
        <Part title={t`Resources`} count={<Plural value={resourceCount} one="# resource" other="# resources" />}>
          <PackageResources resources={resources} resourceCount={resourceCount} />
        </Part>
      )}
      <Part title={t`Files`} count={<Plural value={fileCount} one="# file" other="# files" />}>
        <PackageFiles assetId={asset.id} />
      </Part>
    </>
  )
}

function Facts({ found: { standard, edition, title, startPage, unpackedSize } }: { found: AssetPackage }) {
  const { t } = useLingui()
  const format = useFormat()
  const standards = { '1.2': 'SCORM 1.2', '2004': 'SCORM 2004', cmi5: 'cmi5', tincan: t`Tin Can` }
  return (
    <dl className={libraryClasses.facts}>
      <dt>{t`Standard`}</dt>
      <dd>
        {standard === null ? <Trans>None: it is a website</Trans> : standards[standard]}
        {edition !== null && ` (${edition})`}
      </dd>
      {title !== null && (
        <>
          <dt>{t`Title`}</dt>
          <dd>{title}</dd>
        </>
      )}
      <dt>{t`Opens with`}</dt>
      <dd>
        <code>{startPage}</code>
      </dd>
      <dt>{t`Unpacked`}</dt>
      <dd>{format.bytes(unpackedSize)}</dd>
    </dl>
  )
}

function Organizations({ found: { organizations } }: { found: AssetPackage }) {
  return (
    <ul className={libraryClasses.rows}>
      {organizations.map(({ id, title, isDefault, itemCount }, index) => (
        <li key={index} className={libraryClasses.listed}>
          <span className={libraryClasses.listedName}>
            <strong>{title ?? id}</strong> <Plural value={itemCount} one="# part" other="# parts" />
            <span className={libraryClasses.none}>
              {isDefault ? <Trans>It is the one that is played.</Trans> : <Trans>It is not played.</Trans>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What can be opened. What is in it is made only then: a course may have thousands of parts. */
function Part({ title, count, children }: { title: string; count: ReactNode; children: ReactNode }) {
  return (
    <Opened
      className={classes.part}
      summary={
        <>
          <h3>{title}</h3> <span className={libraryClasses.none}>{count}</span>
        </>
      }
    >
      {children}
    </Opened>
  )
}
