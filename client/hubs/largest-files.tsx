import { useLingui } from '@lingui/react/macro'
import { Link, linkOptions } from '@tanstack/react-router'
import * as access from '../../generated/access.ts'
import type { ContentReference } from '../../generated/client/model/contentReference.ts'
import type { HubStorageFile } from '../../generated/client/model/hubStorageFile.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Section } from '../ui/page/section.tsx'
import { storageWords } from './storage-words.ts'
import { wholeList } from './whole-list.ts'

/** The files that take the most, with the way to what they belong to. */
export function LargestFiles({ files }: { files: readonly HubStorageFile[] }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const columns: Column<HubStorageFile>[] = [
    { id: 'filename', label: t`File`, isTitle: true, cell: ({ filename }) => filename },
    { id: 'bytes', label: t`Size`, align: 'end', width: '110px', cell: ({ bytes }) => format.bytes(bytes) },
    { id: 'content', label: t`Belongs to`, width: '26%', cell: (file) => <BelongsTo file={file} /> },
    { id: 'type', label: t`Kind`, width: '16%', startsHidden: true, cell: ({ type }) => i18n._(storageWords[type]) },
    { id: 'uploadedBy', label: t`Uploaded by`, width: '16%', cell: ({ uploadedBy }) => uploadedBy?.displayName ?? '' },
    { id: 'createdTime', label: t`Uploaded on`, width: '150px', cell: ({ createdTime }) => format.day(createdTime) },
  ]
  if (files.length === 0) return null
  return (
    <Section title={t`Largest files`}>
      <DataTable
        name="largest-files"
        label={t`Largest files`}
        columns={columns}
        list={wholeList(files)}
        rowId={({ id }) => id}
        rowLabel={({ filename }) => filename}
        page={1}
        pageSize={files.length}
        empty={null}
      />
    </Section>
  )
}

/** Its content where it has some, with the way there for who may take it, or else what it was uploaded for. */
function BelongsTo({ file: { content, type } }: { file: HubStorageFile }) {
  const { i18n } = useLingui()
  const session = useSession()
  if (!content) return i18n._(storageWords[type])
  const isPlaylist = content.type === 'playlist'
  if (!can(session, isPlaylist ? access.getPlaylist : access.getAsset)) return content.name
  return <Link {...libraryLink(content)}>{content.name}</Link>
}

function libraryLink({ id, type }: ContentReference) {
  return type === 'playlist'
    ? linkOptions({ to: '/manage/library/playlists/$playlistId', params: { playlistId: id } })
    : linkOptions({ to: '/manage/library/assets/$assetId', params: { assetId: id } })
}
