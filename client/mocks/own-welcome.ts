import type { WelcomeView } from '../../generated/client/model/welcomeView.ts'
import { etag } from '../../server/contract/etag.ts'
import { audienceOf } from '../../server/hub-admin/welcome-rules.ts'
import { privilegesOf } from './caller.ts'
import { checkVersion } from './engine.ts'
import { all, find, type MockHub } from './hub.ts'
import { kept, merge, type Item } from './records.ts'
import type { OwnAnswers } from './own.ts'

const DONE = { success: true } as const

/** Welcome views: several are changed by one call, and whose is whose follows from who asks. */
export const ownWelcome: OwnAnswers = {
  listWelcomeViews: (hub, { caller: { account } }) => {
    const own = audienceOf(account, account.managedTeamIds)
    const mayEdit = privilegesOf(account).includes('settings_read')
    const items = all(hub, 'WelcomeView')
      .map((item) => shown(hub, item, account.id))
      .map((view) => ({ ...view, isForMe: view.audience === own }))
      .filter(({ isForMe, isEnabled }) => mayEdit || (isForMe && isEnabled))
    return Response.json({ items }, { headers: { ETag: etag(versionOf(hub)) } })
  },
  updateWelcomeViews: (hub, { body, ...call }) => {
    checkVersion(call, { version: versionOf(hub) })
    for (const { audience, ...patch } of body.items) {
      const item = find(hub, 'WelcomeView', audience)!
      merge(item, patch)
      item.version += 1
    }
    return Response.json(DONE, { headers: { ETag: etag(versionOf(hub)) } })
  },
  resetWelcomeViews: (hub) => {
    for (const item of all(hub, 'WelcomeView')) {
      item.mine.clear()
      merge(item, { isSeen: false })
    }
    return DONE
  },
}

/** One number for all of them, which rises with each change. */
function versionOf(hub: MockHub): number {
  return all(hub, 'WelcomeView').reduce((sum, { version }) => sum + version - 1, 1)
}

function shown(hub: MockHub, item: Item, me: string): WelcomeView {
  const view = item.fields as unknown as WelcomeView
  const content = view.contentId === null ? undefined : find(hub, 'Content', view.contentId)
  const { id, type, name } = (content?.fields ?? {}) as unknown as NonNullable<WelcomeView['content']>
  return {
    ...view,
    pictureUrl: view.pictureId && `/api/picture/${view.pictureId}`,
    content: content ? { id, type: type ?? 'playlist', name } : null,
    isSeen: kept(item, 'isSeen', me) === true,
  }
}
