export type ContentKind = 'playlist' | 'course' | 'package' | 'link' | 'video' | 'audio' | 'pdf' | 'picture' | 'file'

const FORMATS: Record<string, ContentKind> = {
  mp4: 'video',
  webm: 'video',
  mov: 'video',
  m4v: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  ogg: 'audio',
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  gif: 'picture',
  svg: 'picture',
}

/** What a person would call it, from the type in the contract and the ending of the file. */
export function kindOf(content: { type: string; fileFormat?: string | null }): ContentKind {
  if (content.type === 'playlist') return 'playlist'
  if (content.type === 'scorm') return 'course'
  if (content.type === 'zip') return 'package'
  if (content.type === 'web') return 'link'
  return FORMATS[content.fileFormat?.toLowerCase() ?? ''] ?? 'file'
}

/** Whether it is a film or a sound. */
export function isRecording(content: Parameters<typeof kindOf>[0]): boolean {
  return ['video', 'audio'].includes(kindOf(content))
}
