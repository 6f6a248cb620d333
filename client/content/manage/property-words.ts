import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the properties of content are called where people set them. The hub names them as its API does. */
const propertyWords: Readonly<Record<string, MessageDescriptor>> = {
  allow_member_contributions: msg`Members of the owning team may add to it`,
  alternativeText: msg`What the picture shows`,
  audience: msg`Audience`,
  contents: msg`Contents`,
  contributions: msg`Contributions`,
  customType: msg`Kind of content in your words`,
  description: msg`Description`,
  download: msg`Download`,
  excludeFromAi: msg`AI helpers must not read it`,
  externalRefId: msg`Id in another system`,
  fileFormat: msg`Format`,
  fileId: msg`File`,
  goal: msg`Goal`,
  insightsEnabled: msg`Managers may see figures about it`,
  language: msg`Language`,
  locale: msg`Language`,
  lockingMode: msg`When a section opens`,
  markAsDoneMode: msg`Who marks it as done`,
  name: msg`Name`,
  onlyInPlaylists: msg`Only where a playlist holds it`,
  openInIframe: msg`Show it inside the hub`,
  optional: msg`Optional`,
  order: msg`The order`,
  ownerTeamId: msg`Owner`,
  playlist_numbering: msg`Show the numbers of its items`,
  published: msg`Published`,
  refid: msg`Id in the tool that made it`,
  requiredPagesPercent: msg`Part of its pages that has to be seen`,
  sectionDescription: msg`Description of a section`,
  sectionName: msg`Name of a section`,
  sections: msg`Sections`,
  scormAdvancedSettings: msg`The course is completed when`,
  subtitles: msg`Subtitles`,
  tags: msg`Tags`,
  teamIds: msg`Teams`,
  thumbnailId: msg`Picture`,
  topics: msg`Topics`,
  type: msg`What the package is`,
  webUrl: msg`Web address`,
  whenReplaced: msg`Those who are in the middle`,
}

/** @returns null for a property that no screen sets */
export const wordOf = (property: string): MessageDescriptor | null => propertyWords[property] ?? null
