/** What may be uploaded: known by the ending of its name, believed by its first bytes. */

export type FormatGroup = 'recording' | 'document' | 'package' | 'picture' | 'subtitle' | 'table'

export interface Format {
  /** The usual ending, which assets show as their file format. */
  name: string
  group: FormatGroup
  contentType: string
  signature: Signature
  /** Set for a recording that browsers play in no case: it has to be converted, or downloaded. */
  isForeign?: true
}

export type Signature =
  | 'pdf'
  | 'mp4'
  | 'webm'
  | 'ogg'
  | 'mp3'
  | 'wav'
  | 'zip'
  | 'ole'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'flac'
  | 'quicktime'
  | 'matroska'
  | 'avi'
  | 'asf'
  | 'flv'
  | 'mpeg'
  | 'mpegts'
  | 'adts'
  | 'aiff'
  | 'amr'
  | 'caf'
  | 'text'

/** This many bytes from the start are enough to recognise every format. */
export const HEAD_SIZE = 4100

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** A page of its own to browsers, in which scripts run: what is served of it is a picture that the hub draws. */
export const DRAWING = 'image/svg+xml'

const FORMATS: Record<string, Format> = {
  mp4: format('mp4', 'recording', 'video/mp4', 'mp4'),
  m4v: format('mp4', 'recording', 'video/mp4', 'mp4'),
  m4a: format('m4a', 'recording', 'audio/mp4', 'mp4'),
  webm: format('webm', 'recording', 'video/webm', 'webm'),
  ogv: format('ogv', 'recording', 'video/ogg', 'ogg'),
  ogg: format('ogg', 'recording', 'audio/ogg', 'ogg'),
  oga: format('ogg', 'recording', 'audio/ogg', 'ogg'),
  opus: format('ogg', 'recording', 'audio/ogg', 'ogg'),
  flac: format('flac', 'recording', 'audio/flac', 'flac'),
  mp3: format('mp3', 'recording', 'audio/mpeg', 'mp3'),
  wav: format('wav', 'recording', 'audio/wav', 'wav'),
  mov: foreign('mov', 'video/quicktime', 'quicktime'),
  mkv: foreign('mkv', 'video/matroska', 'matroska'),
  avi: foreign('avi', 'video/x-msvideo', 'avi'),
  wmv: foreign('wmv', 'video/x-ms-wmv', 'asf'),
  flv: foreign('flv', 'video/x-flv', 'flv'),
  f4v: foreign('f4v', 'video/mp4', 'mp4'),
  '3gp': foreign('3gp', 'video/3gpp', 'mp4'),
  mpg: foreign('mpg', 'video/mpeg', 'mpeg'),
  mpeg: foreign('mpg', 'video/mpeg', 'mpeg'),
  vob: foreign('vob', 'video/mpeg', 'mpeg'),
  ts: foreign('ts', 'video/mp2t', 'mpegts'),
  mts: foreign('mts', 'video/mp2t', 'mpegts'),
  m2ts: foreign('mts', 'video/mp2t', 'mpegts'),
  wma: foreign('wma', 'audio/x-ms-wma', 'asf'),
  aac: foreign('aac', 'audio/aac', 'adts'),
  aif: foreign('aiff', 'audio/aiff', 'aiff'),
  aiff: foreign('aiff', 'audio/aiff', 'aiff'),
  amr: foreign('amr', 'audio/amr', 'amr'),
  caf: foreign('caf', 'audio/x-caf', 'caf'),
  pdf: format('pdf', 'document', 'application/pdf', 'pdf'),
  docx: format('docx', 'document', `${OPEN_XML}.wordprocessingml.document`, 'zip'),
  xlsx: format('xlsx', 'document', `${OPEN_XML}.spreadsheetml.sheet`, 'zip'),
  pptx: format('pptx', 'document', `${OPEN_XML}.presentationml.presentation`, 'zip'),
  odt: format('odt', 'document', `${OPEN_DOCUMENT}.text`, 'zip'),
  ods: format('ods', 'document', `${OPEN_DOCUMENT}.spreadsheet`, 'zip'),
  odp: format('odp', 'document', `${OPEN_DOCUMENT}.presentation`, 'zip'),
  doc: format('doc', 'document', 'application/msword', 'ole'),
  xls: format('xls', 'document', 'application/vnd.ms-excel', 'ole'),
  ppt: format('ppt', 'document', 'application/vnd.ms-powerpoint', 'ole'),
  zip: format('zip', 'package', 'application/zip', 'zip'),
  jpg: format('jpg', 'picture', 'image/jpeg', 'jpeg'),
  jpeg: format('jpg', 'picture', 'image/jpeg', 'jpeg'),
  png: format('png', 'picture', 'image/png', 'png'),
  webp: format('webp', 'picture', 'image/webp', 'webp'),
  gif: format('gif', 'picture', 'image/gif', 'gif'),
  svg: format('svg', 'picture', DRAWING, 'svg'),
  vtt: format('vtt', 'subtitle', 'text/vtt', 'text'),
  srt: format('srt', 'subtitle', 'application/x-subrip', 'text'),
  csv: format('csv', 'table', 'text/csv', 'text'),
}

function format(name: string, group: FormatGroup, contentType: string, signature: Signature): Format {
  return { name, group, contentType, signature }
}

