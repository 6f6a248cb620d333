import type { Asset } from '../../generated/client/model/asset.ts'
import { featureFlags } from '../../generated/reference.ts'
import { seedId } from './seed-ids.ts'
import { exampleRecords } from './seed.ts'
import { addItem, type Fields, type Records } from './records.ts'

/** Beside the examples: one asset for each way of playing, in a playlist, and the people who can sign in. */
export function demoRecords(): Records {
  const records = exampleRecords()
  for (const [number, last_name] of ['Learner', 'Manager', 'Admin', 'Guest'].entries()) {
    const id = seedId('person', number + 1)
    const email = `${['learner', 'manager', 'admin', 'invited'][number]}@hub.example`
    addItem(records, 'User', id, {
      fields: { id, email, first_name: 'Demo', last_name, isAdmin: last_name === 'Admin', locale: 'en-GB' },
    })
  }
  for (const [number, fields] of assets.entries()) addAsset(records, number + 11, fields)
  addAsset(records, 19, { type: 'web', name: 'What comes next week', onlyInPlaylists: true })
  addPlaylist(records)
  const subtitle = seedId('file', 101)
  addItem(records, 'Subtitle', subtitle, { fields: { id: subtitle, locale: 'en-GB' } })
  for (const feature of featureFlags) addItem(records, 'HubFeatures', '', { fields: { [feature]: true } })
  return records
}

type AssetFields = Partial<Asset> & Pick<Asset, 'type' | 'name'>

const assets: AssetFields[] = [
  { type: 'upload', name: 'How a playlist opens, step by step', fileFormat: 'mp4', duration: 15, completionTime: 15 },
  { type: 'upload', name: 'The printed guide to this hub', fileFormat: 'pdf', markAsDoneMode: 'manual' },
  { type: 'zip', name: 'The words of this hub' },
  { type: 'web', name: 'What WebVTT subtitles are', url: 'https://www.w3.org/TR/webvtt1/', openInIframe: false },
  { type: 'upload', name: 'A chime, and how to put sound into a playlist', fileFormat: 'mp3', duration: 2 },
  { type: 'upload', name: 'A cover picture of the right size', fileFormat: 'jpg' },
  { type: 'upload', name: 'A list to tick off in your first week', fileFormat: 'pdf', download: 'required' },
  { type: 'upload', name: 'Leitfaden für diesen Hub', fileFormat: 'pdf', locale: 'de-DE' },
]

/** In the lists of cards each thing goes by its type. */
function addAsset(records: Records, number: number, known: AssetFields): void {
  const id = seedId('asset', number)
  const fileId = known.type === 'web' ? null : seedId('file', number)
  const played = { userContentStatus: 'notstarted', download: 'enabled', markAsDoneMode: 'automatic' }
  const about = { published: true, locale: 'en-GB', openInIframe: true, completionTime: 300 }
  const fields = { id, fileId, fileStatus: fileId && 'ready', ...played, ...about, ...timesOf(number), ...known }
  addItem(records, 'Asset', id, { fields })
}

const [PLAYLIST, LATER] = [seedId('playlist', 11), seedId('asset', 19)]

function addPlaylist(records: Records): void {
  const about = { id: PLAYLIST, type: 'playlist', name: 'Something of everything', locale: 'en-GB', published: true }
  addItem(records, 'Playlist', PLAYLIST, { fields: { ...about, ...timesOf(11) } })
  const name = 'When you have read the guide'
  const unlockDateTime = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const rows: Fields[] = [
    { id: seedId('section', 11), type: 'section', name, rank: '2', lockingMode: 'progress' },
    { id: seedId('section', 12), type: 'section', name: 'Next week', rank: '3', lockingMode: 'time', unlockDateTime },
    { id: LATER, rank: '3.1', optional: true },
    ...assets.map((_, index) => ({
      id: seedId('asset', index + 11),
      rank: `${index < 2 ? 1 : 2}.${index + 1}`,
      optional: false,
    })),
  ]
  for (const row of rows)
    addItem(records, 'PlaylistItem', `${PLAYLIST}.${String(row['id'])}`, {
      fields: row,
      scope: { playlistId: PLAYLIST },
    })
}

const timesOf = (number: number) => {
  const time = `2026-10-${String(number).padStart(2, '0')}T08:00:00.000Z`
  return { createdTime: time, lastUpdated: time }
}
