// Written by `make generate` from spec/. Change the contract there, not this file.
const rule1 = {"allow":[{"privilege":"playlist_read"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const getPlaylist = rule1
export const getPlaylistStats = rule1
export const getPlaylistVersion = rule1
export const getPlaylistVersions = rule1
export const listPlaylistContents = rule1
export const listPlaylists = rule1
export const previewPlaylist = rule1

const rule2 = {"allow":[{"privilege":"playlist_write"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const createPlaylist = rule2
export const deletePlaylist = rule2
export const deletePlaylistContentsDraft = rule2
export const duplicatePlaylists = rule2
export const getPlaylistContentsDraft = rule2
export const getPlaylistLosses = rule2
export const pinPlaylists = rule2
export const previewPlaylistTopicRemoval = rule2
export const rankPinnedPlaylist = rule2
export const removePlaylistTopics = rule2
export const restorePlaylist = rule2
export const savePlaylistContentsDraft = rule2
export const unpinPlaylists = rule2
export const updatePlaylist = rule2
export const updatePlaylistContents = rule2

const rule3 = {"allow":[{"privilege":"settings_read"}]} as const
export const exportSecurityEvents = rule3
export const getEmail = rule3
export const getEmailTemplate = rule3
export const getHubFeatures = rule3
export const getHubMail = rule3
export const getHubRecordStore = rule3
export const getHubSettings = rule3
export const getHubStorage = rule3
export const getMsTeamsConnection = rule3
export const getSecurityLogIntegrity = rule3
export const getWebhook = rule3
export const listApiTokens = rule3
export const listContentGrants = rule3
export const listEmailTemplates = rule3
export const listEmails = rule3
export const listHubChanges = rule3
export const listHubHostnames = rule3
export const listMsTeamsBlocks = rule3
export const listMsTeamsTenants = rule3
export const listMsTeamsUsers = rule3
export const listSecurityEvents = rule3
export const listServiceTokens = rule3
export const listWebhookDeliveries = rule3
export const listWebhooks = rule3
export const previewEmailTemplate = rule3

const rule4 = {"allow":[{"privilege":"settings_write"}]} as const
export const acceptContentGrant = rule4
export const addMsTeamsTenant = rule4
export const blockMsTeamsUser = rule4
export const connectHubRecordStore = rule4
export const connectMsTeams = rule4
export const connectMsTeamsUser = rule4
export const createContentGrant = rule4
export const createCustomField = rule4
export const createHubHostname = rule4
export const createServiceToken = rule4
export const createTeamType = rule4
export const createWebhook = rule4
export const createWebhookReplay = rule4
export const deleteApiToken = rule4
export const deleteContentGrant = rule4
export const deleteCustomField = rule4
export const deleteHubHostname = rule4
export const deleteHubRecordStore = rule4
export const deleteMsTeamsBlocks = rule4
export const deleteMsTeamsConnection = rule4
export const deleteServiceToken = rule4
export const deleteTeamType = rule4
export const deleteWebhook = rule4
export const previewEmailDraft = rule4
export const previewWelcomeViewsReset = rule4
export const rankTeamType = rule4
export const removeMsTeamsTenant = rule4
export const removeMsTeamsUsers = rule4
export const renewWebhookDelivery = rule4
export const resetEmailTemplate = rule4
export const resetWebhookSecret = rule4
export const resetWelcomeViews = rule4
export const testEmailTemplate = rule4
export const testHubHostname = rule4
export const testMsTeams = rule4
export const testWebhook = rule4
export const updateCustomField = rule4
export const updateEmailTemplate = rule4
export const updateHubFeatures = rule4
export const updateHubMail = rule4
export const updateHubPrimaryHostname = rule4
export const updateHubSettings = rule4
export const updateTeamType = rule4
export const updateWebhook = rule4
export const updateWelcomeViews = rule4

const rule5 = {"allow":[{"privilege":"user_write"}]} as const
export const acceptTeamRules = rule5
export const addTeamMembers = rule5
export const createTeam = rule5
export const createUserChanges = rule5
export const createUserDataExport = rule5
export const createUserEmailChange = rule5
export const createUserImport = rule5
export const createUserSuspension = rule5
export const createUsers = rule5
export const deleteTeam = rule5
export const deleteUser = rule5
export const deleteUserEmailChange = rule5
export const deleteUserInvitation = rule5
export const deleteUserMfa = rule5
export const deleteUserSessions = rule5
export const deleteUserSuspension = rule5
export const eraseUser = rule5
export const exportUsers = rule5
export const getUserImportColumns = rule5
export const inviteUsers = rule5
export const previewTeamDeletion = rule5
export const previewTeamRules = rule5
export const previewUserChanges = rule5
export const previewUserImport = rule5
export const removeTeamMember = rule5
export const restoreTeam = rule5
export const restoreUser = rule5
export const updateTeam = rule5
export const updateTeamMember = rule5
export const updateTeamMembersByRules = rule5
export const updateUser = rule5
export const updateUserAsWhole = rule5
export const updateUserPrivileges = rule5

const rule6 = {"allow":[{"privilege":"asset_read"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const getAsset = rule6
export const getAssetPackage = rule6
export const getAssetStats = rule6
export const getAssetVersions = rule6
export const listAssetPackageFiles = rule6
export const listAssets = rule6
export const previewAsset = rule6

const rule7 = {"allow":[{"privilege":"asset_write"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const createAsset = rule7
export const deleteAsset = rule7
export const getAssetPackageTrial = rule7
export const restoreAsset = rule7
export const updateAsset = rule7
export const updateAssetPackage = rule7
export const updateAssetPackageTrial = rule7

const rule8 = {"allow":[{"privilege":"playlist_read"},{"privilege":"asset_read"},{"privilege":"nudge_read"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const getContentCard = rule8
export const listContent = rule8

const rule9 = {"allow":[{"privilege":"playlist_write"},{"privilege":"asset_write"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const createContentAssignment = rule9
export const createContentChanges = rule9
export const deleteContentAssignment = rule9
export const previewContentAssignment = rule9
export const previewContentAudience = rule9
export const previewContentChanges = rule9
export const updateContentAssignment = rule9

const rule10 = {"allow":[{"privilege":"playlist_read"},{"privilege":"asset_read"},{"manager":"ownerTeam","feature":"team_playlists"}]} as const
export const exportContent = rule10
export const getContentAssignment = rule10
export const listContentAssignments = rule10

const rule11 = {"allow":[{"privilege":"playlist_write"},{"privilege":"asset_write"},{"manager":"any","feature":"team_playlists"}]} as const
export const createContentImport = rule11
export const exportContentImportProblems = rule11
export const previewContentImport = rule11

const rule12 = {"allow":[{"privileges":["playlist_write","asset_write"]}]} as const
export const deleteTags = rule12
export const duplicateContent = rule12
export const previewTagChange = rule12
export const previewTagDeletion = rule12
export const updateTags = rule12

const rule13 = {"allow":[{"privileges":["playlist_write","user_write"]},{"manager":"team","feature":"team_playlists"}]} as const
export const createContentStatusChange = rule13
export const previewContentStatusChange = rule13
export const previewStatusChange = rule13

const rule14 = {"allow":[{"privilege":"playlist_read"},{"privilege":"asset_read"}]} as const
export const listContentChanges = rule14

const rule15 = {"allow":[{"privilege":"playlist_write"},{"privilege":"asset_write"}]} as const
export const createTags = rule15
export const getContentRequest = rule15
export const listContentRequests = rule15
export const restoreMyContentComment = rule15
export const undoContentChange = rule15
export const updateContentRequest = rule15

const rule16 = {"allow":[{"privilege":"playlist_read"},{"privilege":"asset_read"},{"manager":"person","feature":"manager_reports"}]} as const
export const getContentVisibility = rule16

const rule17 = {"allow":[{"privilege":"playlist_read"}]} as const
export const getTopicNames = rule17
export const listFeaturedContent = rule17

const rule18 = {"allow":[{"privilege":"playlist_write"}]} as const
export const addFeaturedContent = rule18
export const createTopic = rule18
export const deleteTopic = rule18
export const rankFeaturedContent = rule18
export const rankTopic = rule18
export const removeFeaturedContent = rule18
export const resetTopicRanks = rule18
export const restoreTopic = rule18
export const updateTopic = rule18
export const updateTopicNames = rule18

const rule19 = {"allow":[{"privilege":"playlist_read"},{"manager":"ownerTeam","feature":"team_playlists"}],"feature":"badges"} as const
export const listBadges = rule19

const rule20 = {"allow":[{"privilege":"playlist_write"},{"manager":"ownerTeam","feature":"team_playlists"}],"feature":"badges"} as const
export const createBadges = rule20
export const deleteBadge = rule20
export const deleteBadgeImage = rule20
export const updateBadge = rule20
export const updateBadgeImage = rule20

const rule21 = {"allow":[{"privileges":["playlist_read","user_read"]},{"manager":"ownerTeam","feature":"team_playlists"}],"feature":"badges"} as const
export const listBadgeAwards = rule21

const rule22 = {"allow":[{"privileges":["playlist_write","user_read"]},{"manager":"ownerTeam","feature":"team_playlists"}],"feature":"badges"} as const
export const previewBadges = rule22

const rule23 = {"allow":[{"privilege":"playlist_read"},{"manager":"any","feature":"team_playlists"}],"feature":"badges"} as const
export const listBadgeImages = rule23

const rule24 = {"allow":["member"],"feature":"badges"} as const
export const exportMyBadge = rule24
export const getBadgeImagePicture = rule24
export const getMyBadge = rule24
export const listBadgeImagePlaylists = rule24
export const listMyBadges = rule24

const rule25 = {"allow":["anyone"],"feature":"badges"} as const
export const getBadgeAward = rule25
export const getBadgeAwardPicture = rule25

const rule26 = {"allow":[{"privilege":"asset_read"}]} as const
export const getAssetRecording = rule26
export const getSubtitleCues = rule26
export const listAssetSubtitles = rule26

const rule27 = {"allow":[{"privilege":"asset_write"}]} as const
export const createAssetSubtitle = rule27
export const deleteSubtitle = rule27
export const launchMindsmith = rule27
export const launchMindsmithEditor = rule27
export const previewAssetMarkAsDoneReset = rule27
export const resetAssetMarkAsDoneModes = rule27
export const restoreSubtitle = rule27
export const saveMindsmithCourse = rule27
export const updateSubtitle = rule27
export const updateSubtitleCues = rule27

const rule28 = {"allow":["member"],"feature":"ai"} as const
export const getAiStatus = rule28
export const getSearchAssistantAnswer = rule28
export const listAiModels = rule28
export const summariseText = rule28

const rule29 = {"allow":["member"],"feature":"helix"} as const
export const createMyAnalysisDispute = rule29
export const createMyFeedback = rule29
export const deleteMyFeedback = rule29
export const deleteMyMeetingAnalysis = rule29
export const getAnalysisSettings = rule29
export const getMyAnalysisConsent = rule29
export const getMyFeedback = rule29
export const getSkill = rule29
export const getSkillSet = rule29
export const listMyAnalysisViews = rule29
export const listSkillContent = rule29
export const listSkillSets = rule29
export const listSkills = rule29
export const updateMyAnalysisConsent = rule29
export const updateMyFeedback = rule29

const rule30 = {"allow":[{"privilege":"playlist_write"},{"manager":"ownerTeam","feature":"team_playlists"},{"manager":"team","feature":"team_playlists"}]} as const
export const deleteTeamShare = rule30

const rule31 = {"allow":[{"manager":"team"}]} as const
export const getManagedAssetInsights = rule31
export const getManagedPlaylistInsights = rule31
export const getManagedTeam = rule31
export const getManagedTeamInsights = rule31
export const getManagedTeamPerson = rule31
export const getManagedTeamTrends = rule31
export const listManagedAssetStats = rule31
export const listManagedPlaylistStats = rule31
export const listManagedTeamActivity = rule31
export const listManagedTeamPeople = rule31
export const listManagedTeamPersonActivity = rule31
export const listManagedTeamPersonPlaylists = rule31
export const listManagedTeamPlaylists = rule31
export const listManagedTeamTypes = rule31
export const listManagedTeams = rule31

const rule32 = {"allow":[{"manager":"person"}]} as const
export const getManagedPerson = rule32
export const listManagedPersonActivity = rule32
export const listManagedPersonPlaylists = rule32
export const listManagedUserPlaylistContents = rule32

const rule33 = {"allow":[{"privilege":"user_read"}]} as const
export const createUserView = rule33
export const getTeam = rule33
export const getTeamMember = rule33
export const getUser = rule33
export const getUserPrivileges = rule33
export const listTeamChanges = rule33
export const listTeamMembers = rule33
export const listUserChanges = rule33

const rule34 = {"allow":[{"privilege":"user_read"},{"manager":"team"}]} as const
export const listUserTeamRoles = rule34

const rule35 = {"allow":[{"privilege":"user_read"},{"manager":"person","feature":"manager_reports"}]} as const
export const listUserActivity = rule35
export const listUserAssetAttempts = rule35
export const listUserAssetSessions = rule35
export const listUserAssignments = rule35
export const listUserCompletions = rule35

const rule36 = {"allow":[{"privilege":"user_read"},{"manager":"person","feature":"manager_reports"}],"feature":"badges"} as const
export const listUserBadges = rule36

const rule37 = {"allow":[{"privilege":"report_read"}]} as const
export const getOpenedAssetStats = rule37
export const getSavedReport = rule37
export const getSessionStats = rule37
export const getStatsOverview = rule37
export const getUniqueUserStats = rule37
export const listCompletions = rule37
export const listSavedReports = rule37

const rule38 = {"allow":[{"privileges":["playlist_write","user_write"]}]} as const
export const createCompletionImport = rule38
export const previewCompletionImport = rule38

const rule39 = {"allow":[{"privilege":"report_read"},{"manager":"person","feature":"manager_reports"}]} as const
export const getUserAssetStats = rule39

const rule40 = {"allow":[{"privilege":"settings_read"},{"privilege":"user_read"}]} as const
export const listCustomFields = rule40

const rule41 = {"allow":["admin",{"privilege":"user_read"}]} as const
export const listTeams = rule41

const rule42 = {"allow":[{"privilege":"report_read"},{"manager":"team","feature":"manager_reports"}]} as const
export const createReportExport = rule42
export const getReport = rule42
export const getTeamAssetHistory = rule42
export const listReports = rule42

const rule43 = {"allow":["admin",{"privilege":"settings_read"}]} as const
export const getTeamType = rule43
export const listTeamTypes = rule43

const rule44 = {"allow":[{"privilege":"nudge_read"}]} as const
export const getNudge = rule44
export const getNudgeStats = rule44
export const listNudgeAchievements = rule44
export const listNudgeChanges = rule44
export const listNudges = rule44

const rule45 = {"allow":[{"privilege":"nudge_write"}]} as const
export const createNudge = rule45
export const deleteNudges = rule45
export const duplicateNudges = rule45
export const previewNudge = rule45
export const testNudge = rule45
export const updateNudge = rule45
export const updateNudgeState = rule45
export const updateNudges = rule45

const rule46 = {"allow":[{"privilege":"report_write"}]} as const
export const createSavedReport = rule46
export const deleteSavedReport = rule46
export const updateSavedReport = rule46

const rule47 = {"allow":[{"privilege":"report_read"},{"manager":"any","feature":"manager_reports"}]} as const
export const getReportExport = rule47
export const getReportExportFile = rule47

const rule48 = {"allow":[{"privileges":["settings_write","user_write","report_read","nudge_read","playlist_read","asset_read"]}]} as const
export const createHubExport = rule48
export const getHubExportFile = rule48
export const listHubExports = rule48

const rule49 = {"allow":["admin"]} as const
export const getHubDeletion = rule49

const rule50 = {"allow":[{"privileges":["settings_write","user_write","report_read","nudge_read","playlist_write","asset_write"]}]} as const
export const createHubDeletion = rule50
export const deleteHubDeletion = rule50

const rule51 = {"allow":[{"privilege":"settings_write"}],"feature":"helix"} as const
export const createSkill = rule51
export const createSkillSet = rule51
export const deleteMeeting = rule51
export const deleteSkill = rule51
export const deleteSkillSet = rule51
export const listAnalysisDisputes = rule51
export const renewMeetingAnalysis = rule51
export const restoreSkill = rule51
export const restoreSkillSet = rule51
export const updateAnalysisDispute = rule51
export const updateAnalysisSettings = rule51
export const updateSkill = rule51
export const updateSkillSet = rule51

const rule52 = {"allow":[{"privilege":"settings_read"}],"feature":"helix"} as const
export const listMeetings = rule52
export const listSkillChanges = rule52

const rule53 = {"allow":[{"self":true},{"manager":"person","feature":"helix"},{"privilege":"report_read"}],"feature":"helix"} as const
export const getMeetingAnalysis = rule53
export const getSkillAnalysis = rule53
export const getUserAnalysis = rule53
export const listAnalysisWeeks = rule53
export const listSkillAnalyses = rule53

const rule54 = {"allow":[{"manager":"team","feature":"helix"},{"privilege":"report_read"}],"feature":"helix"} as const
export const getSkillProgression = rule54
export const getWeeksAndTeams = rule54
export const listTeamSkills = rule54

const rule55 = {"allow":["member"],"feature":"mindset"} as const
export const getMindsetAgent = rule55
export const getMindsetAuthToken = rule55

const rule56 = {"allow":[{"privilege":"settings_read"}],"feature":"mindset"} as const
export const getMindsetAgents = rule56

const rule57 = {"allow":[{"privilege":"settings_write"}],"feature":"mindset"} as const
export const updateMindsetAgents = rule57

const rule58 = {"allow":[{"scope":"meeting:write"}],"feature":"helix"} as const
export const createMeeting = rule58
export const createMeetingWithId = rule58
export const saveMeeting = rule58
export const updateMeeting = rule58

const rule59 = {"allow":[{"privilege":"settings_read"},{"scope":"meeting:write"}],"feature":"helix"} as const
export const getMeeting = rule59

export type OperationId =
  | 'acceptContentGrant'
  | 'acceptInvitation'
  | 'acceptStartPassword'
  | 'acceptTeamRules'
  | 'addFeaturedContent'
  | 'addMsTeamsTenant'
  | 'addMyPlaylistContents'
  | 'addTeamMembers'
  | 'blockMsTeamsUser'
  | 'cancelEmailChange'
  | 'cancelFileNotification'
  | 'cancelFilePreparation'
  | 'cancelJob'
  | 'cancelUpload'
  | 'connectHubRecordStore'
  | 'connectMsTeams'
  | 'connectMsTeamsUser'
  | 'createAsset'
  | 'createAssetSubtitle'
  | 'createBadges'
  | 'createCompletionImport'
  | 'createContentAssignment'
  | 'createContentChanges'
  | 'createContentGrant'
  | 'createContentImport'
  | 'createContentRequest'
  | 'createContentStatusChange'
  | 'createCustomField'
  | 'createDownloadTicket'
  | 'createHubDeletion'
  | 'createHubExport'
  | 'createHubHostname'
  | 'createMeeting'
  | 'createMeetingWithId'
  | 'createMyAnalysisDispute'
  | 'createMyApiToken'
  | 'createMyAssetAttempt'
  | 'createMyCalendarFeed'
  | 'createMyContentComment'
  | 'createMyContentNote'
  | 'createMyDataExport'
  | 'createMyEmailChange'
  | 'createMyFeedback'
  | 'createMyPasskey'
  | 'createMyPasskeyChallenge'
  | 'createMyPasskeyStepUp'
  | 'createMyRecoveryCodes'
  | 'createMyStepUp'
  | 'createMyTotp'
  | 'createNudge'
  | 'createPasskeyChallenge'
  | 'createPasswordReset'
  | 'createPlaylist'
  | 'createRecommendations'
  | 'createReportExport'
  | 'createSavedReport'
  | 'createServiceToken'
  | 'createSkill'
  | 'createSkillSet'
  | 'createTags'
  | 'createTeam'
  | 'createTeamType'
  | 'createTopic'
  | 'createUploadPolicy'
  | 'createUserChanges'
  | 'createUserDataExport'
  | 'createUserEmailChange'
  | 'createUserImport'
  | 'createUserSuspension'
  | 'createUserView'
  | 'createUsers'
  | 'createWebhook'
  | 'createWebhookReplay'
  | 'deleteApiToken'
  | 'deleteAsset'
  | 'deleteBadge'
  | 'deleteBadgeImage'
  | 'deleteContentAssignment'
  | 'deleteContentGrant'
  | 'deleteCustomField'
  | 'deleteHubDeletion'
  | 'deleteHubHostname'
  | 'deleteHubRecordStore'
  | 'deleteMeeting'
  | 'deleteMsTeamsBlocks'
  | 'deleteMsTeamsConnection'
  | 'deleteMyApiToken'
  | 'deleteMyCalendarFeed'
  | 'deleteMyContentComment'
  | 'deleteMyDueDate'
  | 'deleteMyEmailChange'
  | 'deleteMyFeedback'
  | 'deleteMyMeetingAnalysis'
  | 'deleteMyNote'
  | 'deleteMyPasskey'
  | 'deleteMyProfilePicture'
  | 'deleteMySession'
  | 'deleteMySessions'
  | 'deleteMyTotp'
  | 'deleteNudges'
  | 'deletePlaylist'
  | 'deletePlaylistContentsDraft'
  | 'deleteSavedReport'
  | 'deleteServiceToken'
  | 'deleteSkill'
  | 'deleteSkillSet'
  | 'deleteSubtitle'
  | 'deleteTags'
  | 'deleteTeam'
  | 'deleteTeamShare'
  | 'deleteTeamType'
  | 'deleteTopic'
  | 'deleteUser'
  | 'deleteUserEmailChange'
  | 'deleteUserInvitation'
  | 'deleteUserMfa'
  | 'deleteUserPicture'
  | 'deleteUserSessions'
  | 'deleteUserSuspension'
  | 'deleteWebhook'
  | 'dismissMySharedContent'
  | 'dismissMyWelcomeView'
  | 'duplicateContent'
  | 'duplicateNudges'
  | 'duplicatePlaylists'
  | 'eraseUser'
  | 'exportContent'
  | 'exportContentImportProblems'
  | 'exportMyBadge'
  | 'exportMyNotes'
  | 'exportSecurityEvents'
  | 'exportUsers'
  | 'finishHubSwitch'
  | 'finishMyEmailChange'
  | 'finishMyTotp'
  | 'finishOidcSignIn'
  | 'finishSignIn'
  | 'finishUpload'
  | 'getAiStatus'
  | 'getAnalysisSettings'
  | 'getAsset'
  | 'getAssetFile'
  | 'getAssetFilePart'
  | 'getAssetPackage'
  | 'getAssetPackageTrial'
  | 'getAssetRecording'
  | 'getAssetStats'
  | 'getAssetVersions'
  | 'getBadgeAward'
  | 'getBadgeAwardPicture'
  | 'getBadgeImagePicture'
  | 'getCalendarFeedFile'
  | 'getContentAssignment'
  | 'getContentCard'
  | 'getContentRequest'
  | 'getContentVisibility'
  | 'getEmail'
  | 'getEmailTemplate'
  | 'getFile'
  | 'getHub'
  | 'getHubDeletion'
  | 'getHubExportFile'
  | 'getHubFeatures'
  | 'getHubLogo'
  | 'getHubMail'
  | 'getHubRecordStore'
  | 'getHubSettings'
  | 'getHubSignInCover'
  | 'getHubStorage'
  | 'getHubSwitchTicket'
  | 'getJob'
  | 'getManagedAssetInsights'
  | 'getManagedPerson'
  | 'getManagedPlaylistInsights'
  | 'getManagedTeam'
  | 'getManagedTeamInsights'
  | 'getManagedTeamPerson'
  | 'getManagedTeamTrends'
  | 'getMeeting'
  | 'getMeetingAnalysis'
  | 'getMindsetAgent'
  | 'getMindsetAgents'
  | 'getMindsetAuthToken'
  | 'getMsTeamsConnection'
  | 'getMyAnalysisConsent'
  | 'getMyAsset'
  | 'getMyAssetAttempt'
  | 'getMyAssetInPlaylist'
  | 'getMyAssetStatus'
  | 'getMyBadge'
  | 'getMyCalendarFeed'
  | 'getMyContentStats'
  | 'getMyContentSubscription'
  | 'getMyContentVisibility'
  | 'getMyDataExport'
  | 'getMyDataExportFile'
  | 'getMyFeedback'
  | 'getMyMfa'
  | 'getMyPlaylist'
  | 'getMyPlaylistDetails'
  | 'getMyProfile'
  | 'getMySession'
  | 'getMySettings'
  | 'getNudge'
  | 'getNudgeStats'
  | 'getOpenedAssetStats'
  | 'getPicture'
  | 'getPictureInSize'
  | 'getPlaylist'
  | 'getPlaylistContentsDraft'
  | 'getPlaylistLosses'
  | 'getPlaylistStats'
  | 'getPlaylistVersion'
  | 'getPlaylistVersions'
  | 'getReport'
  | 'getReportExport'
  | 'getReportExportFile'
  | 'getSavedReport'
  | 'getSearchAssistantAnswer'
  | 'getSecurityLogIntegrity'
  | 'getSessionStats'
  | 'getShareAudience'
  | 'getSkill'
  | 'getSkillAnalysis'
  | 'getSkillProgression'
  | 'getSkillSet'
  | 'getStatsOverview'
  | 'getSubtitleCues'
  | 'getTeam'
  | 'getTeamAssetHistory'
  | 'getTeamMember'
  | 'getTeamType'
  | 'getTopic'
  | 'getTopicNames'
  | 'getUniqueUserStats'
  | 'getUploadOffset'
  | 'getUrlPreview'
  | 'getUser'
  | 'getUserAnalysis'
  | 'getUserAssetStats'
  | 'getUserImportColumns'
  | 'getUserPicture'
  | 'getUserPrivileges'
  | 'getWebhook'
  | 'getWeeksAndTeams'
  | 'inviteUsers'
  | 'launchHubSwitch'
  | 'launchMindsmith'
  | 'launchMindsmithEditor'
  | 'launchMyAsset'
  | 'launchMyAssetActivity'
  | 'launchOidcSignIn'
  | 'likeMyAsset'
  | 'likeMyPlaylist'
  | 'listAiModels'
  | 'listAnalysisDisputes'
  | 'listAnalysisWeeks'
  | 'listApiTokens'
  | 'listAssetPackageFiles'
  | 'listAssetSubtitles'
  | 'listAssets'
  | 'listBadgeAwards'
  | 'listBadgeImagePlaylists'
  | 'listBadgeImages'
  | 'listBadges'
  | 'listCompletions'
  | 'listContent'
  | 'listContentAssignments'
  | 'listContentChanges'
  | 'listContentGrants'
  | 'listContentRequests'
  | 'listCustomFields'
  | 'listEmailTemplates'
  | 'listEmails'
  | 'listFeaturedContent'
  | 'listHubChanges'
  | 'listHubExports'
  | 'listHubHostnames'
  | 'listJobItems'
  | 'listJobs'
  | 'listManagedAssetStats'
  | 'listManagedPersonActivity'
  | 'listManagedPersonPlaylists'
  | 'listManagedPlaylistStats'
  | 'listManagedTeamActivity'
  | 'listManagedTeamPeople'
  | 'listManagedTeamPersonActivity'
  | 'listManagedTeamPersonPlaylists'
  | 'listManagedTeamPlaylists'
  | 'listManagedTeamTypes'
  | 'listManagedTeams'
  | 'listManagedUserPlaylistContents'
  | 'listMeetings'
  | 'listMsTeamsBlocks'
  | 'listMsTeamsTenants'
  | 'listMsTeamsUsers'
  | 'listMyActivity'
  | 'listMyAnalysisViews'
  | 'listMyApiTokens'
  | 'listMyAssetAttempts'
  | 'listMyAssetParentPlaylists'
  | 'listMyAssets'
  | 'listMyAssignments'
  | 'listMyBadges'
  | 'listMyBrowseContent'
  | 'listMyCompletions'
  | 'listMyContentComments'
  | 'listMyContentFilters'
  | 'listMyContentHistory'
  | 'listMyContentNotes'
  | 'listMyContentRequests'
  | 'listMyContinueContent'
  | 'listMyFeaturedContent'
  | 'listMyHubs'
  | 'listMyMessages'
  | 'listMyNotes'
  | 'listMyNotifications'
  | 'listMyPasskeys'
  | 'listMyPlaylistContents'
  | 'listMyPlaylists'
  | 'listMyRecommendations'
  | 'listMySavedContent'
  | 'listMySecurityEvents'
  | 'listMySessions'
  | 'listMySharedContent'
  | 'listMyTodoContent'
  | 'listNudgeAchievements'
  | 'listNudgeChanges'
  | 'listNudges'
  | 'listPlaylistContents'
  | 'listPlaylists'
  | 'listReports'
  | 'listSavedReports'
  | 'listSecurityEvents'
  | 'listServiceTokens'
  | 'listSkillAnalyses'
  | 'listSkillChanges'
  | 'listSkillContent'
  | 'listSkillSets'
  | 'listSkills'
  | 'listTags'
  | 'listTeamChanges'
  | 'listTeamMembers'
  | 'listTeamSkills'
  | 'listTeamTypes'
  | 'listTeams'
  | 'listTopics'
  | 'listUserActivity'
  | 'listUserAssetAttempts'
  | 'listUserAssetSessions'
  | 'listUserAssignments'
  | 'listUserBadges'
  | 'listUserChanges'
  | 'listUserCompletions'
  | 'listUserHubs'
  | 'listUserTeamRoles'
  | 'listUsers'
  | 'listWebhookDeliveries'
  | 'listWebhooks'
  | 'listWelcomeViews'
  | 'pinPlaylists'
  | 'prepareFile'
  | 'previewAsset'
  | 'previewAssetMarkAsDoneReset'
  | 'previewBadges'
  | 'previewCompletionImport'
  | 'previewContentAssignment'
  | 'previewContentAudience'
  | 'previewContentChanges'
  | 'previewContentImport'
  | 'previewContentStatusChange'
  | 'previewEmailDraft'
  | 'previewEmailTemplate'
  | 'previewInvitation'
  | 'previewNudge'
  | 'previewPlaylist'
  | 'previewPlaylistTopicRemoval'
  | 'previewStatusChange'
  | 'previewTagChange'
  | 'previewTagDeletion'
  | 'previewTeamDeletion'
  | 'previewTeamRules'
  | 'previewUserChanges'
  | 'previewUserImport'
  | 'previewWelcomeViewsReset'
  | 'rankFeaturedContent'
  | 'rankPinnedPlaylist'
  | 'rankTeamType'
  | 'rankTopic'
  | 'readMyAsset'
  | 'removeFeaturedContent'
  | 'removeMsTeamsTenant'
  | 'removeMsTeamsUsers'
  | 'removeMyPlaylistContent'
  | 'removePlaylistTopics'
  | 'removeTeamMember'
  | 'renewMeetingAnalysis'
  | 'renewMyAssetLaunch'
  | 'renewUpload'
  | 'renewWebhookDelivery'
  | 'resetAssetMarkAsDoneModes'
  | 'resetEmailTemplate'
  | 'resetPassword'
  | 'resetTopicRanks'
  | 'resetWebhookSecret'
  | 'resetWelcomeViews'
  | 'restoreAsset'
  | 'restoreMyContentComment'
  | 'restoreMyNote'
  | 'restoreMySharedContent'
  | 'restorePlaylist'
  | 'restoreSkill'
  | 'restoreSkillSet'
  | 'restoreSubtitle'
  | 'restoreTeam'
  | 'restoreTopic'
  | 'restoreUser'
  | 'saveMeeting'
  | 'saveMindsmithCourse'
  | 'saveMyAsset'
  | 'saveMyPlaylist'
  | 'savePlaylistContentsDraft'
  | 'searchMyContent'
  | 'searchMyContentTerms'
  | 'signIn'
  | 'signInWithPasskey'
  | 'signOut'
  | 'summariseText'
  | 'testEmailTemplate'
  | 'testHubHostname'
  | 'testMsTeams'
  | 'testNudge'
  | 'testWebhook'
  | 'undoContentChange'
  | 'undoJob'
  | 'unpinPlaylists'
  | 'unreadMyAsset'
  | 'unsaveMyAsset'
  | 'unsaveMyPlaylist'
  | 'updateAnalysisDispute'
  | 'updateAnalysisSettings'
  | 'updateAsset'
  | 'updateAssetPackage'
  | 'updateAssetPackageTrial'
  | 'updateBadge'
  | 'updateBadgeImage'
  | 'updateContentAssignment'
  | 'updateContentRequest'
  | 'updateCustomField'
  | 'updateEmailTemplate'
  | 'updateHubFeatures'
  | 'updateHubMail'
  | 'updateHubPrimaryHostname'
  | 'updateHubSettings'
  | 'updateMeeting'
  | 'updateMindsetAgents'
  | 'updateMyAnalysisConsent'
  | 'updateMyAssetAttempt'
  | 'updateMyAssetPages'
  | 'updateMyAssetPosition'
  | 'updateMyContentComment'
  | 'updateMyContentSubscription'
  | 'updateMyCustomFields'
  | 'updateMyDueDate'
  | 'updateMyFeedback'
  | 'updateMyLanguage'
  | 'updateMyMessage'
  | 'updateMyMessages'
  | 'updateMyNote'
  | 'updateMyNotification'
  | 'updateMyNotifications'
  | 'updateMyPassword'
  | 'updateMyProfile'
  | 'updateMySettings'
  | 'updateNudge'
  | 'updateNudgeState'
  | 'updateNudges'
  | 'updatePlaylist'
  | 'updatePlaylistContents'
  | 'updateSavedReport'
  | 'updateSkill'
  | 'updateSkillSet'
  | 'updateSubtitle'
  | 'updateSubtitleCues'
  | 'updateTags'
  | 'updateTeam'
  | 'updateTeamMember'
  | 'updateTeamMembersByRules'
  | 'updateTeamType'
  | 'updateTopic'
  | 'updateTopicNames'
  | 'updateUser'
  | 'updateUserAsWhole'
  | 'updateUserPrivileges'
  | 'updateWebhook'
  | 'updateWelcomeViews'
  | 'uploadFile'
  | 'uploadFilePart'
