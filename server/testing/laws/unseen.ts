import type { Entity } from '../../../generated/resources.ts'
import type { OperationId } from '../../../generated/server/operations.ts'

/** What `affects` names though no call of affects.test.ts sees it change, by why it is named all the same. */
export const UNSEEN: readonly { because: string; named: Partial<Record<OperationId, readonly Entity[]>> }[] = [
  {
    because: 'A mail or a notice goes to who wants one, and nobody here is somebody else who does.',
    named: {
      createPasswordReset: ['Email'],
      createUsers: ['Email'],
      createRecommendations: ['Email', 'Notification'],
      createContentRequest: ['Email'],
      createHubExport: ['Email'],
      updateContentRequest: ['Email', 'Notification'],
      deleteMyTotp: ['Email'],
      createUserChanges: ['Email'],
      deleteUserInvitation: ['Email'],
      createUserImport: ['Email'],
    },
  },
  {
    because: 'It comes with a file that was uploaded for it, and none was here.',
    named: {
      duplicateContent: ['File'],
      createAsset: ['File'],
      updateAsset: ['File'],
      finishUpload: [
        'Badge',
        'Content',
        'CurrentSession',
        'Playlist',
        'PlaylistItem',
        'Profile',
        'Progress',
        'Subtitle',
        'User',
      ],
      createAssetSubtitle: ['File'],
      updateSubtitleCues: ['File'],
    },
  },
  {
    because: 'Only some of what can be sent puts people into teams or takes them out.',
    named: {
      createUsers: ['Team', 'TeamType'],
      updateUserAsWhole: ['Team', 'TeamType'],
      updateUser: ['Team', 'TeamType'],
      createUserChanges: ['Team', 'TeamType', 'TeamMember'],
      createUserImport: ['Team', 'TeamType'],
    },
  },
  {
    because: 'It is of somebody else or of another browser, and the caller sees their own alone.',
    named: {
      deleteMySessions: ['ApiToken'],
      deleteMyTotp: ['Session'],
      createUserChanges: ['Session', 'ApiToken'],
      createUserEmailChange: ['EmailChange'],
      deleteUserEmailChange: ['EmailChange'],
      createUserSuspension: ['ApiToken', 'Session'],
      deleteMyPasskey: ['Session'],
      createUserImport: ['Session', 'ApiToken'],
      deleteUserMfa: ['Mfa', 'Session'],
      finishMyTotp: ['Session'],
      resetPassword: ['ApiToken', 'Session'],
      cancelEmailChange: ['User'],
    },
  },
  {
    because: 'A job begins where somebody gets the badge, or where rules fill the team.',
    named: {
      createBadges: ['Job'],
      createUserDataExport: ['Job'],
      updateBadge: ['Job'],
      updateTeam: ['Job'],
    },
  },
  {
    because: 'The status is given to somebody else; who asks for their own sees it there.',
    named: {
      createContentStatusChange: [
        'Asset',
        'Badge',
        'Content',
        'Email',
        'Notification',
        'Playlist',
        'PlaylistItem',
        'Profile',
        'Progress',
        'SharedItem',
        'Topic',
      ],
    },
  },
  {
    because: 'Many things can be changed at once, and here it is one of them: whether they are published.',
    named: {
      createContentChanges: [
        'AskedAssignment',
        'AssetAttempt',
        'AssetFile',
        'Assignment',
        'Badge',
        'ContentReport',
        'ContentRequest',
        'ContentsDraft',
        'ContentVisibility',
        'FeaturedContent',
        'HubReport',
        'HubStorage',
        'Note',
        'NudgeReport',
        'Report',
        'SharedItem',
        'SkillReport',
        'Tag',
        'Team',
        'TeamReport',
        'Topic',
        'WelcomeView',
      ],
    },
  },
  {
    because: 'Reports are worked out later from what was learned.',
    named: {
      updateMyAssetAttempt: ['HubReport', 'Report', 'TeamReport'],
      launchMyAssetActivity: ['HubReport', 'Report', 'TeamReport'],
      createCompletionImport: ['HubReport', 'Report', 'TeamReport'],
    },
  },
  {
    because: 'Opening completes what is done once it was opened, and here something else is needed.',
    named: {
      launchMyAsset: ['Badge', 'BadgeAward', 'Email', 'Notification', 'Profile'],
    },
  },
  {
    because: 'What was imported stood in no topic and no playlist.',
    named: {
      createContentImport: ['Playlist', 'Topic'],
    },
  },
  {
    because: 'What was put back is a setting of a playlist; those of assets are by the same call.',
    named: {
      undoContentChange: ['Asset'],
    },
  },
  {
    because: 'What was undone is an import of content; other jobs are undone by the same call.',
    named: {
      undoJob: ['Content', 'Playlist', 'Profile', 'Tag', 'Team', 'TeamMember', 'Topic', 'User', 'UserChange'],
    },
  },
  {
    because: 'The team has neither assignments nor reminders, and the caller is not in it.',
    named: {
      deleteTeam: ['Assignment', 'Nudge', 'CurrentSession', 'Profile', 'User'],
      restoreTeam: ['CurrentSession', 'Profile', 'User'],
    },
  },
  {
    because:
      'The playlist stands in no topic and has no badge, and nobody has a draft of it or is on the way through it.',
    named: {
      duplicateContent: ['Playlist'],
      updatePlaylistContents: ['Badge', 'ContentsDraft', 'Progress', 'Topic'],
      addMyPlaylistContents: ['Topic'],
      removeMyPlaylistContent: ['Topic'],
    },
  },
  {
    because: 'What is due shows where it was not done yet, and where somebody shared it.',
    named: {
      updateMyDueDate: ['Asset', 'Playlist', 'SharedItem'],
      deleteMyDueDate: ['Asset', 'Playlist', 'SharedItem'],
    },
  },
  {
    because: 'It was shared with nobody here, or with somebody else.',
    named: {
      createRecommendations: ['Asset', 'Playlist'],
      deleteTeamShare: ['SharedItem'],
    },
  },
  {
    because: 'Nothing here has the tag, or reads in another language.',
    named: {
      updateTags: ['Content'],
      updateTopicNames: ['Topic'],
    },
  },
  {
    because: 'The caller follows the comments already.',
    named: {
      createMyContentComment: ['Subscription'],
    },
  },
  {
    because: 'The course stands in no topic and was opened once.',
    named: {
      updateMyAssetAttempt: ['AssetSession', 'SharedItem', 'Topic'],
      launchMyAssetActivity: ['SharedItem', 'Topic'],
      createCompletionImport: ['Assignment', 'SharedItem', 'Topic'],
    },
  },
  {
    because: 'Nobody was awarded a badge whose address has the name of the hub.',
    named: {
      updateHubPrimaryHostname: ['BadgeAward'],
    },
  },
]
