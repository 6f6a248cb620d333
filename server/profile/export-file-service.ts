import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { displayName } from '../users/rules.ts'
import { awardFiles } from '../badges/service.ts'
import type { HubCall } from '../context.ts'
import { fullPictureKey } from '../files/key-rules.ts'
import { csvOf } from './export-csv-codec.ts'
import { readmeOf } from './readme-view.ts'
import * as store from './export-store.ts'
import { personalTables, type PersonalTable } from './export-tables.ts'

interface Entry {
  path: string
  content: Buffer
}

/**
 * Writes everything that the hub keeps about a person into one zip file in the store.
 * @param isForSelf whether the person asked for it themselves @returns its size in bytes
 */
export async function writeExport(
  call: HubCall,
  person: store.PersonRow,
  { key, isForSelf }: { key: string; isForSelf: boolean },
): Promise<number> {
  const zip = new ZipFile()
  const now = call.context.now()
  const add = ({ path, content }: Entry) => zip.addBuffer(content, path, { mtime: now })
  const sections: { table: PersonalTable; rowCount: number }[] = []
  for (const table of personalTables) {
    if (table.isForSelfOnly && !isForSelf) continue
    const rows = (await rowsOf(call, person, table))
      .map((row) => (isForSelf ? row : withoutDeleted(row, table)))
      .map(withTexts)
    const columns = columnsOf(table)
    add({ path: `${table.file}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) })
    add({ path: `${table.file}.csv`, content: Buffer.from(csvOf(columns, rows)) })
    sections.push({ table, rowCount: rows.length })
  }
  const attachments = await attachmentsOf(call, person)
  attachments.forEach(add)
  const about = {
    hubName: call.hub.name,
    personName: displayName(person),
    email: person.email,
    when: now,
    sections,
    attachments: attachments.map(({ path }) => path),
  }
  add({ path: 'README.txt', content: Buffer.from(readmeOf(about, person.locale)) })
  zip.end()
  // yazl writes into a stream of Node, which its types say less of.
  const { size } = await call.context.storage.put(key, zip.outputStream as NodeJS.ReadableStream as never)
  return size
}

function columnsOf({ columns, names = [] }: PersonalTable): string[] {
  const read = [...columns, ...names.map(({ as }) => as)]
  return read.includes('content_id') ? [...read, 'content_name'] : read
}

/** What is kept byte by byte is mostly text. */
function withTexts(row: store.Row): store.Row {
  const fields = Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString() : value])
  return Object.fromEntries(fields) as store.Row
}

async function rowsOf(call: HubCall, person: store.PersonRow, table: PersonalTable): Promise<store.Row[]> {
  const rows = await store.readRows(call.db, table, person)
  if (!table.columns.includes('content_id')) return rows
  const ids = [...new Set(rows.flatMap(({ content_id: id }) => (typeof id === 'string' ? id : [])))]
  const viewer = { memberId: person.id, teamIds: person.teamIds, isAdmin: person.isAdmin, now: call.context.now() }
  const names = ids.length ? await store.findNames(call.db, ids, viewer) : new Map<string, string>()
  return rows.map((row) => withContent(row, names, table.isAboutContent ?? false))
}

function withContent(row: store.Row, names: ReadonlyMap<string, string>, isAboutContent: boolean): store.Row {
  const id = row['content_id']
  const name = (typeof id === 'string' && names.get(id)) || null
  const isHidden = isAboutContent && id !== null && name === null
  return { ...row, ...(isHidden ? { message: null } : {}), content_name: name }
}

function withoutDeleted(row: store.Row, { hiddenWhereDeleted: column }: PersonalTable): store.Row {
  return column && row['is_deleted'] ? { ...row, [column]: null } : row
}

async function attachmentsOf(call: HubCall, person: store.PersonRow): Promise<Entry[]> {
  const found: Entry[] = []
  const picture = person.pictureId
    ? await call.context.storage.get(fullPictureKey(call.hub.domainId, person.pictureId))
    : null
  if (picture) found.push({ path: 'picture.webp', content: await buffer(picture.stream) })
  for (const { awardId, credential, picture: drawn } of await awardFiles(call, person)) {
    found.push({ path: `badges/${awardId}.json`, content: Buffer.from(`${JSON.stringify(credential, null, 2)}\n`) })
    if (drawn) found.push({ path: `badges/${awardId}.png`, content: drawn })
  }
  return found
}
