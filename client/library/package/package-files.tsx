import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListAssetPackageFiles } from '../../../generated/client/assets-admin/assets-admin.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { QueryState } from '../../shell/query-state.tsx'
import libraryClasses from '../library.module.css'
import classes from './package.module.css'

const PAGE_SIZE = 100

/** All files of a package by path, a page at a time. */
export function PackageFiles({ assetId }: { assetId: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const [offset, setOffset] = useState(0)
  const query = useListAssetPackageFiles(assetId, { limit: PAGE_SIZE, offset })
  const { items = [], total = 0, nextOffset = null } = query.data ?? {}
  const [from, to, all] = [offset + 1, offset + items.length, total].map(format.number)
  return (
    <div className={classes.inside}>
      <QueryState query={query} height={320} />
      <ul className={classes.files}>
        {items.map(({ path, size }) => (
          <li key={path}>
            <code>{path}</code> <span>{format.bytes(size)}</span>
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <div className={libraryClasses.buttons}>
          <Button variant="default" disabled={offset === 0} onClick={() => setOffset(offset - PAGE_SIZE)}>
            {t`Earlier files`}
          </Button>
          <Button variant="default" disabled={nextOffset === null} onClick={() => setOffset(offset + PAGE_SIZE)}>
            {t`Later files`}
          </Button>
          <span className={libraryClasses.none} role="status">{t`${from} to ${to} of ${all}`}</span>
        </div>
      )}
    </div>
  )
}
