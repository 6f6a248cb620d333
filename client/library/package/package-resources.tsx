import { Plural, Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { PackageResource } from '../../../generated/client/model/packageResource.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Pill } from '../../ui/pill.tsx'
import libraryClasses from '../library.module.css'
import { LongList } from './long-list.tsx'
import { Opened } from './opened.tsx'
import classes from './package.module.css'

type PackageResourcesProps = { resources: readonly PackageResource[]; resourceCount: number }

/** The resources of a manifest with their files, and those that are missing. */
export function PackageResources({ resources, resourceCount }: PackageResourcesProps) {
  const format = useFormat()
  const more = format.number(resourceCount - resources.length)
  return (
    <>
      <LongList entries={resources} className={classes.tree}>
        {(resource, index) => (
          <li key={index}>
            <Resource resource={resource} />
          </li>
        )}
      </LongList>
      {resourceCount > resources.length && (
        <p className={libraryClasses.none}>
          <Trans>More resources that are not shown: {more}.</Trans>
        </p>
      )}
    </>
  )
}

function Resource({ resource: { id, reports, page, files, fileCount, size } }: { resource: PackageResource }) {
  const format = useFormat()
  const missing = files.filter((file) => file.size === null).length
  const more = format.number(fileCount - files.length)
  return (
    <Opened
      className={classes.item}
      summary={
        <>
          <strong>{page ?? id}</strong>
          <Pill tone="quiet">{reports ? <Trans>Reports to the hub</Trans> : <Trans>Plain file</Trans>}</Pill>
          {missing > 0 && (
            <Pill tone="late" icon={<IconAlertTriangle size={14} aria-hidden />}>
              <Plural value={missing} one="# file is missing" other="# files are missing" />
            </Pill>
          )}
          <span className={libraryClasses.none}>
            <Plural value={fileCount} one="# file" other="# files" />, {format.bytes(size)}
          </span>
        </>
      }
    >
      <div className={classes.inside}>
        <p className={libraryClasses.none}>
          <Trans>
            Identifier: <code>{id}</code>
          </Trans>
        </p>
        <ul className={classes.files}>
          {files.map((file, index) => (
            <li key={index}>
              <code>{file.path}</code>{' '}
              {file.size === null ? <Trans>is missing</Trans> : <span>{format.bytes(file.size)}</span>}
            </li>
          ))}
        </ul>
        {fileCount > files.length && (
          <p className={libraryClasses.none}>
            <Trans>More files that are not shown: {more}.</Trans>
          </p>
        )}
      </div>
    </Opened>
  )
}
