import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

const labels = {
  me: msg`Your own learning and profile`,
  'meeting:write': msg`Add meetings`,
  scim: msg`Automatic provisioning (SCIM)`,
  'xapi:read': msg`Read statements (xAPI)`,
  'xapi:write': msg`Write statements (xAPI)`,
  asset_read: msg`View assets`,
  asset_write: msg`Edit assets`,
  playlist_read: msg`View playlists`,
  playlist_write: msg`Edit playlists`,
  nudge_read: msg`View nudges`,
  nudge_write: msg`Edit nudges`,
  report_read: msg`View reports`,
  report_write: msg`Edit reports`,
  user_read: msg`View people`,
  user_write: msg`Edit people`,
  settings_read: msg`View settings`,
  settings_write: msg`Edit settings`,
} satisfies Record<string, MessageDescriptor>

export type Scope = keyof typeof labels

/** What a right means in words; give it to `i18n._`. */
export function scopeLabel(scope: Scope): MessageDescriptor {
  return labels[scope]
}
