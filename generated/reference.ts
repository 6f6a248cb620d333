// Written by `make generate` from spec/. Change the contract there, not this file.
export const locales = ["da-DK","de-DE","de-DE-Sie","en-GB","en-US","es-ES","fi-FI","fr-FR","hu-HU","it-IT","ja-JP","ko-KR","nl-NL","no-NO","pl-PL","pt-PT","ro-RO","ru-RU","sv-SE","th-TH","zh-CN","zh-TW"] as const
export const privileges = ["settings_read","settings_write","user_write","user_read","report_write","report_read","nudge_write","nudge_read","playlist_write","playlist_read","asset_write","asset_read"] as const
export const featureFlags = ["badges","team_playlists","manager_reports","helix","ai","mindset"] as const
export const cardTypes = ["playlist","upload","zip","web","scorm"] as const
export const tokenScopes = ["settings_read","settings_write","user_write","user_read","report_write","report_read","nudge_write","nudge_read","playlist_write","playlist_read","asset_write","asset_read","me","meeting:write"] as const