function foreign(name: string, contentType: string, signature: Signature): Format {
  return { ...format(name, 'recording', contentType, signature), isForeign: true }
}

const SOUND = 'Save it as mp3 or m4a and upload that.'
const PHOTO = 'Save it as jpg or png and upload that.'
const WORDS = 'Save it as srt or vtt and upload that.'
const OFFICE = 'Export it as pdf and upload that.'
const ARCHIVE = 'Pack its files into a zip and upload that.'
const LINK = 'It holds nothing but an address: add that as a web link.'

/** What to do with what people have and the hub does not take, by the ending. */
const INSTEAD: Record<string, string> = {
  ...each(['mid', 'midi'], SOUND),
  ...each(['heic', 'heif', 'avif', 'tif', 'tiff', 'bmp', 'psd', 'ico', 'eps', 'svgz', 'ai'], PHOTO),
  ...each(['ass', 'ssa', 'sub', 'sbv', 'ttml', 'dfxp', 'smi'], WORDS),
  ...each(['pages', 'numbers', 'key', 'rtf', 'pub', 'vsd', 'vsdx'], OFFICE),
  ...each(['rar', '7z', 'tar', 'gz', 'tgz'], ARCHIVE),
  ...each(['url', 'webloc', 'website'], LINK),
}

function each(endings: readonly string[], advice: string): Record<string, string> {
  return Object.fromEntries(endings.map((ending) => [ending, advice]))
}

/** What to do, in a sentence, with a file of a format that is well known and not taken; null for any other. */
export function insteadOf(filename: string): string | null {
  const ending = endingOf(filename)
  return Object.hasOwn(INSTEAD, ending) ? INSTEAD[ending]! : null
}

/** The format that the ending of a file name stands for, or null for one that the hub does not take. */
export function formatOf(filename: string): Format | null {
  const ending = endingOf(filename)
  return Object.hasOwn(FORMATS, ending) ? FORMATS[ending]! : null
}

function endingOf(filename: string): string {
  return /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
}

/** Whether an office document of today is wrapped as those are that a password protects. */
export function isProtected({ group, signature }: Format, head: Buffer): boolean {
  return group === 'document' && signature === 'zip' && SIGNATURES.ole(head)
}

/** Whether a file begins as its format does. @param head its first HEAD_SIZE bytes, or all of a shorter one */
export function beginsAs({ signature }: Format, head: Buffer): boolean {
  return SIGNATURES[signature](head)
}

const SIGNATURES: Record<Signature, (head: Buffer) => boolean> = {
  // Readers allow a little in front of the header, and some scanners write it.
  pdf: (head) => head.subarray(0, 1024).includes('%PDF-'),
  mp4: (head) => has(head, 4, 'ftyp'),
  webm: (head) => has(head, 0, '\x1a\x45\xdf\xa3') && head.subarray(0, 64).includes('webm'),
  ogg: (head) => has(head, 0, 'OggS'),
  mp3: (head) => has(head, 0, 'ID3') || isMpegFrame(head),
  wav: (head) => has(head, 0, 'RIFF') && has(head, 8, 'WAVE'),
  zip: (head) => has(head, 0, 'PK\x03\x04') || has(head, 0, 'PK\x05\x06'),
  ole: (head) => has(head, 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  jpeg: (head) => has(head, 0, '\xff\xd8\xff'),
  png: (head) => has(head, 0, '\x89PNG\r\n\x1a\n'),
  webp: (head) => has(head, 0, 'RIFF') && has(head, 8, 'WEBP'),
  gif: (head) => has(head, 0, 'GIF87a') || has(head, 0, 'GIF89a'),
  svg: (head) => /^\uFEFF?\s*<(?:svg|\?xml|!--|!doctype)/i.test(head.toString('utf8')) && head.includes('<svg'),
  flac: (head) => has(head, 0, 'fLaC'),
  // Those of before ISO/IEC 14496-12 begin with any of their boxes.
  quicktime: (head) => ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].some((type) => has(head, 4, type)),
  matroska: (head) => has(head, 0, '\x1a\x45\xdf\xa3'),
  avi: (head) => has(head, 0, 'RIFF') && has(head, 8, 'AVI '),
  asf: (head) => has(head, 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'),
  flv: (head) => has(head, 0, 'FLV'),
  mpeg: (head) => has(head, 0, '\0\0\x01\xba'),
  // Cameras write four bytes of time before each packet.
  mpegts: (head) => [0, 4].some((from) => has(head, from, 'G') && has(head, from + 188 + from, 'G')),
  adts: (head) => has(head, 0, 'ID3') || (head[0] === 0xff && (head[1]! & 0xf6) === 0xf0),
  aiff: (head) => has(head, 0, 'FORM') && has(head, 8, 'AIF'),
  amr: (head) => has(head, 0, '#!AMR'),
  caf: (head) => has(head, 0, 'caff'),
  // Whether it holds subtitles or a table is found out by reading all of it.
  text: (head) => head.length > 0,
}

function has(head: Buffer, offset: number, text: string): boolean {
  return head.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))
}

/** The sync word of an MPEG audio frame of layer III with a bit rate and sampling rate that exist. */
function isMpegFrame(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02
  return isLayer3 && (second & 0x18) !== 0x08 && third >> 4 !== 0x0f && ((third >> 2) & 0x03) !== 0x03
}
