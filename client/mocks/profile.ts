import { HttpResponse } from 'msw'
import {
  getDeleteMyProfilePictureMockHandler,
  getGetMyProfileMockHandler,
  getGetUserPictureMockHandler,
  getUpdateMyLanguageMockHandler,
  getUpdateMyProfileMockHandler,
} from '../../generated/client/profile/profile.msw.ts'
import {
  getGetMySettingsMockHandler,
  getUpdateMySettingsMockHandler,
} from '../../generated/client/settings/settings.msw.ts'
import { getDeleteUserPictureMockHandler } from '../../generated/client/users-admin/users-admin.msw.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { displayName, pictureUrl, privilegesOf, teamsOf } from './access.ts'
import { answer } from './answer.ts'
import { fieldsOf, isAsked } from './custom-fields.ts'
import type { MockHub } from './hub.ts'
import { badInput, notAllowed, notFound } from './problems.ts'
import { completionTimeOf, findState } from './progress.ts'
import type { PersonRow } from './rows.ts'

const DONE = { success: true } as const
const PICTURE_SIZES = { small: '64x64', medium: '128x128', large: '256x256' }

export function profileHandlers(hub: MockHub) {
  return [
    getGetMyProfileMockHandler(answer(hub, 'getMyProfile', ({ me }) => profileOf(hub, me))),
    getUpdateMyProfileMockHandler(
      answer(hub, 'updateMyProfile', ({ me, body }) => {
        Object.assign(me, body, { openCompleteProfile: false })
        return DONE
      }),
    ),
    getDeleteMyProfilePictureMockHandler(
      answer(hub, 'deleteMyProfilePicture', ({ me }) => {
        me.pictureId = null
        return DONE
      }),
    ),
    getUpdateMyLanguageMockHandler(
      answer(hub, 'updateMyLanguage', ({ me, body }) => {
        if (!hub.hub.locales.includes(body.language))
          throw badInput('locale-not-offered', '/language', `This hub does not offer ${body.language}.`)
        me.locale = body.language
        return DONE
      }),
    ),
    getGetUserPictureMockHandler(
      answer(hub, 'getUserPicture', ({ params, query }) => {
        const url = pictureUrl(personOf(hub, params.userId).pictureId)
        if (!url) throw notFound()
        throw new HttpResponse(null, { status: 302, headers: { Location: `${url}/${PICTURE_SIZES[query.size]}` } })
      }),
    ),
    getDeleteUserPictureMockHandler(
      answer(hub, 'deleteUserPicture', ({ me, params }) => {
        const isAllowed = params.userId === me.id || privilegesOf(me).includes('user_write')
        if (!isAllowed) throw notAllowed()
        personOf(hub, params.userId).pictureId = null
        return DONE
      }),
    ),
    getGetMySettingsMockHandler(
      answer(hub, 'getMySettings', ({ me }) => ({
        notification_channel: me.notification_channel,
        is_helix_hub: hub.hub.isHelixHub,
        settings: { theme: me.theme },
      })),
    ),
    getUpdateMySettingsMockHandler(
      answer(hub, 'updateMySettings', ({ me, body }) => {
        if (body.is_helix_hub !== undefined && !me.privileges.includes('settings_write')) throw notAllowed()
        hub.hub.isHelixHub = body.is_helix_hub ?? hub.hub.isHelixHub
        me.notification_channel = body.notification_channel ?? me.notification_channel
        me.theme = body.settings?.theme ?? me.theme
        return DONE
      }),
    ),
  ]
}

function personOf(hub: MockHub, id: string): PersonRow {
  const person = hub.people.find((one) => one.id === id)
  if (!person) throw notFound()
  return person
}

function profileOf(hub: MockHub, me: PersonRow): Profile {
  const completed = hub.content.filter(
    (content) => content.type !== 'playlist' && findState(hub, me, content.id)?.status === 'completed',
  )
  return {
    id: me.id,
    email: me.email,
    first_name: me.first_name,
    last_name: me.last_name,
    displayName: displayName(me),
    pictureUrl: pictureUrl(me.pictureId),
    userTeams: teamsOf(hub, me),
    settings: { theme: me.theme, notification_channel: me.notification_channel },
    learning_progress: {
      totalCompletedAssets: completed.length,
      totalLearningTime: completed.reduce((sum, asset) => sum + completionTimeOf(hub, asset), 0),
    },
    isAdmin: me.isAdmin,
    userCustomFields: fieldsOf(hub, me),
    openCompleteProfile: isAsked(hub, me),
    locale: me.locale,
  }
}
