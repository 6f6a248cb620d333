import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { TokenScope } from '../../generated/client/model/tokenScope.ts'

const labels: Record<TokenScope, MessageDescriptor> = {
  me: msg`Your own learning and profile`,
  'meeting:write': msg`Hand in meetings`,
  asset_read: msg`Look at assets`,
  asset_write: msg`Change assets`,
  playlist_read: msg`Look at playlists`,
  playlist_write: msg`Change playlists`,
  nudge_read: msg`Look at nudges`,
  nudge_write: msg`Change nudges`,
  report_read: msg`Look at reports`,
  report_write: msg`Change reports`,
  user_read: msg`Look at people`,
  user_write: msg`Change people`,
  settings_read: msg`Look at settings`,
  settings_write: msg`Change settings`,
}

/** What a right means in words; give it to `i18n._`. */
export function scopeLabel(scope: TokenScope): MessageDescriptor {
  return labels[scope]
}
