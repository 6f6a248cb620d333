import { cuesRoute } from './assets/cues/routes.ts'
import { previewAssetRoute } from './assets/preview/routes.ts'
import { badgeStudioRoute } from './badges/studio/routes.ts'
import { changesRoute } from './content/manage/routes.ts'
import { emailRoute, emailsRoute } from './emails/routes.ts'
import {
  hubAppearanceRoute,
  hubChangesRoute,
  hubFeaturesRoute,
  hubMailRoute,
  hubSettingsRoute,
  hubSharingRoute,
  hubStorageRoute,
  hubTokensRoute,
  welcomeViewsRoute,
} from './hubs/routes.ts'
import { jobRoute, jobsRoute } from './jobs/routes.ts'
import {
  editAssetRoute,
  editPlaylistRoute,
  featuredRoute,
  importContentRoute,
  libraryRoute,
  requestsRoute,
} from './library/routes.ts'
import { previewPlaylistRoute } from './playlists/manage/routes.ts'
import { securityLogRoute } from './security/routes.ts'
import { teamRoute, teamRulesRoute, teamsRoute } from './teams/routes.ts'
import { tagsRoute, topicsRoute } from './topics/routes.ts'
import { importCompletionsRoute, importPeopleRoute, peopleRoute, personRoute } from './users/routes.ts'

/** The pages of those who look after the hub, in the order of the navigation. Learners never load them. */
export const managePages = [
  libraryRoute,
  importContentRoute,
  editPlaylistRoute,
  previewPlaylistRoute,
  peopleRoute,
  importPeopleRoute,
  importCompletionsRoute,
  personRoute,
  editAssetRoute,
  previewAssetRoute,
  cuesRoute,
  topicsRoute,
  tagsRoute,
  featuredRoute,
  requestsRoute,
  badgeStudioRoute,
  teamsRoute,
  teamRoute,
  teamRulesRoute,
  emailsRoute,
  securityLogRoute,
  changesRoute,
  hubSettingsRoute,
  hubAppearanceRoute,
  welcomeViewsRoute,
  hubFeaturesRoute,
  hubMailRoute,
  hubSharingRoute,
  hubStorageRoute,
  hubTokensRoute,
  hubChangesRoute,
  emailRoute,
  jobsRoute,
  jobRoute,
]
