import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconBan, IconCheck } from '@tabler/icons-react'
import * as access from '../../../generated/access.ts'
import { useUpdateAssetPackage } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { AssetPackage } from '../../../generated/client/model/assetPackage.ts'
import type { PackageHost } from '../../../generated/client/model/packageHost.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { AddHost, HostRisk } from '../../ui/hosts/add-host.tsx'
import { Pill } from '../../ui/pill.tsx'
import libraryClasses from '../library.module.css'
import classes from './package.module.css'

type PackageHostsProps = { assetId: string; found: AssetPackage }

/** The hosts elsewhere that a package names, each blocked until somebody allows it. */
export function PackageHosts({ assetId, found: { hosts, hostSearch, allowedHosts } }: PackageHostsProps) {
  const { t } = useLingui()
  const session = useSession()
  const mayChange = can(session, access.updateAssetPackage)
  const { send, run, isPending } = useChange(useUpdateAssetPackage, {
    done: () => t`Saved. It counts when the course is opened next.`,
  })
  const keep = (next: string[]) => ({ assetId, data: { allowedHosts: next } })
  const toggle = ({ host, state }: PackageHost) =>
    run(keep(state === 'allowed' ? allowedHosts.filter((each) => each !== host) : [...allowedHosts, host]))
  return (
    <section className={libraryClasses.bench} aria-labelledby="package-hosts">
      <h3 id="package-hosts" className={classes.title}>
        <Trans>Hosts elsewhere</Trans>
      </h3>
      <p className={libraryClasses.none}>
        <SearchWords hostSearch={hostSearch} isEmpty={hosts.length === 0} />
      </p>
      {hosts.length > 0 && (
        <ul className={libraryClasses.rows} aria-label={t`Hosts elsewhere`}>
          {hosts.map((host) => (
            <li key={host.host} className={libraryClasses.listed}>
              <Host host={host} />
              {mayChange && host.state !== 'allowedForHub' && (
                <Button
                  variant="default"
                  loading={isPending}
                  aria-label={host.state === 'allowed' ? t`Block ${host.host}` : t`Allow ${host.host}`}
                  onClick={() => toggle(host)}
                >
                  {host.state === 'allowed' ? <Trans>Block</Trans> : <Trans>Allow</Trans>}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p className={libraryClasses.none}>
          <HostRisk />
        </p>
      )}
      {mayChange && (
        <details>
          <summary>
            <Trans>Other hosts</Trans>
          </summary>
          <div className={classes.inside}>
            <AddHost hosts={allowedHosts} onSend={(next) => send(keep(next))} />
          </div>
        </details>
      )}
      {can(session, access.updateHubSettings) && (
        <Link to="/manage/settings" hash="allowed-hosts" className={classes.link}>
          <Trans>Allow hosts for all courses of the hub</Trans>
        </Link>
      )}
    </section>
  )
}

function SearchWords({ hostSearch, isEmpty }: { hostSearch: AssetPackage['hostSearch']; isEmpty: boolean }) {
  if (hostSearch === 'none')
    return (
      <Trans>
        This package came before the hub looked for hosts elsewhere. Upload the file again to have them listed.
      </Trans>
    )
  return (
    <>
      {isEmpty ? (
        <Trans>The files name no host elsewhere.</Trans>
      ) : (
        <Trans>The files name these hosts. What is blocked does not load, such as a video, a font or a script.</Trans>
      )}{' '}
      {hostSearch === 'partial' && <Trans>The package is too large to look through all of its files.</Trans>}
    </>
  )
}

function Host({ host: { host, state, isLoaded, fileCount, files } }: { host: PackageHost }) {
  const names = files.join(', ')
  return (
    <div className={libraryClasses.listedName}>
      <code>{host}</code>
      {state === 'blocked' && (
        <Pill tone="late" icon={<IconBan size={14} aria-hidden />}>
          <Trans>Blocked</Trans>
        </Pill>
      )}
      {state === 'allowed' && (
        <Pill tone="done" icon={<IconCheck size={14} aria-hidden />}>
          <Trans>Allowed</Trans>
        </Pill>
      )}
      {state === 'allowedForHub' && (
        <Pill tone="done" icon={<IconCheck size={14} aria-hidden />}>
          <Trans>Allowed for the hub</Trans>
        </Pill>
      )}
      {fileCount > 0 && (
        <span className={classes.where}>
          {isLoaded ? (
            <Plural value={fileCount} one={`Loaded by # file: ${names}`} other={`Loaded by # files: ${names}`} />
          ) : (
            <Plural
              value={fileCount}
              one={`Named in the script of # file, perhaps only as a link: ${names}`}
              other={`Named in the scripts of # files, perhaps only as a link: ${names}`}
            />
          )}
        </span>
      )}
    </div>
  )
}
