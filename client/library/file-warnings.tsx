import { Plural } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useGetFile } from '../../generated/client/files/files.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './library.module.css'

/** What is odd in a course that the hub took all the same. What the hub says of a file stands in English. */
export function FileWarnings({ asset: { fileId, fileStatus, type } }: { asset: Asset }) {
  const isCourse = type === 'scorm' && fileStatus === 'ready'
  const { data: file } = useGetFile(fileId ?? '', { query: { enabled: isCourse && fileId !== null } })
  const warnings = file?.uploadWarnings ?? []
  const { length } = warnings
  if (length === 0) return null
  return (
    <details className={classes.warnings}>
      <summary>
        <Pill tone="due" icon={<IconAlertTriangle size={14} aria-hidden />}>
          <Plural value={length} one="# thing in this course is odd" other="# things in this course are odd" />
        </Pill>
      </summary>
      <ul lang="en">
        {warnings.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
