// Written by `make generate` from spec/. Change the contract there, not this file.
export interface paths {
    "/me/playlists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the playlists that you may see
         * @description The playlists of the hub that are visible to the caller, the newest change first. What is deleted or meant for others is left out and not counted.
         */
        get: operations["listMyPlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{playlistId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * Get a playlist with your own state
         * @description The playlist with how far the caller is, whether it is saved and liked, and by when it is due.
         */
        get: operations["getMyPlaylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{playlistId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * Get a playlist's details
         * @description The same playlist as getMyPlaylist under its older path, kept for callers that use it.
         */
        get: operations["getMyPlaylistDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{playlistId}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * List what a playlist holds
         * @description Sections and items in the order of rank. A section that is closed to the caller says why and what opens it; what it holds is not listed while it is closed.
         */
        get: operations["listMyPlaylistContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{playlistId}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a playlist
         * @description Puts the playlist on the caller's saved list. Saving twice changes nothing.
         */
        put: operations["saveMyPlaylist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{playlistId}/unsave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take a playlist off your saved list
         * @description Takes the playlist off the caller's saved list. Doing it twice changes nothing.
         */
        put: operations["unsaveMyPlaylist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{playlistId}/likes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a playlist, or take the like back
         * @description Each person counts once, however often they call.
         */
        post: operations["likeMyPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hub's playlists
         * @description All playlists, whoever may see them, the newest change first. Deleted ones are left out unless `includeDeleted` asks for them.
         */
        get: operations["listPlaylists"];
        put?: never;
        /**
         * Make a playlist
         * @description Makes an empty playlist. An externalRefId that is already in use is refused with 409 `external-ref-taken`; a thumbnail, team or topic of another hub with 400 `unknown-reference`.
         */
        post: operations["createPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * List all that a playlist holds
         * @description Sections and items in the order of rank, whether or not they are open to anybody. The `ETag` is needed to change them.
         */
        get: operations["listPlaylistContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Arrange what a playlist holds
         * @description Replaces the whole list. Content that is left out is removed from the playlist, left-out sections are deleted; new sections come without contentId and with a name (`section-name-required`). Content stands in it once (`duplicate-content`); what is not in the hub is refused with 400 `unknown-reference`. A section with the mode time needs the moment and the time zone at which it opens (`unlock-time-required`), and a zone that exists (`unknown-time-zone`). Send the `ETag` of listPlaylistContents in `If-Match` so that nobody's change is lost.
         */
        patch: operations["updatePlaylistContents"];
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session and sets its cookie. After five failures for one account the answer is 429 `sign-in-blocked`, and the time in `Retry-After` grows from one second to at most fifteen minutes; nobody is locked out for ever. For an account with a second factor the right password answers 401 `second-factor-required` and sets a cookie with which finishSignIn goes on.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of this call and clears its cookie. The other sessions of the caller stay.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who is signed in
         * @description The caller, their rights and the hub. A client asks once when it starts, and again when a call answers 401 or 403.
         */
        get: operations["getMySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers in which you are signed in
         * @description The sessions of the caller in this hub that have not ended, the one that was seen last first.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out of another browser
         * @description Ends the session at once. Ending the session of this call is signing out.
         */
        delete: operations["deleteMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends a mail with a link to an address that belongs to a person of this hub, and nothing to any other. The answer is the same and takes as long in both cases.
         */
        post: operations["createPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-resets/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the link of the mail
         * @description Sets the password and ends all sessions of the account. A token that is unknown, used or too old is refused with 400 `token-invalid`, a password that many people use with 400 `password-too-common`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Sets the password and ends all other sessions of the account. A wrong present password is refused with 400 `wrong-password`, a new one that many people use with 400 `password-too-common`. A wrong password counts as a failure of signIn does (429 `sign-in-blocked`). An API token cannot do this.
         */
        put: operations["updateMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Sets the name and the password of the invited person, starts a session and sets its cookie. A token that is unknown, used or older than 72 hours is refused with 400 `token-invalid`, a password that many people use with 400 `password-too-common`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API tokens
         * @description The tokens of the caller in this hub that were not deleted, the newest first. Their secrets are not in the answer.
         */
        get: operations["listMyApiTokens"];
        put?: never;
        /**
         * Make an API token
         * @description Makes a token that acts for the caller in this hub, within its scopes and within what the caller may do at the time. A scope that the caller does not hold is refused with 400 `scope-not-held`, an end in the past or more than 365 days ahead with 400 `expiry-out-of-range`. An API token cannot make another one.
         */
        post: operations["createMyApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the API token. */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API token
         * @description The token stops working at once.
         */
        delete: operations["deleteMyApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the hub that you called
         * @description Name, colours, languages and features of the hub, for pages that are shown before anybody is signed in.
         */
        get: operations["getHub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/hubs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your hubs
         * @description The hubs in which the account of the caller has a member, by name.
         */
        get: operations["listMyHubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/hubs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the hubs of a user
         * @description The same list as listMyHubs. Only for the caller themselves; the id of anybody else is refused with 403, because it would tell what other hubs a person belongs to.
         */
        get: operations["listUserHubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your profile
         * @description Name, teams, settings and progress of the caller.
         */
        get: operations["getMyProfile"];
        /**
         * Change your name
         * @description Changes first and last name. Any other field is refused with 400, not dropped.
         */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete your picture
         * @description Takes the picture away. Without a picture the call changes nothing.
         */
        delete: operations["deleteMyProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your language
         * @description Changes the language of the pages and mails. A language that the hub does not offer is refused with 400 `locale-not-offered`.
         */
        put: operations["updateMyLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get the picture of a user
         * @description Leads to the picture in the size that is nearest. A user without a picture answers 404.
         */
        get: operations["getUserPicture"];
        put?: never;
        post?: never;
        /**
         * Delete the picture of a user
         * @description For the user themselves, and for admins with `user_write`; anybody else is refused with 403. Without a picture the call changes nothing.
         */
        delete: operations["deleteUserPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your settings
         * @description How the caller wants the hub. The host that is called says which hub it is about.
         */
        get: operations["getMySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your settings
         * @description Changes what is sent and leaves the rest. `is_helix_hub` is a setting of the whole hub; without `settings_write` a call that holds it is refused with 403 and changes nothing.
         */
        patch: operations["updateMySettings"];
        trace?: never;
    };
    "/me/content/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is featured for you
         * @description What admins put forward for everybody or for the teams of the caller, in the order that they chose.
         */
        get: operations["listMyFeaturedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what you saved
         * @description The playlists and assets that the caller saved and may still see, what was saved last first.
         */
        get: operations["listMySavedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/todo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what you are asked to do
         * @description Content with a goal that the caller has not reached, the soonest due first and what has no date at the end.
         */
        get: operations["listMyTodoContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your content in numbers
         * @description How much the caller saved, earned, did and still has to do.
         */
        get: operations["getMyContentStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what you opened
         * @description The content that the caller opened at some time and may still see, what was opened last first. What was set back to not started since is still listed.
         */
        get: operations["listMyContentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what you can go on with
         * @description What the caller opened and has not completed, what was opened last first, with the playlist and the place to go on from.
         */
        get: operations["listMyContinueContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search content
         * @description The content that the caller may see and that has all the words in its name, description, tags or topics, the best match first: what has them in its name comes before tags and topics, and those before descriptions. Accents and case do not matter, words are found in their other forms (course, courses), and the last word may be unfinished. Of many words the first eight are looked for. Where nothing has all the words, what comes close to them is found, and `isClose` says so. What is meant for others is neither found nor counted. 1,000 matches are ranked and counted at most; of a frequent word those with it in their name, and the newest of these.
         */
        get: operations["searchMyContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/searchTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete what is being typed
         * @description The query with its last word completed: by words from the names and tags of what it finds among the content the caller may see, and by whole tags, the most frequent first. Japanese, Chinese and Thai, which are written without spaces, are cut into words.
         */
        get: operations["searchMyContentTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what content can be filtered by
         * @description Topics, kinds and languages of the content that the caller may see, with how much each would find.
         */
        get: operations["listMyContentFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/browse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse content
         * @description All content that the caller may see, or with format `topics` the topics that hold some of it. `type` and `locale` count for topics too; `popular` puts what most people like first.
         */
        get: operations["listMyBrowseContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make accounts for people
         * @description Brings people into the hub. Somebody who is a member already is left as they are. A password is refused with 400 `password-not-allowed`, an e-mail that stands twice with 400 `duplicate-email`, a team of another hub with 400 `unknown-reference`, a language that the hub does not offer with 400 `locale-not-offered`; then nobody is brought in.
         */
        post: operations["createUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people by e-mail
         * @description Sends each of the people a link with which they choose a password; it works once, for 72 hours. An older link of theirs stops working. Ids that are not of this hub are refused with 400 `unknown-reference`, and then nobody is invited.
         */
        post: operations["inviteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the assets that you may see
         * @description The published assets of the hub that are visible to the caller, the newest change first. What is deleted, not ready or meant for others is left out and not counted.
         */
        get: operations["listMyAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * Get an asset with your own state
         * @description The asset with how far the caller is, whether it is saved and liked, and by when it is due. The `ETag` is the version of the asset itself, for `If-Match` of updateAsset.
         */
        get: operations["getMyAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/playlist/{playlistId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * Get an asset at its place in a playlist
         * @description The asset with its rank in the playlist and the items before and after it. Sections and items that are closed to the caller are passed over. An asset that the playlist does not hold answers 404.
         */
        get: operations["getMyAssetInPlaylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/parentPlaylists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * List the playlists that hold an asset
         * @description The playlists that hold the asset and that the caller may see, by name. Others are neither named nor counted.
         */
        get: operations["listMyAssetParentPlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * Get how far you are with an asset
         * @description The caller's state alone, for a page that waits for a course to report.
         */
        get: operations["getMyAssetStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an asset as done
         * @description Sets the state to completed and keeps the moment. Doing it twice changes nothing. An asset that the hub marks by itself (`markAsDoneMode` is automatic) answers 409 `marked-automatically`.
         */
        put: operations["readMyAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take the mark of being done off an asset
         * @description Sets the state back to opened. Doing it twice changes nothing. An asset that the hub marks by itself (`markAsDoneMode` is automatic) answers 409 `marked-automatically`.
         */
        put: operations["unreadMyAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an asset
         * @description Puts the asset on the caller's saved list. Saving twice changes nothing.
         */
        post: operations["saveMyAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/unsave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an asset off your saved list
         * @description Takes the asset off the caller's saved list. Doing it twice changes nothing.
         */
        delete: operations["unsaveMyAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/likes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like or rate an asset, or take it back
         * @description Replaces the caller's like, rating and message. Each person counts once, however often they call. Only those who run the asset read the message.
         */
        put: operations["likeMyAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an asset
         * @description Marks the asset as opened and answers what the page needs to play it. For a course that is the course and the attempt to go on with: a finished one opens for review, and a replaced course begins a new attempt. Addresses on the content origin hold a right of twelve hours, so launch again rather than keep them. What stands in closed sections alone answers 404. A file that is not ready answers 409 `file-not-ready`.
         */
        post: operations["launchMyAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/attempts/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description The id of the caller's attempt, from launchMyAsset. */
                attemptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the state of a course
         * @description Replaces the values of the activities that are sent and leaves the others as they are. A sequence that is not higher than the stored one is ignored and answered with the stored state, so that a late copy undoes nothing. An activity that the course does not have is refused with 400 `unknown-activity`. The status is worked out by the hub from the values, which the course reports about itself. The body may have 1 MiB at the most. Another person's attempt answers 404.
         */
        put: operations["updateMyAssetAttempt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assets/{assetId}/position": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the place in a recording
         * @description Keeps where the caller is in a video or an audio recording. Where the hub marks it as done by itself, it does so when the end is reached. An asset that is no recording answers 409 `not-a-recording`.
         */
        put: operations["updateMyAssetPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hub's assets
         * @description All assets, published or not, the newest change first. Deleted ones are left out unless `includeDeleted` asks for them.
         */
        get: operations["listAssets"];
        put?: never;
        /**
         * Make an asset
         * @description Makes an asset of a link (`web`) or of an uploaded file (the other types). An externalRefId that is already in use is refused with 409 `external-ref-taken`; a file, picture, team or playlist that is not there with 400 `unknown-reference`; a file whose upload is not finished, or that was refused, with 400 `file-not-ready`. So is a file that does not fit the type (`file-type-mismatch`), subtitles of another asset (`subtitle-in-use`), and settings of a course for anything else (`not-a-course`).
         */
        post: operations["createAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * Get an asset to work on
         * @description The asset, published or not, with the caller's own state. A deleted one answers 404 unless `includeDeleted` asks for it. The `ETag` is for `If-Match` of updateAsset.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        /**
         * Delete an asset
         * @description Deletes the asset. Nobody finds it any more, in the playlists that hold it neither. Its file is kept, so that restoreAsset can bring it back. For an asset that was deleted before, the call changes nothing.
         */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        /**
         * Change an asset
         * @description Changes the fields that are sent. A body with neither name nor webUrl is refused with 400 `name-or-weburl-required`, a webUrl for anything but a web asset with 400 `not-a-web-asset`; the codes of createAsset apply too. A new type needs its file or its address (400 `file-required`, `web-url-required`), and a web asset takes no file (400 `not-a-file-asset`). Send the `ETag` of getAsset or getMyAsset in `If-Match` so that nobody's change is lost.
         */
        patch: operations["updateAsset"];
        trace?: never;
    };
    "/files/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce an upload
         * @description The first of three calls. Send the bytes to `uploadUrl` (uploadFile), then finish with finishUpload. Any member may upload their own profile picture; assets and subtitles need `asset_write`, pictures and badge pictures `asset_write` or `playlist_write`, or managing the team that owns what the file is for. Anything else is refused with 403; a size over the limit of its kind with 400 `size-too-large`, a kind of file that is not taken with 400 `type-not-allowed`, and a reference that is not there with 400 `unknown-reference`. The right to upload ends after fifteen minutes.
         */
        post: operations["createUploadPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/uploads/{uploadToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of createUploadPolicy; having it is the right to upload this one file. */
                uploadToken: components["schemas"]["UploadToken"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the bytes of a file
         * @description Takes the whole file in one body, of the size that was announced; another size answers 400 `size-mismatch`, and more bytes than announced end the call with 413. A token that is unknown, used up or too old answers 404, a file that is already there 409 `already-uploaded`. Where no more bytes come, the answer is 408 `upload-stalled`. An upload that breaks off leaves nothing and may be tried again.
         */
        put: operations["uploadFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish an upload
         * @description The last of the three calls. The hub checks what was uploaded and prepares it; getFile says when it is ready. With `error` the upload is given up and the file becomes invalid. A token that is wrong or too old answers 400 `token-invalid`, bytes that never came 409 `not-uploaded`, fewer or more of them than announced 400 `size-mismatch`, a second call 409 `already-finished`.
         */
        post: operations["finishUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /**
         * Get how far a file is
         * @description For the one who uploaded it, and for those who may write what it belongs to. An invalid file says in a sentence what is wrong with it.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/notifications/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop waiting for a file
         * @description Takes back the wish to be told when the file is ready. Doing it twice changes nothing.
         */
        post: operations["cancelFileNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/picture/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the picture. */
                pictureId: components["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        /**
         * Get a picture
         * @description The picture in its full size, at most 2560 pixels wide, without the data that cameras write into it.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/picture/{pictureId}/{dimensions}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the picture. */
                pictureId: components["parameters"]["PictureId"];
                /** @description Width and height in pixels. The picture is cut to this shape round its middle, and never made larger than it is. */
                dimensions: components["schemas"]["PictureDimensions"];
            };
            cookie?: never;
        };
        /**
         * Get a picture in a size
         * @description The picture cut and scaled to one of the sizes that pages use.
         */
        get: operations["getPictureInSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset/{assetId}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description Which file. What learners see (`file`), the original (`download`), subtitles, what the hub made of it (`converted`), or the cover picture. */
                type: components["parameters"]["FileType"];
            };
            cookie?: never;
        };
        /**
         * Get a file of an asset
         * @description The file behind an asset. Only files that are ready are answered, others answer 404. What could run in a page (sites, courses, HTML, SVG) is never served from the hub itself but answered with 302 to the content origin.
         */
        get: operations["getAssetFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset/{assetId}/{type}/{subId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description Which file. What learners see (`file`), the original (`download`), subtitles, what the hub made of it (`converted`), or the cover picture. */
                type: components["parameters"]["FileType"];
                /** @description The id of subtitles, or the path of a file inside the package, percent-encoded as one part. It is looked up in the list of what the package holds. */
                subId: string;
            };
            cookie?: never;
        };
        /**
         * Get a part of an asset
         * @description Subtitles of a recording, or one file of a package. A part that the asset does not list answers 404. What could run in a page is answered with 302 to the content origin.
         */
        get: operations["getAssetFilePart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is recommended to you
         * @description Content that the caller may see and has not completed, each with the reason why it stands here: because it was shared with them, or because it overlaps with something that they completed. What was shared comes first, the last first, then what has most in common; at most 100 of each. What the caller dismissed from what was shared is not recommended.
         */
        get: operations["listMyRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a page of the web
         * @description Title, description and picture of a public page, and whether it may be shown in a frame. The hub reads the page itself, for at most five seconds and two megabytes, and never leads there. An address that is not public is refused with 400 `url-not-public`, a page that cannot be read with 400 `page-not-readable`. The answer may be ten minutes old.
         */
        get: operations["getUrlPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all content
         * @description Content to choose from, by name. An admin finds what their privileges let them read, a manager what their teams own; deleted content is left out. Without `owner` it is what other hubs share with this one.
         */
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get content as a card
         * @description A playlist or an asset as it looks in a learner's list, with the caller's own state. Content that the caller may neither read nor see answers 404.
         */
        get: operations["getContentCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/statusChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a change of status
         * @description Whom createContentStatusChange would touch with the same fields, and changes nothing. Name people, teams or everybody, otherwise 400 `audience-required`. Content, people and teams that are not in the hub are refused with 400 `unknown-reference`. A manager names only teams that they manage (403 `team-not-managed`) and people of these (403 `person-not-managed`). The people are listed by name. `session_token` takes a ticket; one that is used or too old answers 400 `token-invalid`. The `previewToken` of the answer is good for 15 minutes.
         */
        get: operations["previewContentStatusChange"];
        put?: never;
        /**
         * Change the status of content for people
         * @description Sets how far people are with content, and shares it with them where asked. Name people, teams or everybody, otherwise 400 `audience-required`. What reaches everybody needs the `previewToken` of a preview with the same fields (409 `preview-required`); where other people would be touched by now, it is refused with 409 `preview-outdated`. What reaches everybody also needs a password entered within the last ten minutes (403 `step-up-required`, see createMyStepUp), so an API token cannot do that. A previewToken or ticket that is wrong or too old is refused with 400 `token-invalid`, content, people and teams that are not in the hub with 400 `unknown-reference`; a manager names only teams that they manage (403 `team-not-managed`) and people of these (403 `person-not-managed`). The change is made in the background, within minutes.
         */
        post: operations["createContentStatusChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what content
         * @description Every change to playlists, assets and topics, the newest first, with who made it. An admin without `playlist_read` finds only assets, one without `asset_read` everything but assets. The search is in the names of content and people.
         */
        get: operations["listContentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/featured/{teamIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
                 * @example 0199d3a0-0000-7000-8000-000000050001
                 */
                teamIds: components["parameters"]["FeaturedTeamIds"];
            };
            cookie?: never;
        };
        /**
         * List what is featured for teams
         * @description What is featured for each of the teams, or for everybody. One team after the other, in the order of its own list.
         */
        get: operations["listFeaturedContent"];
        put?: never;
        /**
         * Feature content for teams
         * @description Puts content at the end of the list of each of the teams. What stands there already stays at its place. A list holds 100 pieces of content (409 `featured-limit-reached`); content that is not in the hub is refused with 400 `unknown-reference`.
         */
        post: operations["addFeaturedContent"];
        /**
         * Feature content no longer
         * @description Takes content off the list of each of the teams. What does not stand there is passed over.
         */
        delete: operations["removeFeaturedContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/featured/{teamIds}/{contentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
                 * @example 0199d3a0-0000-7000-8000-000000050001
                 */
                teamIds: components["parameters"]["FeaturedTeamIds"];
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move featured content
         * @description Moves the content to another place in the list of each of the teams. Content that none of them features answers 404.
         */
        patch: operations["rankFeaturedContent"];
        trace?: never;
    };
    "/me/content/{contentId}/subscriptions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        /**
         * Get whether you follow the comments
         * @description Whether the caller is told when somebody comments on the playlist or asset.
         */
        get: operations["getMyContentSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Follow the comments, or stop following
         * @description Decides whether the caller is told when somebody comments on the playlist or asset. Commenting follows it by itself.
         */
        patch: operations["updateMyContentSubscription"];
        trace?: never;
    };
    "/me/content/{contentId}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on content
         * @description The comments on a playlist or asset, the newest first, each with its first replies; with `parentId` all replies to one comment, the oldest first. A deleted comment that has replies keeps its place without its text, one without replies is left out.
         */
        get: operations["listMyContentComments"];
        put?: never;
        /**
         * Comment on content
         * @description Writes a comment, or a reply to one. Replies have one level: a `parentId` that is itself a reply is refused with 400 `reply-to-reply`, one that is not a comment on this content with 400 `unknown-reference`. Those who follow the content are told.
         */
        post: operations["createMyContentComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/content/{contentId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
                /** @description The id of the comment. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes the caller's own comment. Admins delete any, with `playlist_write` on a playlist and with `asset_write` on an asset, and so do managers of the team that owns it; anybody else is refused with 403. Its text is shown to nobody from then on. One that was deleted before answers 404.
         */
        delete: operations["deleteMyContentComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Replaces the text of the caller's own comment. Another person's comment is refused with 403, a deleted one answers 404.
         */
        patch: operations["updateMyContentComment"];
        trace?: never;
    };
    "/me/content/{contentId}/comments/{commentId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
                /** @description The id of the comment. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted comment
         * @description Brings a deleted comment back with its text. It needs `playlist_write` for a comment on a playlist and `asset_write` for one on an asset. A comment that its author deleted stays deleted (409 `deleted-by-author`); one that is not deleted is left as it is.
         */
        post: operations["restoreMyContentComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hub's tags
         * @description All tags by name, with how much content that the caller may see has each of them.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Make tags
         * @description Adds tags to choose from. A tag that is there already, in any case, is left as it is.
         */
        post: operations["createTags"];
        /**
         * Delete tags
         * @description Takes the tags off all content of the hub and out of the list. A name that is not a tag is passed over. It cannot be undone.
         */
        delete: operations["deleteTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics
         * @description The tree of topics in the order of the hub, each topic before those below it. A learner finds the published topics that hold something they may see; who has `playlist_read` finds all, and the deleted ones too if asked.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Make a topic
         * @description Makes a topic, the last below its parent. A name that a topic under the same parent has is refused with 409 `topic-name-taken`, a parent that is not in the hub with 400 `unknown-reference`, the topic after the thousandth with 409 `topic-limit-reached`.
         */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/{topicId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /**
         * Get a topic
         * @description The topic with the caller's own state. A topic without anything that the caller may see answers 404, unless they have `playlist_read`.
         */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        /**
         * Delete a topic
         * @description Deletes the topic and those below it. The content stays and merely stands under them no longer. restoreTopic brings all of it back. For a topic that was deleted before, the call changes nothing.
         */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        /**
         * Change a topic
         * @description Changes the fields that are sent. A name that a topic under the same parent has is refused with 409 `topic-name-taken`. rankTopic moves a topic.
         */
        patch: operations["updateTopic"];
        trace?: never;
    };
    "/topics/{topicId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted topic
         * @description Brings the topic back with those that were deleted with it and the content that stood under them, at the end of its parent's list. Where the parent is deleted, it becomes a topic of the first level. A topic that is not deleted is left as it is. It is refused with 409 where a topic under the same parent took its name meanwhile (`topic-name-taken`) or the hub would have more than a thousand topics (`topic-limit-reached`).
         */
        post: operations["restoreTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/{topicId}/rank": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a topic
         * @description Moves the topic and all below it to a place under a parent, where the others make room. A parent that lies below the topic itself is refused with 409 `circular-topic`, one that is not in the hub with 400 `unknown-reference`. A name that a topic under the new parent has is refused with 409 `topic-name-taken`.
         */
        post: operations["rankTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/ranks/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put topics in the order of their names
         * @description Forgets the order that admins chose for the topics directly below a parent, or for those of the first level, and sorts them by name. A parent that is not in the hub is refused with 400 `unknown-reference`.
         */
        post: operations["resetTopicRanks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * Get a playlist to work on
         * @description The playlist, whoever may see it, with the caller's own state. A deleted one answers 404 unless `includeDeleted` asks for it. The `ETag` is for `If-Match` of updatePlaylist.
         */
        get: operations["getPlaylist"];
        put?: never;
        post?: never;
        /**
         * Delete a playlist
         * @description Deletes the playlist. Nobody finds it any more, in the playlists that hold it neither; what it holds stays in the hub. restorePlaylist brings it back. For a playlist that was deleted before, the call changes nothing.
         */
        delete: operations["deletePlaylist"];
        options?: never;
        head?: never;
        /**
         * Change a playlist
         * @description Changes the fields that are sent; updatePlaylistContents changes what it holds. The codes of createPlaylist apply. Send the `ETag` of getPlaylist in `If-Match` so that nobody's change is lost.
         */
        patch: operations["updatePlaylist"];
        trace?: never;
    };
    "/playlists/{playlistId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted playlist
         * @description Brings the playlist back to where it was, with what it holds and how far people were. If another thing has its externalRefId by now, it is refused with 409 `external-ref-taken`. A playlist that is not deleted is left as it is.
         */
        post: operations["restorePlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * Get how a playlist is used
         * @description How often the playlist was opened and completed in a period, and what people think of it.
         */
        get: operations["getPlaylistStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy playlists
         * @description Makes a copy of each playlist with its sections, items and places. Assets and inner playlists are not copied, the copy holds the same ones. Comments, likes, badges and how far people are stay with the original. A playlist or topic that is not in the hub is refused with 400 `unknown-reference`, and then nothing is copied.
         */
        post: operations["duplicatePlaylists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take playlists off topics
         * @description Takes playlists off the topics, all of them or those that are named, and unpins them there. A manager does so only to the playlists of their own teams. Playlists that do not stand under the topics are passed over.
         */
        delete: operations["removePlaylistTopics"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin playlists under a topic
         * @description Makes playlists stand first under a topic, after those that are pinned there already. A playlist or topic that is not in the hub is refused with 400 `unknown-reference`. A playlist that does not stand under the topic is refused with 400 `not-under-topic`, and a topic has 100 pins at the most (409 `pin-limit-reached`).
         */
        post: operations["pinPlaylists"];
        /**
         * Unpin playlists
         * @description Puts playlists back among the others under a topic. Those that are not pinned there are passed over. A topic that is not in the hub is refused with 400 `unknown-reference`.
         */
        delete: operations["unpinPlaylists"];
        options?: never;
        head?: never;
        /**
         * Move a pinned playlist
         * @description Moves a playlist to another place among the pins of a topic. One that is not pinned there answers 404.
         */
        patch: operations["rankPinnedPlaylist"];
        trace?: never;
    };
    "/badges/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hub's badges
         * @description The badges and the playlists that award them, by the playlist's name. Deleted ones are left out unless `includeDeleted` asks for them.
         */
        get: operations["listBadges"];
        put?: never;
        /**
         * Give playlists a badge
         * @description From now on each of the playlists awards a badge with this picture to who completes it, and within minutes also to those who completed it before. Only a playlist has a badge (400 `not-a-playlist`), and only one (409 `badge-taken`). Then none of the playlists gets one.
         */
        post: operations["createBadges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/{badgeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a badge
         * @description The playlist awards the badge no longer. Who was awarded it keeps it. updateBadge restores it.
         */
        delete: operations["deleteBadge"];
        options?: never;
        head?: never;
        /**
         * Change or restore a badge
         * @description Changes the picture of the badge, for those who were awarded it too. A deleted badge is restored by it, and an empty object does nothing else; who completed the playlist meanwhile is awarded it. If the playlist has another badge by now, it is refused with 409 `badge-taken`.
         */
        patch: operations["updateBadge"];
        trace?: never;
    };
    "/badges/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures for badges
         * @description The pictures that come with the hub and those that were uploaded with createUploadPolicy and the type `badge`, the newest first. The search is in what they show.
         */
        get: operations["listBadgeImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a picture for badges
         * @description Deletes an uploaded picture, for whoever may change it. The badges that show it get the replacement; without one, a picture that badges show, deleted ones too, is refused with 409 `badge-image-in-use`. One that comes with the hub is refused with 409 `badge-image-built-in`.
         */
        delete: operations["deleteBadgeImage"];
        options?: never;
        head?: never;
        /**
         * Describe or frame the picture of badges
         * @description Changes what is said of the picture and how it is framed, in all badges that show it. A manager may change what only badges of their teams show, and what they uploaded while no badge shows it. One that comes with the hub is refused with 409 `badge-image-built-in`.
         */
        patch: operations["updateBadgeImage"];
        trace?: never;
    };
    "/badges/images/{imageId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        /**
         * Get the picture of badges
         * @description Leads to the picture in the size that is asked for. Everybody in the hub may see it.
         */
        get: operations["getBadgeImagePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/images/{imageId}/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        /**
         * List the playlists whose badges share a picture
         * @description The playlists that the caller may see and whose badge shows the picture, by name.
         */
        get: operations["listBadgeImagePlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/awards/{awardId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the award. */
                awardId: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get the public page of an awarded badge
         * @description What anybody with the link may see, who was awarded what and when. Only the person themselves is told the id of their award, so they decide who gets the link. Nothing takes an award back; once the person has left the hub, it answers 404.
         */
        get: operations["getBadgeAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/awards/{awardId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the award. */
                awardId: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get the picture of an awarded badge
         * @description The picture of the badge, 256 pixels square, for anybody with the link.
         */
        get: operations["getBadgeAwardPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/badges/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the badges that you have and can win
         * @description The badges that the caller was awarded, the newest first, then those that they can win by completing a playlist that they may see, the one that is nearest first.
         */
        get: operations["listMyBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/badges/{badgeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a badge with your own state
         * @description A badge that the caller was awarded or can win, with how far they are.
         */
        get: operations["getMyBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/badges/{badgeId}/credential": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        /**
         * Take a badge with you
         * @description The badge as an Open Badges 3.0 credential, a file that the hub has signed and that other programs can check without asking the hub. The keys are in `/.well-known/did.json` of the hub, where its did:web leads to, and stay there. It names the person by a salted hash of their e-mail alone. A badge that the caller was not awarded is refused with 409 `badge-not-awarded`.
         */
        get: operations["exportMyBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{assetId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted asset
         * @description Brings the asset back to where it was, with its file and how far people were. If another thing has its externalRefId by now, it is refused with 409 `external-ref-taken`. An asset that is not deleted is left as it is.
         */
        post: operations["restoreAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{assetId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * Get how an asset is used
         * @description How often the asset was opened and completed in a period, and what people think of it.
         */
        get: operations["getAssetStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/markAsDoneMode/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the reset of who marks assets as done
         * @description The assets that learners mark as done by themselves now and that resetAssetMarkAsDoneModes would leave to the hub, by name.
         */
        get: operations["previewAssetMarkAsDoneReset"];
        put?: never;
        /**
         * Reset who marks assets as done
         * @description Sets the markAsDoneMode of every asset of the hub to `automatic`. What people have completed stays completed. It cannot be undone.
         */
        post: operations["resetAssetMarkAsDoneModes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subtitles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subtitle. */
                id: components["parameters"]["SubtitleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete subtitles
         * @description Takes the subtitles off their recording. restoreSubtitle brings them back. For subtitles that were deleted before, the call changes nothing.
         */
        delete: operations["deleteSubtitle"];
        options?: never;
        head?: never;
        /**
         * Change the language of subtitles
         * @description Says in which language the subtitles are. A recording has one file of subtitles for each language (409 `subtitle-language-taken`).
         */
        patch: operations["updateSubtitle"];
        trace?: never;
    };
    "/subtitles/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subtitle. */
                id: components["parameters"]["SubtitleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore deleted subtitles
         * @description Brings deleted subtitles back. If the recording has others in that language by now, it is refused with 409 `subtitle-language-taken`. Subtitles that are not deleted are left as they are.
         */
        post: operations["restoreSubtitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/summarise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Summarise a text or a page
         * @description A short summary of a text, or of a public page that the hub reads itself as getUrlPreview does. An address that is not public is refused with 400 `url-not-public`, a page without readable text with 400 `page-not-readable`. What the text asks for is not done. If the language model does not answer, so does 503 `model-unavailable`.
         */
        post: operations["summariseText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/searchassistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask the search assistant
         * @description An answer in words to a question, made from content that the caller may see, with that content. Content with `excludeFromAi` is not read. Where nothing fits, the answer says so and `sources` is empty. If the language model does not answer, so does 503 `model-unavailable`.
         */
        get: operations["getSearchAssistantAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the language models
         * @description The language models that the hub may use, and what for. An empty list means that nobody has set one up.
         */
        get: operations["listAiModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what you think of an analysis
         * @description Says whether the analysis of a skill in one of the caller's own meetings is right. A skill that is not from the caller's own analysis is refused with 400 `unknown-reference`, a second feedback on the same skill with 409; change the first one instead.
         */
        post: operations["createMyFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/feedback/{feedbackId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the feedback. */
                feedbackId: components["parameters"]["FeedbackId"];
            };
            cookie?: never;
        };
        /**
         * Get your feedback
         * @description Feedback that the caller gave. Another person's answers 404.
         */
        get: operations["getMyFeedback"];
        put?: never;
        post?: never;
        /**
         * Take your feedback back
         * @description Deletes feedback that the caller gave, for good. Another person's answers 404.
         */
        delete: operations["deleteMyFeedback"];
        options?: never;
        head?: never;
        /**
         * Change your feedback
         * @description Changes the fields that are sent. Another person's feedback answers 404.
         */
        patch: operations["updateMyFeedback"];
        trace?: never;
    };
    "/me/shared/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what others shared with you
         * @description Content that others shared with the caller or their teams, that the caller may see and has not dismissed, what was shared last first. What several people shared stands here once, and once more for each playlist in which it opens. Content that opens in a playlist stands here as long as it does.
         */
        get: operations["listMySharedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/shared/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dismiss what was shared with you
         * @description Takes content off the caller's list of what others shared. Nobody else's list changes. If it is shared again, it comes back.
         */
        put: operations["dismissMySharedContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams-or-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find with whom you can share
         * @description Teams and people with whom the caller may share the content, by name, at most 50 of each; type more of the name to see others. Admins find everybody, managers the people of their teams and everybody else the people of the teams that they belong to. Who could not see all of the content is left out, and so is a team all of whose members could not, and the caller. Content that the caller may not see answers 404; admins who find it among the hub's content but may not change it are refused with 403.
         */
        get: operations["getShareAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share content with people and teams
         * @description Puts content on the list of what was shared with people, and sends a mail where asked to those who want their news by e-mail. Name the content, or search for it (400 `content-required`), and name people or teams (400 `audience-required`) with whom the caller may share; others are refused with 403, and so is content that the caller may not share. Content that they may not see, or that its playlist does not hold, is refused with 400 `unknown-reference`. `share_context_ids` are as many as `share_ref_ids` (`context-count-mismatch`). Somebody who could not see the content does not get it, and nobody shares with themselves. What is shared with a team is shared with those who join it later, too. With `testMode` nothing is shared, and the mail goes to the caller alone. A person may share 20 times an hour, rehearsals with a mail included.
         */
        post: operations["createRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teamShare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a playlist back from a team
         * @description Ends that a playlist is shared with a team. A team that the playlist is not shared with answers 404. What its members completed stays completed.
         */
        delete: operations["deleteTeamShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for content
         * @description Asks the admins of the hub for content that is missing. Each admin with `playlist_write` or `asset_write` gets it as a message.
         */
        post: operations["createContentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your messages
         * @description The caller's own messages, the newest first. What people ask the admins for with createContentRequest is among an admin's messages.
         */
        get: operations["listMyMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all your messages as read or unread
         * @description Marks every message that the caller has now.
         */
        patch: operations["updateMyMessages"];
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the message. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a message as read or unread
         * @description Marks one of the caller's own messages. Another person's answers 404.
         */
        patch: operations["updateMyMessage"];
        trace?: never;
    };
    "/auth/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a second factor
         * @description For an account with a second factor signIn answers 401 `second-factor-required` and sets a cookie for five minutes. With that cookie this call starts the session. A wrong code is refused with 401 `second-factor-wrong`, a cookie that is missing or too old with 401 `second-factor-expired`. Wrong codes count as failures of signIn do (429 `sign-in-blocked`).
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the identity provider of the hub
         * @description Leads the browser to the provider that the hub is set up with, and keeps what is needed to check its answer in a cookie for 10 minutes. A hub without a provider answers 404. This is a page to open, not a call to fetch.
         */
        get: operations["launchOidcSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the identity provider
         * @description Checks the provider's answer, starts a session, sets its cookie and leads to the page that launchOidcSignIn was given. An account is found by the provider's own id of the person, and by e-mail only where the provider has verified the address and the hub owns its domain. Otherwise the browser is led to the sign-in page, which finds one of `oidc-refused`, `oidc-failed` and `oidc-no-account` in its query parameter `problem`.
         */
        get: operations["finishOidcSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your second factor
         * @description Whether the account has one, and how many recovery codes are left. It counts in every hub that the person belongs to.
         */
        get: operations["getMyMfa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/mfa/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with an authenticator app
         * @description Makes a secret for an app that shows six digits every 30 seconds. Nothing changes until finishMyTotp; beginning again makes a new secret. It needs a password entered within the last ten minutes (403 `step-up-required`, see createMyStepUp). An account that has an app already is refused with 409 `totp-already-on`.
         */
        post: operations["createMyTotp"];
        /**
         * Do without the authenticator app
         * @description Takes the app and all recovery codes away, and ends the account's other sessions. It needs a password entered within the last ten minutes (403 `step-up-required`, see createMyStepUp). An admin of whom the hub wants a second factor is refused with 409 `second-factor-needed`. Without an app the call changes nothing.
         */
        delete: operations["deleteMyTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/mfa/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app
         * @description Switches the second factor on, answers the recovery codes and ends the account's other sessions. A wrong code is refused with 400 `code-wrong`. Where nothing was begun with createMyTotp, or longer than ten minutes ago, it answers 409 `totp-not-begun`.
         */
        post: operations["finishMyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter your password again
         * @description Some calls need a password entered within the last ten minutes and answer 403 `step-up-required` otherwise; signing in counts as well. This call renews the session cookie. A wrong password is refused with 400 `wrong-password`, a wrong or missing code with 400 `code-wrong`; both count as failures of signIn do (429 `sign-in-blocked`). People who sign in with the identity provider open launchOidcSignIn with `stepUp` instead.
         */
        post: operations["createMyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/customFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Fill in the fields that the hub added
         * @description Replaces what the caller entered in all custom fields. A required field that would be left empty is refused with 400 `required-field-empty`, an unknown field or one that stands twice with 400 `unknown-reference`; then nothing is saved.
         */
        put: operations["updateMyCustomFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export your personal data
         * @description Has a zip file made with everything that this hub keeps about the caller, as JSON and as CSV. A mail says when it is ready; getMyDataExport says so too. While one is being made, its id is answered again. An API token cannot do this.
         */
        post: operations["createMyDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data-export/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the export. */
                exportId: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        /**
         * Get how far an export is
         * @description An export that the caller asked for, of their own data or with createUserDataExport of another person's. For the latter the caller needs `user_write` still, otherwise it answers 404.
         */
        get: operations["getMyDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data-export/{exportId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the export. */
                exportId: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        /**
         * Download an export
         * @description The file of an export that is ready, for those who may see the export. One that is not ready is refused with 409 `file-not-ready`; one whose time is over answers 404.
         */
        get: operations["getMyDataExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened that concerns you
         * @description The notifications of the caller in this hub, the newest first. They are kept for 90 days. Content that the caller may no longer see is left out of its notification.
         */
        get: operations["listMyNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark notifications as read
         * @description Marks those of `ids`, or all of them, as read or unread. An id that is not one of the caller's notifications is refused with 400 `unknown-reference`, and then none is marked.
         */
        patch: operations["updateMyNotifications"];
        trace?: never;
    };
    "/me/notifications/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the notification. */
                notificationId: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a notification as read
         * @description Marks one notification as read or unread. It is not written to any list of changes.
         */
        patch: operations["updateMyNotification"];
        trace?: never;
    };
    "/me/managed/playlists/{playlistId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * List how far people are with a playlist
         * @description The people of the teams who may see the playlist, each with their progress. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. Content that none of the teams may see answers 404. `column` progress orders from not started to completed.
         */
        get: operations["listManagedPlaylistStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/playlists/{playlistId}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * Get how teams get on with a playlist
         * @description Counts over the people of the teams, and how many got how far with each item. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. Content that none of the teams may see answers 404.
         */
        get: operations["getManagedPlaylistInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/assets/{assetId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * List how far people are with an asset
         * @description The people of the teams who may see the asset, each with their progress and rating. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. Content that none of the teams may see answers 404. `column` progress orders from not started to completed.
         */
        get: operations["listManagedAssetStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/assets/{assetId}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * Get how teams get on with an asset
         * @description Counts over the people of the teams, and their ratings. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. Content that none of the teams may see answers 404.
         */
        get: operations["getManagedAssetInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the teams that you manage
         * @description Only teams that the caller manages, by name. A playlist that the caller may not see answers 404.
         */
        get: operations["listManagedTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a team that you manage
         * @description The team with its type and its managers. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["getManagedTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        /**
         * Get how a team stands
         * @description What the people of the team were asked to do and how much of it is done, and how many of them come to the hub. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["getManagedTeamInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/trends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        /**
         * Get how a team changed
         * @description What the people of the team did on each of the last days, and as many days before in total to compare with. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["getManagedTeamTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        /**
         * List the people of a team that you manage
         * @description What each person did over the last days, and what they have still to do. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["listManagedTeamPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/people/{userId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a person of a team that you manage
         * @description The person with all that they have done and have still to do. An id that is no UUID is refused with 400. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. A person who is not in the team is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["getManagedTeamPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/people/{userId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List what a person of a team did
         * @description What the person did with content over the last days, the newest first. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. A person who is not in the team is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["listManagedTeamPersonActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/people/{userId}/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the playlists of a person of a team
         * @description The playlists that the team and the person may see, with the progress of the person. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one. A person who is not in the team is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["listManagedTeamPersonPlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        /**
         * List what the people of a team did
         * @description What people of the team did with content over the last days, the newest first. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["listManagedTeamActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/{id}/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        /**
         * List the playlists of a team that you manage
         * @description The playlists that the team may see, each with how its people get on. A team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["listManagedTeamPlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/people/{userId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a person of your teams
         * @description The same as getManagedTeamPerson without naming a team. The teams are all those that the caller manages. A person of none of the teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["getManagedPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/people/{userId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List what a person of your teams did
         * @description What the person did with content over the last days, the newest first. The teams are all those that the caller manages. A person of none of the teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["listManagedPersonActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teams/people/{userId}/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the playlists of a person of your teams
         * @description The playlists that one of the teams and the person may see, with the progress of the person. The teams are all those that the caller manages. A person of none of the teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["listManagedPersonPlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/teamTypes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of the teams that you manage
         * @description The types of which the caller manages at least one team, in the order in which the hub shows them.
         */
        get: operations["listManagedTeamTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/managed/users/{userId}/playlist/{playlistId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        /**
         * List how far a person is with each item of a playlist
         * @description The items of the playlist, those of playlists within it among them, with the progress of the person. A person of none of the teams is refused with 403 `person-not-managed`, whether or not there is one. A playlist that none of the teams or not the person may see answers 404.
         */
        get: operations["listManagedUserPlaylistContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description With `user_read` everybody in the hub, for a manager the people of the teams that they manage, for anybody else the people of their own teams by name alone. `teamId` must be one of those teams, otherwise the call is refused with 403. So are `includeDeletedUsers`, `isAdmin` and another order than by name without `user_read`.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what about people
         * @description Accounts, rights, personal data and custom fields, the newest change first. The list only ever grows. As CSV it holds all changes that fit the search, and a browser may fetch it with a ticket in `sessionToken`.
         */
        get: operations["listUserChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/teamRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is what in which team
         * @description People by name, each with the teams that they belong to. With `user_read` all people and teams; a manager sees the teams that they manage and nothing of the others, and the id of any other team in `team` is refused with 403 `team-not-managed`.
         */
        get: operations["listUserTeamRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a person
         * @description The person's account with teams, attributes and custom fields. People who were deleted are answered too.
         */
        get: operations["getUser"];
        /**
         * Set the name and the language of a person
         * @description Like updateUser, but the name and the language have to be there. The same refusals apply. They are `user-outranks-you`, `name-differs`, `password-not-allowed`, `locale-not-offered` and `unknown-reference`.
         */
        put: operations["updateUserAsWhole"];
        post?: never;
        /**
         * Delete a person
         * @description Signs the person out everywhere, ends their API tokens and takes them off all lists. What they learned is kept, and restoreUser brings them back with their teams. Refused for oneself (409 `own-account`), for the last admin with `user_write` (409 `last-admin`) and for a person with rights that the caller does not hold (403 `user-outranks-you`). For a person who was deleted before, the call changes nothing.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a person
         * @description Changes what is sent and leaves the rest. A person who holds rights that the caller does not hold is refused with 403 `user-outranks-you`. `name` together with `first_name` or `last_name` must be the two of them with a space between (400 `name-differs`). A password is refused with 400 `password-not-allowed`, a language that the hub does not offer with 400 `locale-not-offered`, an unknown custom field with 400 `unknown-reference`. Rules of teams look at the person again soon after.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a person
         * @description Brings a deleted person back with their teams, their history and, for an admin, their rights; so those that the caller does not hold are refused with 403 `user-outranks-you`. They sign in with the password that they had. A person who was erased is refused with 409 `user-erased`. For a person who is not deleted the call changes nothing.
         */
        post: operations["restoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/privileges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get the rights of a person
         * @description Whether the person is an admin, and which privileges they were given. The `ETag` is needed to change them.
         */
        get: operations["getUserPrivileges"];
        /**
         * Set the rights of a person
         * @description Replaces all rights of the person; they count from the next call on. Nobody gives what they do not hold (403 `privilege-not-held`), or takes anything from a person who holds more than they do (403 `user-outranks-you`). Privileges of somebody who is to be no admin are refused with 400 `privilege-without-admin`, taking `user_write` from the last admin who has it with 409 `last-admin`. Send the `ETag` of getUserPrivileges in `If-Match` so that nobody's change is lost. An API token cannot do this.
         */
        put: operations["updateUserPrivileges"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a person out everywhere
         * @description Ends all sessions of the person in this hub at once, for example when a computer was lost. The password stays as it is, so they can sign in again. A person with rights that the caller does not hold is refused with 403 `user-outranks-you`.
         */
        delete: operations["deleteUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/stats/assets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get what a person did with assets
         * @description Opened and completed assets within the period, in total and over time. A manager who manages no team of the person is refused with 403 `person-not-managed`.
         */
        get: operations["getUserAssetStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the personal data of a person
         * @description Has a file made with what the hub keeps about the person, to answer a request of theirs. The admin who asked follows it with getMyDataExport and nobody else can fetch it. Analyses of meetings are left out; those the person can only export themselves. The person is told by e-mail. While an export of theirs by the same admin is being made, its id is answered again. A person with rights that the caller does not hold is refused with 403 `user-outranks-you`, an erased one with 409 `user-erased`.
         */
        post: operations["createUserDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person for good
         * @description Deletes the person at once and has a job remove their name, addresses, files, comments and analyses within 30 days. Counts and the list of changes stay, with `Deleted user` in place of the name. It cannot be undone. `confirmation` must be the e-mail address of the person, otherwise the call is refused with 400 `confirmation-mismatch`. It needs a password entered within the last ten minutes (403 `step-up-required`, see createMyStepUp). Refused for oneself (409 `own-account`), for the last admin with `user_write` (409 `last-admin`), for somebody erased before (409 `user-erased`) and for a person with rights that the caller does not hold (403 `user-outranks-you`).
         */
        post: operations["eraseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customFields/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields of profiles
         * @description The fields that the hub adds to everybody's profile, in their order.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Add a custom field to profiles
         * @description Adds the field behind the others. When it is required, everybody is asked for it when they come next. A label that is in use is refused with 409 `custom-field-label-taken`, a field beyond the hundredth with 409 `custom-field-limit-reached`.
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customFields/{customFieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the custom field. */
                customFieldId: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom field
         * @description Deletes the field and everything that people entered in it, for good. A field that the rules of a team go by is refused with 409 `custom-field-in-use`.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /**
         * Change a custom field
         * @description Changes what is sent and leaves the rest, what people entered among it. A label that is in use is refused with 409 `custom-field-label-taken`.
         */
        patch: operations["updateCustomField"];
        trace?: never;
    };
    "/teams/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hub's teams
         * @description All teams of the hub, for every admin, because most things that an admin does can be about a team.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Make a team
         * @description Makes a team without members. With `smart_settings` a job fills it, and keeps it filled as people change. A name that another team has is refused with 409 `team-name-taken`, a team type or a custom field that is unknown with 400 `unknown-reference`, a condition whose values do not fit its operator with 400 `rule-values-wrong`.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what about teams
         * @description Teams, their people, rules and types, the newest change first. The list only ever grows. As CSV it holds all changes that fit the search, and a browser may fetch it with a ticket in `sessionToken`.
         */
        get: operations["listTeamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the rules of a team
         * @description Answers who would be in a team by these rules, and which conditions each of them fits; with `teamId` also who would come and go. The people are listed by name. Nothing is saved. An unknown team or custom field is refused with 400 `unknown-reference`, a condition whose values do not fit its operator with 400 `rule-values-wrong`.
         */
        post: operations["previewTeamRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a team
         * @description The team with its type and rules. Teams that were deleted are answered too. The `ETag` is needed to change it.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        /**
         * Delete a team
         * @description The team no longer opens content to its people, and its managers no longer manage it. What it owns stays, for admins to care for. restoreTeam brings it back with its people. For a team that was deleted before, the call changes nothing.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /**
         * Change a team
         * @description Changes what is sent and leaves the rest. New rules are applied by a job, which puts people in and takes out those whom earlier rules put in; `smart_settings` null takes all of those out. Ask previewTeamRules first. The refusals are those of createTeam. Send the `ETag` of getTeam in `If-Match` so that nobody's change is lost.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/teams/{teamId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a team
         * @description Brings a deleted team back with the people that it had; its rules are applied again. Where another team has taken its name it is refused with 409 `team-name-taken`. For a team that is not deleted the call changes nothing.
         */
        post: operations["restoreTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List the people of a team
         * @description Members and managers of the team, and whether a person or its rules put them in.
         */
        get: operations["listTeamMembers"];
        put?: never;
        /**
         * Put people into a team
         * @description Puts people in as members, or as `role` says. Those who are in the team already keep their role, and stay from now on whatever its rules say. Ids that are not of this hub are refused with 400 `unknown-reference`, and then nobody is put in.
         */
        post: operations["addTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a person out of a team
         * @description What the person learned is kept. Somebody who fits the rules of the team would come back at once, so they are refused with 409 `member-by-rules`. A person who is not in the team answers 404.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Make a person a manager or a member
         * @description A manager sees what the people of the team learn. Somebody whom the rules put in stays from now on whatever they say. A person who is not in the team answers 404.
         */
        patch: operations["updateTeamMember"];
        trace?: never;
    };
    "/teams/{teamId}/rules/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply the rules of a team now
         * @description Has a job look at everybody again at once. Otherwise that happens soon after a person or the rules change, and every night. `rulesAppliedTime` of the team tells when it was done. A team without rules is refused with 409 `team-without-rules`.
         */
        post: operations["updateTeamMembersByRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/assets/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get what a team did with assets
         * @description Opened and completed assets of the team's people within the period, in total and over time. A manager who does not manage the team is refused with 403 `team-not-managed`.
         */
        get: operations["getTeamAssetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teamTypes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the team types
         * @description All kinds of teams, in the order in which the hub shows them.
         */
        get: operations["listTeamTypes"];
        put?: never;
        /**
         * Make a team type
         * @description Makes a type and puts it last. A name that is in use is refused with 409 `team-type-name-taken`, a type beyond the hundredth with 409 `team-type-limit-reached`, a role that another type has with 409 `team-type-role-taken`.
         */
        post: operations["createTeamType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teamTypes/{teamTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team type. */
                teamTypeId: components["parameters"]["TeamTypeId"];
            };
            cookie?: never;
        };
        /**
         * Get a team type
         * @description The type with its role and the number of its teams.
         */
        get: operations["getTeamType"];
        put?: never;
        post?: never;
        /**
         * Delete a team type
         * @description Deletes the type for good. While there are teams of it, deleted ones among them, it is refused with 409 `team-type-in-use`.
         */
        delete: operations["deleteTeamType"];
        options?: never;
        head?: never;
        /**
         * Change a team type
         * @description Changes what is sent and leaves the rest. A name that is in use is refused with 409 `team-type-name-taken`, a role that another type has with 409 `team-type-role-taken`.
         */
        patch: operations["updateTeamType"];
        trace?: never;
    };
    "/teamTypes/{teamTypeId}/rank/{rank}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team type. */
                teamTypeId: components["parameters"]["TeamTypeId"];
                /** @description The place to move it to, counted from 0. A place behind the last one is the last one. */
                rank: components["schemas"]["TeamTypeRank"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a team type to another place
         * @description The types between its old and its new place move up or down by one.
         */
        patch: operations["rankTeamType"];
        trace?: never;
    };
    "/nudges/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the nudges
         * @description The nudges of the hub, the newest change first. Deleted ones are left out unless `includeDeleted` asks for them.
         */
        get: operations["listNudges"];
        put?: never;
        /**
         * Make a nudge
         * @description Makes a nudge. Only name, goal, time zone and whether it runs have to be there; a nudge that lacks something else is kept as a draft, with isEnabled false, and one that is to run at once is refused with 409 `nudge-incomplete`. Content of another kind than playlist, upload, web, zip and scorm is refused with 400 `content-not-nudgeable`, a language that the hub does not offer with 400 `locale-not-offered`. previewNudge shows beforehand whom it would mail.
         */
        post: operations["createNudge"];
        /**
         * Delete nudges
         * @description Stops the nudges and takes them out of the list. What they sent stays in their numbers, and updateNudges restores them. Those that were deleted before are passed over. Either all of them are deleted or none; an id that is not there is refused with 400 `unknown-reference`.
         */
        delete: operations["deleteNudges"];
        options?: never;
        head?: never;
        /**
         * Change several nudges
         * @description Adds teams to the nudges, takes teams away, lets them run or stops them, and restores deleted ones. Either all of them are changed or none; a nudge that is not there is refused with 400 `unknown-reference`, teams for a nudge whose audience is `all` with 400 `teams-without-audience`, and one that lacks something is not let run (409 `nudge-incomplete`).
         */
        patch: operations["updateNudges"];
        trace?: never;
    };
    "/nudges/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rehearse a nudge
         * @description Answers whom the nudge would mail in the days to come, on which day and at what time, as if it were enabled now. The mails are listed in the order in which they would go out. Nothing is stored and nothing is sent. It reckons with the people and their progress as they are now. A nudge that lacks something mails nobody, and the answer says what it lacks. What createNudge would refuse with 400 is refused here, too.
         */
        post: operations["previewNudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nudges/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy nudges
         * @description Makes a copy of each nudge with all that it holds. The copies are disabled and have sent nothing. An id that is not there is refused with 400 `unknown-reference`, and then nothing is copied.
         */
        post: operations["duplicateNudges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nudges/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed about nudges
         * @description Who made, changed, deleted and restored which nudge, the newest change first. Nothing of it can be edited.
         */
        get: operations["listNudgeChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nudges/{nudgeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a nudge
         * @description The whole nudge, deleted ones among them. Its `ETag` is needed to replace it.
         */
        get: operations["getNudge"];
        /**
         * Replace a nudge
         * @description Replaces what the nudge holds. An action with an id keeps what it sent already; actions that are left out are deleted. The goal stays as it was (`goal-type-fixed`), and so does the type of an action (`action-type-fixed`). The codes of createNudge apply too. Send the `ETag` of getNudge in `If-Match` so that nobody's change is lost.
         */
        put: operations["updateNudge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let a nudge run, or stop it
         * @description Changes the name, whether the nudge runs, and which of its actions do, and leaves the rest. A nudge that lacks something is not enabled (409 `nudge-incomplete`); getNudge says what it lacks. An action that the nudge does not have is refused with 400 `unknown-reference`. Stopping it sends nothing from that moment on.
         */
        patch: operations["updateNudgeState"];
        trace?: never;
    };
    "/nudges/{nudgeId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a nudge in numbers
         * @description How many people the nudge is for, how many it mailed, and how many achieved the goal. With a period, what counts is sent and achieved in it; the audience is always that of today.
         */
        get: operations["getNudgeStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nudges/{nudgeId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        /**
         * List the people of a nudge
         * @description The audience of the nudge by name, with what each of them achieved. What is told of a person depends on the kind of nudge. A progress that a sign-in goal does not know is refused with 400 `progress-not-for-login`.
         */
        get: operations["listNudgeAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports
         * @description The reports that the caller may make, each with its tables, its fields and how they may be filtered. A team that the caller does not manage is refused with 403 `team-not-managed`, one that is not in the hub answers 404. The reports are always in the same order. Nothing else can be asked of getReport.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which report. */
                id: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        /**
         * Make a report
         * @description The rows of a report, a page at a time as JSON or all of them as one CSV file with the same columns. Only tables, fields and filters that listReports names for this report are taken; others are refused with 400 `not-in-report`. Managers get the members of their own teams; another `teamId` is refused with 403 `team-not-managed`. The rows are in the order of the first column of the table. A cell that a spreadsheet would run as a formula begins with an apostrophe.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a ticket for a download
         * @description Makes a ticket that stands in for the caller's session in one call of one operation, for 60 seconds, so that a plain link can download a file. It can do no more than the caller. An operation that takes no sessionToken is refused with 400 `no-ticket-for-operation`.
         */
        post: operations["createDownloadTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/activity/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how often people came
         * @description The sessions that began on each day, or in each month. They are counted anew after a minute at the latest.
         */
        get: operations["getSessionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/activity/users/unique": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many people came
         * @description The people who were there on each day, or in each month, each counted once. They are counted anew after a minute at the latest.
         */
        get: operations["getUniqueUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/activity/assets/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how often assets were opened
         * @description How many times an asset was opened on each day, or in each month. They are counted anew after a minute at the latest.
         */
        get: operations["getOpenedAssetStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/overview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the hub at a glance
         * @description How many people, teams, playlists and assets there are, and what was learned. It is counted anew after a minute at the latest.
         */
        get: operations["getStatsOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailTemplates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mail templates
         * @description Every type of mail in every language that the hub offers, by type and then by language.
         */
        get: operations["listEmailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailTemplates/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the template, from listEmailTemplates. */
                id: components["schemas"]["EmailTemplateId"];
            };
            cookie?: never;
        };
        /**
         * See an e-mail as it would look
         * @description The mail with made-up values in its placeholders. Nothing is sent.
         */
        get: operations["previewEmailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailTemplates/{type}/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the mail is about. */
                type: components["parameters"]["EmailTemplateType"];
                /** @description The language of the mail. */
                locale: components["parameters"]["EmailTemplateLocale"];
            };
            cookie?: never;
        };
        /**
         * Get an e-mail template
         * @description The words that are used now, and the placeholders that may stand in them. A language that the hub does not offer answers 404.
         */
        get: operations["getEmailTemplate"];
        /**
         * Write an e-mail template
         * @description Replaces the words for this type of mail in this language, for mails that are written from now on. A placeholder that the type does not know is refused with 400 `unknown-placeholder`, a message without one that it needs with 400 `placeholder-missing`. Send the `ETag` of getEmailTemplate in `If-Match` so that nobody's change is lost.
         */
        put: operations["updateEmailTemplate"];
        post?: never;
        /**
         * Go back to the hub's own words
         * @description Drops what an admin wrote. Where nobody wrote anything the call changes nothing. Send the `ETag` of getEmailTemplate in `If-Match` so that nobody's change is lost.
         */
        delete: operations["resetEmailTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails of the outbox
         * @description What the hub sent, is sending or is about to send, the newest first.
         */
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{emailId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mail. */
                emailId: components["parameters"]["EmailId"];
            };
            cookie?: never;
        };
        /**
         * Get a mail of the outbox
         * @description The mail and, while it waits or where it failed, what it says. A hub that hands its mails to a mail server forgets what a mail says once it is sent, and never shows the words of one that opens an account. A hub without a mail server keeps the words for 30 days, so that its mails can be read here; outside production that goes for the links of invitations and new passwords as well.
         */
        get: operations["getEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the hub is set up
         * @description Name, languages, look and ways in. Secrets are not in the answer. Its `ETag` is needed to change them.
         */
        get: operations["getHubSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how the hub is set up
         * @description Changes what is sent and leaves the rest. A default language that the hub would not offer is refused with 400 `default-locale-not-offered`, an identity provider that the hub cannot read with 400 `issuer-not-usable`, a picture or team type that is not there with 400 `unknown-reference`, and taking away the last way in with 409 `no-way-to-sign-in`. Send the `ETag` of getHubSettings in `If-Match` so that nobody's change is lost. Changing how people sign in needs a password entered within the last ten minutes (403 `step-up-required`, see createMyStepUp). An API token cannot do this.
         */
        patch: operations["updateHubSettings"];
        trace?: never;
    };
    "/hub/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which features are on
         * @description Every part of the product that a hub may switch on, and whether it is.
         */
        get: operations["getHubFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch features on or off
         * @description Takes effect for everybody at once. What belongs to a feature that is off answers 404; nothing of it is deleted, and it is there again when the feature comes back.
         */
        patch: operations["updateHubFeatures"];
        trace?: never;
    };
    "/hub/contentGrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is shared with other hubs
         * @description The grants that this hub gave and those that it received, the newest first.
         */
        get: operations["listContentGrants"];
        put?: never;
        /**
         * Share content with another hub
         * @description Lets the people of the other hub see the content as common content, and its admins copy it. What changes here changes there; a copy stays as it is. A hub or content that is not there is refused with 400 `unknown-reference`, content that this hub only received with 400 `not-own-content`, and a second grant for the same hub and content with 409 `grant-exists`.
         */
        post: operations["createContentGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/contentGrants/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the grant. */
                grantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop sharing content with a hub
         * @description The other hub sees the content no longer. Copies that it made stay, and so does what its people learned. A hub may also give back what it received. A second call answers 404.
         */
        delete: operations["deleteContentGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed about the hub
         * @description Who changed settings, features, grants, mails, welcome views, webhooks, integrations and meetings, the newest change first. Nothing of it can be edited.
         */
        get: operations["listHubChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/welcomeViews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the welcome views
         * @description What people see when they come for the first time, and whether the caller has seen it.
         */
        get: operations["listWelcomeViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the welcome views
         * @description Changes the views that are sent and leaves the others. People who have seen a view do not see it again until resetWelcomeViews. A picture or content that is not there is refused with 400 `unknown-reference`.
         */
        patch: operations["updateWelcomeViews"];
        trace?: never;
    };
    "/welcomeViews/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Show the welcome views to everybody again
         * @description Forgets who has seen which view, so that everybody sees theirs once more. What the views say stays as it is.
         */
        patch: operations["resetWelcomeViews"];
        trace?: never;
    };
    "/me/welcomeViews/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that you have seen your welcome view
         * @description The view for the caller is not shown to them again until it is reset. A second call changes nothing.
         */
        put: operations["dismissMyWelcomeView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skills
         * @description The skills of the hub, by name. Deleted ones are answered to admins with `settings_read` only; others who ask for them get 403.
         */
        get: operations["listSkills"];
        put?: never;
        /**
         * Make a skill
         * @description Makes a skill. It is looked for in meetings once a set holds it. A name that another skill has is refused with 409 `skill-name-taken`, a parent or content that is not there with 400 `unknown-reference`.
         */
        post: operations["createSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed about skills
         * @description Who made, changed, deleted and restored which skill or set, the newest change first. Nothing of it can be edited.
         */
        get: operations["listSkillChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * Get a skill
         * @description The skill with the content that teaches it, as far as the caller may see it. Its `ETag` is needed to change it.
         */
        get: operations["getSkill"];
        put?: never;
        post?: never;
        /**
         * Delete a skill
         * @description Takes the skill out of the lists and out of its sets, and looks for it no longer. Analyses that name it stay. restoreSkill brings it back. For a skill that was deleted before, the call changes nothing.
         */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        /**
         * Change a skill
         * @description Changes what is sent and leaves the rest. A skill that would come to be a part of itself is refused with 409 `circular-skill`; the codes of createSkill apply too. Send the `ETag` of getSkill in `If-Match` so that nobody's change is lost.
         */
        patch: operations["updateSkill"];
        trace?: never;
    };
    "/skills/{skillId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a skill
         * @description Brings a deleted skill back, into the sets that it was in. A name that another skill took meanwhile is refused with 409 `skill-name-taken`. A skill that is not deleted stays as it is.
         */
        post: operations["restoreSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skill sets
         * @description The sets that are for everybody or for a team of the caller, by name; all of them for `settings_read`. Deleted ones are answered to admins with `settings_read` only; others who ask for them get 403.
         */
        get: operations["listSkillSets"];
        put?: never;
        /**
         * Make a skill set
         * @description Makes a set. Its audience is `all` unless said. A name that another set has is refused with 409 `skill-name-taken`, a skill or team that is not there with 400 `unknown-reference`.
         */
        post: operations["createSkillSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/sets/{skillSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill set. */
                skillSetId: components["parameters"]["SkillSetId"];
            };
            cookie?: never;
        };
        /**
         * Get a skill set
         * @description The set with its skills and teams. A set that is not for the caller answers 404. Its `ETag` is needed to change it.
         */
        get: operations["getSkillSet"];
        put?: never;
        post?: never;
        /**
         * Delete a skill set
         * @description Takes the set out of the lists. Its skills stay, and so do analyses. restoreSkillSet brings it back. For a set that was deleted before, the call changes nothing.
         */
        delete: operations["deleteSkillSet"];
        options?: never;
        head?: never;
        /**
         * Change a skill set
         * @description Changes what is sent and leaves the rest. The codes of createSkillSet apply too. Send the `ETag` of getSkillSet in `If-Match` so that nobody's change is lost.
         */
        patch: operations["updateSkillSet"];
        trace?: never;
    };
    "/skills/sets/{skillSetId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill set. */
                skillSetId: components["parameters"]["SkillSetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a skill set
         * @description Brings a deleted set back. A name that another set took meanwhile is refused with 409 `skill-name-taken`. A set that is not deleted stays as it is.
         */
        post: operations["restoreSkillSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the analysis of a week
         * @description What the meetings of a week say about a person. People read their own; managers those of the people in their teams. Looking at somebody else's is recorded. A week without an analysis answers 404. Without `report_read`, a person of none of the caller's teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["getUserAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAnalysis/weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the weeks that were analysed
         * @description The weeks for which there is an analysis of the person, the newest first. Without `report_read`, a person of none of the caller's teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["listAnalysisWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAnalysis/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's skills in a week
         * @description Each skill that was looked for, with its score, by the skill's name. Looking at somebody else's is recorded. Without `report_read`, a person of none of the caller's teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["listSkillAnalyses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAnalysis/meeting/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        /**
         * Get the analysis of a meeting
         * @description What a meeting says about a person, skill by skill, with the moments that each score rests on. A meeting in which the person was not answers 404. Looking at somebody else's is recorded. Without `report_read`, a person of none of the caller's teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["getMeetingAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAnalysis/skill/{skillId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * Get the analysis of a skill
         * @description How a person did with one skill in a week, with the moments that the score rests on and a suggestion. A week without an analysis of the skill answers 404. Looking at somebody else's is recorded. Without `report_read`, a person of none of the caller's teams is refused with 403 `person-not-managed`, whether or not there is one.
         */
        get: operations["getSkillAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAnalysis/skill/{skillId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        /**
         * List what teaches a skill
         * @description The content that admins linked to the skill and that the caller may see, with how far the caller is, in the order in which admins linked it.
         */
        get: operations["listSkillContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skillsAnalysis/progression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how a team's skills went
         * @description The scores of the 13 weeks that end with the week. A score that would rest on fewer than five people is null, so that it tells nothing about one of them. Without `report_read`, a team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["getSkillProgression"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skillsAnalysis/heatmap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare teams by skill
         * @description Teams and the scores of their skills in a week, the teams by name. A score that would rest on fewer than five people is null, so that it tells nothing about one of them. Without `report_read`, a team that the caller does not manage is refused with 403 `team-not-managed`, whether or not there is one.
         */
        get: operations["listTeamSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skillsAnalysis/weeksAndTeams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what teams can be compared by
         * @description The weeks that were analysed, the teams that the caller may look at, and the team type that the hub compares by.
         */
        get: operations["getWeeksAndTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/msteams/blocked/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is blocked
         * @description The people who get nothing from the hub in Microsoft Teams, by e-mail.
         */
        get: operations["listMsTeamsBlocks"];
        put?: never;
        /**
         * Block a person in Microsoft Teams
         * @description From now on the hub sends the person nothing in Microsoft Teams, and opens to them there no more. A person who is blocked already stays so. The e-mail need not belong to anybody yet.
         */
        post: operations["blockMsTeamsUser"];
        /**
         * Block people no longer
         * @description Lets the people use the hub in Microsoft Teams again. Who is not blocked is passed over.
         */
        delete: operations["deleteMsTeamsBlocks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/msteams/connect/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether Microsoft Teams is connected
         * @description Whether the hub can send to Microsoft Teams, since when, and who connected it.
         */
        get: operations["getMsTeamsConnection"];
        put?: never;
        /**
         * Connect the hub to Microsoft Teams
         * @description Stores the token, encrypted, in the place of an older one. A token that Microsoft Teams does not take is refused with 400 `token-invalid`. An API token cannot do this.
         */
        post: operations["connectMsTeams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/msteams/tenants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisations in Microsoft Teams
         * @description The organisations whose people may use the hub in Microsoft Teams, the oldest first.
         */
        get: operations["listMsTeamsTenants"];
        put?: never;
        /**
         * Let an organisation in
         * @description Lets people of the organisation use the hub in Microsoft Teams. It does not let anybody in who is not a member of the hub. One that is there already stays so; one that belongs to another hub is refused with 409 `tenant-taken`.
         */
        post: operations["addMsTeamsTenant"];
        /**
         * Let an organisation in no longer
         * @description Its people can use the hub in Microsoft Teams no longer, and their accounts there are unbound. One that is not there answers 404.
         */
        delete: operations["removeMsTeamsTenant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/msteams/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people in Microsoft Teams
         * @description The people of the hub who are bound to an account in Microsoft Teams, by name.
         */
        get: operations["listMsTeamsUsers"];
        put?: never;
        /**
         * Bind a person to an account in Microsoft Teams
         * @description Binds the account to the person with this e-mail. Without a tenantId it is in the only organisation of the hub; a hub that has several, or none, refuses that with 400 `tenant-required`. An e-mail that is nobody's, or an organisation that was not let in, is refused with 400 `unknown-reference`, an account or a person that is bound already with 409 `account-taken`.
         */
        post: operations["connectMsTeamsUser"];
        /**
         * Unbind people from Microsoft Teams
         * @description Unbinds the accounts of the people. They stay in the hub. Who is not bound is passed over.
         */
        delete: operations["removeMsTeamsUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/mindsmith/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the course editor
         * @description Leads to the course editor, with a code that works once and lets the caller in there. Where it leads is set up by whoever runs the hub, never by the call. With an asset, that course is edited; an asset that is not there answers 404, and one that the editor did not make is refused with 409 `not-an-editor-course`. A hub without an editor answers 409 `integration-not-set-up`.
         */
        get: operations["launchMindsmith"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mindsmith/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the course editor by its short path
         * @description The same as launchMindsmith under its other path.
         */
        get: operations["launchMindsmithEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mindset/authToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token for the Mindset agent
         * @description A new token for the caller in this hub, for five minutes. It is never stored by a browser. A hub whose agent is not set up answers 409 `integration-not-set-up`.
         */
        get: operations["getMindsetAuthToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mindset/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which Mindset agent is yours
         * @description The agent for the caller. A hub whose agent is not set up answers 409 `integration-not-set-up`.
         */
        get: operations["getMindsetAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in a meeting once or again
         * @description Finds the meeting by its externalRefId and replaces it, with its analysis, or takes it as a new one. Without an externalRefId the call is refused with 400 `external-ref-required`. A second call with the same body changes nothing. Otherwise it is like createMeeting.
         */
        put: operations["saveMeeting"];
        /**
         * Hand in a meeting
         * @description Takes a new meeting and starts its analysis. An externalRefId that another meeting has is refused with 409 `external-ref-taken`, a meeting that ends before it starts with 400 `end-before-start`. The body may have 4 MiB at the most. What was said serves the analysis alone; no call answers it but the quoted moments. Only an API token with the scope `meeting:write` can do this.
         */
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting, a UUID that the caller may choose for a new one. */
                id: components["parameters"]["MeetingOwnId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a meeting
         * @description Replaces the meeting and its analysis, or takes it as a new one under this id. An externalRefId that another meeting has is refused with 409 `external-ref-taken`. One that ends before it starts is refused with 400 `end-before-start`. A second call with the same body changes nothing.
         */
        put: operations["updateMeeting"];
        /**
         * Hand in a meeting under an id of yours
         * @description Like createMeeting, with an id that the caller chose. An id that is in use is refused with 409 `meeting-exists`.
         */
        post: operations["createMeetingWithId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings
         * @description The meetings that were handed in and how far their analysis is, the newest first. What was said in them is not in the answer.
         */
        get: operations["listMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        /**
         * Get a meeting
         * @description What is known of the meeting and how far its analysis is. What was said in it is not in the answer.
         */
        get: operations["getMeeting"];
        put?: never;
        post?: never;
        /**
         * Delete a meeting
         * @description Deletes the meeting, what was said in it and every analysis that was made of it, for good. Scores of weeks and teams are counted anew without it. A second call answers 404.
         */
        delete: operations["deleteMeeting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhookEndpoints/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description The places that the hub sends events to, the newest first. Their secrets are not in the answer.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description From now on the hub sends the events there, signed as Standard Webhooks has it. An event that is not answered with a status from 200 to 299 within ten seconds is sent again, with growing pauses, for a day. An address that is not public is refused with 400 `webhook-url-not-allowed`. An API token cannot do this.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhookEndpoints/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description The webhook without its secret, which nobody can read again.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Sends nothing there any more. What is still on its way is given up. A second call answers 404.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Changes what is sent and leaves the rest; the secret stays. An address that is not public is refused with 400 `webhook-url-not-allowed`. Send the `ETag` of getWebhook in `If-Match` so that nobody's change is lost. An API token cannot do this.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhookEndpoints/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description Makes a new secret. For 24 hours events are signed with both, so that the receiver can change over; after that the old one ends. An API token cannot do this.
         */
        post: operations["resetWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhookEndpoints/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a webhook
         * @description Sends the event once with made-up data, signed like a real one, and waits for the answer. It works for a webhook that is switched off too.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhookEndpoints/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List what a webhook was sent
         * @description The events of the last 30 days and what became of them, the newest first. What they carried and what the receiver answered is not kept.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    contentCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person completed content
         * @description Sent when content becomes completed for a person, by themselves, by the hub or by an admin. Content that is completed already sends nothing.
         */
        post: operations["contentCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    badgeAwarded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was awarded a badge
         * @description Sent when a person completed a playlist that awards a badge. Only hubs with the feature badges send it.
         */
        post: operations["badgeAwarded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person came into the hub
         * @description Sent for each person who is brought in, whoever did it. Somebody who was there already sends nothing.
         */
        post: operations["userCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    teamChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A team changed
         * @description Sent when a team is made, renamed or deleted, and when people come or leave, also by the rules of a smart team.
         */
        post: operations["teamChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    nudgeSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A nudge mailed a person
         * @description Sent for each mail of a nudge that the mail server took.
         */
        post: operations["nudgeSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    reportReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report was made as a file
         * @description Sent when a report that somebody asked for as CSV is complete. It holds no rows; whoever wants them asks getReport with rights of their own.
         */
        post: operations["reportReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meetingAnalysed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A meeting was analysed
         * @description Sent when the analysis of a meeting is there. It tells nothing about a person. Only hubs with the feature helix send it.
         */
        post: operations["meetingAnalysed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description An identifier, a UUID (version 7, made by the hub).
         * @example 0199d3a0-0000-7000-8000-000000010001
         */
        Id: string;
        /**
         * @description The name that people see.
         * @example How this hub works
         */
        ContentName: string;
        /**
         * Format: uuid
         * @description An identifier, or null where there is none.
         * @example null
         */
        NullableId: string | null;
        /**
         * Format: uri-reference
         * @description Where the picture is, relative to the hub; null where there is none.
         * @example /api/picture/0199d3a0-0000-7000-8000-0000000b0001
         */
        PictureUrl: string | null;
        /**
         * @description A number of things.
         * @example 3
         */
        Count: number;
        /**
         * Format: int32
         * @description The number of a hub (tenant). The host that a call is made to decides which hub it is.
         * @example 1
         */
        DomainId: number;
        /**
         * @description A language and region that the hub speaks. `de-DE-Sie` is German in the formal form of address.
         * @example en-GB
         * @enum {string}
         */
        Locale: "da-DK" | "de-DE" | "de-DE-Sie" | "en-GB" | "en-US" | "es-ES" | "fi-FI" | "fr-FR" | "hu-HU" | "it-IT" | "ja-JP" | "ko-KR" | "nl-NL" | "no-NO" | "pl-PL" | "pt-PT" | "ro-RO" | "ru-RU" | "sv-SE" | "th-TH" | "zh-CN" | "zh-TW";
        /**
         * @description A length of time in seconds.
         * @example 600
         */
        Seconds: number;
        /**
         * @description The share that is completed, from 0 to 1. Items marked optional do not count.
         * @example 0.5
         */
        Rate: number;
        /**
         * @description How far the caller is with the content. Null where the content cannot be completed.
         * @example opened
         * @enum {string|null}
         */
        UserContentStatus: "notstarted" | "opened" | "completed" | null;
        /**
         * @description 1 for yes, 0 for no.
         * @example 1
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A playlist as it stands in a learner's list. */
        PlaylistListItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            commentCount: components["schemas"]["Count"];
            commentCountUser: components["schemas"]["Count"];
            domain_id: components["schemas"]["DomainId"];
            locale: components["schemas"]["Locale"];
            ownerTeamId: components["schemas"]["NullableId"];
            contentCount: components["schemas"]["Count"];
            completionTime: components["schemas"]["Seconds"];
            completionRate: components["schemas"]["Rate"];
            userContentStatus: components["schemas"]["UserContentStatus"];
            saved: components["schemas"]["Flag"];
        };
        /**
         * @description How many things the whole list holds for the caller.
         * @example 1
         */
        Total: number;
        /**
         * @description Whether the list holds more than `total` says: what a whole hub offers is counted to 1,000, and further only as far as the page that was asked for. `nextOffset` leads on all the same.
         * @example false
         */
        TotalIsCapped: boolean;
        /**
         * @description The offset to ask for next; null at the end of the list.
         * @example null
         */
        NextOffset: number | null;
        /** @description A page of a learner's playlists. */
        PlaylistPage: {
            /** @description The playlists of this page, the newest change first. */
            playlists: components["schemas"]["PlaylistListItem"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description One fault of the input. */
        ProblemError: {
            /** @description Where the fault is. A JSON pointer into the body (`/name`) or `query/limit`, `path/playlistId`, `header/if-match`. */
            pointer: string;
            /** @description What is wrong with it. */
            message: string;
        };
        /** @description What went wrong, in the form of RFC 9457. `code` is stable and meant for programs, `detail` is meant for people. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Where this kind of problem is explained, `/dev-docs/docs/dev-docs/api#` plus the code.
             */
            type: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description The HTTP status, repeated here. */
            status: number;
            /** @description A stable name of the problem, for example `not-found` or `external-ref-taken`. */
            code: string;
            /** @description One sentence that says what happened and what to do. */
            detail: string;
            /** @description The id of the request, to quote when you ask for help. */
            instance?: string;
            /** @description For bad input, what is wrong and where. */
            errors?: components["schemas"]["ProblemError"][];
        };
        /**
         * @description What it is about, as plain text; null where nothing was written.
         * @example A first look round, in ten minutes.
         */
        Description: string | null;
        /**
         * @description A free word that content is found by.
         * @example onboarding
         */
        Tag: string;
        /**
         * @description The words that content is found by.
         * @example [
         *       "onboarding"
         *     ]
         */
        Tags: components["schemas"]["Tag"][];
        /** @description A topic that a playlist stands under. */
        PlaylistTopic: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            playlistId: components["schemas"]["Id"];
            parent_id: components["schemas"]["NullableId"];
        };
        /**
         * @description The person's name as the hub shows it, first name and last name.
         * @example Demo Learner
         */
        DisplayName: string;
        /** @description Who made the content; null where it came with the hub. */
        Author: {
            id: components["schemas"]["Id"];
            displayName: components["schemas"]["DisplayName"];
            pictureUrl: components["schemas"]["PictureUrl"];
        } | null;
        /** @description A person as others see them. */
        Person: {
            id: components["schemas"]["Id"];
            displayName: components["schemas"]["DisplayName"];
            pictureUrl: components["schemas"]["PictureUrl"];
        };
        /**
         * @description Who may see the content. Everybody in the hub, the members of some teams, or admins only.
         * @example all
         * @enum {string}
         */
        Audience: "all" | "teams" | "admin";
        /**
         * @description The teams that may see it, where the audience is `teams`.
         * @example []
         */
        TeamIds: components["schemas"]["Id"][];
        /** @description A playlist that holds the content. */
        ParentPlaylist: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            /** @description Whether that playlist counts as completed without it. */
            optional: boolean;
        };
        /** @description The playlists that hold the content and that the caller may see. */
        ParentPlaylists: components["schemas"]["ParentPlaylist"][];
        /**
         * Format: date-time
         * @description A moment in ISO 8601 with its offset, always UTC in answers.
         * @example 2026-11-02T09:00:00.000Z
         */
        Timestamp: string;
        /**
         * @description The frame of the picture. `sticker` unless said when it is uploaded.
         * @example sticker
         * @enum {string}
         */
        BadgeStyle: "sticker" | "rose";
        /** @description The badge that completing the playlist awards; null where there is none. */
        PlaylistBadge: {
            id: components["schemas"]["Id"];
            imageId: components["schemas"]["NullableId"];
            /** @description What the picture shows, for those who do not see it. */
            imageAlternativeText: string | null;
            style: components["schemas"]["BadgeStyle"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description Whether the badge is awarded no longer. */
            isDeleted: boolean;
        } | null;
        /** @description What the caller is asked to do with the content, and by when; null where nothing is asked. */
        Goal: {
            /**
             * @description Whether opening it is enough or it has to be completed.
             * @enum {string}
             */
            type: "open" | "complete";
            /**
             * Format: date-time
             * @description The moment by which it is due; null where there is no date.
             */
            dueDate: string | null;
        } | null;
        /** @description A playlist with everything that the hub knows of it and the caller's own state. */
        Playlist: {
            id: components["schemas"]["Id"];
            domain_id: components["schemas"]["DomainId"];
            name: components["schemas"]["ContentName"];
            description: components["schemas"]["Description"];
            /**
             * @description Always `playlist`.
             * @constant
             */
            type: "playlist";
            locale: components["schemas"]["Locale"];
            tags: components["schemas"]["Tags"];
            /** @description The topics that the playlist stands under. */
            topics: components["schemas"]["PlaylistTopic"][];
            author: components["schemas"]["Author"];
            /** @description Who shared the playlist with the caller. */
            sharers: components["schemas"]["Person"][];
            audience: components["schemas"]["Audience"];
            teamIds: components["schemas"]["TeamIds"];
            ownerTeamId: components["schemas"]["NullableId"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            parentPlaylists: components["schemas"]["ParentPlaylists"];
            contentCount: components["schemas"]["Count"];
            completionTime: components["schemas"]["Seconds"];
            commentCount: components["schemas"]["Count"];
            commentCountUser: components["schemas"]["Count"];
            rating_count: components["schemas"]["Count"];
            createdTime: components["schemas"]["Timestamp"];
            lastUpdated: components["schemas"]["Timestamp"];
            /** @description Whether the playlist was deleted; it can be restored. */
            isDeleted: boolean;
            /** @description Whether members of the owning team may add to it. */
            allow_member_contributions: boolean;
            /** @description Whether its items show their rank as a number. */
            hasPlaylistNumbering: boolean;
            originatingId: components["schemas"]["NullableId"];
            /** @description The hub that a common playlist came from; null for one made here. */
            sourceDomain: string | null;
            badge: components["schemas"]["PlaylistBadge"];
            goal: components["schemas"]["Goal"];
            /**
             * @description How it was last handed over to the caller; null where it was not or they dismissed it.
             * @enum {string|null}
             */
            recommendationType: "share" | "recommendation" | null;
            completionRate: components["schemas"]["Rate"];
            userContentStatus: components["schemas"]["UserContentStatus"];
            /** @description Whether the caller was awarded its badge. */
            hasUserBadge: boolean;
            saved: components["schemas"]["Flag"];
            rated_like: components["schemas"]["Flag"];
        };
        /**
         * @description The place in the order, of up to three levels, for example 1.2.04. Levels compare as numbers.
         * @example 1.2.04
         */
        Rank: string;
        /**
         * @description What keeps a section closed. An admin (`locked`), a moment (`time`), or unfinished items before it (`progress`). Null for an open section.
         * @enum {string|null}
         */
        LockingMode: "locked" | "time" | "progress" | null;
        /** @description Why the section is closed to the caller and what opens it; null while it is open. */
        SectionLock: {
            /**
             * @description Which rule keeps it closed.
             * @enum {string}
             */
            reason: "locked" | "time" | "progress";
            /**
             * Format: date-time
             * @description The moment it opens, for reason `time`.
             */
            unlocksAt: string | null;
            /** @description How many required items before it are still to be completed, for reason `progress`. */
            remainingCount: number | null;
        } | null;
        /** @description A heading in a playlist that groups what follows it and may be locked. */
        Section: {
            id: components["schemas"]["Id"];
            /**
             * @description Always `section`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "section";
            name: components["schemas"]["ContentName"];
            description: components["schemas"]["Description"];
            rank: components["schemas"]["Rank"];
            lockingMode: components["schemas"]["LockingMode"];
            /**
             * Format: date-time
             * @description The moment at which a section locked by time opens; null in the other modes.
             */
            unlockDateTime: string | null;
            /** @description The IANA time zone in which that moment was chosen, for example Europe/Berlin. */
            unlockTimezone: string | null;
            /** @description Whether the section is closed to the caller now. What it holds is not listed while it is. */
            isLockedForUser: boolean;
            lock: components["schemas"]["SectionLock"];
            contentCount: components["schemas"]["Count"];
            completionTime: components["schemas"]["Seconds"];
        };
        /**
         * @description What the content is. A playlist, or one of the four kinds of asset.
         * @example scorm
         * @enum {string}
         */
        CardType: "playlist" | "upload" | "zip" | "web" | "scorm";
        /**
         * @description The hub's own word for this kind of content, shown instead of the type.
         * @example null
         */
        CustomType: string | null;
        /**
         * @description The kind of file, by its usual ending, for example pdf or mp4; null where there is no file.
         * @example pdf
         */
        FileFormat: string | null;
        /**
         * @description A length of time in seconds; null where it is unknown.
         * @example 95
         */
        NullableSeconds: number | null;
        /**
         * @description The id that another system knows this by. No two things of a hub have the same one.
         * @example null
         */
        ExternalRefId: string | null;
        /** @description A piece of content at its place in a playlist, with the caller's state. */
        PlaylistItem: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "playlist" | "upload" | "zip" | "web" | "scorm";
            name: components["schemas"]["ContentName"];
            description: components["schemas"]["Description"];
            rank: components["schemas"]["Rank"];
            sectionId: components["schemas"]["NullableId"];
            /** @description Whether the playlist counts as completed without it. */
            optional: boolean;
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            customType: components["schemas"]["CustomType"];
            fileFormat: components["schemas"]["FileFormat"];
            duration: components["schemas"]["NullableSeconds"];
            completionTime: components["schemas"]["Seconds"];
            contentCount: components["schemas"]["Count"];
            completionRate: components["schemas"]["Rate"];
            commentCount: components["schemas"]["Count"];
            userContentStatus: components["schemas"]["UserContentStatus"];
            /** @description Whether the caller saved it. */
            isSaved: boolean;
            externalRefId: components["schemas"]["ExternalRefId"];
        };
        /** @description A section, or an item at its place. */
        PlaylistContent: components["schemas"]["Section"] | components["schemas"]["PlaylistItem"];
        /** @description A page of what a playlist holds, in the order of rank. */
        PlaylistContentsPage: {
            /** @description Sections and items, each section before what belongs to it. */
            items: components["schemas"]["PlaylistContent"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The answer to a change that gives back nothing else. */
        Success: {
            /**
             * @description Always true; a refused change answers with a problem instead.
             * @constant
             */
            success: true;
        };
        /** @description Whether the caller likes the playlist. */
        PlaylistLike: {
            /** @description True to like it, false to take the like back. */
            isLiked: boolean;
        };
        /** @description A playlist as an admin's list shows it. */
        PlaylistAdminItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            audience: components["schemas"]["Audience"];
            ownerTeamId: components["schemas"]["NullableId"];
            locale: components["schemas"]["Locale"];
            contentCount: components["schemas"]["Count"];
            externalRefId: components["schemas"]["ExternalRefId"];
            lastUpdated: components["schemas"]["Timestamp"];
            /** @description Whether it was deleted; it can be restored. */
            isDeleted: boolean;
        };
        /** @description A page of the hub's playlists. */
        PlaylistAdminPage: {
            /** @description The playlists, the newest change first. */
            items: components["schemas"]["PlaylistAdminItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What may be said of a playlist when it is made and when it is changed. */
        PlaylistFields: {
            description?: components["schemas"]["Description"];
            locale?: components["schemas"]["Locale"];
            tags?: components["schemas"]["Tags"];
            /** @description The ids of the topics that it stands under. */
            topics?: components["schemas"]["Id"][];
            thumbnailId?: components["schemas"]["NullableId"];
            ownerTeamId?: components["schemas"]["NullableId"];
            audience?: components["schemas"]["Audience"];
            teamIds?: components["schemas"]["TeamIds"];
            /** @description Whether members of the owning team may add to it. False unless said when it is made. */
            allow_member_contributions?: boolean;
            /** @description Whether its items show their rank as a number. False unless said when it is made. */
            playlist_numbering?: boolean;
            externalRefId?: components["schemas"]["ExternalRefId"];
            /** @description Whether it is optional in the playlists that hold it; when it is made, in the parent playlist. */
            optional?: boolean;
            goal?: components["schemas"]["Goal"];
        };
        /** @description A new playlist. */
        PlaylistCreate: {
            name: components["schemas"]["ContentName"];
            parentPlaylistId?: components["schemas"]["NullableId"];
            selectedTopicId?: components["schemas"]["NullableId"];
        } & components["schemas"]["PlaylistFields"];
        /** @description The answer to a call that made something. */
        Created: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["Id"];
        };
        /** @description What to change about a section (all fields) or about an item's place in the playlist (`optional`). */
        PlaylistContentDetails: {
            name?: components["schemas"]["ContentName"];
            description?: components["schemas"]["Description"];
            /** @description Whether the playlist counts as completed without the item. */
            optional?: boolean;
            lockingMode?: components["schemas"]["LockingMode"];
            /**
             * Format: date-time
             * @description When it opens, for the mode time; refused in the other modes (`unlock-time-without-mode`).
             */
            unlockDateTime?: string | null;
            /** @description The IANA time zone in which that moment was chosen. */
            unlockTimezone?: string | null;
        };
        /** @description One item and its place. A new section comes without contentId and with a name in updatedDetails. */
        PlaylistContentPatch: {
            contentId?: components["schemas"]["Id"];
            rank: components["schemas"]["Rank"];
            updatedDetails?: components["schemas"]["PlaylistContentDetails"];
        };
        /** @description Everything that the playlist is to hold. What is left out is removed, left-out sections are deleted. A rank may stand only once (`duplicate-rank`), and a playlist may not come to hold itself (`circular-playlist`). */
        PlaylistContentsPatch: components["schemas"]["PlaylistContentPatch"][];
        /**
         * Format: email
         * @description An e-mail address. Upper and lower case count as the same.
         * @example learner@hub.example
         */
        Email: string;
        /**
         * Format: password
         * @description The present password.
         * @example a-demo-passphrase
         */
        Password: string;
        /** @description Who signs in. */
        SignIn: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        /**
         * Format: uuid
         * @description The id of the account that signs in, the same in every hub that the person belongs to.
         * @example 0199d3a0-0000-7000-8000-000000041001
         */
        AccountId: string;
        /**
         * @description The person's first name, as plain text in one line.
         * @example Demo
         */
        FirstName: string;
        /**
         * @description The person's last name, as plain text in one line.
         * @example Learner
         */
        LastName: string;
        /** @description The person who is signed in. */
        CurrentUser: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["AccountId"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            displayName: components["schemas"]["DisplayName"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description Whether the person is an admin of this hub. What an admin may do is in `privileges`. */
            isAdmin: boolean;
            locale: components["schemas"]["Locale"];
        };
        /**
         * @description A right that an admin may hold. A `_write` privilege includes its `_read` twin.
         * @example playlist_write
         * @enum {string}
         */
        Privilege: "settings_read" | "settings_write" | "user_write" | "user_read" | "report_write" | "report_read" | "nudge_write" | "nudge_read" | "playlist_write" | "playlist_read" | "asset_write" | "asset_read";
        /**
         * @description A part of the product that a hub may switch on.
         * @example badges
         * @enum {string}
         */
        FeatureFlag: "badges" | "team_playlists" | "manager_reports" | "helix" | "ai" | "mindset";
        /**
         * @description The parts of the product that the hub has switched on.
         * @example [
         *       "badges",
         *       "team_playlists"
         *     ]
         */
        FeatureFlags: components["schemas"]["FeatureFlag"][];
        /**
         * @description The hub's name.
         * @example Demo Hub
         */
        HubName: string;
        /**
         * @description The host that the hub answers on, without scheme and port.
         * @example hub.example
         */
        Hostname: string;
        /**
         * Format: uri
         * @description Where a browser opens the hub, a scheme, the host and the port where it is not the usual one, without a closing slash.
         * @example https://hub.example
         */
        Origin: string;
        /**
         * @description A colour as #rrggbb in lower case.
         * @example #2f5fd0
         */
        Colour: string;
        /**
         * @description An IANA time zone, written Area/Location.
         * @example Europe/London
         */
        Timezone: string;
        /** @description What anybody may know of a hub, so that its sign-in page can be drawn. */
        HubPublic: {
            domain_id: components["schemas"]["DomainId"];
            name: components["schemas"]["HubName"];
            hostname: components["schemas"]["Hostname"];
            origin: components["schemas"]["Origin"];
            colour: components["schemas"]["Colour"];
            logoUrl: components["schemas"]["PictureUrl"];
            locale: components["schemas"]["Locale"];
            /** @description The languages that people may choose from, the default among them. */
            locales: components["schemas"]["Locale"][];
            timezone: components["schemas"]["Timezone"];
            features: components["schemas"]["FeatureFlags"];
        };
        /** @description Who is signed in, what they may do, and in which hub. A client needs nothing else to draw its first page. */
        CurrentSession: {
            user: components["schemas"]["CurrentUser"];
            /** @description The rights that the caller holds now, empty for people who are no admins. For an API token, only those that are in its scopes too. */
            privileges: components["schemas"]["Privilege"][];
            features: components["schemas"]["FeatureFlags"];
            /** @description The teams that the caller manages. */
            managedTeamIds: components["schemas"]["Id"][];
            hub: components["schemas"]["HubPublic"];
            expiresTime: components["schemas"]["Timestamp"];
        };
        /** @description A browser in which the caller is signed in. */
        Session: {
            id: components["schemas"]["Id"];
            createdTime: components["schemas"]["Timestamp"];
            lastSeenTime: components["schemas"]["Timestamp"];
            expiresTime: components["schemas"]["Timestamp"];
            /** @description What the browser said of itself; null where it said nothing. */
            userAgent: string | null;
            /** @description Whether this call was made with it. */
            isCurrent: boolean;
        };
        /** @description A page of sessions. */
        SessionPage: {
            /** @description The sessions, the one that was seen last first. */
            items: components["schemas"]["Session"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Whose password is forgotten. */
        PasswordResetCreate: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description The token of the link in the mail. It works once and for a limited time.
         * @example the-token-from-the-link-in-the-mail
         */
        MailToken: string;
        /**
         * Format: password
         * @description A new password. There is no rule about its characters; one that many people use is refused with `password-too-common`.
         * @example a-demo-passphrase-of-my-own
         */
        NewPassword: string;
        /** @description The token of the mail and the new password. */
        PasswordResetRedeem: {
            token: components["schemas"]["MailToken"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description The present password and the new one. */
        MyPasswordPatch: {
            currentPassword: components["schemas"]["Password"];
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description The token of the invitation, and what the invited person enters. */
        InvitationAccept: {
            token: components["schemas"]["MailToken"];
            password: components["schemas"]["NewPassword"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
        };
        /**
         * @description What the token is for, in its owner's words.
         * @example Nightly export
         */
        ApiTokenName: string;
        /**
         * @description What an API token may do. A privilege counts only while its owner holds it too. `me` is what every member may do, `meeting:write` is handing in meetings.
         * @example me
         * @enum {string}
         */
        TokenScope: "settings_read" | "settings_write" | "user_write" | "user_read" | "report_write" | "report_read" | "nudge_write" | "nudge_read" | "playlist_write" | "playlist_read" | "asset_write" | "asset_read" | "me" | "meeting:write";
        /**
         * @description What the token may do, and nothing else.
         * @example [
         *       "me"
         *     ]
         */
        TokenScopes: components["schemas"]["TokenScope"][];
        /**
         * Format: date-time
         * @description A moment in ISO 8601 with its offset, always UTC in answers; null where it has not come.
         * @example null
         */
        NullableTimestamp: string | null;
        /** @description An API token without its secret, which nobody can read again. */
        ApiToken: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ApiTokenName"];
            scopes: components["schemas"]["TokenScopes"];
            createdTime: components["schemas"]["Timestamp"];
            lastUsedTime: components["schemas"]["NullableTimestamp"];
            expiresTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of API tokens. */
        ApiTokenPage: {
            /** @description The tokens, the newest first. */
            items: components["schemas"]["ApiToken"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A new API token. It ends 365 days from now at the latest. */
        ApiTokenCreate: {
            name: components["schemas"]["ApiTokenName"];
            scopes: components["schemas"]["TokenScopes"];
            expiresTime: components["schemas"]["Timestamp"];
        };
        /** @description The new token. This is the only answer that holds its secret. */
        ApiTokenCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["Id"];
            /** @description The token to send as a bearer token. Keep it now, it is shown once. */
            token: string;
        };
        /** @description A hub that the person belongs to. */
        HubItem: {
            id: components["schemas"]["DomainId"];
            name: components["schemas"]["HubName"];
            hostname: components["schemas"]["Hostname"];
            origin: components["schemas"]["Origin"];
            /** @description Whether this call was made to it. */
            isCurrentHub: boolean;
            /** @description Whether it analyses meeting skills. */
            isHelixHub: boolean;
            memberId: components["schemas"]["Id"];
        };
        /** @description A page of hubs. */
        HubPage: {
            /** @description The hubs by name. The memberId is the id that the person has in that hub. */
            items: components["schemas"]["HubItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description What the person is in the team.
         * @example member
         * @enum {string}
         */
        TeamRole: "member" | "manager";
        /** @description A team that the person belongs to. */
        ProfileTeam: {
            id: components["schemas"]["Id"];
            /** @description The team's name. */
            name: string;
            role: components["schemas"]["TeamRole"];
        };
        /**
         * @description Light or dark pages, or whatever the person's device prefers.
         * @example auto
         * @enum {string}
         */
        Theme: "light" | "dark" | "auto";
        /**
         * @description Where the hub sends its reminders and news to the person. Mails about the account itself always go by e-mail.
         * @example email
         * @enum {string}
         */
        NotificationChannel: "email" | "msteams";
        /** @description How the person wants the hub. */
        ProfileSettings: {
            theme: components["schemas"]["Theme"];
            notification_channel: components["schemas"]["NotificationChannel"];
        };
        /** @description What the person learned in this hub so far. */
        LearningProgress: {
            /** @description How many assets the person completed. */
            totalCompletedAssets: number;
            /** @description The completion times of those assets together, in seconds. */
            totalLearningTime: number;
        };
        /** @description A field that the hub added to the profile of its people. */
        CustomField: {
            /** @description What the field is called. */
            label: string;
            id: components["schemas"]["Id"];
            /** @description What was entered; null where nothing was. */
            value: string | null;
            /** @description What to enter; null where the label says enough. */
            hint: string | null;
            /** @description Whether the profile is incomplete without it. */
            is_required: boolean;
        };
        /** @description The caller's own profile. */
        Profile: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            displayName: components["schemas"]["DisplayName"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description The teams that the person belongs to, by name. */
            userTeams: components["schemas"]["ProfileTeam"][];
            settings: components["schemas"]["ProfileSettings"];
            learning_progress: components["schemas"]["LearningProgress"];
            /** @description Whether the person is an admin of this hub. */
            isAdmin: boolean;
            /** @description The fields that the hub added, in its order. */
            userCustomFields: components["schemas"]["CustomField"][];
            /** @description Whether a client should ask the person to fill in what is missing. */
            openCompleteProfile: boolean;
            locale: components["schemas"]["Locale"];
        };
        /** @description The caller's name. Nothing else of a profile can be changed here, and other fields are refused. */
        MyProfilePatch: {
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
        };
        /** @description The language to use from now on. */
        MyLanguagePatch: {
            language: components["schemas"]["Locale"];
        };
        /**
         * @description Whether the hub analyses meeting skills. It is a setting of the hub, which all may read and only `settings_write` may change.
         * @example false
         */
        IsHelixHub: boolean;
        /** @description How the person wants the pages of the hub. */
        UserSettings: {
            theme: components["schemas"]["Theme"];
        };
        /** @description The caller's own settings, and the one of the hub that clients read with them. */
        MySettings: {
            notification_channel: components["schemas"]["NotificationChannel"];
            is_helix_hub: components["schemas"]["IsHelixHub"];
            settings: components["schemas"]["UserSettings"];
        };
        /** @description What to change about the pages. What is left out stays as it is. */
        UserSettingsPatch: {
            theme?: components["schemas"]["Theme"];
        };
        /** @description What to change. What is left out stays as it is. */
        MySettingsPatch: {
            notification_channel?: components["schemas"]["NotificationChannel"];
            is_helix_hub?: components["schemas"]["IsHelixHub"];
            settings?: components["schemas"]["UserSettingsPatch"];
        };
        /** @description A playlist or an asset as lists show it, with the caller's own state. */
        ContentCard: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "playlist" | "upload" | "zip" | "web" | "scorm";
            name: components["schemas"]["ContentName"];
            description: components["schemas"]["Description"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            customType: components["schemas"]["CustomType"];
            fileFormat: components["schemas"]["FileFormat"];
            locale: components["schemas"]["Locale"];
            duration: components["schemas"]["NullableSeconds"];
            completionTime: components["schemas"]["Seconds"];
            /** @description How many items a playlist holds; 0 for an asset. */
            contentCount: number;
            completionRate: components["schemas"]["Rate"];
            commentCount: components["schemas"]["Count"];
            userContentStatus: components["schemas"]["UserContentStatus"];
            /** @description Whether the caller saved it. */
            isSaved: boolean;
            /** @description Whether the caller likes it. */
            isLiked: boolean;
            goal: components["schemas"]["Goal"];
            lastUpdated: components["schemas"]["Timestamp"];
        };
        /** @description A page of content. */
        ContentPage: {
            /** @description The playlists and assets of this page. */
            items: components["schemas"]["ContentCard"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The caller's content in numbers. Only what the caller may see is counted. */
        ContentStats: {
            /** @description How many playlists and assets the caller saved. */
            savedCount: number;
            /** @description How many badges the caller can earn, the awarded ones among them; 0 where the hub has no badges. */
            badgesTotalCount: number;
            /** @description How many badges the caller was awarded. */
            badgesAwardedCount: number;
            /** @description How many things the caller was asked to do and has done. */
            dueCountComplete: number;
            /** @description How many things the caller is asked to do and has not done. */
            dueCountIncomplete: number;
        };
        /** @description Content that the caller opened, and when. */
        ContentHistoryItem: components["schemas"]["ContentCard"] & {
            openedTime: components["schemas"]["Timestamp"];
            completedTime: components["schemas"]["NullableTimestamp"];
            /**
             * Format: uuid
             * @description The playlist in which the caller last opened it; null where it was opened on its own.
             */
            playlistId: string | null;
        };
        /** @description A page of the caller's history. */
        ContentHistoryPage: {
            /** @description The content, what was opened last first. openedTime is the last time it was opened. */
            items: components["schemas"]["ContentHistoryItem"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Content that the caller opened and did not complete, and where to go on. */
        ContinueItem: components["schemas"]["ContentCard"] & {
            openedTime: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The playlist in which the caller last opened it; null where it was opened on its own.
             */
            playlistId: string | null;
            /** @description The name of that playlist; null where there is none. */
            playlistName: string | null;
            /** @description How far into a video or sound the caller was, in seconds; null for other content. */
            position: number | null;
        };
        /** @description A page of what the caller can go on with. */
        ContinuePage: {
            /** @description The content, what was opened last first. */
            items: components["schemas"]["ContinueItem"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description How many things the caller would see with this filter; 1,000 stands for that many or more.
         * @example 1
         */
        FilterCount: number;
        /** @description A topic to filter by. */
        TopicFilter: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            parent_id: components["schemas"]["NullableId"];
            count: components["schemas"]["FilterCount"];
        };
        /** @description A kind of content to filter by. */
        TypeFilter: {
            type: components["schemas"]["CardType"];
            count: components["schemas"]["FilterCount"];
        };
        /** @description A language to filter by. */
        LocaleFilter: {
            locale: components["schemas"]["Locale"];
            count: components["schemas"]["FilterCount"];
        };
        /** @description What the content that the caller may see can be filtered by. A filter that would find nothing is left out. */
        ContentFilters: {
            /** @description The topics, in the order of the hub. */
            topics: components["schemas"]["TopicFilter"][];
            /** @description The kinds of content. */
            types: components["schemas"]["TypeFilter"][];
            /** @description The languages of the content. */
            locales: components["schemas"]["LocaleFilter"][];
        };
        /** @description A page of what a search found. A search finds 1,000 things at most, and `totalIsCapped` says where there may be more. Each of the `facets` is counted over what was found as if its own parameter were not given, so that another choice can be offered beside the one that is made. */
        ContentSearchPage: {
            /** @description The playlists and assets of this page, the best match first. */
            items: components["schemas"]["ContentCard"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
            /**
             * @description Whether nothing has all the words as they were typed, and these come close, as if some letters had been mistyped.
             * @example false
             */
            isClose: boolean;
            facets: components["schemas"]["ContentFilters"];
        };
        /** @description A way to complete what was typed. */
        SearchTerm: {
            /** @description What to search for. */
            term: string;
            /** @description In how many of the first 300 things that the query finds for the caller it stands in the name or among the tags. */
            count: number;
        };
        /** @description A page of search terms. */
        SearchTermPage: {
            /** @description The terms, the one that finds most first. */
            items: components["schemas"]["SearchTerm"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A topic as a list shows it. */
        TopicCard: {
            id: components["schemas"]["Id"];
            /**
             * @description Always `topic`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "topic";
            name: components["schemas"]["ContentName"];
            parent_id: components["schemas"]["NullableId"];
            /** @description How many playlists and assets stand under it that the caller may see; 1000 stands for that many or more. */
            contentCount: number;
        };
        /** @description A piece of content (format `cards`) or a topic (format `topics`). */
        BrowseItem: components["schemas"]["ContentCard"] | components["schemas"]["TopicCard"];
        /** @description A page of what there is to browse. */
        BrowsePage: {
            /** @description Content or topics, as `format` says. */
            items: components["schemas"]["BrowseItem"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A person to bring in. */
        NewUser: {
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            locale?: components["schemas"]["Locale"];
            /** @description Whether the person becomes an admin of the hub. False unless said. A new admin holds no privileges yet. */
            isAdmin?: boolean;
        };
        /** @description The people to bring in, and what to do with all of them. */
        UsersCreate: {
            /** @description Always null or left out. An admin does not choose passwords; any other value is refused with `password-not-allowed`. */
            password?: string | null;
            /** @description Whether everybody who is new gets the invitation by e-mail. False unless said. */
            send_email?: boolean;
            /**
             * Format: uuid
             * @description The team that all of them join as members; null for none.
             */
            teamId?: string | null;
            /** @description The people, each e-mail once (`duplicate-email`). */
            users: components["schemas"]["NewUser"][];
        };
        /** @description What became of one person of the call. */
        UserCreated: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description True for a person who is new in the hub, false for one who was there already and was left as they are. */
            created: boolean;
        };
        /** @description The people in the order of the call. */
        UsersCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What became of each of them. */
            users: components["schemas"]["UserCreated"][];
        };
        /** @description Whom to invite. */
        UsersInvite: {
            /** @description The ids of the people. */
            ids: components["schemas"]["Id"][];
        };
        /** @description How many invitations were sent. */
        UsersInvited: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many people got an invitation. Those who have signed in already get none. */
            invitedCount: number;
        };
        /**
         * @description What an asset is made of. A file (`upload`), an unpacked web site (`zip`), a link (`web`) or a SCORM course (`scorm`).
         * @example scorm
         * @enum {string}
         */
        AssetType: "upload" | "zip" | "web" | "scorm";
        /**
         * @description What the picture shows, for those who do not see it; null where nothing was written.
         * @example null
         */
        AlternativeText: string | null;
        /** @description An asset as it stands in a learner's list. */
        AssetListItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["AssetType"];
            name: components["schemas"]["ContentName"];
            description: components["schemas"]["Description"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            alternativeText: components["schemas"]["AlternativeText"];
            customType: components["schemas"]["CustomType"];
            fileFormat: components["schemas"]["FileFormat"];
            locale: components["schemas"]["Locale"];
            ownerTeamId: components["schemas"]["NullableId"];
            duration: components["schemas"]["NullableSeconds"];
            completionTime: components["schemas"]["Seconds"];
            commentCount: components["schemas"]["Count"];
            commentCountUser: components["schemas"]["Count"];
            rating_count: components["schemas"]["Count"];
            userContentStatus: components["schemas"]["UserContentStatus"];
            /** @description Whether the caller saved it. */
            isSaved: boolean;
            user_rated_like: components["schemas"]["Flag"];
            /** @description Whether learners may see it. */
            published: boolean;
            lastUpdated: components["schemas"]["Timestamp"];
        };
        /** @description A page of a learner's assets. */
        AssetPage: {
            /** @description The assets of this page, the newest change first. */
            items: components["schemas"]["AssetListItem"][];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description How far the file is, as in FileStatus; null where there is no file.
         * @example ready
         * @enum {string|null}
         */
        NullableFileStatus: "draft" | "processing" | "invalid" | "ready" | null;
        /**
         * @description Why a file cannot be used, as a stable name, for example `no-manifest` or `too-large`; null while nothing is wrong with it.
         * @example null
         */
        UploadErrorCode: string | null;
        /**
         * @description Whether learners may download the file (`enabled`), may not (`disabled`), or have to because it cannot be shown in the page (`required`).
         * @example enabled
         * @enum {string}
         */
        DownloadMode: "disabled" | "enabled" | "required";
        /**
         * @description The name of a file with its ending, without folders and control characters.
         * @example first-course.zip
         */
        FileName: string;
        /** @description The subtitles of a recording in one language. */
        Subtitle: {
            id: components["schemas"]["Id"];
            locale: components["schemas"]["Locale"];
            filename: components["schemas"]["FileName"];
        };
        /** @description How the hub treats a SCORM course; null for the other types. */
        ScormSettings: {
            /**
             * @description What makes the asset completed. The course reports that it is completed or passed (`completed`, the usual), it reports that it is passed (`passed`), or it is opened (`opened`, for packages that never report).
             * @enum {string}
             */
            completeWhen: "completed" | "passed" | "opened";
        } | null;
        /**
         * @description Who marks the asset as done. The hub (`automatic`) - a course when it reports so, a recording at its end, anything else when it is opened - or the learner (`manual`).
         * @example automatic
         * @enum {string}
         */
        MarkAsDoneMode: "automatic" | "manual";
        /**
         * @description The place in the order of a playlist, for example 1.2.04; null where no playlist is meant.
         * @example null
         */
        NullableRank: string | null;
        /**
         * @description The id that the tool in which the asset was made knows it by; several assets may have the same one. Null where there is none.
         * @example null
         */
        RefId: string | null;
        /**
         * @description The caller's rating, from 1 to 5 stars; null where none was given.
         * @example 5
         */
        Rating: number | null;
        /**
         * @description How far the caller is with the course, as in ScormStatus; null where it was never opened or is no course.
         * @example suspend
         * @enum {string|null}
         */
        NullableScormStatus: "completed" | "incomplete" | "failed" | "passed" | "opened" | "suspend" | null;
        /** @description Something to learn from, with everything that the hub knows of it and the caller's own state. */
        Asset: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["AssetType"];
            name: components["schemas"]["ContentName"];
            description: components["schemas"]["Description"];
            locale: components["schemas"]["Locale"];
            tags: components["schemas"]["Tags"];
            /** @description Whether learners may see it. */
            published: boolean;
            /** @description Whether the asset was deleted; it can be restored. */
            isDeleted: boolean;
            /**
             * Format: uri
             * @description The address that a web asset leads to; null for the other types.
             */
            url: string | null;
            /** @description Whether it is shown inside the hub's page rather than in a tab of its own. */
            openInIframe: boolean;
            fileId: components["schemas"]["NullableId"];
            fileStatus: components["schemas"]["NullableFileStatus"];
            fileFormat: components["schemas"]["FileFormat"];
            /** @description The size of the file in bytes; null where there is no file. */
            fileSize: number | null;
            /** @description The name that the file had when it was uploaded; null where there is no file. */
            original_file_name: string | null;
            uploadErrorCode: components["schemas"]["UploadErrorCode"];
            download: components["schemas"]["DownloadMode"];
            /**
             * Format: uri-reference
             * @description Where the file is downloaded, relative to the hub; null where downloading is disabled or there is no file.
             */
            downloadUrl: string | null;
            /** @description Whether the hub made a file of it that browsers can show. */
            converted: boolean;
            /**
             * @description What kind of file that is; null where there is none.
             * @enum {string|null}
             */
            convertedFileType: "mp3" | "pdf" | "png" | null;
            /**
             * Format: uri-reference
             * @description Where that file is, relative to the hub; null where there is none.
             */
            convertedUrl: string | null;
            /** @description The subtitles of a recording, one a language. */
            subtitles: components["schemas"]["Subtitle"][];
            /** @description The video's id at an online video provider; null where the hub keeps the file itself. */
            videoProviderVideoId: string | null;
            /** @description The account's id at that provider; null where the hub keeps the file itself. */
            videoProviderAccountId: string | null;
            scormSettings: components["schemas"]["ScormSettings"];
            markAsDoneMode: components["schemas"]["MarkAsDoneMode"];
            duration: components["schemas"]["NullableSeconds"];
            completionTime: components["schemas"]["Seconds"];
            customType: components["schemas"]["CustomType"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            alternativeText: components["schemas"]["AlternativeText"];
            author: components["schemas"]["Author"];
            /** @description Who shared the asset with the caller. */
            sharers: components["schemas"]["Person"][];
            ownerTeamId: components["schemas"]["NullableId"];
            parentPlaylists: components["schemas"]["ParentPlaylists"];
            /**
             * Format: uuid
             * @description The playlist in which the asset was asked for; null where it was asked for by itself.
             */
            collection_id: string | null;
            rank: components["schemas"]["NullableRank"];
            refid: components["schemas"]["RefId"];
            externalRefId: components["schemas"]["ExternalRefId"];
            originatingId: components["schemas"]["NullableId"];
            /** @description The hub that a common asset came from; null for one made here. */
            sourceDomain: string | null;
            /** @description Whether the AI helpers must not read it. */
            excludeFromAi: boolean;
            /** @description Whether managers may see figures about it. */
            insightsEnabled: boolean;
            commentCount: components["schemas"]["Count"];
            commentCountUser: components["schemas"]["Count"];
            rating_count: components["schemas"]["Count"];
            createdTime: components["schemas"]["Timestamp"];
            lastUpdated: components["schemas"]["Timestamp"];
            goal: components["schemas"]["Goal"];
            /** @description Whether the caller saved it. */
            isSaved: boolean;
            user_rated_like: components["schemas"]["Flag"];
            user_rating: components["schemas"]["Rating"];
            userContentStatus: components["schemas"]["UserContentStatus"];
            userScormAssetStatus: components["schemas"]["NullableScormStatus"];
        };
        /** @description The item before or after an asset in a playlist that is open to the caller; null at the ends. */
        PlaylistNeighbour: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardType"];
            name: components["schemas"]["ContentName"];
        } | null;
        /** @description An asset at its place in a playlist. `collection_id` is the playlist and `rank` the place. */
        AssetInPlaylist: {
            /** @description Whether the playlist counts as completed without it. */
            optional: boolean;
            previousItem: components["schemas"]["PlaylistNeighbour"];
            nextItem: components["schemas"]["PlaylistNeighbour"];
        } & components["schemas"]["Asset"];
        /** @description A page of the playlists that hold an asset. */
        ParentPlaylistPage: {
            /** @description The playlists of this page, by name. */
            items: components["schemas"]["ParentPlaylist"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description How far the caller is with an asset. */
        AssetStatus: {
            userContentStatus: components["schemas"]["UserContentStatus"];
            userScormAssetStatus: components["schemas"]["NullableScormStatus"];
            openedTime: components["schemas"]["NullableTimestamp"];
            completedTime: components["schemas"]["NullableTimestamp"];
        };
        /** @description What the caller thinks of the asset. */
        AssetLike: {
            rated_like: components["schemas"]["Flag"];
            rating?: components["schemas"]["Rating"];
            /** @description What the caller adds in words, as plain text; null for nothing. */
            message?: string | null;
        };
        /** @description The subtitles of a recording in one language, as WebVTT. */
        LaunchSubtitle: {
            id: components["schemas"]["Id"];
            locale: components["schemas"]["Locale"];
            /**
             * Format: uri-reference
             * @description Where they are, absolute or relative to the hub.
             */
            url: string;
        };
        /**
         * @description The identifier of an item in the course's manifest.
         * @example item-1
         */
        ActivityId: string;
        /**
         * @description The identifier of an item in the course's manifest, or null where there is none.
         * @example null
         */
        NullableActivityId: string | null;
        /** @description A group or an activity of a course. */
        CourseActivity: {
            id: components["schemas"]["ActivityId"];
            parentId: components["schemas"]["NullableActivityId"];
            /** @description The title in the manifest. */
            title: string;
            /**
             * Format: uri-reference
             * @description Where it starts on the content origin; null for a group.
             */
            url: string | null;
            /** @description Whether the table of contents shows it. */
            isVisible: boolean;
            /** @description Whether it reports to the hub; an asset of the package does not. */
            isSco: boolean;
            /** @description The score from which it is passed (SCORM 1.2); null where the manifest names none. */
            masteryScore: number | null;
            /** @description The scaled score from which it is passed (SCORM 2004); null where the manifest names none. */
            scaledPassingScore: number | null;
            /** @description The share from which it is completed (SCORM 2004); null where the manifest names none. */
            completionThreshold: number | null;
            /** @description What the manifest hands to the activity; null for nothing. */
            launchData: string | null;
            /** @description How long an attempt may take, HHHH:MM:SS in SCORM 1.2 and an ISO 8601 duration in 2004; null without a limit. */
            maxTimeAllowed: string | null;
            /** @description What happens when that time is over, for example `exit,message`; null where the manifest does not say. */
            timeLimitAction: string | null;
        };
        /** @description A SCORM course as its manifest describes it; null for the other kinds. */
        Course: {
            /**
             * @description Which SCORM the course speaks.
             * @enum {string}
             */
            version: "1.2" | "2004";
            /** @description The title in the manifest. */
            title: string;
            /**
             * Format: uri
             * @description Where the frame with the player points; it holds a right of ten minutes.
             */
            playerUrl: string;
            contentOrigin: components["schemas"]["Origin"];
            /** @description Groups and activities in the order of the manifest, each group before what belongs to it. */
            activities: components["schemas"]["CourseActivity"][];
        } | null;
        /**
         * @description Which state of the attempt it is. Each state that a player sends has a higher one than the state before; 0 when nothing was stored yet.
         * @example 8
         */
        AttemptSequence: number;
        /**
         * @description How far a course is. Begun (`opened`), left to go on later (`suspend`), reported as not finished (`incomplete`) or finished (`completed`), or finished with a result (`passed`, `failed`).
         * @example suspend
         * @enum {string}
         */
        ScormStatus: "completed" | "incomplete" | "failed" | "passed" | "opened" | "suspend";
        /** @description What one activity of a course stored. */
        AttemptActivity: {
            activityId: components["schemas"]["ActivityId"];
            /** @description The elements of the data model by name, for example `cmi.core.lesson_location`, each as the text that the course set. */
            values: {
                [key: string]: string;
            };
        };
        /** @description The caller's attempt at a course, with what the course left to go on with; null for the other kinds. */
        Attempt: {
            id: components["schemas"]["Id"];
            /** @description Which attempt it is, from 1. */
            number: number;
            sequence: components["schemas"]["AttemptSequence"];
            status: components["schemas"]["ScormStatus"];
            currentActivityId: components["schemas"]["NullableActivityId"];
            /** @description The stored values of the activities that were opened. */
            activities: components["schemas"]["AttemptActivity"][];
        } | null;
        /** @description What a page needs to play an asset. */
        AssetLaunch: {
            /**
             * @description How it is played. A `download` is a file that the page cannot show.
             * @enum {string}
             */
            kind: "scorm" | "site" | "video" | "audio" | "pdf" | "picture" | "link" | "download";
            /**
             * Format: uri-reference
             * @description Where the frame, the player or the link points, absolute or relative to the hub.
             */
            url: string;
            /** @description Whether it is shown inside the hub's page rather than in a tab of its own. */
            openInIframe: boolean;
            /** @description The subtitles of a recording. */
            subtitles: components["schemas"]["LaunchSubtitle"][];
            /** @description The place in a recording to go on from, in seconds; null from the start. */
            position: number | null;
            course: components["schemas"]["Course"];
            attempt: components["schemas"]["Attempt"];
        };
        /** @description The newest state of an attempt. Activities that are left out stay as they are. */
        AttemptPatch: {
            sequence: components["schemas"]["AttemptSequence"];
            currentActivityId: components["schemas"]["NullableActivityId"];
            /** @description The values of the activities that changed. */
            activities: components["schemas"]["AttemptActivity"][];
        };
        /** @description What the hub has stored of an attempt. The sequence is higher than the one sent where the state that was sent came too late. */
        AttemptSaved: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            sequence: components["schemas"]["AttemptSequence"];
            status: components["schemas"]["ScormStatus"];
            userContentStatus: components["schemas"]["UserContentStatus"];
        };
        /** @description Where the caller is in a recording. */
        AssetPosition: {
            /** @description The place in the recording, in seconds from its start. */
            position: number;
            /** @description The length of the recording in seconds, as the player knows it; null while it does not. */
            duration: number | null;
        };
        /** @description How far the caller is after the place was stored. */
        AssetPositionSaved: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            userContentStatus: components["schemas"]["UserContentStatus"];
        };
        /**
         * @description How far a file is. Announced (`draft`), being checked and prepared (`processing`), usable (`ready`), or refused (`invalid`).
         * @example ready
         * @enum {string}
         */
        FileStatus: "draft" | "processing" | "invalid" | "ready";
        /** @description An asset as an admin's list shows it. */
        AssetAdminItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["AssetType"];
            name: components["schemas"]["ContentName"];
            customType: components["schemas"]["CustomType"];
            locale: components["schemas"]["Locale"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            ownerTeamId: components["schemas"]["NullableId"];
            /** @description Whether learners may see it. */
            published: boolean;
            fileStatus: components["schemas"]["NullableFileStatus"];
            fileFormat: components["schemas"]["FileFormat"];
            uploadErrorCode: components["schemas"]["UploadErrorCode"];
            markAsDoneMode: components["schemas"]["MarkAsDoneMode"];
            parentPlaylists: components["schemas"]["ParentPlaylists"];
            externalRefId: components["schemas"]["ExternalRefId"];
            lastUpdated: components["schemas"]["Timestamp"];
            /** @description Whether it was deleted; it can be restored. */
            isDeleted: boolean;
        };
        /** @description A page of the hub's assets. */
        AssetAdminPage: {
            /** @description The assets, the newest change first. */
            items: components["schemas"]["AssetAdminItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What may be said of any asset when it is made and when it is changed. */
        AssetFields: {
            /** @description Whether learners may see it. False unless said when it is made. */
            published?: boolean;
            fileFormat?: components["schemas"]["FileFormat"];
            customType?: components["schemas"]["CustomType"];
            ownerTeamId?: components["schemas"]["NullableId"];
            description?: components["schemas"]["Description"];
            locale?: components["schemas"]["Locale"];
            tags?: components["schemas"]["Tags"];
            /** @description The ids of the files with subtitles. They replace all that were there. */
            subtitles?: components["schemas"]["Id"][];
            thumbnailId?: components["schemas"]["NullableId"];
            alternativeText?: components["schemas"]["AlternativeText"];
            download?: components["schemas"]["DownloadMode"];
            /** @description Whether it is shown inside the hub's page rather than in a tab of its own. True unless said when it is made. */
            openInIframe?: boolean;
            scormAdvancedSettings?: components["schemas"]["ScormSettings"];
            markAsDoneMode?: components["schemas"]["MarkAsDoneMode"];
            /** @description Whether the AI helpers must not read it. False unless said when it is made. */
            excludeFromAi?: boolean;
            /** @description Whether managers may see figures about it. True unless said when it is made. */
            insightsEnabled?: boolean;
            refid?: components["schemas"]["RefId"];
            externalRefId?: components["schemas"]["ExternalRefId"];
            /**
             * Format: uuid
             * @description A playlist to put it into at the end; null for none.
             */
            parent_id?: string | null;
            /** @description Whether it is optional in that playlist, where one is given. False unless said. */
            optional?: boolean;
        };
        /**
         * Format: uri
         * @description The address that a web asset leads to, with http or https.
         * @example https://www.hub.example/words
         */
        WebUrl: string;
        /** @description A new asset that leads to a page on the web. */
        AssetCreateWeb: {
            /**
             * @description Always `web`.
             * @constant
             */
            type: "web";
            name: components["schemas"]["ContentName"];
            webUrl: components["schemas"]["WebUrl"];
        } & (components["schemas"]["AssetFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "web";
        });
        /** @description A new asset made of an uploaded file. */
        AssetCreateFile: {
            /**
             * @description What the file is taken for. A file as it is, a packed web site, or a SCORM course.
             * @enum {string}
             */
            type: "upload" | "zip" | "scorm";
            name: components["schemas"]["ContentName"];
            fileId: components["schemas"]["Id"];
        } & (components["schemas"]["AssetFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "upload" | "zip" | "scorm";
        });
        /** @description A new asset, of a link or of an uploaded file. */
        AssetCreate: components["schemas"]["AssetCreateWeb"] | components["schemas"]["AssetCreateFile"];
        /** @description The new asset's id. */
        AssetCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["Id"];
            fileStatus: components["schemas"]["NullableFileStatus"];
        };
        /** @description What to change about an asset. A name is needed unless a webUrl is given (`name-or-weburl-required`). */
        AssetPatch: {
            name?: components["schemas"]["ContentName"];
            type?: components["schemas"]["AssetType"];
            webUrl?: components["schemas"]["WebUrl"];
            fileId?: components["schemas"]["Id"];
        } & components["schemas"]["AssetFields"];
        /**
         * @description The media type of a file.
         * @example application/zip
         */
        MediaType: string;
        /**
         * @description What a file is uploaded for. The content of an asset, a cover picture, the caller's own picture, subtitles, or the picture of a badge.
         * @example asset
         * @enum {string}
         */
        UploadType: "asset" | "picture" | "profilePicture" | "subtitle" | "badge";
        /** @description A file that is about to be uploaded. */
        UploadPolicyCreate: {
            filename: components["schemas"]["FileName"];
            contentType: components["schemas"]["MediaType"];
            /** @description The size in bytes. At most 2 GiB for a recording or document, 500 MiB for a package, 5 MiB for a picture, 1 MiB for subtitles. */
            size: number;
            type: components["schemas"]["UploadType"];
            /**
             * Format: uuid
             * @description What the file is for, an asset, playlist or badge; null where that is not made yet.
             */
            referenceId?: string | null;
            /** @description What the file is for, where it is several things. */
            referenceIds?: components["schemas"]["Id"][];
            language?: components["schemas"]["Locale"];
            alternativeText?: components["schemas"]["AlternativeText"];
            /**
             * @description The frame of a badge's picture. sticker unless said.
             * @enum {string}
             */
            style?: "sticker" | "rose";
            /** @description Whether to leave the file as it is rather than make other sizes and kinds of it. It is checked all the same. False unless said. */
            skipPostProcessing?: boolean;
            /** @description Whether to leave what the file is for as it is until a later call names the file. False unless said. */
            skipAssigningToReference?: boolean;
            /** @description Whether the caller wants to be told when the file is ready. False unless said. */
            notifyOnProcessingCompletion?: boolean;
        };
        /**
         * @description The right to upload one file, once, within fifteen minutes.
         * @example demo-upload-token-0199d3a0-0000-7000-8000-0000000a0002
         */
        UploadToken: string;
        /** @description How and until when a file may be uploaded. */
        UploadPolicy: {
            fileId: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @description Where the bytes go, absolute or relative to the hub.
             */
            uploadUrl: string;
            /**
             * @description Always `PUT`.
             * @constant
             */
            uploadMethod: "PUT";
            /** @description The headers to send with the bytes, by name. */
            uploadHeaders: {
                [key: string]: string;
            };
            uploadToken: components["schemas"]["UploadToken"];
            expiresTime: components["schemas"]["Timestamp"];
        };
        /** @description An upload that is over. */
        UploadFinish: {
            uploadToken: components["schemas"]["UploadToken"];
            /** @description What went wrong on the way, to give the upload up; null or left out when all went well. */
            error?: string | null;
        };
        /** @description The file, as it stands after the upload. */
        UploadFinished: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            fileId: components["schemas"]["Id"];
            fileStatus: components["schemas"]["FileStatus"];
        };
        /**
         * Format: int64
         * @description The size of a file in bytes.
         * @example 48213
         */
        FileSize: number;
        /** @description An uploaded file and how far it is. */
        FileInfo: {
            id: components["schemas"]["Id"];
            fileStatus: components["schemas"]["FileStatus"];
            duration: components["schemas"]["NullableSeconds"];
            /** @description Whether the one who uploaded it is told when it is ready. */
            notifyOnProcessingCompletion: boolean;
            filename: components["schemas"]["FileName"];
            size: components["schemas"]["FileSize"];
            contentType: components["schemas"]["MediaType"];
            uploadErrorCode: components["schemas"]["UploadErrorCode"];
            /** @description What is wrong with the file and what to do, in a sentence for its author; null while nothing is. */
            uploadErrorDetail: string | null;
        };
        /**
         * @description Width and height of a picture in pixels.
         * @example 640x360
         * @enum {string}
         */
        PictureDimensions: "64x64" | "128x128" | "256x256" | "320x180" | "640x360" | "1280x720";
        /**
         * @description Which of the files behind an asset is meant.
         * @example file
         * @enum {string}
         */
        AssetFileType: "file" | "download" | "subtitle" | "converted" | "thumbnail";
        /** @description Because it was shared with the caller, by a colleague or in the name of the hub. */
        RecommendationReasonShared: {
            /**
             * @description Always `shared`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shared";
            sharer: components["schemas"]["Author"];
            sharedTime: components["schemas"]["Timestamp"];
            /** @description What was written with it, as plain text; null for nothing. */
            message: string | null;
        };
        /**
         * @description What kind of content it is.
         * @example playlist
         * @enum {string}
         */
        ContentType: "playlist" | "folder" | "section" | "topic" | "upload" | "zip" | "web" | "scorm";
        /** @description A piece of content by its name. */
        ContentReference: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ContentType"];
            name: components["schemas"]["ContentName"];
        };
        /** @description Because it overlaps with something that the caller completed. */
        RecommendationReasonOverlap: {
            /**
             * @description Always `overlap`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "overlap";
            completed: components["schemas"]["ContentReference"];
            /** @description The names of the topics that the two have in common. */
            topics: components["schemas"]["ContentName"][];
            tags: components["schemas"]["Tags"];
        };
        /** @description Why it is recommended. Because it was shared with the caller (`shared`), or because it overlaps with what the caller completed (`overlap`). */
        RecommendationReason: components["schemas"]["RecommendationReasonShared"] | components["schemas"]["RecommendationReasonOverlap"];
        /** @description Content that is recommended to the caller, and why. */
        ContentRecommendation: components["schemas"]["ContentCard"] & {
            reason: components["schemas"]["RecommendationReason"];
        };
        /** @description A page of recommendations. */
        ContentRecommendationPage: {
            /** @description The content with the reasons. Each piece of content stands here once, with its best reason. */
            items: components["schemas"]["ContentRecommendation"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What a public page says of itself, as plain text. */
        UrlPreview: {
            /**
             * Format: uri
             * @description Where the page is after all its redirects.
             */
            url: string;
            /** @description The title of the page; null where it has none. */
            title: string | null;
            /** @description What the page says it is about; null where it says nothing. */
            description: string | null;
            /**
             * Format: uri
             * @description The picture that the page names for previews, where it stands on the public web; null where it names none.
             */
            imageUrl: string | null;
            /** @description Whether the page lets the hub show it in a frame. */
            canBeFramed: boolean;
        };
        /** @description The rest of what an admin's list can show; null unless `getFullData` asks for it. */
        ContentFullData: {
            description: components["schemas"]["Description"];
            tags: components["schemas"]["Tags"];
            author: components["schemas"]["Author"];
            parentPlaylists: components["schemas"]["ParentPlaylists"];
            externalRefId: components["schemas"]["ExternalRefId"];
            createdTime: components["schemas"]["Timestamp"];
            completionTime: components["schemas"]["Seconds"];
            commentCount: components["schemas"]["Count"];
            rating_count: components["schemas"]["Count"];
        } | null;
        /** @description A piece of content as an admin's list shows it. */
        ContentItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ContentType"];
            name: components["schemas"]["ContentName"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            customType: components["schemas"]["CustomType"];
            fileFormat: components["schemas"]["FileFormat"];
            locale: components["schemas"]["Locale"];
            audience: components["schemas"]["Audience"];
            ownerTeamId: components["schemas"]["NullableId"];
            /** @description Whether learners may see it. True for a playlist. */
            published: boolean;
            /** @description How much a playlist or topic holds; 0 for an asset. */
            contentCount: number;
            originatingId: components["schemas"]["NullableId"];
            /** @description The hub that shares it with this one; null for what was made here. */
            sourceDomain: string | null;
            lastUpdated: components["schemas"]["Timestamp"];
            fullData: components["schemas"]["ContentFullData"];
        };
        /** @description A page of content for admins and managers. */
        ContentItemPage: {
            /** @description The content of this page, by name. */
            items: components["schemas"]["ContentItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description The status to set. A person comes to `opened` only by opening it themselves.
         * @example completed
         * @enum {string}
         */
        StatusChangeStatus: "notstarted" | "completed";
        /**
         * @description The subject of the mail, as plain text in one line. The hub has one of its own where it is left out.
         * @example Something for your first week
         */
        ShareSubject: string;
        /**
         * @description A single-use ticket from createDownloadTicket, bound to this operation, good for 60 seconds. It is never a session.
         * @example demo-ticket-20261102T090000Z-0199d3a0-0000-7000-8000-0000000f9001
         */
        StatusChangeTicket: string;
        /** @description A person whom a change of status would touch. */
        StatusChangeUser: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            email: components["schemas"]["Email"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description For how many of the named playlists and assets the person's status would become another. */
            changeCount: number;
            /** @description Whether the content would be shared with the person. */
            isShareRecipient: boolean;
        };
        /**
         * @description Proof that the change was previewed with the same fields, the subject and the message aside, in the last 15 minutes.
         * @example demo-preview-token-0199d3a0-0000-7000-8000-0000000f9002
         */
        PreviewToken: string;
        /** @description A page of the people whom a change of status would touch. */
        StatusChangePage: {
            /** @description The people of this page, by name. */
            items: components["schemas"]["StatusChangeUser"][];
            /** @description With how many people the content would be shared. */
            totalUserShares: number;
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
            previewToken: components["schemas"]["PreviewToken"];
        };
        /**
         * @description The ids of the content.
         * @example [
         *       "0199d3a0-0000-7000-8000-000000010001"
         *     ]
         */
        ContentIds: components["schemas"]["Id"][];
        /**
         * @description The ids of the things that the call is about.
         * @example [
         *       "0199d3a0-0000-7000-8000-000000040001"
         *     ]
         */
        Ids: components["schemas"]["Id"][];
        /**
         * @description What to tell the people with it, as plain text. The hub has words of its own where it is left out.
         * @example Have a look at this before Friday.
         */
        ShareMessage: string;
        /** @description Whose status changes for what, and what is shared with it. */
        StatusChangeFields: {
            contentIds: components["schemas"]["ContentIds"];
            userIds?: components["schemas"]["Ids"];
            teamIds?: components["schemas"]["Ids"];
            /** @description Whether it is for everybody; for a manager, for everybody in the teams that they manage. False unless said. */
            updateEveryone?: boolean;
            /** @description Whether content that is optional in a named playlist changes with it. False unless said. */
            updateOptionalContent?: boolean;
            /** @description Whether the content is shared with the same people. False unless said. */
            share?: boolean;
            /** @description Whether it is shared with everybody, not only those whose status changes. False unless said. */
            shareWithEveryone?: boolean;
            shareSubject?: components["schemas"]["ShareSubject"];
            shareMessage?: components["schemas"]["ShareMessage"];
            session_token?: components["schemas"]["StatusChangeTicket"];
            previewToken?: components["schemas"]["PreviewToken"];
        };
        /** @description Marks content as completed at a moment. */
        StatusChangeCompleted: {
            /**
             * @description Always `completed`.
             * @constant
             */
            newStatus: "completed";
            /**
             * Format: date-time
             * @description When it was completed; not in the future (`completion-time-in-future`).
             */
            completionDateTime: string;
        } & (components["schemas"]["StatusChangeFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            newStatus: "completed";
        });
        /** @description Sets content back, so that people begin again. */
        StatusChangeNotStarted: {
            /**
             * @description Always `notstarted`.
             * @constant
             */
            newStatus: "notstarted";
            /** @description Always null or left out. */
            completionDateTime?: null;
        } & (components["schemas"]["StatusChangeFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            newStatus: "notstarted";
        });
        /** @description The change, by the status to set. */
        StatusChangeCreate: components["schemas"]["StatusChangeCompleted"] | components["schemas"]["StatusChangeNotStarted"];
        /** @description How far the change reaches. */
        StatusChangeAccepted: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many people are touched. */
            total: number;
            /** @description With how many people the content is shared. */
            totalUserShares: number;
        };
        /**
         * @description What was done.
         * @example UPDATE
         * @enum {string}
         */
        ChangelogAction: "CREATE" | "DELETE" | "RESTORE" | "UPDATE" | "RANK" | "RESET RANK" | "ARCHIVE" | "ACTIVATE";
        /** @description Who did it; null where the hub did it by itself. */
        ChangelogAuthor: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            email: components["schemas"]["Email"];
            /** @description Whether that person has left the hub since. */
            isDeleted: boolean;
        } | null;
        /** @description One property that was changed, and what it became. */
        ChangelogDetail: {
            /** @description The name of the field, as the call that changes it spells it. */
            property: string;
            /** @description What it became, as text; null where it was taken away. */
            value: string | null;
        };
        /** @description What was changed, a property a row. */
        ChangelogDetails: components["schemas"]["ChangelogDetail"][];
        /** @description A change to a piece of content. */
        ContentChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ChangelogAction"];
            changeTime: components["schemas"]["Timestamp"];
            content: components["schemas"]["ContentReference"];
            author: components["schemas"]["ChangelogAuthor"];
            details: components["schemas"]["ChangelogDetails"];
        };
        /** @description A page of changes to content. */
        ContentChangePage: {
            /** @description The changes of this page, the newest first. */
            items: components["schemas"]["ContentChange"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description A CSV file in UTF-8 (RFC 4180) whose first line names the columns.
         * @example id,name
         *     0199d3a0-0000-7000-8000-000000040001,Demo Learner
         */
        Csv: string;
        /**
         * @description The place in the list, from 0. A number beyond the end means the end.
         * @example 0
         */
        FeaturedRank: number;
        /** @description Content that is featured for a team or for everybody, and its place there. */
        FeaturedContent: {
            /**
             * Format: uuid
             * @description The team; null where it is featured for everybody.
             */
            teamId: string | null;
            rank: components["schemas"]["FeaturedRank"];
            content: components["schemas"]["ContentReference"];
        };
        /** @description A page of featured content. */
        FeaturedContentPage: {
            /** @description The content, one team after the other. */
            items: components["schemas"]["FeaturedContent"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The content to feature, or to feature no longer. */
        FeaturedContentIds: {
            contentIds: components["schemas"]["ContentIds"];
        };
        /** @description The new place. */
        FeaturedContentPatch: {
            rank: components["schemas"]["FeaturedRank"];
        };
        /** @description Whether the caller follows the comments on a piece of content. */
        Subscription: {
            /** @description Whether the caller is told of new comments. */
            isSubscribed: boolean;
        };
        /** @description Whether to follow the comments. */
        SubscriptionPatch: {
            /** @description True to be told of new comments, false to be told no longer. */
            isSubscribed: boolean;
        };
        /** @description A comment that replies to another one. */
        CommentReply: {
            id: components["schemas"]["Id"];
            contentId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description The comment that it replies to; null for a comment on the content itself.
             */
            parentId: string | null;
            /**
             * @description What kind of content it is about.
             * @enum {string}
             */
            type: "playlist" | "asset";
            /** @description What it says, as plain text; null where it was deleted. */
            message: string | null;
            createdTime: components["schemas"]["Timestamp"];
            updatedTime: components["schemas"]["Timestamp"];
            author: components["schemas"]["Person"];
            /** @description Whether it was deleted. */
            isDeleted: boolean;
            /** @description Whether the caller may delete it. */
            canDelete: boolean;
            /** @description Whether the caller may change it. */
            canEdit: boolean;
        };
        /** @description A comment on a playlist or an asset, with its first replies. */
        Comment: components["schemas"]["CommentReply"] & {
            /** @description How many replies it has; 0 for a reply. */
            repliesCount: number;
            /** @description Its first ten replies, the oldest first. Ask for the others by `parentId`. */
            replies: components["schemas"]["CommentReply"][];
        };
        /** @description A page of comments. */
        CommentPage: {
            /** @description The comments of this page. */
            items: components["schemas"]["Comment"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description The text of a comment, as plain text.
         * @example Where do I find the map?
         */
        CommentMessage: string;
        /** @description A new comment. */
        CommentCreate: {
            message: components["schemas"]["CommentMessage"];
            /**
             * Format: uuid
             * @description The comment that it replies to; null or left out for a comment on the content itself.
             */
            parentId?: string | null;
        };
        /** @description The new comment, and whether the caller follows the content now. */
        CommentCreated: components["schemas"]["Comment"] & {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description Whether commenting made the caller follow the content. False for who followed it before or had stopped following it. */
            hasSubscribed: boolean;
        };
        /** @description The new text of a comment. */
        CommentPatch: {
            message: components["schemas"]["CommentMessage"];
        };
        /** @description A tag and how much content has it. */
        TagItem: {
            name: components["schemas"]["Tag"];
            /** @description How many playlists and assets that the caller may see have it. */
            contentCount: number;
        };
        /** @description A page of tags. */
        TagPage: {
            /** @description The tags of this page, by name. */
            items: components["schemas"]["TagItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The names of the tags to make. */
        TagsCreate: {
            /** @description The names of the tags. */
            names: components["schemas"]["Tag"][];
        };
        /** @description How many of the tags are new. */
        TagsCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many of the tags were not there before. */
            createdCount: number;
        };
        /**
         * Format: uuid
         * @description The topic that it stands below; null on the first level.
         * @example null
         */
        ParentTopicId: string | null;
        /**
         * @description The place among the topics of the same parent, from 0. A number beyond the end means the end.
         * @example 0
         */
        TopicIndex: number;
        /** @description A topic, a place in the tree under which playlists and assets stand, with the caller's own state. It has the fields of other content, and those that mean something only for an asset are always the same. */
        Topic: {
            id: components["schemas"]["Id"];
            domain_id: components["schemas"]["DomainId"];
            /**
             * @description Always `topic`.
             * @constant
             */
            type: "topic";
            name: components["schemas"]["ContentName"];
            parent_id: components["schemas"]["ParentTopicId"];
            index: components["schemas"]["TopicIndex"];
            /** @description How many playlists and assets stand under it that the caller may see. */
            contentCount: number;
            /** @description The playlists that stand first under it, in their order, of those that the caller may see. */
            pinnedPlaylistIds: components["schemas"]["Id"][];
            locale: components["schemas"]["Locale"];
            tags: components["schemas"]["Tags"];
            author: components["schemas"]["Author"];
            /** @description Whether learners may see it. */
            published: boolean;
            /** @description Whether it was deleted; it can be restored. */
            isDeleted: boolean;
            /** @description Whether the caller completed everything that stands under it. */
            is_read: boolean;
            userContentStatus: components["schemas"]["UserContentStatus"];
            user_rated_like: components["schemas"]["Flag"];
            rating_count: components["schemas"]["Count"];
            commentCount: components["schemas"]["Count"];
            commentCountUser: components["schemas"]["Count"];
            /**
             * @description Always false.
             * @constant
             */
            converted: false;
            /**
             * @description Always true.
             * @constant
             */
            openInIframe: true;
            /**
             * @description Always `disabled`.
             * @constant
             */
            download: "disabled";
            /** @description Always empty. */
            subtitles: components["schemas"]["Subtitle"][];
            /**
             * @description Always `automatic`, when everything under it is completed.
             * @constant
             */
            markAsDoneMode: "automatic";
            createdTime: components["schemas"]["Timestamp"];
            lastUpdated: components["schemas"]["Timestamp"];
        };
        /** @description A page of topics. */
        TopicPage: {
            /** @description The topics of this page, each before those below it. */
            items: components["schemas"]["Topic"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A new topic. */
        TopicCreate: {
            name: components["schemas"]["ContentName"];
            parentTopicId?: components["schemas"]["ParentTopicId"];
            locale?: components["schemas"]["Locale"];
            tags?: components["schemas"]["Tags"];
            /** @description Whether learners may see it. True unless said. */
            published?: boolean;
        };
        /** @description What to change about a topic. */
        TopicPatch: {
            name?: components["schemas"]["ContentName"];
            locale?: components["schemas"]["Locale"];
            tags?: components["schemas"]["Tags"];
            /** @description Whether learners may see it. */
            published?: boolean;
        };
        /** @description Where a topic goes. */
        TopicRank: {
            index: components["schemas"]["TopicIndex"];
            /**
             * Format: uuid
             * @description The topic that it goes below; null for the first level, left out where it stays below the same one.
             */
            parentTopicId?: string | null;
        };
        /** @description Which topics are sorted. */
        TopicRanksReset: {
            /**
             * Format: uuid
             * @description The topic whose next level is sorted; null for the first level.
             */
            parentTopicId: string | null;
        };
        /** @description A playlist with everything that the hub knows of it, for those who run it. */
        PlaylistAdmin: components["schemas"]["Playlist"] & {
            externalRefId: components["schemas"]["ExternalRefId"];
        };
        /** @description What to change about a playlist. */
        PlaylistPatch: {
            name?: components["schemas"]["ContentName"];
        } & components["schemas"]["PlaylistFields"];
        /**
         * @description The last 7 days, the last 30 days or the last 12 months, today among them, in the hub's time zone.
         * @default 30days
         * @example 30days
         * @enum {string}
         */
        Period: "7days" | "30days" | "12months";
        /** @description A day or a month of use. */
        ContentUsagePoint: {
            /**
             * Format: date
             * @description The day, or the first day of the month, in the hub's time zone.
             */
            date: string;
            /** @description How often it was opened in that time. */
            openedCount: number;
            /** @description How many people completed it in that time. */
            completedCount: number;
        };
        /** @description How a piece of content was used in a period, by people who are in the hub now. */
        ContentUsage: {
            duration: components["schemas"]["Period"];
            /** @description How often it was opened. */
            openedCount: number;
            /** @description How many people opened it. */
            userCount: number;
            /** @description How many people completed it. */
            completedCount: number;
            /** @description The share of the people who opened it in the period and have completed it, from 0 to 1; 0 where nobody opened it. */
            completionRate: number;
            /** @description How many people have it saved now. */
            savedCount: number;
            /** @description How many people like it now. */
            likedCount: number;
            /** @description How many comments were written in the period. */
            commentCount: number;
            /** @description The period a day at a time, or a month at a time for 12 months, the oldest first. */
            points: components["schemas"]["ContentUsagePoint"][];
        };
        /** @description How a playlist was used in a period. */
        PlaylistStats: components["schemas"]["ContentUsage"] & {
            /** @description How often its badge was awarded in the period; 0 where it has none. */
            badgesAwardedCount: number;
        };
        /** @description What to copy. */
        PlaylistsDuplicate: {
            /** @description The playlists to copy. */
            playlistIds: components["schemas"]["Id"][];
            /** @description Whether the name of a copy ends with a number, such as How this hub works (2). False unless said, and then the copy has the same name. */
            withIndex?: boolean;
            /**
             * Format: uuid
             * @description The topic that the copies stand under; null or left out for the topics of the originals.
             */
            selectedTopicId?: string | null;
        };
        /** @description A copy of a playlist. */
        PlaylistDuplicate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            /**
             * Format: uuid
             * @description The playlist that it is a copy of.
             */
            sourceId: string;
        };
        /** @description The copies. */
        PlaylistsDuplicated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The copies, in the order of the call. */
            items: components["schemas"]["PlaylistDuplicate"][];
        };
        /** @description Which topics lose which playlists. */
        PlaylistTopicsDelete: {
            /** @description The ids of the topics. */
            idsToRemove: components["schemas"]["Id"][];
            /** @description The playlists to take off them; left out for all that stand under them. */
            playlistIds?: components["schemas"]["Id"][];
        };
        /** @description Playlists and the topic under which they are pinned. */
        PlaylistPins: {
            /** @description The playlists. */
            playlistIds: components["schemas"]["Id"][];
            topicId: components["schemas"]["Id"];
        };
        /** @description The new place of a pinned playlist. */
        PlaylistPinPatch: {
            playlistId: components["schemas"]["Id"];
            /** @description The place among the pins of the topic, from 0. A number beyond the end means the end. */
            index: number;
            topicId: components["schemas"]["Id"];
        };
        /** @description A badge, and the playlist that awards it to who completes it. */
        BadgeFields: {
            id: components["schemas"]["Id"];
            imageId: components["schemas"]["Id"];
            imageAlternativeText: components["schemas"]["AlternativeText"];
            style: components["schemas"]["BadgeStyle"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description Whether the badge is awarded no longer. */
            isDeleted: boolean;
            playlist: components["schemas"]["ContentReference"];
        };
        /** @description A badge as those see it who run the playlist. */
        Badge: components["schemas"]["BadgeFields"] & {
            /** @description How many people were awarded it. */
            awardedCount: number;
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of badges. */
        BadgePage: {
            /** @description The badges of this page. */
            items: components["schemas"]["Badge"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Which playlists get a badge, and what it looks like. */
        BadgesCreate: {
            /** @description The ids of the playlists. */
            contentIds: components["schemas"]["Id"][];
            imageId: components["schemas"]["Id"];
        };
        /** @description The new badge of a playlist. */
        BadgeCreated: {
            id: components["schemas"]["Id"];
            contentId: components["schemas"]["Id"];
        };
        /** @description The new badges. */
        BadgesCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The badges, in the order of the call. */
            items: components["schemas"]["BadgeCreated"][];
        };
        /** @description What to change about a badge. Nothing, to restore it as it was. */
        BadgePatch: {
            imageId?: components["schemas"]["Id"];
        };
        /** @description A picture for badges. */
        BadgeImage: {
            id: components["schemas"]["Id"];
            alternativeText: components["schemas"]["AlternativeText"];
            style: components["schemas"]["BadgeStyle"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description Whether it comes with the hub. Such a picture is neither changed nor deleted. */
            isBuiltIn: boolean;
            /** @description How many badges show it. */
            badgeCount: number;
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of pictures for badges. */
        BadgeImagePage: {
            /** @description The pictures of this page, the newest first. */
            items: components["schemas"]["BadgeImage"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What to change about a picture for badges. */
        BadgeImagePatch: {
            alternativeText?: components["schemas"]["AlternativeText"];
            style?: components["schemas"]["BadgeStyle"];
        };
        /** @description A page of the playlists whose badges share a picture. */
        BadgeImagePlaylistPage: {
            /** @description The playlists of this page, by name. */
            items: components["schemas"]["ContentReference"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description An awarded badge, as anybody with the link sees it. */
        BadgeAward: {
            id: components["schemas"]["Id"];
            displayName: components["schemas"]["DisplayName"];
            /** @description What the person completed to be awarded it. */
            playlistName: string;
            hubName: components["schemas"]["HubName"];
            awardedTime: components["schemas"]["Timestamp"];
            pictureUrl: components["schemas"]["PictureUrl"];
            imageAlternativeText: components["schemas"]["AlternativeText"];
            style: components["schemas"]["BadgeStyle"];
        };
        /** @description That the caller was awarded the badge; null where it is still to be won. */
        MyBadgeAward: {
            id: components["schemas"]["Id"];
            awardedTime: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The public page of the award. Who has this link may see it.
             */
            url: string;
        } | null;
        /** @description A badge that the caller was awarded or can win. */
        MyBadge: components["schemas"]["BadgeFields"] & {
            completionRate: components["schemas"]["Rate"];
            award: components["schemas"]["MyBadgeAward"];
        };
        /** @description A page of the caller's badges. */
        MyBadgePage: {
            /** @description The badges of this page, the awarded ones first. */
            items: components["schemas"]["MyBadge"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The hub that awarded the badge. */
        BadgeCredentialIssuer: {
            /**
             * Format: uri
             * @description The hub as a decentralised identifier (`did:web`).
             */
            id: string;
            /** @description Always `Profile`. */
            type: string[];
            name: components["schemas"]["HubName"];
            url: components["schemas"]["Origin"];
        };
        /** @description The person, by a hash of their e-mail. Who knows the e-mail can check that the badge is theirs. */
        BadgeCredentialIdentity: {
            /**
             * @description Always `IdentityObject`.
             * @constant
             */
            type: "IdentityObject";
            /**
             * @description Always true.
             * @constant
             */
            hashed: true;
            /** @description The SHA-256 of the e-mail in lower case followed by the salt, in hexadecimal after `sha256$`. */
            identityHash: string;
            /**
             * @description Always `emailAddress`.
             * @constant
             */
            identityType: "emailAddress";
            /** @description A random text of this credential, so that the hash cannot be looked up. */
            salt: string;
        };
        /** @description What the badge stands for. */
        BadgeCredentialAchievement: {
            /**
             * Format: uri
             * @description The badge as a URI.
             */
            id: string;
            /** @description Always `Achievement`. */
            type: string[];
            name: components["schemas"]["ContentName"];
            /** @description What the playlist is about, or its name where nothing was written. */
            description: string;
            /** @description What it takes to be awarded it. */
            criteria: {
                /** @description What it takes in a sentence. */
                narrative: string;
            };
            /** @description The picture of the badge. */
            image: {
                /**
                 * Format: uri
                 * @description Where the picture is.
                 */
                id: string;
                /**
                 * @description Always `Image`.
                 * @constant
                 */
                type: "Image";
                /** @description What it shows; empty where nothing was written. */
                caption: string;
            };
        };
        /** @description Who was awarded what. */
        BadgeCredentialSubject: {
            /** @description Always `AchievementSubject`. */
            type: string[];
            /** @description The person. */
            identifier: components["schemas"]["BadgeCredentialIdentity"][];
            achievement: components["schemas"]["BadgeCredentialAchievement"];
        };
        /** @description The signature of the hub, a W3C Data Integrity proof with Ed25519. */
        BadgeCredentialProof: {
            /**
             * @description Always `DataIntegrityProof`.
             * @constant
             */
            type: "DataIntegrityProof";
            /**
             * @description Always `eddsa-rdfc-2022`.
             * @constant
             */
            cryptosuite: "eddsa-rdfc-2022";
            created: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The hub's public key.
             */
            verificationMethod: string;
            /**
             * @description Always `assertionMethod`.
             * @constant
             */
            proofPurpose: "assertionMethod";
            /** @description The signature in base58btc with the multibase prefix `z`. */
            proofValue: string;
        };
        /** @description An awarded badge as an Open Badges 3.0 credential (`OpenBadgeCredential`) in the W3C data model for verifiable credentials 2.0. */
        BadgeCredential: {
            /** @description The vocabularies that the fields are from. */
            "@context": string[];
            /**
             * Format: uri
             * @description The award as a URI.
             */
            id: string;
            /** @description Always `VerifiableCredential` and `OpenBadgeCredential`. */
            type: string[];
            issuer: components["schemas"]["BadgeCredentialIssuer"];
            validFrom: components["schemas"]["Timestamp"];
            name: components["schemas"]["ContentName"];
            credentialSubject: components["schemas"]["BadgeCredentialSubject"];
            /** @description The signature of the hub. */
            proof: components["schemas"]["BadgeCredentialProof"][];
        };
        /** @description How an asset was used in a period. */
        AssetStats: components["schemas"]["ContentUsage"] & {
            /** @description How many people rated it. */
            ratingCount: number;
            /** @description The average of their ratings in stars; null where nobody rated it. */
            averageRating: number | null;
        };
        /** @description An asset that the reset would change. */
        AssetMarkAsDoneItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            type: components["schemas"]["AssetType"];
            markAsDoneMode: components["schemas"]["MarkAsDoneMode"];
        };
        /** @description A page of the assets that the reset would change. */
        AssetMarkAsDoneResetPage: {
            /** @description The assets of this page, by name. */
            items: components["schemas"]["AssetMarkAsDoneItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description How many assets were changed. */
        AssetMarkAsDoneReset: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many assets are marked as done by the hub now and were not before. */
            changedCount: number;
        };
        /** @description The language of subtitles. */
        SubtitlePatch: {
            language: components["schemas"]["Locale"];
        };
        /** @description What to summarise, either a text or a page. */
        AiSummarise: {
            /** @description The text. */
            text?: string;
            url?: components["schemas"]["WebUrl"];
        };
        /**
         * @description The id of a language model, as its maker writes it.
         * @example demo-model
         */
        AiModelId: string;
        /** @description A summary that a language model wrote. */
        AiSummary: {
            /** @description The summary, as plain text. */
            summary: string;
            model: components["schemas"]["AiModelId"];
        };
        /** @description An answer that a language model wrote, and the content that it is from. */
        AiSearchAnswer: {
            /** @description The answer, as plain text. */
            answer: string;
            /** @description The content that the answer is from, the most important first. */
            sources: components["schemas"]["ContentCard"][];
            model: components["schemas"]["AiModelId"];
        };
        /** @description A language model that the hub may use. */
        AiModel: {
            id: components["schemas"]["AiModelId"];
            /** @description The name that people see. */
            name: string;
            /** @description What the hub uses it for. */
            tasks: ("summarise" | "searchassistant")[];
            /** @description Whether texts stay on the machines of the hub rather than go to somebody else's. */
            staysInHub: boolean;
        };
        /** @description The language models. */
        AiModels: {
            /** @description The models, by name. */
            items: components["schemas"]["AiModel"][];
        };
        /**
         * @description What the feedback is about, a skill in the analysis of a meeting.
         * @example helix_user_meeting_skill
         * @enum {string}
         */
        FeedbackType: "helix_user_meeting_skill";
        /**
         * @description Whether the person finds the analysis right.
         * @example true
         */
        FeedbackRating: boolean;
        /**
         * @description What the person adds in words, as plain text; null for nothing.
         * @example That is how it was.
         */
        FeedbackComment: string | null;
        /** @description New feedback. */
        FeedbackCreate: {
            type: components["schemas"]["FeedbackType"];
            /**
             * Format: uuid
             * @description The id of the skill in the analysis of the meeting.
             */
            refId: string;
            rating: components["schemas"]["FeedbackRating"];
            comment?: components["schemas"]["FeedbackComment"];
        };
        /** @description What a person thinks of an analysis. */
        Feedback: {
            id: components["schemas"]["Id"];
            domainId: components["schemas"]["DomainId"];
            userId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description The id of the skill in the analysis of the meeting.
             */
            refId: string;
            rating: components["schemas"]["FeedbackRating"];
            comment: components["schemas"]["FeedbackComment"];
            type: components["schemas"]["FeedbackType"];
            createdTime: components["schemas"]["Timestamp"];
            updatedTime: components["schemas"]["Timestamp"];
        };
        /** @description What to change about feedback. */
        FeedbackPatch: {
            rating?: components["schemas"]["FeedbackRating"];
            comment?: components["schemas"]["FeedbackComment"];
        };
        /**
         * Format: uuid
         * @description The playlist in which the content opens; null where it opens on its own.
         * @example null
         */
        ShareContextId: string | null;
        /** @description Content that others shared with the caller. */
        SharedItem: {
            /**
             * Format: uuid
             * @description The id of the playlist or asset.
             */
            share_ref_id: string;
            share_context_id: components["schemas"]["ShareContextId"];
            content: components["schemas"]["ContentCard"];
            /** @description Who shared it, the latest first. Empty where it came in the name of the hub. */
            sharers: components["schemas"]["Person"][];
            sharedTime: components["schemas"]["Timestamp"];
            /** @description The word that the latest of them put on it; null for none. */
            label: string | null;
            /** @description What the latest of them wrote with it, as plain text; null for nothing. */
            message: string | null;
        };
        /** @description A page of what others shared with the caller. */
        SharedItemPage: {
            /** @description The content of this page, what was shared last first. */
            items: components["schemas"]["SharedItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What to take off the list. */
        SharedDismiss: {
            /**
             * Format: uuid
             * @description The id of the playlist or asset.
             */
            share_ref_id: string;
            share_context_id: components["schemas"]["ShareContextId"];
        };
        /**
         * @description The team's name, as plain text in one line.
         * @example Demo Team
         */
        TeamName: string;
        /** @description A team by its name. */
        TeamReference: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
        };
        /** @description A person with whom something can be shared. */
        ShareUser: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            /** @description Their first name; empty until they gave it. */
            first_name: string;
            /** @description Their last name; empty until they gave it. */
            last_name: string;
        };
        /** @description Teams and people with whom the caller may share something. */
        ShareAudience: {
            /** @description The teams, by name. */
            teams: components["schemas"]["TeamReference"][];
            /** @description The people, by name. */
            users: components["schemas"]["ShareUser"][];
        };
        /**
         * @description How it is handed over. `share`, which is meant unless said, names who shared it; `recommendation` comes in the name of the hub and needs `playlist_write` or `asset_write`.
         * @example share
         * @enum {string}
         */
        RecommendationType: "share" | "recommendation";
        /** @description What is shared with whom, and how. */
        RecommendationsCreate: {
            /** @description The ids of the playlists and assets to share. */
            share_ref_ids?: components["schemas"]["Id"][];
            /** @description The playlists in which they open, one for each of share_ref_ids in the same order (`context-count-mismatch`). Left out where all open on their own. */
            share_context_ids?: components["schemas"]["ShareContextId"][];
            /** @description Words to search the content by, where share_ref_ids is left out. */
            searchQuery?: string;
            /** @description How much of what the search finds is shared. 5 unless said. */
            limit?: number;
            /** @description The people. */
            user_ids?: components["schemas"]["Id"][];
            /** @description The teams whose members it is for. */
            team_ids?: components["schemas"]["Id"][];
            type?: components["schemas"]["RecommendationType"];
            /** @description A word that people see above it, such as New; null for none. */
            label?: string | null;
            /** @description Whether a mail goes with it. False unless said. */
            sendEmail?: boolean;
            subject?: components["schemas"]["ShareSubject"];
            message?: components["schemas"]["ShareMessage"];
            /** @description Whether it is only a rehearsal, whose mail goes to the caller alone. False unless said. */
            testMode?: boolean;
        };
        /** @description How far it reaches. In a rehearsal, how far it would reach. */
        RecommendationsCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many playlists and assets are shared. */
            contentCount: number;
            /** @description With how many people they are shared. */
            userCount: number;
            /** @description How many of them get a mail. */
            emailCount: number;
        };
        /** @description Which playlist is taken back from which team, and how. */
        TeamShareDelete: {
            /**
             * Format: uuid
             * @description The id of the team.
             */
            team_id: string;
            /**
             * Format: uuid
             * @description The id of the playlist.
             */
            playlist_id: string;
            /**
             * @description Whether the team also stops seeing a playlist whose audience it is part of (`unshare`, unless said), or the playlist is only taken off its members' lists of what was shared (`dismiss`).
             * @enum {string}
             */
            action?: "unshare" | "dismiss";
        };
        /**
         * @description What is missing, in words, as plain text.
         * @example I would like to know where everything is, in pictures.
         */
        ContentRequestText: string;
        /**
         * @description What the content could be called, as plain text.
         * @example A tour of the building
         */
        ContentRequestName: string;
        /** @description What content is missing. */
        ContentRequestCreate: {
            content: components["schemas"]["ContentRequestText"];
            name: components["schemas"]["ContentRequestName"];
        };
        /** @description A message from the hub. */
        MessageHub: {
            id: components["schemas"]["Id"];
            /**
             * @description Always `hub`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "hub";
            /** @description What it is about, in a line of plain text. */
            subject: string;
            /** @description What it says, as plain text. */
            text: string;
            /** @description Whether the caller has read it. */
            read: boolean;
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A message from somebody who asks for content. */
        MessageContentRequest: {
            id: components["schemas"]["Id"];
            /**
             * @description Always `contentRequest`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contentRequest";
            /**
             * Format: uuid
             * @description The id of the request, which is the same for all admins.
             */
            requestId: string;
            author: components["schemas"]["Person"];
            name: components["schemas"]["ContentRequestName"];
            content: components["schemas"]["ContentRequestText"];
            /** @description Whether the caller has read it. */
            read: boolean;
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A message to a person. From the hub (`hub`), or from somebody who asks for content (`contentRequest`). */
        Message: components["schemas"]["MessageHub"] | components["schemas"]["MessageContentRequest"];
        /** @description A page of the caller's messages. */
        MessagePage: {
            /** @description The messages of this page, the newest first. */
            items: components["schemas"]["Message"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Whether it counts as read. */
        ReadPatch: {
            /** @description True for read, false to have it stand out as new again. */
            read: boolean;
        };
        /**
         * @description The six digits that the authenticator app shows now, or one of the recovery codes. Each of them works once.
         * @example 000000
         */
        MfaCodeOrRecovery: string;
        /** @description The second step of signing in. */
        MfaSignIn: {
            code: components["schemas"]["MfaCodeOrRecovery"];
        };
        /** @description The second factor of the account. */
        MyMfa: {
            /** @description Whether the hub wants one of this person, which it may of its admins. */
            isRequired: boolean;
            /** @description Whether signing in asks for a code of an authenticator app. */
            isEnabled: boolean;
            enabledTime: components["schemas"]["NullableTimestamp"];
            /** @description How many recovery codes have not been used. */
            recoveryCodesLeft: number;
        };
        /** @description What an authenticator app needs. It is shown this once and counts only after finishMyTotp. */
        MyTotpCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The secret in base32, to be typed into the app. */
            secret: string;
            /**
             * Format: uri
             * @description The same as an address, to be shown as a QR code.
             */
            otpauthUri: string;
            /**
             * Format: date-time
             * @description By when it has to be confirmed, 10 minutes from now.
             */
            expiresTime: string;
        };
        /**
         * @description The six digits that the authenticator app shows now. Each code works once.
         * @example 000000
         */
        MfaCode: string;
        /** @description Proof that the app shows the right codes. */
        MyTotpFinish: {
            code: components["schemas"]["MfaCode"];
        };
        /**
         * @description A code that stands in once for the app, for example when the phone was lost.
         * @example aaaaa-bbbbb
         */
        MfaRecoveryCode: string;
        /** @description The second factor is on. This is the only answer that holds the recovery codes. */
        MyTotpFinished: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description Ten codes to be kept in a safe place. Codes of an earlier time no longer work. */
            recoveryCodes: components["schemas"]["MfaRecoveryCode"][];
        };
        /** @description The password again, and a code where the account has a second factor. */
        StepUpCreate: {
            password: components["schemas"]["Password"];
            code?: components["schemas"]["MfaCodeOrRecovery"];
        };
        /** @description Until when the call counts. */
        StepUpCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * Format: date-time
             * @description Until when this session may do what needs it, 10 minutes from now.
             */
            until: string;
        };
        /** @description What is entered in one custom field. */
        CustomFieldValue: {
            id: components["schemas"]["Id"];
            /** @description What to enter, as plain text; null or nothing but spaces empties the field. */
            value: string | null;
        };
        /** @description What the caller enters in the fields that the hub added, all of them. A field that is left out is emptied. */
        MyCustomFieldsReplace: {
            /** @description The values, each field once. */
            fields: components["schemas"]["CustomFieldValue"][];
        };
        /** @description The values were saved. */
        MyCustomFieldsSaved: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description Whether a client should still ask the person to fill in what is missing. */
            openCompleteProfile: boolean;
        };
        /**
         * @description Being made (`preparing`), waiting to be fetched (`ready`), given up after several tries (`failed`), or deleted because its time was over (`expired`).
         * @example ready
         * @enum {string}
         */
        DataExportStatus: "preparing" | "ready" | "failed" | "expired";
        /** @description A file with the personal data of one person. */
        DataExport: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            status: components["schemas"]["DataExportStatus"];
            requestedTime: components["schemas"]["Timestamp"];
            readyTime: components["schemas"]["NullableTimestamp"];
            /**
             * Format: date-time
             * @description When the file is deleted, seven days after it was ready; null before that.
             */
            expiresTime: string | null;
            /**
             * Format: int64
             * @description The size of the file in bytes; null unless it is ready.
             */
            fileSize: number | null;
            /**
             * Format: uri-reference
             * @description Where the file is, relative to the hub; null unless it is ready.
             */
            fileUrl: string | null;
        };
        /**
         * @description What happened. Somebody answered a comment of the caller (`commentReplied`) or commented on content that they follow (`commentAdded`); content was handed to them (`contentShared`), is due soon (`contentDue`) or overdue (`contentOverdue`); a badge was awarded (`badgeAwarded`); a nudge spoke (`nudge`); a file of theirs can be used (`fileReady`) or not (`fileInvalid`); a request for content was answered (`contentRequestAnswered`); a meeting was analysed (`analysisReady`); their personal data can be fetched (`dataExportReady`).
         * @example commentReplied
         * @enum {string}
         */
        NotificationType: "commentReplied" | "commentAdded" | "contentShared" | "contentDue" | "contentOverdue" | "badgeAwarded" | "nudge" | "fileReady" | "fileInvalid" | "contentRequestAnswered" | "analysisReady" | "dataExportReady";
        /** @description The content that it is about; null where there is none or the caller may no longer see it. */
        NotificationContent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardType"];
            name: components["schemas"]["ContentName"];
            pictureUrl: components["schemas"]["PictureUrl"];
        } | null;
        /** @description Something that happened and concerns the caller. A client makes a sentence of the type in the caller's language. */
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            createdTime: components["schemas"]["Timestamp"];
            /** @description Whether the caller has read it. */
            isRead: boolean;
            actor: components["schemas"]["Author"];
            content: components["schemas"]["NotificationContent"];
            /**
             * Format: uuid
             * @description The comment, badge, file, message, nudge, analysis or export that the type speaks of; null where the content says it all.
             */
            refId: string | null;
            /** @description What somebody added in words, as plain text; null where nothing was. */
            message: string | null;
            /**
             * Format: date-time
             * @description When the content is or was due; null for all other types.
             */
            dueDate: string | null;
        };
        /**
         * @description How many notifications the caller has not read, in this page and beyond it.
         * @example 1
         */
        NotificationUnreadCount: number;
        /** @description A page of the caller's notifications. */
        NotificationPage: {
            /** @description The notifications, the newest first. */
            items: components["schemas"]["Notification"][];
            unreadCount: components["schemas"]["NotificationUnreadCount"];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Which notifications to mark, and how. Without `ids` all of them. */
        NotificationsPatch: {
            /** @description Whether they count as read. */
            read: boolean;
            /** @description The notifications. Left out, all that came until the moment in `until`. */
            ids?: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description Only those that came until this moment, so that nothing is marked that was not seen. Left out, until now.
             */
            until?: string;
        };
        /** @description How many are unread now. */
        NotificationsMarked: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            unreadCount: components["schemas"]["NotificationUnreadCount"];
        };
        /**
         * @description People who have not started, who have begun (`opened`) or who are done (`completed`); of those who have not completed it the ones whose date is over (`overdue`), and of those who have the ones who did so after their date (`completedLate`).
         * @example overdue
         * @enum {string}
         */
        ManagedProgressFilter: "notstarted" | "opened" | "completed" | "overdue" | "completedLate";
        /**
         * @description What teams of this type are, as plain text in one line. No two types of a hub have the same name.
         * @example Department
         */
        TeamTypeName: string;
        /** @description The type of the team; null where it has none. */
        NullableTeamTypeReference: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamTypeName"];
            colour: components["schemas"]["Colour"];
        } | null;
        /** @description A team that a person belongs to, and what they are in it. */
        TeamMembership: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            teamType: components["schemas"]["NullableTeamTypeReference"];
            role: components["schemas"]["TeamRole"];
            /** @description Whether rules fill the team. */
            isSmartTeam: boolean;
        };
        /** @description A person of a team. */
        TeamMemberDetails: {
            id: components["schemas"]["Id"];
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            email: components["schemas"]["Email"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description The teams of the person, by name. A manager sees only those that they manage. */
            teams: components["schemas"]["TeamMembership"][];
            lastAccess: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @description How far a person is with the content.
         * @example opened
         * @enum {string}
         */
        ManagedContentStatus: "notstarted" | "opened" | "completed";
        /** @description How far a person is with one piece of content. */
        ManagedProgress: {
            userContentStatus: components["schemas"]["ManagedContentStatus"];
            completionRate: components["schemas"]["Rate"];
            /**
             * Format: date-time
             * @description When the person opened it last; null where they have not.
             */
            openedTime: string | null;
            completedTime: components["schemas"]["NullableTimestamp"];
            /**
             * Format: date-time
             * @description By when the person is to be done; null where there is no date.
             */
            dueDate: string | null;
            /** @description Whether the date is over and the person is not done. */
            isOverdue: boolean;
        };
        /** @description A person of the manager's teams and how far they are with a playlist. */
        ManagedPlaylistPerson: components["schemas"]["TeamMemberDetails"] & components["schemas"]["ManagedProgress"] & {
            /** @description How many of its items that are not optional the person has completed. */
            completedCount: number;
            /** @description How many items that are not optional it holds for the person. */
            contentCount: number;
            /** @description Whether the person was awarded its badge. */
            hasUserBadge: boolean;
        };
        /** @description A page of people with their progress in a playlist. */
        ManagedPlaylistStats: {
            /** @description The people of this page. */
            items: components["schemas"]["ManagedPlaylistPerson"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description The average of the people's ratings, from 1 to 5 stars; null where nobody gave one.
         * @example 4.5
         */
        ManagedAverageRating: number | null;
        /** @description How many people are how far with one piece of content. */
        ManagedContentCounts: {
            /** @description How many people of the teams may see it. The next three numbers add up to it. */
            userCount: number;
            /** @description How many of them have not opened it. */
            notStartedCount: number;
            /** @description How many of them have opened it and are not done. */
            openedCount: number;
            /** @description How many of them have completed it. */
            completedCount: number;
            /** @description How many of them are not done although their date is over. */
            overdueCount: number;
            /** @description How many of them completed it after their date. */
            completedLateCount: number;
            /** @description The share of the people who completed it, from 0 to 1; 0 where nobody may see it. */
            completionRate: number;
            averageRating: components["schemas"]["ManagedAverageRating"];
            /** @description How many of the people rated it. */
            ratingCount: number;
            /** @description How many comments the people wrote on it. */
            commentCount: number;
            /**
             * Format: date-time
             * @description By when it is due; null where there is no date or each person has their own.
             */
            dueDate: string | null;
        };
        /** @description One item of a playlist and how far the people got with it. */
        ManagedPlaylistStep: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardType"];
            name: components["schemas"]["ContentName"];
            rank: components["schemas"]["Rank"];
            /** @description Whether the playlist counts as completed without it. */
            optional: boolean;
            /** @description How many people have opened it and are not done. */
            openedCount: number;
            /** @description How many people have completed it. */
            completedCount: number;
        };
        /** @description How the people of the manager's teams get on with a playlist, and where they stop. */
        ManagedPlaylistInsights: components["schemas"]["ManagedContentCounts"] & {
            /** @description How many of the people were awarded its badge. */
            badgeAwardedCount: number;
            /** @description Its items in the order of rank. */
            steps: components["schemas"]["ManagedPlaylistStep"][];
        };
        /**
         * @description The person's rating, from 1 to 5 stars; null where they gave none.
         * @example 4
         */
        ManagedRating: number | null;
        /** @description A person of the manager's teams and how far they are with an asset. */
        ManagedAssetPerson: components["schemas"]["TeamMemberDetails"] & components["schemas"]["ManagedProgress"] & {
            rating: components["schemas"]["ManagedRating"];
            userScormAssetStatus: components["schemas"]["NullableScormStatus"];
        };
        /** @description A page of people with their progress in an asset. */
        ManagedAssetStats: {
            /** @description The people of this page. */
            items: components["schemas"]["ManagedAssetPerson"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description How the people of the manager's teams get on with an asset. */
        ManagedAssetInsights: components["schemas"]["ManagedContentCounts"] & {
            /** @description How many people gave 1, 2, 3, 4 and 5 stars, in this order. */
            ratings: components["schemas"]["Count"][];
        };
        /** @description A team type as lists of teams show it. */
        TeamTypeReference: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamTypeName"];
            colour: components["schemas"]["Colour"];
        };
        /** @description A team that the caller manages. */
        ManagedTeam: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            /** @description How many people belong to it, its managers among them. */
            userCount: number;
            /** @description How many playlists it owns. */
            playlistCount: number;
            /** @description The type of the team, alone in the list; empty where it has none. */
            teamTypes: components["schemas"]["TeamTypeReference"][];
            /** @description Whether rules fill the team. */
            isSmartTeam: boolean;
        };
        /** @description A page of the teams that the caller manages. */
        ManagedTeamList: {
            /** @description The teams, by name. */
            list: components["schemas"]["ManagedTeam"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A team that the caller manages, with its managers. */
        ManagedTeamDetails: components["schemas"]["ManagedTeam"] & {
            /** @description Its managers by name, the first hundred of them. */
            managers: components["schemas"]["Person"][];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description How much of what people are asked to do is done. Each person and each playlist or asset with a goal that they may see counts as one task. */
        ManagedTaskCounts: {
            /** @description How many tasks there are. The next three numbers add up to it. */
            taskCount: number;
            /** @description How many of them have not been started. */
            notStartedCount: number;
            /** @description How many of them have been begun. */
            openedCount: number;
            /** @description How many of them are done. */
            completedCount: number;
            /** @description How many of them are not done although their date is over. */
            overdueCount: number;
            /** @description The share of the tasks that are done, from 0 to 1; 0 where there are none. */
            completionRate: number;
        };
        /** @description How a team stands today. */
        ManagedTeamInsights: components["schemas"]["ManagedTaskCounts"] & {
            /** @description How many people belong to the team, its managers among them. */
            userCount: number;
            /** @description How many of them came to the hub within the last 30 days. */
            activeUserCount: number;
            /** @description How many of them have never signed in. */
            neverSignedInCount: number;
            /** @description How many of them have at least one task that is overdue. */
            overdueUserCount: number;
            /** @description The completion times of all assets that its people completed, together, in seconds. */
            learningTime: number;
            averageRating: components["schemas"]["ManagedAverageRating"];
        };
        /** @description What the people of a team did within a time. */
        ManagedActivityCounts: {
            /** @description How many people came to the hub. */
            activeUserCount: number;
            /** @description How often an asset was opened, each person and asset once a day. */
            openedCount: number;
            /** @description How often an asset was completed. */
            completedCount: number;
            /** @description The completion times of what was completed, together, in seconds. */
            learningTime: number;
        };
        /**
         * Format: date
         * @description A day in ISO 8601, in the hub's time zone.
         * @example 2026-11-02
         */
        Date: string;
        /** @description What the people of a team did on one day. */
        ManagedTrendPoint: components["schemas"]["ManagedActivityCounts"] & {
            date: components["schemas"]["Date"];
        };
        /** @description How a team changed over the last days. */
        ManagedTeamTrends: {
            /** @description How many days were looked back, today among them. */
            days: number;
            current: components["schemas"]["ManagedActivityCounts"];
            previous: components["schemas"]["ManagedActivityCounts"];
            /** @description The days that make up `current`, the oldest first and none left out. `previous` is as many days before them. */
            points: components["schemas"]["ManagedTrendPoint"][];
        };
        /** @description A person of a team, what they did over the last days and what they have still to do. */
        ManagedTeamPerson: components["schemas"]["TeamMemberDetails"] & {
            role: components["schemas"]["TeamRole"];
            /** @description How many assets the person opened within the days. */
            openedCount: number;
            /** @description How many assets the person completed within the days. */
            completedCount: number;
            /** @description The completion times of what was completed, together, in seconds. */
            learningTime: number;
            /** @description How many playlists and assets with a goal the person may see. */
            taskCount: number;
            /** @description How many of those are not done although their date is over. */
            overdueCount: number;
            /** @description The share of those that are done, from 0 to 1; 0 where there are none. */
            completionRate: number;
        };
        /** @description A page of the people of a team. */
        ManagedTeamPeople: {
            /** @description The people of this page. */
            items: components["schemas"]["ManagedTeamPerson"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A person of the manager's teams. */
        ManagedPerson: components["schemas"]["TeamMemberDetails"] & components["schemas"]["ManagedTaskCounts"] & {
            createdTime: components["schemas"]["Timestamp"];
            /** @description How many assets the person completed, with or without a goal. */
            completedAssetCount: number;
            /** @description The completion times of what was completed, together, in seconds. */
            learningTime: number;
            /** @description How many badges the person was awarded. */
            badgesAwardedCount: number;
        };
        /**
         * @description What the person did. They opened, completed, rated or commented on content, or were awarded its badge.
         * @example completed
         * @enum {string}
         */
        ManagedActivityType: "opened" | "completed" | "rated" | "commented" | "badgeAwarded";
        /** @description The content that something was done with. */
        ManagedActivityContent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardType"];
            name: components["schemas"]["ContentName"];
            pictureUrl: components["schemas"]["PictureUrl"];
        };
        /** @description One thing that a person did. What they wrote, saved or liked is not told. */
        ManagedActivity: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ManagedActivityType"];
            time: components["schemas"]["Timestamp"];
            user: components["schemas"]["Person"];
            content: components["schemas"]["ManagedActivityContent"];
            /** @description The stars that were given, from 1 to 5; null for all other types. */
            rating: number | null;
        };
        /** @description A page of what people did. */
        ManagedActivityPage: {
            /** @description What was done, the newest first. */
            items: components["schemas"]["ManagedActivity"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A playlist that people of the team may see. */
        ManagedPlaylistHead: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            contentCount: components["schemas"]["Count"];
            completionTime: components["schemas"]["Seconds"];
            ownerTeamId: components["schemas"]["NullableId"];
            goal: components["schemas"]["Goal"];
        };
        /** @description A playlist and how far the person is with it. */
        ManagedPersonPlaylist: components["schemas"]["ManagedPlaylistHead"] & components["schemas"]["ManagedProgress"] & {
            /** @description How many of its items that are not optional the person has completed. */
            completedCount: number;
            /** @description Whether the person was awarded its badge. */
            hasUserBadge: boolean;
        };
        /** @description A page of playlists with the progress of a person. */
        ManagedPersonPlaylistPage: {
            /** @description The playlists of this page. */
            items: components["schemas"]["ManagedPersonPlaylist"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A playlist and how the people of the team get on with it. */
        ManagedTeamPlaylist: components["schemas"]["ManagedPlaylistHead"] & components["schemas"]["ManagedContentCounts"] & {
            /**
             * Format: date-time
             * @description When somebody of the team last did something in it; null where nobody has.
             */
            lastActivityTime: string | null;
        };
        /** @description A page of playlists with the progress of a team. */
        ManagedTeamPlaylistPage: {
            /** @description The playlists of this page. */
            items: components["schemas"]["ManagedTeamPlaylist"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description Its place among the team types, counted from 0.
         * @example 0
         */
        TeamTypeRank: number;
        /**
         * @description The attribute of people that the teams of the type stand for, as in TeamTypeRole; null for none. No two types have the same one.
         * @example department
         * @enum {string|null}
         */
        NullableTeamTypeRole: "manager-email" | "manager-employeeid" | "division" | "organization" | "department" | "city" | "country" | "region" | "employeeType" | "jobTitle" | "mindsetAgent" | "helix" | "extendedAttribute1" | "extendedAttribute2" | "extendedAttribute3" | "extendedAttribute4" | "extendedAttribute5" | "extendedAttribute6" | "extendedAttribute7" | "extendedAttribute8" | "extendedAttribute9" | "extendedAttribute10" | null;
        /** @description A kind of teams. */
        TeamType: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamTypeName"];
            colour: components["schemas"]["Colour"];
            rank: components["schemas"]["TeamTypeRank"];
            role: components["schemas"]["NullableTeamTypeRole"];
            /** @description How many teams of this type there are. For a manager only those that they manage. */
            teamCount: number;
        };
        /** @description A page of team types. */
        TeamTypePage: {
            /** @description The types in their order. */
            items: components["schemas"]["TeamType"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description An item of a playlist and how far the person is with it. */
        ManagedPlaylistItem: components["schemas"]["ManagedProgress"] & {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardType"];
            name: components["schemas"]["ContentName"];
            pictureUrl: components["schemas"]["PictureUrl"];
            rank: components["schemas"]["Rank"];
            /** @description Whether the playlist counts as completed without it. */
            optional: boolean;
            rating: components["schemas"]["ManagedRating"];
            userScormAssetStatus: components["schemas"]["NullableScormStatus"];
        };
        /** @description A page of a playlist's items with the progress of a person. */
        ManagedPlaylistItemPage: {
            /** @description The items of this page. */
            items: components["schemas"]["ManagedPlaylistItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description How far the person has come. Entered by an admin (`created`), invited by e-mail (`invited`), or signed in at least once (`active`).
         * @example active
         * @enum {string}
         */
        UserAccountState: "created" | "invited" | "active";
        /** @description What the list tells of the account; null unless the caller holds `user_read` or manages a team of the person. */
        UserListAccount: {
            email: components["schemas"]["Email"];
            /** @description Whether the person is an admin of this hub. */
            isAdmin: boolean;
            state: components["schemas"]["UserAccountState"];
            createdTime: components["schemas"]["Timestamp"];
            lastAccess: components["schemas"]["NullableTimestamp"];
        } | null;
        /** @description A person as the list shows them. */
        UserListItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            /** @description Whether the person was deleted; they can be restored. */
            is_deleted: boolean;
            pictureUrl: components["schemas"]["PictureUrl"];
            account: components["schemas"]["UserListAccount"];
        };
        /** @description A page of people. */
        UserPage: {
            /** @description The people of this page. */
            items: components["schemas"]["UserListItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What was changed, a person or a custom field. */
        UserChangeItem: {
            /**
             * @description Whether it is a person or a custom field.
             * @enum {string}
             */
            type: "user" | "customField";
            id: components["schemas"]["Id"];
            /** @description The person's name or the field's label. An erased person is called `Deleted user`. */
            name: string;
            /** @description Whether it has been deleted since. */
            isDeleted: boolean;
        };
        /** @description One change to a person or a custom field. Passwords, tokens and codes are never in it. */
        UserChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ChangelogAction"];
            changeTime: components["schemas"]["Timestamp"];
            item: components["schemas"]["UserChangeItem"];
            author: components["schemas"]["ChangelogAuthor"];
            details: components["schemas"]["ChangelogDetails"];
        };
        /** @description A page of what was changed about people. */
        UserChangePage: {
            /** @description The changes, the newest first. */
            items: components["schemas"]["UserChange"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A person of the hub in short. */
        User: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            email: components["schemas"]["Email"];
            pictureUrl: components["schemas"]["PictureUrl"];
        };
        /** @description A person and what they are in their teams. */
        UserTeamRoles: components["schemas"]["User"] & {
            /** @description The teams of the person that fit `team` and `role`, by name. */
            teams: components["schemas"]["TeamMembership"][];
        };
        /** @description A page of people with their roles in teams. */
        UserTeamRolesPage: {
            /** @description The people, by last name. */
            items: components["schemas"]["UserTeamRoles"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description An attribute of people, as a directory names it. Teams of a type with this role stand for its values, for example the departments. Helix reports go by the type with the role `helix`, and the one with `mindsetAgent` chooses the Mindset agent.
         * @example department
         * @enum {string}
         */
        TeamTypeRole: "manager-email" | "manager-employeeid" | "division" | "organization" | "department" | "city" | "country" | "region" | "employeeType" | "jobTitle" | "mindsetAgent" | "helix" | "extendedAttribute1" | "extendedAttribute2" | "extendedAttribute3" | "extendedAttribute4" | "extendedAttribute5" | "extendedAttribute6" | "extendedAttribute7" | "extendedAttribute8" | "extendedAttribute9" | "extendedAttribute10";
        /** @description What a directory says of a person, for example their department. Rules of teams go by it. */
        UserAttribute: {
            attribute: components["schemas"]["TeamTypeRole"];
            /** @description What it is, as plain text; null takes it away. */
            value: string | null;
        };
        /** @description A person with everything that an admin sees of their account. */
        UserDetails: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            email: components["schemas"]["Email"];
            pictureUrl: components["schemas"]["PictureUrl"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            language: components["schemas"]["Locale"];
            /** @description Whether the person is an admin of this hub. */
            isAdmin: boolean;
            state: components["schemas"]["UserAccountState"];
            /** @description Whether signing in asks for a code besides the password. */
            hasSecondFactor: boolean;
            /** @description Whether the person was deleted. */
            is_deleted: boolean;
            deletedTime: components["schemas"]["NullableTimestamp"];
            erasedTime: components["schemas"]["NullableTimestamp"];
            /** @description The teams of the person, by name. */
            teams: components["schemas"]["TeamMembership"][];
            /** @description What is known of the person, each attribute once. */
            attributes: components["schemas"]["UserAttribute"][];
            /** @description The fields that the hub added, in its order. */
            userCustomFields: components["schemas"]["CustomField"][];
            createdTime: components["schemas"]["Timestamp"];
            lastAccess: components["schemas"]["NullableTimestamp"];
        };
        /** @description What an admin may change about a person. */
        UserFields: {
            /** @description The whole name at once. Its last word becomes the last name and the rest the first name. */
            name?: string;
            first_name?: components["schemas"]["FirstName"];
            last_name?: components["schemas"]["LastName"];
            /** @description Always null or left out. An admin does not choose passwords; any other value is refused with `password-not-allowed`. */
            password?: string | null;
            language?: components["schemas"]["Locale"];
            /** @description The attributes to change. Those that are left out stay as they are. */
            attributes?: components["schemas"]["UserAttribute"][];
            /** @description The values to change. Fields that are left out stay as they are. */
            customFields?: components["schemas"]["CustomFieldValue"][];
        };
        /** @description The name and the language of a person as a whole. */
        UserReplace: WithRequired<components["schemas"]["UserFields"], "first_name" | "last_name" | "language">;
        /** @description What to change about a person. What is left out stays as it is. */
        UserPatch: components["schemas"]["UserFields"];
        /**
         * @description The rights. A `_write` privilege includes its `_read` twin, whether or not it is named.
         * @example [
         *       "user_write",
         *       "playlist_write"
         *     ]
         */
        UserPrivilegeList: components["schemas"]["Privilege"][];
        /** @description Whether the person is an admin, and the rights that they were given. */
        UserPrivileges: {
            /** @description Whether the person is an admin of this hub. */
            isAdmin: boolean;
            privileges: components["schemas"]["UserPrivilegeList"];
        };
        /** @description The rights of a person from now on, all of them. What is left out is taken away. */
        UserPrivilegesReplace: {
            /** @description Whether the person is an admin of this hub. Privileges mean nothing for anybody else. */
            isAdmin: boolean;
            privileges: components["schemas"]["UserPrivilegeList"];
        };
        /** @description What was ended. */
        UserSessionsEnded: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many sessions were ended. */
            sessionCount: number;
            /** @description How many API tokens were deleted; 0 unless they were meant too. */
            tokenCount: number;
        };
        /** @description What was done with assets in one day, or in one month where the last 12 months are asked for. */
        AssetActivityPoint: {
            /**
             * Format: date
             * @description The day, or the first day of the month, in the hub's time zone.
             */
            date: string;
            openedCount: components["schemas"]["Count"];
            completedCount: components["schemas"]["Count"];
        };
        /** @description What a person did with assets within a period. */
        UserAssetStats: {
            duration: components["schemas"]["Period"];
            /** @description How many different assets the person opened. */
            openedCount: number;
            /** @description How many assets the person completed. */
            completedCount: number;
            /** @description The completion times of those assets together, in seconds. */
            learningTime: number;
            /** @description The period day by day or month by month, the oldest first and none left out. */
            points: components["schemas"]["AssetActivityPoint"][];
        };
        /** @description Proof that the right person is meant. */
        UserErasureCreate: {
            /** @description The e-mail address of the person, typed in full. */
            confirmation: string;
        };
        /** @description The erasure was taken on and cannot be stopped. */
        UserErasureCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * Format: date-time
             * @description By when everything is gone at the latest, 30 days from now.
             */
            dueTime: string;
        };
        /**
         * @description What the field is called, as plain text in one line. No two fields of a hub have the same label.
         * @example Staff number
         */
        CustomFieldLabel: string;
        /**
         * @description What to enter; null where the label says enough.
         * @example Six digits, on the back of your card.
         */
        CustomFieldHint: string | null;
        /** @description A field that the hub adds to everybody's profile. */
        CustomFieldDefinition: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["CustomFieldLabel"];
            hint: components["schemas"]["CustomFieldHint"];
            /** @description Whether a profile is incomplete without it. */
            is_required: boolean;
            /** @description Its place among the fields, counted from 0. */
            index: number;
            /** @description How many people have entered something in it. */
            filledCount: number;
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description All custom fields of the hub. */
        CustomFieldList: {
            /** @description The fields, in the order of a profile. */
            items: components["schemas"]["CustomFieldDefinition"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A new custom field. It comes last. */
        CustomFieldCreate: {
            label: components["schemas"]["CustomFieldLabel"];
            hint?: components["schemas"]["CustomFieldHint"];
            /** @description Whether a profile is incomplete without it. False unless said. */
            is_required?: boolean;
        };
        /** @description What to change about the field. What is left out stays as it is. */
        CustomFieldPatch: {
            label?: components["schemas"]["CustomFieldLabel"];
            hint?: components["schemas"]["CustomFieldHint"];
            /** @description Whether a profile is incomplete without it. Once it is, people without a value are asked for it. */
            is_required?: boolean;
            /** @description The place to move it to, counted from 0; a place behind the last one is the last one. */
            index?: number;
        };
        /** @description A team as the list shows it. */
        Team: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            /** @description How many people belong to it, its managers among them. */
            userCount: number;
            /** @description How many playlists it owns. */
            playlistCount: number;
            /** @description The type of the team, alone in the list; empty where it has none. */
            teamTypes: components["schemas"]["TeamTypeReference"][];
            /** @description Whether rules fill the team. */
            isSmartTeam: boolean;
            /** @description Whether the team was deleted; it can be restored. */
            isDeleted: boolean;
        };
        /** @description A page of teams. */
        TeamPage: {
            /** @description The teams of this page. */
            items: components["schemas"]["Team"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description How a text is compared. It is one of the values (`is`) or none of them (`isNot`), holds or begins with one of them (`contains`, `startsWith`), or is there at all (`isSet`) or not (`isNotSet`). A text that is not there fits `isNot` and `isNotSet` only.
         * @example is
         * @enum {string}
         */
        TeamTextOperator: "is" | "isNot" | "contains" | "startsWith" | "isSet" | "isNotSet";
        /**
         * @description What it is compared with. Empty for `isSet` and `isNotSet`, otherwise at least one value.
         * @example [
         *       "Demo Department"
         *     ]
         */
        TeamTextValues: string[];
        /** @description A condition on an attribute of people. */
        TeamConditionAttribute: {
            /**
             * @description Always `attribute`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "attribute";
            attribute: components["schemas"]["TeamTypeRole"];
            operator: components["schemas"]["TeamTextOperator"];
            values: components["schemas"]["TeamTextValues"];
        };
        /** @description A condition on what people entered in a custom field. */
        TeamConditionCustomField: {
            /**
             * @description Always `customField`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "customField";
            customFieldId: components["schemas"]["Id"];
            operator: components["schemas"]["TeamTextOperator"];
            values: components["schemas"]["TeamTextValues"];
        };
        /**
         * @description Whether it has to be one of the values (`is`) or none of them (`isNot`).
         * @example is
         * @enum {string}
         */
        TeamChoiceOperator: "is" | "isNot";
        /** @description A condition on what stands behind the @ in the e-mail address. A domain does not include those below it. */
        TeamConditionEmailDomain: {
            /**
             * @description Always `emailDomain`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "emailDomain";
            operator: components["schemas"]["TeamChoiceOperator"];
            /** @description The domains. */
            values: components["schemas"]["Hostname"][];
        };
        /** @description A condition on the language that people chose. */
        TeamConditionLocale: {
            /**
             * @description Always `locale`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "locale";
            operator: components["schemas"]["TeamChoiceOperator"];
            /** @description The languages. */
            values: components["schemas"]["Locale"][];
        };
        /** @description A condition on the day on which people came into the hub. */
        TeamConditionCreatedTime: {
            /**
             * @description Always `createdTime`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "createdTime";
            /**
             * @description Whether they came before the day or from it on.
             * @enum {string}
             */
            operator: "before" | "onOrAfter";
            date: components["schemas"]["Date"];
        };
        /** @description A condition on how long people have been in the hub. People move in and out of the team as time goes by. */
        TeamConditionTimeInHub: {
            /**
             * @description Always `timeInHub`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "timeInHub";
            /**
             * @description Whether it has to be less than the days or at least as many.
             * @enum {string}
             */
            operator: "lessThan" | "atLeast";
            /** @description How many days, counted in the hub's time zone. */
            days: number;
        };
        /** @description One condition of a team's rules. Texts are compared in any case, without spaces around them. */
        TeamCondition: components["schemas"]["TeamConditionAttribute"] | components["schemas"]["TeamConditionCustomField"] | components["schemas"]["TeamConditionEmailDomain"] | components["schemas"]["TeamConditionLocale"] | components["schemas"]["TeamConditionCreatedTime"] | components["schemas"]["TeamConditionTimeInHub"];
        /** @description Who belongs to the team by themselves, as in TeamRules; null for a team that only people fill. */
        NullableTeamRules: {
            /**
             * @description Whether a person must fit all conditions or any one of them.
             * @enum {string}
             */
            match: "all" | "any";
            /** @description What a person has to fit. */
            conditions: components["schemas"]["TeamCondition"][];
        } | null;
        /** @description A new team. It begins without members, unless rules fill it. */
        TeamCreate: {
            name: components["schemas"]["TeamName"];
            teamType_id?: components["schemas"]["NullableId"];
            smart_settings?: components["schemas"]["NullableTeamRules"];
        };
        /** @description What was changed, a team or a team type. */
        TeamChangeItem: {
            /**
             * @description Whether it is a team or a team type.
             * @enum {string}
             */
            type: "team" | "teamType";
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            /** @description Whether it has been deleted since. */
            isDeleted: boolean;
        };
        /** @description One change to a team, its people or a team type. */
        TeamChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ChangelogAction"];
            changeTime: components["schemas"]["Timestamp"];
            item: components["schemas"]["TeamChangeItem"];
            author: components["schemas"]["ChangelogAuthor"];
            details: components["schemas"]["ChangelogDetails"];
        };
        /** @description A page of what was changed about teams. */
        TeamChangePage: {
            /** @description The changes, the newest first. */
            items: components["schemas"]["TeamChange"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description Whether the person would come into the team, stay in it or be taken out. People whom a person put in stay whatever the rules say.
         * @example joins
         * @enum {string}
         */
        TeamRulesChange: "joins" | "stays" | "leaves";
        /** @description Who belongs to a team by themselves, as members. Only people who are not deleted fit. */
        TeamRules: {
            /**
             * @description Whether a person must fit all conditions or any one of them.
             * @enum {string}
             */
            match: "all" | "any";
            /** @description What a person has to fit. */
            conditions: components["schemas"]["TeamCondition"][];
        };
        /** @description The rules to try. Nothing is saved. */
        TeamRulesPreviewCreate: {
            smart_settings: components["schemas"]["TeamRules"];
            /**
             * Format: uuid
             * @description The team whose present people they are compared with; null or left out for a team that is still to be made.
             */
            teamId?: string | null;
        };
        /** @description What the rules would do with one person, and why. */
        TeamRulesPreviewItem: components["schemas"]["User"] & {
            change: components["schemas"]["TeamRulesChange"];
            /** @description The conditions that the person fits, by their place in the list counted from 0. */
            conditions: number[];
        };
        /** @description Who would be in the team by these rules. */
        TeamRulesPreview: {
            /** @description Those who join, then those who leave, then those who stay, each by last name. */
            items: components["schemas"]["TeamRulesPreviewItem"][];
            /** @description How many would come into the team. */
            joinCount: number;
            /** @description How many would stay in it. */
            stayCount: number;
            /** @description How many would be taken out. */
            leaveCount: number;
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A team with its type and the rules that fill it. */
        TeamFull: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            teamType_id: components["schemas"]["NullableId"];
            smart_settings: components["schemas"]["NullableTeamRules"];
            teamType: components["schemas"]["NullableTeamTypeReference"];
            /** @description How many people belong to it, its managers among them. */
            userCount: number;
            /** @description How many playlists it owns. */
            playlistCount: number;
            /** @description Whether rules fill the team. */
            isSmartTeam: boolean;
            rulesAppliedTime: components["schemas"]["NullableTimestamp"];
            createdTime: components["schemas"]["Timestamp"];
            lastUpdated: components["schemas"]["Timestamp"];
            /** @description Whether the team was deleted; it can be restored. */
            isDeleted: boolean;
        };
        /** @description What to change about the team. What is left out stays as it is. */
        TeamPatch: {
            name?: components["schemas"]["TeamName"];
            teamType_id?: components["schemas"]["NullableId"];
            smart_settings?: components["schemas"]["NullableTeamRules"];
        };
        /** @description A person of a team, and how they came into it. */
        TeamMember: components["schemas"]["TeamMemberDetails"] & {
            role: components["schemas"]["TeamRole"];
            /**
             * @description Whether a person put them in, who then stay whatever the rules say, or the rules of the team.
             * @enum {string}
             */
            addedBy: "person" | "rules";
            addedTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of a team's people. */
        TeamMemberPage: {
            /** @description The people of this page. */
            items: components["schemas"]["TeamMember"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Whom to put into the team. */
        TeamMembersAdd: {
            userIds: components["schemas"]["Ids"];
            role?: components["schemas"]["TeamRole"];
        };
        /** @description How many came in. */
        TeamMembersAdded: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description How many people are new in the team. */
            addedCount: number;
        };
        /** @description What the person is to be in the team. */
        TeamMemberPatch: {
            role: components["schemas"]["TeamRole"];
        };
        /** @description What the people of a team did with assets within a period. */
        TeamAssetHistory: {
            duration: components["schemas"]["Period"];
            /** @description How many people the team has now. */
            userCount: number;
            /** @description How many of them opened or completed an asset. */
            activeUserCount: number;
            /** @description How often an asset was opened, each person and asset once a day. */
            openedCount: number;
            /** @description How often an asset was completed. */
            completedCount: number;
            /** @description The period day by day or month by month, the oldest first and none left out. */
            points: components["schemas"]["AssetActivityPoint"][];
        };
        /** @description A new team type. It comes last. */
        TeamTypeCreate: {
            name: components["schemas"]["TeamTypeName"];
            colour?: components["schemas"]["Colour"];
            role?: components["schemas"]["NullableTeamTypeRole"];
        };
        /** @description What to change about the type. What is left out stays as it is. */
        TeamTypePatch: {
            name?: components["schemas"]["TeamTypeName"];
            colour?: components["schemas"]["Colour"];
            role?: components["schemas"]["NullableTeamTypeRole"];
        };
        /**
         * @description What people are nudged to. To complete or to open content, to sign in for the first time, or to come back after a while. It is chosen when the nudge is made.
         * @example completeContent
         * @enum {string}
         */
        NudgeGoalType: "completeContent" | "openContent" | "logInFirstTime" | "logInAgain";
        /**
         * @description What admins call the nudge, as plain text in one line. The people who get its mails do not see it.
         * @example Finish the tour in four weeks
         */
        NudgeName: string;
        /**
         * @description Whom the nudge is for. Everybody in the hub, or the members of its teams.
         * @example all
         * @enum {string}
         */
        NudgeAudience: "all" | "team";
        /** @description A nudge as it stands in the list. */
        NudgeListItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["NudgeName"];
            goalType: components["schemas"]["NudgeGoalType"];
            audience: components["schemas"]["NudgeAudience"];
            /** @description The teams whose members it is for, by name. */
            nudgeTeams: components["schemas"]["TeamReference"][];
            /** @description Whether it runs. */
            isEnabled: boolean;
            /** @description Whether it has everything that it needs to run. */
            canBeEnabled: boolean;
            /** @description Whether it was deleted. */
            isDeleted: boolean;
            contentCount: components["schemas"]["Count"];
            actionCount: components["schemas"]["Count"];
            lastUpdated: components["schemas"]["Timestamp"];
        };
        /** @description A page of nudges. */
        NudgePage: {
            /** @description The nudges, the newest change first. */
            items: components["schemas"]["NudgeListItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description What every nudge has. */
        NudgeFields: {
            name?: components["schemas"]["NudgeName"];
            /** @description Whether the nudge runs. A nudge that lacks something can only be kept disabled (`nudge-incomplete`). */
            isEnabled?: boolean;
            timezone?: components["schemas"]["Timezone"];
            locale?: components["schemas"]["Locale"];
            audience?: components["schemas"]["NudgeAudience"];
            /** @description The teams whose members it is for, where the audience is `team`; refused otherwise (`teams-without-audience`). */
            teamIds?: components["schemas"]["Id"][];
        };
        /** @description The same day for everybody. */
        NudgeTargetFixed: {
            /**
             * @description Always `fixed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "fixed";
            date: components["schemas"]["Date"];
            /** @description Whether people see the day as the date on which the content is due. False unless said. */
            isDueDate?: boolean;
        };
        /**
         * @description What an offset counts. A month that has no such day ends on its last one.
         * @example day
         * @enum {string}
         */
        NudgeOffsetUnit: "day" | "week" | "month" | "year";
        /** @description A day that is counted for each person. There is no date beside an offset. */
        NudgeTargetRelative: {
            /**
             * @description What it counts from. The day on which the person came into the audience, on which their account was made, or on which they started their work. Who has no start date has no target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audience" | "creation" | "startDate";
            /** @description How many of the units after that day. */
            offset: number;
            offsetUnit?: components["schemas"]["NudgeOffsetUnit"];
            /** @description Whether people see the day as the date on which the content is due. False unless said. */
            isDueDate?: boolean;
        };
        /** @description The day by which the goal is to be achieved. Either one day for everybody, or one that is counted for each person. */
        NudgeTargetCreate: components["schemas"]["NudgeTargetFixed"] | components["schemas"]["NudgeTargetRelative"];
        /** @description How often the goal begins anew. From then on people have to achieve it again. */
        NudgeRepetition: {
            /** @description How many of the units lie between two beginnings. */
            value: number;
            unit: components["schemas"]["NudgeOffsetUnit"];
        };
        /**
         * Format: uuid
         * @description The action that this one replaces, left out for a new one. It keeps its type (`action-type-fixed`). A new nudge has new actions only (`unknown-reference`).
         * @example 0199d3a0-0000-7000-8000-000000c20001
         */
        NudgeActionId: string;
        /**
         * @description Whether the action runs while the nudge is enabled. True unless said.
         * @example true
         */
        NudgeActionIsEnabled: boolean;
        /**
         * @description The time of day at which the action runs, in the nudge's time zone. Where the clocks skip it, the action runs at the next moment that there is.
         * @example 09:00:00
         */
        NudgeTime: string;
        /** @description On one day, the same for everybody. An action on a fixed day cannot repeat. */
        NudgeScheduleFixed: {
            /**
             * @description Always `fixed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "fixed";
            date: components["schemas"]["Date"];
            time?: components["schemas"]["NudgeTime"];
        };
        /** @description Some time after a day in the life of each person. */
        NudgeScheduleStart: {
            /**
             * @description What it counts from, as in a target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audience" | "creation" | "startDate";
            /** @description How many of the units after that day; 0 for the day itself. */
            offset: number;
            unit?: components["schemas"]["NudgeOffsetUnit"];
            time?: components["schemas"]["NudgeTime"];
        };
        /** @description When the content is shared. On a fixed day, or some time after a day in the life of each person. */
        NudgeScheduleShare: components["schemas"]["NudgeScheduleFixed"] | components["schemas"]["NudgeScheduleStart"];
        /** @description The words of the action's mail. Placeholders such as `{{firstName}}` are those of getEmailTemplate (`unknown-placeholder`). */
        NudgeEmail: {
            /** @description The subject, in one line. */
            subject: string;
            /** @description The message as plain text. The hub adds the link. */
            message: string;
        };
        /** @description Hands the content to the people, with a mail. */
        NudgeActionShare: {
            id?: components["schemas"]["NudgeActionId"];
            /**
             * @description Always `share`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "share";
            isEnabled?: components["schemas"]["NudgeActionIsEnabled"];
            /**
             * @description Sharing cannot repeat.
             * @constant
             */
            isRepeating?: false;
            scheduled?: components["schemas"]["NudgeScheduleShare"];
            email?: components["schemas"]["NudgeEmail"];
        };
        /**
         * @description How many days lie between two repeats.
         * @example 7
         */
        NudgeRepeatFrequency: number;
        /** @description When people are reminded of content. It counts from their target. Without a target it counts from the day on which they came into the audience, and then nothing lies before it (`offset-before-start`). */
        NudgeScheduleRemind: {
            /** @description How many of the units after that day, below 0 before it. */
            offset: number;
            unit?: components["schemas"]["NudgeOffsetUnit"];
            time?: components["schemas"]["NudgeTime"];
        };
        /** @description Reminds those who have not achieved the goal. A repeated reminder goes out five more times at the most, and only until the next reminder of the nudge is due. */
        NudgeActionRemind: {
            id?: components["schemas"]["NudgeActionId"];
            /**
             * @description Always `remind`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "remind";
            isEnabled?: components["schemas"]["NudgeActionIsEnabled"];
            /** @description Whether it is sent again to those who still have not. False unless said, and true only with a repeatFrequency. */
            isRepeating?: boolean;
            repeatFrequency?: components["schemas"]["NudgeRepeatFrequency"];
            scheduled?: components["schemas"]["NudgeScheduleRemind"];
            email?: components["schemas"]["NudgeEmail"];
        } | {
            /**
             * @description It does not repeat.
             * @constant
             */
            isRepeating?: false;
        } | {
            repeatFrequency: components["schemas"]["NudgeRepeatFrequency"];
        };
        /** @description Around the target of each person. */
        NudgeScheduleTarget: {
            /**
             * @description Always `target`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "target";
            /** @description How many of the units after the target, below 0 before it. The day itself unless said. */
            offset?: number;
            unit?: components["schemas"]["NudgeOffsetUnit"];
            time?: components["schemas"]["NudgeTime"];
        };
        /** @description When the content is reset. On a fixed day, or around the target of each person. */
        NudgeScheduleReset: components["schemas"]["NudgeScheduleFixed"] | components["schemas"]["NudgeScheduleTarget"];
        /**
         * @description Who is told that content was reset. Everybody in the audience, or those whose status changed, which is so unless said.
         * @example changed
         * @enum {string}
         */
        NudgeSendTo: "all" | "changed";
        /** @description Takes the content back to not started, so that people go through it again. Only in a nudge that has a repetition (`reset-without-repetition`). */
        NudgeActionReset: {
            id?: components["schemas"]["NudgeActionId"];
            /**
             * @description Always `reset`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reset";
            isEnabled?: components["schemas"]["NudgeActionIsEnabled"];
            /**
             * @description Resetting goes by the nudge's repetition and does not repeat by itself.
             * @constant
             */
            isRepeating?: false;
            scheduled?: components["schemas"]["NudgeScheduleReset"];
            sendTo?: components["schemas"]["NudgeSendTo"];
            /** @description Whether content that is optional in a playlist is reset too. False unless said. */
            includeOptionalContent?: boolean;
        };
        /** @description An action of a content nudge. */
        NudgeContentActionCreate: components["schemas"]["NudgeActionShare"] | components["schemas"]["NudgeActionRemind"] | components["schemas"]["NudgeActionReset"];
        /** @description A nudge to complete or to open content. Only this kind has content, a target and a repetition, and a repetition needs a target. */
        NudgeCreateContent: {
            /**
             * @description Whether people are to complete the content or only to open it.
             * @enum {string}
             */
            goalType: "completeContent" | "openContent";
            contentIds?: components["schemas"]["ContentIds"];
            target?: components["schemas"]["NudgeTargetCreate"];
            repetition?: components["schemas"]["NudgeRepetition"];
            /** @description What the nudge does. */
            nudgeActions?: components["schemas"]["NudgeContentActionCreate"][];
        } & (WithRequired<components["schemas"]["NudgeFields"], "isEnabled" | "name" | "timezone"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            goalType: "completeContent" | "openContent";
        });
        /** @description When somebody is asked to sign in. It counts from the day their account was made, for people who never did, or else from the day they were there last. */
        NudgeScheduleLogIn: {
            /** @description How many of the units after that day. */
            offset: number;
            unit?: components["schemas"]["NudgeOffsetUnit"];
            time?: components["schemas"]["NudgeTime"];
        };
        /** @description Invites those who never signed in, with a link to choose a password. The hub writes this mail. A repeated invitation goes out five more times at the most, and only until the next one of the nudge is due or the person was here. */
        NudgeActionInvite: {
            id?: components["schemas"]["NudgeActionId"];
            /**
             * @description Always `invite`.
             * @constant
             */
            type: "invite";
            isEnabled?: components["schemas"]["NudgeActionIsEnabled"];
            /** @description Whether it is sent again to those who still have not been here. False unless said, and true only with a repeatFrequency. */
            isRepeating?: boolean;
            repeatFrequency?: components["schemas"]["NudgeRepeatFrequency"];
            scheduled?: components["schemas"]["NudgeScheduleLogIn"];
        } | {
            /**
             * @description It does not repeat.
             * @constant
             */
            isRepeating?: false;
        } | {
            repeatFrequency: components["schemas"]["NudgeRepeatFrequency"];
        };
        /** @description A nudge to sign in for the first time. It only invites. */
        NudgeCreateLogInFirstTime: {
            /**
             * @description Always `logInFirstTime`.
             * @constant
             */
            goalType: "logInFirstTime";
            /** @description The invitations. */
            nudgeActions?: components["schemas"]["NudgeActionInvite"][];
        } & (WithRequired<components["schemas"]["NudgeFields"], "isEnabled" | "name" | "timezone"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            goalType: "logInFirstTime";
        });
        /** @description Reminds those who stayed away. A repeated reminder goes out five more times at the most, and only until the next reminder of the nudge is due or the person is back. */
        NudgeActionRemindLogIn: {
            id?: components["schemas"]["NudgeActionId"];
            /**
             * @description Always `remind`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "remind";
            isEnabled?: components["schemas"]["NudgeActionIsEnabled"];
            /** @description Whether it is sent again to those who stay away. False unless said, and true only with a repeatFrequency. */
            isRepeating?: boolean;
            repeatFrequency?: components["schemas"]["NudgeRepeatFrequency"];
            scheduled?: components["schemas"]["NudgeScheduleLogIn"];
            email?: components["schemas"]["NudgeEmail"];
        } | {
            /**
             * @description It does not repeat.
             * @constant
             */
            isRepeating?: false;
        } | {
            repeatFrequency: components["schemas"]["NudgeRepeatFrequency"];
        };
        /** @description Shows those who stayed away what others open most. The hub writes this mail. A repeated one goes out five more times at the most, and only until the next one of the nudge is due or the person is back. */
        NudgeActionTrending: {
            id?: components["schemas"]["NudgeActionId"];
            /**
             * @description Always `trending`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "trending";
            isEnabled?: components["schemas"]["NudgeActionIsEnabled"];
            /** @description Whether it is sent again to those who stay away. False unless said, and true only with a repeatFrequency. */
            isRepeating?: boolean;
            repeatFrequency?: components["schemas"]["NudgeRepeatFrequency"];
            scheduled?: components["schemas"]["NudgeScheduleLogIn"];
        } | {
            /**
             * @description It does not repeat.
             * @constant
             */
            isRepeating?: false;
        } | {
            repeatFrequency: components["schemas"]["NudgeRepeatFrequency"];
        };
        /** @description An action of a nudge that brings people back. */
        NudgeLogInAgainActionCreate: components["schemas"]["NudgeActionRemindLogIn"] | components["schemas"]["NudgeActionTrending"];
        /** @description A nudge to come back after a while. It reminds, or shows what is trending. */
        NudgeCreateLogInAgain: {
            /**
             * @description Always `logInAgain`.
             * @constant
             */
            goalType: "logInAgain";
            /** @description The mails that bring people back. */
            nudgeActions?: components["schemas"]["NudgeLogInAgainActionCreate"][];
        } & (WithRequired<components["schemas"]["NudgeFields"], "isEnabled" | "name" | "timezone"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            goalType: "logInAgain";
        });
        /** @description A nudge as an admin defines it. The goal decides what else it may hold; what belongs to another goal is refused. The audience is `all` unless said, the mails are in the hub's default language, an offset counts days, and actions run at 09:00:00. */
        NudgeCreate: components["schemas"]["NudgeCreateContent"] | components["schemas"]["NudgeCreateLogInFirstTime"] | components["schemas"]["NudgeCreateLogInAgain"];
        /**
         * @description What the nudge still lacks to be enabled, empty when it lacks nothing. Content, teams (where the audience is `team`), an action, the schedule of an action, or the target that an action is scheduled by.
         * @example []
         */
        NudgeMissing: ("content" | "teams" | "action" | "schedule" | "target")[];
        /** @description The nudge's id, and whether it can run. */
        NudgeSaved: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["Id"];
            /** @description Whether the nudge has everything that it needs to run. */
            canBeEnabled: boolean;
            missingToEnable: components["schemas"]["NudgeMissing"];
        };
        /** @description Which nudges to change, and how. */
        NudgesPatch: {
            /** @description The ids of the nudges. */
            ids: components["schemas"]["Id"][];
            /** @description Teams that they are for from now on. Those that have them already stay as they are. */
            teamIdsToAdd?: components["schemas"]["Id"][];
            /** @description Teams that they are no longer for. */
            teamIdsToRemove?: components["schemas"]["Id"][];
            /** @description Whether they run. */
            isEnabled?: boolean;
            /**
             * @description False to restore nudges that were deleted. They come back disabled.
             * @constant
             */
            isDeleted?: false;
        };
        /** @description The nudge to rehearse. */
        NudgePreviewCreate: {
            nudge: components["schemas"]["NudgeCreate"];
            /**
             * Format: uuid
             * @description The nudge that it would replace, so that what that one sent already is not counted again. Left out for a new one.
             */
            nudgeId?: string;
            /** @description How many days to look ahead, today among them. 30 unless said. */
            days?: number;
        };
        /** @description How many mails would go out on a day. */
        NudgePreviewDay: {
            date: components["schemas"]["Date"];
            mailCount: components["schemas"]["Count"];
        };
        /**
         * @description Hands out content, reminds of the goal, invites to the hub, shows what is trending, or takes content back to not started.
         * @example remind
         * @enum {string}
         */
        NudgeActionType: "share" | "remind" | "invite" | "trending" | "reset";
        /** @description One mail that would go out. */
        NudgePreviewMail: {
            userId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["DisplayName"];
            pictureUrl: components["schemas"]["PictureUrl"];
            /** @description Which of the nudgeActions it comes from, counted from 0. */
            actionIndex: number;
            type: components["schemas"]["NudgeActionType"];
            /** @description Which repeat it is, 0 for the first time. */
            repeat: number;
            sendTime: components["schemas"]["Timestamp"];
        };
        /** @description Whom the nudge would mail, and when. */
        NudgePreview: {
            missingToEnable: components["schemas"]["NudgeMissing"];
            /** @description The days on which mails would go out, in their order. */
            days: components["schemas"]["NudgePreviewDay"][];
            /** @description The mails of this page, in the order in which they would go out. */
            items: components["schemas"]["NudgePreviewMail"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Which nudges to copy. */
        NudgesDuplicate: {
            /** @description The ids of the nudges. */
            ids: components["schemas"]["Id"][];
        };
        /** @description The copies, in the order of the call. */
        NudgesDuplicated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description The ids of the copies. */
            ids: components["schemas"]["Id"][];
        };
        /** @description A nudge by its name. */
        NudgeReference: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["NudgeName"];
        };
        /** @description One change of a nudge. */
        NudgeChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ChangelogAction"];
            changeTime: components["schemas"]["Timestamp"];
            nudge: components["schemas"]["NudgeReference"];
            author: components["schemas"]["ChangelogAuthor"];
            details: components["schemas"]["ChangelogDetails"];
        };
        /** @description A page of changes. */
        NudgeChangePage: {
            /** @description The changes, the newest first. */
            items: components["schemas"]["NudgeChange"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The day by which the goal is to be achieved; null where there is none. */
        NudgeTarget: {
            /**
             * @description One day for everybody (`fixed`), or what it counts from for each person.
             * @enum {string}
             */
            type: "fixed" | "audience" | "creation" | "startDate";
            /** @description How many of the units after that; null for a fixed day. */
            offset: number | null;
            /**
             * @description What the offset counts; null for a fixed day.
             * @enum {string|null}
             */
            offsetUnit: "day" | "week" | "month" | "year" | null;
            /**
             * Format: date
             * @description The day; null unless it is fixed.
             */
            date: string | null;
            /** @description Whether people see the day as the date on which the content is due. */
            isDueDate: boolean;
        } | null;
        /**
         * @description The kinds of content that may be used in a nudge.
         * @example playlist
         * @enum {string}
         */
        NudgeContentType: "playlist" | "upload" | "web" | "zip" | "scorm";
        /** @description Content that a nudge is about. */
        NudgeContent: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            type: components["schemas"]["NudgeContentType"];
            thumbnailId: components["schemas"]["NullableId"];
            customType: components["schemas"]["CustomType"];
        };
        /** @description When an action runs; null while that is not decided, and then the nudge cannot be enabled. */
        NudgeSchedule: {
            /**
             * @description What it goes by, for share and reset. Null for the others, which go by the target or by the last time that the person was there.
             * @enum {string|null}
             */
            type: "fixed" | "audience" | "creation" | "startDate" | "target" | null;
            /** @description How many of the units after that, below 0 before it; null for a fixed day. */
            offset: number | null;
            /**
             * @description What the offset counts; null for a fixed day.
             * @enum {string|null}
             */
            unit: "day" | "week" | "month" | "year" | null;
            /**
             * Format: date
             * @description The day; null unless it is fixed.
             */
            date: string | null;
            time: components["schemas"]["NudgeTime"];
        } | null;
        /** @description One thing that a nudge does. */
        NudgeAction: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NudgeActionType"];
            /** @description Whether it runs while the nudge is enabled. */
            isEnabled: boolean;
            /** @description Whether it runs again, five more times at the most. */
            isRepeating: boolean;
            /** @description How many days lie between two repeats; null where it does not repeat. */
            repeatFrequency: number | null;
            scheduled: components["schemas"]["NudgeSchedule"];
            /** @description The words of its mail; null where the hub's own are used. */
            email: components["schemas"]["NudgeEmail"] | null;
            /**
             * @description Who is told that content was reset; null for the other types.
             * @enum {string|null}
             */
            sendTo: "all" | "changed" | null;
            /** @description Whether optional content is reset too; null for the other types. */
            includeOptionalContent: boolean | null;
        };
        /** @description An automated reminder with its goal, its audience and what it does. */
        Nudge: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["NudgeName"];
            audience: components["schemas"]["NudgeAudience"];
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            goalType: components["schemas"]["NudgeGoalType"];
            /** @description Whether it runs. */
            isEnabled: boolean;
            /** @description Whether it has everything that it needs to run. */
            canBeEnabled: boolean;
            missingToEnable: components["schemas"]["NudgeMissing"];
            /** @description Whether it was deleted. updateNudges restores it. */
            isDeleted: boolean;
            target: components["schemas"]["NudgeTarget"];
            /** @description How often the goal begins anew; null where it does not. */
            repetition: components["schemas"]["NudgeRepetition"] | null;
            /** @description The teams whose members it is for, by name; empty where the audience is `all`. */
            nudgeTeams: components["schemas"]["TeamReference"][];
            /** @description The ids of those teams. */
            teamIds: components["schemas"]["Id"][];
            /** @description The content that it is about; empty for the two sign-in goals. */
            nudgeContents: components["schemas"]["NudgeContent"][];
            /** @description The ids of that content. */
            contentIds: components["schemas"]["Id"][];
            /** @description What it does. */
            nudgeActions: components["schemas"]["NudgeAction"][];
            author: components["schemas"]["Author"];
            createdTime: components["schemas"]["Timestamp"];
            lastUpdated: components["schemas"]["Timestamp"];
        };
        /** @description What to change about one action. Its type was set when it was made. */
        NudgeActionPatch: {
            id: components["schemas"]["Id"];
            /** @description Whether the action runs while the nudge is enabled. */
            isEnabled?: boolean;
            /**
             * @description True to delete the action.
             * @constant
             */
            isDeleted?: true;
        };
        /** @description What to change at once, without sending the whole nudge. What is left out stays as it is. */
        NudgePatch: {
            name?: components["schemas"]["NudgeName"];
            /** @description Whether the nudge runs. One that lacks something cannot be enabled (`nudge-incomplete`). */
            isEnabled?: boolean;
            /** @description The actions to change; the others stay. */
            nudgeActions?: components["schemas"]["NudgeActionPatch"][];
        };
        /** @description What every nudge counts. */
        NudgeCounts: {
            /** @description How many people it is for now. */
            nudgeAudienceCount: number;
            /** @description How many people it has mailed. */
            nudgedUsersCount: number;
            /** @description How many mails it has sent, repeats among them. */
            actionsSentCount: number;
        };
        /** @description The numbers of a nudge to sign in. */
        NudgeStatsLogin: {
            /**
             * @description Always `login`.
             * @constant
             */
            analyticsType: "login";
            /** @description How many people signed in after they were nudged. */
            loggedInAfterNudgeCount: number;
        } & (components["schemas"]["NudgeCounts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            analyticsType: "login";
        });
        /** @description How many people of the audience achieved the goal or did not, in time or late, nudged or not. Who has no target is in time. */
        NudgeGoalCounts: {
            /** @description Achieved in time, after a nudge. */
            goalAchievedOnTimeNudgedCount: number;
            /** @description Achieved in time, without a nudge. */
            goalAchievedOnTimeNotNudgedCount: number;
            /** @description Achieved late, after a nudge. */
            goalAchievedLateNudgedCount: number;
            /** @description Achieved late, without a nudge. */
            goalAchievedLateNotNudgedCount: number;
            /** @description Not achieved and still in time, nudged. */
            goalUnachievedOnTimeNudgedCount: number;
            /** @description Not achieved and still in time, not nudged. */
            goalUnachievedOnTimeNotNudgedCount: number;
            /** @description Not achieved and late, nudged. */
            goalUnachievedLateNudgedCount: number;
            /** @description Not achieved and late, not nudged. */
            goalUnachievedLateNotNudgedCount: number;
        };
        /** @description The numbers of a content nudge. */
        NudgeStatsContent: {
            /**
             * @description Always `content`.
             * @constant
             */
            analyticsType: "content";
        } & (components["schemas"]["NudgeCounts"] & components["schemas"]["NudgeGoalCounts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            analyticsType: "content";
        });
        /** @description How many people have their target on a day to come. */
        NudgeUpcomingDay: {
            /** @description How many days it is until then, 0 for today. */
            daysUntilTarget: number;
            userCount: components["schemas"]["Count"];
        };
        /** @description The numbers of a content nudge that has a repetition, for the newest round of each person. */
        NudgeStatsRepeatingContent: {
            /**
             * @description Always `repeatingContent`.
             * @constant
             */
            analyticsType: "repeatingContent";
            /** @description How many people are due on each of the days to come. Days on which nobody is due are left out. */
            upcomingComplianceUsersPerDayArray: components["schemas"]["NudgeUpcomingDay"][];
        } & (components["schemas"]["NudgeCounts"] & components["schemas"]["NudgeGoalCounts"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            analyticsType: "repeatingContent";
        });
        /** @description A nudge in numbers. What is counted depends on the kind of nudge. */
        NudgeStats: components["schemas"]["NudgeStatsLogin"] | components["schemas"]["NudgeStatsContent"] | components["schemas"]["NudgeStatsRepeatingContent"];
        /**
         * @description Who is meant, by whether they achieved the goal and whether that was, or still is, in time. The two sign-in goals know only achievedAll and unachievedAll.
         * @example unachievedLate
         * @enum {string}
         */
        NudgeProgress: "achievedAll" | "unachievedAll" | "achievedLate" | "unachievedLate" | "achievedOnTime" | "unachievedOnTime";
        /**
         * @description Whether the person achieved the goal.
         * @example Unachieved
         * @enum {string}
         */
        NudgeAchievementStatus: "Achieved" | "Unachieved";
        /** @description A person of the audience, and whether they achieved the goal. */
        NudgeReportItem: {
            userId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["DisplayName"];
            pictureUrl: components["schemas"]["PictureUrl"];
            achievementStatus: components["schemas"]["NudgeAchievementStatus"];
        };
        /** @description A person, when they were nudged last and when they were there last. */
        NudgeReportItemLogInAgain: {
            lastNudgedDate: components["schemas"]["NullableTimestamp"];
            lastLoginDate: components["schemas"]["NullableTimestamp"];
        } & components["schemas"]["NudgeReportItem"];
        /** @description The report of a nudge to come back. */
        NudgeReportLogInAgain: {
            /**
             * @description Always `logInAgain`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "logInAgain";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemLogInAgain"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A person, and when they achieved the goal. */
        NudgeReportItemInactive: {
            achievementDate: components["schemas"]["NullableTimestamp"];
        } & components["schemas"]["NudgeReportItem"];
        /** @description A person, when they were nudged last and when they achieved the goal. */
        NudgeReportItemNudged: {
            lastNudgedDate: components["schemas"]["NullableTimestamp"];
        } & components["schemas"]["NudgeReportItemInactive"];
        /** @description A person, when their account was made, when they were nudged last and when they first signed in. */
        NudgeReportItemLogInFirstTime: {
            userCreatedDate: components["schemas"]["Timestamp"];
        } & components["schemas"]["NudgeReportItemNudged"];
        /** @description The report of a nudge to sign in for the first time. */
        NudgeReportLogInFirstTime: {
            /**
             * @description Always `logInFirstTime`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "logInFirstTime";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemLogInFirstTime"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The report of a content nudge that is not enabled. */
        NudgeReportContentInactive: {
            /**
             * @description Always `contentInactive`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "contentInactive";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemInactive"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * Format: date
         * @description The day by which the person is to achieve the goal; null where it cannot be counted for them.
         * @example 2026-11-30
         */
        NudgeTargetDate: string | null;
        /**
         * @description Whether that was, or still is, before the end of the target day; `N/A` for a person who has no target.
         * @example On time
         * @enum {string}
         */
        NudgeTimingStatus: "On time" | "Late" | "N/A";
        /** @description A person and the day that holds for everybody. */
        NudgeReportItemFixedTarget: {
            targetDate: components["schemas"]["NudgeTargetDate"];
            timingStatus: components["schemas"]["NudgeTimingStatus"];
        } & components["schemas"]["NudgeReportItemNudged"];
        /**
         * @description How many days are left until the target, below 0 after it; null for a person who has no target.
         * @example 12
         */
        NudgeDaysUntilTarget: number | null;
        /** @description A person and the day that holds for them. In a repeating nudge it is the newest round that counts. */
        NudgeReportItemTarget: {
            daysUntilTarget: components["schemas"]["NudgeDaysUntilTarget"];
        } & components["schemas"]["NudgeReportItemFixedTarget"];
        /** @description The report of a content nudge whose target is counted for each person. */
        NudgeReportContentRelative: {
            /**
             * @description Always `contentRelative`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "contentRelative";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemTarget"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The report of a content nudge that has one day for everybody. */
        NudgeReportContentFixedTarget: {
            /**
             * @description Always `contentFixedTarget`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "contentFixedTarget";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemFixedTarget"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The report of a content nudge that has no target. */
        NudgeReportContentShare: {
            /**
             * @description Always `contentShare`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "contentShare";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemNudged"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The report of a content nudge that has a repetition. */
        NudgeReportContentRepeating: {
            /**
             * @description Always `contentRepeating`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            analyticsType: "contentRepeating";
            /** @description The people, by name. */
            items: components["schemas"]["NudgeReportItemTarget"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A page of the people of a nudge. What is told of each depends on the kind of nudge. */
        NudgeReport: components["schemas"]["NudgeReportLogInAgain"] | components["schemas"]["NudgeReportLogInFirstTime"] | components["schemas"]["NudgeReportContentInactive"] | components["schemas"]["NudgeReportContentRelative"] | components["schemas"]["NudgeReportContentFixedTarget"] | components["schemas"]["NudgeReportContentShare"] | components["schemas"]["NudgeReportContentRepeating"];
        /**
         * @description Which report. People and what they did; how far each person is with each piece of content; playlists and assets with what became of them; and who was awarded which badge (in hubs with badges).
         * @example contentStatus
         * @enum {string}
         */
        ReportId: "people" | "contentStatus" | "playlists" | "assets" | "badges";
        /**
         * @description The name of a table or field, one that the report lists.
         * @example status
         */
        ReportFieldName: string;
        /**
         * @description What a field holds. Text, a number, a share from 0 to 1, true or false, a day, a moment, or an id.
         * @example text
         * @enum {string}
         */
        ReportFieldType: "text" | "number" | "rate" | "boolean" | "date" | "time" | "id";
        /**
         * @description How a filter compares. Equal, not equal, below, at most, above, at least, or holding the text.
         * @example eq
         * @enum {string}
         */
        ReportOperator: "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "contains";
        /** @description A column of a report, and how it may be filtered by. */
        ReportField: {
            name: components["schemas"]["ReportFieldName"];
            /** @description The heading of the column, in the caller's language. */
            label: string;
            type: components["schemas"]["ReportFieldType"];
            /** @description The ways in which it may be filtered; none where it may not be. */
            operators: components["schemas"]["ReportOperator"][];
        };
        /** @description One way to count in a report, with all its columns. */
        ReportTable: {
            name: components["schemas"]["ReportFieldName"];
            /** @description What it is called, in the caller's language. */
            label: string;
            /** @description The columns, in their order. */
            fields: components["schemas"]["ReportField"][];
        };
        /** @description A report and everything that may be asked of it. */
        Report: {
            id: components["schemas"]["ReportId"];
            /** @description What it is called, in the caller's language. */
            name: string;
            /** @description What it tells, in the caller's language. */
            description: string;
            /** @description Its tables. The first one is used unless another is asked for. */
            tables: components["schemas"]["ReportTable"][];
        };
        /** @description A page of reports. */
        ReportPage: {
            /** @description The reports that the caller may make, by name. */
            items: components["schemas"]["Report"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description A row, as a value for each field that was asked for; null where there is nothing to tell.
         * @example {
         *       "email": "learner@hub.example",
         *       "contentName": "How this hub works",
         *       "status": "opened"
         *     }
         */
        ReportRow: {
            [key: string]: string | number | boolean | null;
        };
        /** @description A page of the rows of a report. */
        ReportRows: {
            id: components["schemas"]["ReportId"];
            table: components["schemas"]["ReportFieldName"];
            /** @description The columns that the rows have, in their order. */
            fields: components["schemas"]["ReportField"][];
            /** @description The rows of this page. */
            items: components["schemas"]["ReportRow"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Which call the ticket is for. */
        DownloadTicketCreate: {
            /** @description The operationId of a call that takes a sessionToken, such as getReport. */
            operationId: string;
        };
        /** @description The ticket. This is the only answer that holds it. */
        DownloadTicketCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What to send as sessionToken. A moment and an id that nobody can guess; it opens no session. */
            sessionToken: string;
            expiresTime: components["schemas"]["Timestamp"];
        };
        /** @description How many on a day or in a month. */
        StatsPoint: {
            date: components["schemas"]["Date"];
            count: components["schemas"]["Count"];
        };
        /** @description Something counted over time. */
        StatsActivity: {
            period: components["schemas"]["Period"];
            /**
             * @description What each item covers, a day, or a month where the period is 12 months.
             * @enum {string}
             */
            unit: "day" | "month";
            /** @description The counts, the oldest first. Days and months without any are there with 0. */
            items: components["schemas"]["StatsPoint"][];
            /** @description How many in the whole period. Of people each counts once. */
            total: number;
        };
        /** @description The hub at a glance. */
        StatsOverview: {
            /** @description How many people the hub has, without deleted ones. */
            userCount: number;
            /** @description How many of them were there in the last 30 days. */
            activeUserCount: number;
            /** @description How many teams. */
            teamCount: number;
            /** @description How many playlists. */
            playlistCount: number;
            /** @description How many assets. */
            assetCount: number;
            /** @description How many times an asset was completed, a person counting once for each. */
            completedAssetCount: number;
            /** @description How many badges people hold; 0 in a hub without badges. */
            badgeAwardCount: number;
            /** @description The completion times of what was completed, in seconds. */
            totalLearningTime: number;
            countedTime: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a mail is about. An account, an action of a nudge, content that the hub recommends (`recommendation`) or somebody hands out (`contentShare`), a comment or a reply, a badge, a wish for content, a file that can be used or not, or the personal data that somebody asked for.
         * @example nudgeRemind
         * @enum {string}
         */
        EmailTemplateType: "invitation" | "passwordReset" | "welcome" | "nudgeShare" | "nudgeRemind" | "nudgeInvite" | "nudgeTrending" | "nudgeReset" | "recommendation" | "contentShare" | "comment" | "badgeAwarded" | "contentRequest" | "fileProcessed" | "dataExport";
        /**
         * @description The type and the language of a template, with a full stop between them.
         * @example nudgeRemind.en-GB
         */
        EmailTemplateId: string;
        /**
         * @description The subject, in one line. It may hold the placeholders of the template.
         * @example Do not forget {{contentName}}
         */
        EmailSubject: string;
        /** @description The words for one type of mail in one language. */
        EmailTemplateListItem: {
            id: components["schemas"]["EmailTemplateId"];
            type: components["schemas"]["EmailTemplateType"];
            locale: components["schemas"]["Locale"];
            /** @description Whether an admin wrote the words. Otherwise they are the hub's own. */
            isCustom: boolean;
            subject: components["schemas"]["EmailSubject"];
            lastUpdated: components["schemas"]["NullableTimestamp"];
        };
        /** @description A page of templates. */
        EmailTemplatePage: {
            /** @description The templates, by type and then by language. */
            items: components["schemas"]["EmailTemplateListItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A mail as it would look, with made-up values. */
        EmailPreview: {
            /** @description The subject. */
            subject: string;
            /** @description The part of the mail that is plain text. */
            text: string;
            /** @description The part of the mail that is HTML. Show it in a sandboxed frame only. */
            html: string;
        };
        /**
         * @description The message as plain text. It may hold the placeholders of the template, written `{{name}}`; values stand in as they are and are never run.
         * @example Hello {{firstName}}, {{contentName}} is due on {{dueDate}}: {{link}}
         */
        EmailMessage: string;
        /** @description A word in double braces that the hub replaces for each person. */
        EmailPlaceholder: {
            /** @description Its name, without the braces. */
            name: string;
            /** @description What stands in for it. */
            description: string;
            /** @description Whether the message needs it, as the link of an invitation. */
            isRequired: boolean;
        };
        /** @description The words for one type of mail in one language, and what may stand in them. */
        EmailTemplate: {
            id: components["schemas"]["EmailTemplateId"];
            type: components["schemas"]["EmailTemplateType"];
            locale: components["schemas"]["Locale"];
            /** @description Whether an admin wrote the words. Otherwise they are the hub's own. */
            isCustom: boolean;
            subject: components["schemas"]["EmailSubject"];
            message: components["schemas"]["EmailMessage"];
            /** @description The placeholders that this type of mail knows. */
            placeholders: components["schemas"]["EmailPlaceholder"][];
            lastUpdated: components["schemas"]["NullableTimestamp"];
        };
        /** @description The words to use from now on. */
        EmailTemplatePut: {
            subject: components["schemas"]["EmailSubject"];
            message: components["schemas"]["EmailMessage"];
        };
        /**
         * @description How far a mail is. Waiting (`queued`), being handed to the mail server (`transmitting`), taken by it (`sent`), refused for good (`failed`), or `uncertain` where the connection broke before the server said whether it took it. An uncertain nudge is not sent again by itself.
         * @example sent
         * @enum {string}
         */
        EmailState: "queued" | "transmitting" | "sent" | "uncertain" | "failed";
        /** @description A mail of the outbox. */
        EmailItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["EmailTemplateType"];
            state: components["schemas"]["EmailState"];
            toName: components["schemas"]["DisplayName"];
            toEmail: components["schemas"]["Email"];
            userId: components["schemas"]["NullableId"];
            nudgeId: components["schemas"]["NullableId"];
            /** @description The subject. */
            subject: string;
            locale: components["schemas"]["Locale"];
            /** @description How often the hub tried to send it. */
            attempts: number;
            createdTime: components["schemas"]["Timestamp"];
            sentTime: components["schemas"]["NullableTimestamp"];
            nextAttemptTime: components["schemas"]["NullableTimestamp"];
            /** @description What the mail server said at the last try that failed; null where none did. */
            problem: string | null;
        };
        /**
         * @description Where mails go. To the mail server that the operator set (`server`), or nowhere but here, to be read on this list (`mailbox`).
         * @example server
         * @enum {string}
         */
        EmailDelivery: "server" | "mailbox";
        /** @description A page of mails. */
        EmailPage: {
            /** @description The mails, the newest first. */
            items: components["schemas"]["EmailItem"][];
            delivery: components["schemas"]["EmailDelivery"];
            total: components["schemas"]["Total"];
            totalIsCapped: components["schemas"]["TotalIsCapped"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A mail of the outbox with what it says. */
        EmailDetails: {
            /** @description The message as plain text. Null where the hub no longer keeps it, and for a mail that holds a personal link to an account. */
            text: string | null;
        } & components["schemas"]["EmailItem"];
        /**
         * @description The languages that people may choose from. The default is one of them (`default-locale-not-offered`).
         * @example [
         *       "en-GB",
         *       "de-DE"
         *     ]
         */
        HubLocales: components["schemas"]["Locale"][];
        /**
         * @description The name that mails of the hub come from, in one line.
         * @example Demo Hub
         */
        HubMailSenderName: string;
        /**
         * @description How many characters a new password has at the least. Passwords that many people use are refused at any length.
         * @example 12
         */
        HubMinPasswordLength: number;
        /** @description Signing in with an account of the organisation, by OpenID Connect; null where the hub does not offer it. */
        HubOidc: {
            /**
             * Format: uri
             * @description The address of the identity provider.
             */
            issuer: string;
            /** @description The id under which the provider knows the hub. */
            clientId: string;
            /** @description Whether a secret is stored. Nobody can read it again. */
            hasClientSecret: boolean;
            /** @description What the button on the sign-in page says. */
            buttonLabel: string;
            /** @description The e-mail domains whose people are matched with accounts that they have already. */
            emailDomains: components["schemas"]["Hostname"][];
        } | null;
        /** @description How people get in. */
        HubSignIn: {
            /** @description Whether people may sign in with a password. */
            password: boolean;
            minPasswordLength: components["schemas"]["HubMinPasswordLength"];
            oidc: components["schemas"]["HubOidc"];
        };
        /** @description How the hub is set up. */
        HubSettings: {
            domain_id: components["schemas"]["DomainId"];
            name: components["schemas"]["HubName"];
            hostname: components["schemas"]["Hostname"];
            origin: components["schemas"]["Origin"];
            locales: components["schemas"]["HubLocales"];
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            logoId: components["schemas"]["NullableId"];
            logoUrl: components["schemas"]["PictureUrl"];
            colour: components["schemas"]["Colour"];
            mailSenderName: components["schemas"]["HubMailSenderName"];
            signIn: components["schemas"]["HubSignIn"];
            is_helix_hub: components["schemas"]["IsHelixHub"];
            helixReportingTeamTypeId: components["schemas"]["NullableId"];
            lastUpdated: components["schemas"]["NullableTimestamp"];
        };
        /** @description The identity provider, whole; null to offer it no longer. */
        HubOidcPatch: {
            /**
             * Format: uri
             * @description The address of the identity provider. The hub reads its metadata before it takes it (`issuer-not-usable`).
             */
            issuer: string;
            /** @description The id under which the provider knows the hub. */
            clientId: string;
            /** @description The secret that the provider gave the hub. The stored one stays when it is left out. */
            clientSecret?: string;
            /** @description What the button on the sign-in page says. */
            buttonLabel: string;
            /** @description The e-mail domains whose people are matched with accounts that they have already. None unless said. */
            emailDomains?: components["schemas"]["Hostname"][];
        } | null;
        /** @description How people get in. What is left out stays as it is, and one way in has to remain (`no-way-to-sign-in`). */
        HubSignInPatch: {
            /** @description Whether people may sign in with a password. */
            password?: boolean;
            minPasswordLength?: components["schemas"]["HubMinPasswordLength"];
            oidc?: components["schemas"]["HubOidcPatch"];
        };
        /** @description What to change. What is left out stays as it is. */
        HubSettingsPatch: {
            name?: components["schemas"]["HubName"];
            locales?: components["schemas"]["HubLocales"];
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
            logoId?: components["schemas"]["NullableId"];
            colour?: components["schemas"]["Colour"];
            mailSenderName?: components["schemas"]["HubMailSenderName"];
            signIn?: components["schemas"]["HubSignInPatch"];
            is_helix_hub?: components["schemas"]["IsHelixHub"];
            helixReportingTeamTypeId?: components["schemas"]["NullableId"];
        };
        /** @description Which parts of the product the hub has switched on. */
        HubFeatures: {
            /** @description Awarding badges for playlists. */
            badges: boolean;
            /** @description Managers may look after content that one of their teams owns. */
            team_playlists: boolean;
            /** @description Managers may make reports about their teams. */
            manager_reports: boolean;
            /** @description Skills seen in meetings. */
            helix: boolean;
            /** @description Summaries and search by a language model. */
            ai: boolean;
            /** @description The Mindset agent. */
            mindset: boolean;
        };
        /** @description What to switch on or off. What is left out stays as it is. */
        HubFeaturesPatch: {
            /** @description Awarding badges for playlists. */
            badges?: boolean;
            /** @description Managers may look after content that one of their teams owns. */
            team_playlists?: boolean;
            /** @description Managers may make reports about their teams. */
            manager_reports?: boolean;
            /** @description Skills seen in meetings. */
            helix?: boolean;
            /** @description Summaries and search by a language model. */
            ai?: boolean;
            /** @description The Mindset agent. */
            mindset?: boolean;
        };
        /**
         * @description Whether this hub gave the grant to another one, or received it.
         * @example given
         * @enum {string}
         */
        HubContentGrantDirection: "given" | "received";
        /** @description A hub by its name. */
        HubReference: {
            domain_id: components["schemas"]["DomainId"];
            name: components["schemas"]["HubName"];
            hostname: components["schemas"]["Hostname"];
        };
        /** @description Content that one hub lets another one see and copy. */
        HubContentGrant: {
            id: components["schemas"]["Id"];
            direction: components["schemas"]["HubContentGrantDirection"];
            hub: components["schemas"]["HubReference"];
            /** @description The content, by name. A playlist brings what it holds. */
            contents: components["schemas"]["ContentReference"][];
            author: components["schemas"]["Author"];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of grants. */
        HubContentGrantPage: {
            /** @description The grants, the newest first. */
            items: components["schemas"]["HubContentGrant"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Which content to share, and with which hub. */
        HubContentGrantCreate: {
            hostname: components["schemas"]["Hostname"];
            contentIds: components["schemas"]["ContentIds"];
        };
        /**
         * @description What kind of thing was changed.
         * @example settings
         * @enum {string}
         */
        HubChangedType: "settings" | "features" | "contentGrant" | "emailTemplate" | "welcomeView" | "webhook" | "integration" | "meeting";
        /** @description What was changed. */
        HubChangedItem: {
            type: components["schemas"]["HubChangedType"];
            id: components["schemas"]["NullableId"];
            /** @description What it is called. */
            name: string;
        };
        /** @description One change of how the hub is set up. Secrets are never in it. */
        HubChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ChangelogAction"];
            changeTime: components["schemas"]["Timestamp"];
            item: components["schemas"]["HubChangedItem"];
            author: components["schemas"]["ChangelogAuthor"];
            details: components["schemas"]["ChangelogDetails"];
        };
        /** @description A page of changes. */
        HubChangePage: {
            /** @description The changes, the newest first. */
            items: components["schemas"]["HubChange"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description Who is meant. People who manage a team see the manager's view, admins theirs, and everybody else the learner's.
         * @example learner
         * @enum {string}
         */
        WelcomeAudience: "learner" | "manager" | "admin";
        /**
         * @description The heading.
         * @example Welcome to the Demo Hub
         */
        WelcomeTitle: string;
        /**
         * @description What it says, as plain text; null for nothing but the heading.
         * @example This is where you learn. Begin with the first playlist.
         */
        WelcomeMessage: string | null;
        /** @description What people of one kind see when they come for the first time. */
        WelcomeView: {
            audience: components["schemas"]["WelcomeAudience"];
            /** @description Whether it is shown at all. */
            isEnabled: boolean;
            title: components["schemas"]["WelcomeTitle"];
            message: components["schemas"]["WelcomeMessage"];
            pictureId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            contentId: components["schemas"]["NullableId"];
            /** @description Whether it is the view for the caller. */
            isForMe: boolean;
            /** @description Whether the caller has seen it, since it was last reset. */
            isSeen: boolean;
        };
        /** @description The welcome views of the hub. */
        WelcomeViews: {
            /** @description One for each kind of people. The content to begin with is left out where the caller may not see it. */
            items: components["schemas"]["WelcomeView"][];
        };
        /** @description What to change about one view. What is left out stays as it is. */
        WelcomeViewPatch: {
            audience: components["schemas"]["WelcomeAudience"];
            /** @description Whether it is shown at all. */
            isEnabled?: boolean;
            title?: components["schemas"]["WelcomeTitle"];
            message?: components["schemas"]["WelcomeMessage"];
            pictureId?: components["schemas"]["NullableId"];
            contentId?: components["schemas"]["NullableId"];
        };
        /** @description Which views to change, and how. */
        WelcomeViewsPatch: {
            /** @description The views, each audience once. */
            items: components["schemas"]["WelcomeViewPatch"][];
        };
        /**
         * @description What the skill or the set is called, as plain text in one line. No two skills of a hub have the same name, and no two sets.
         * @example Asking open questions
         */
        SkillName: string;
        /** @description A skill or a set by its name. */
        SkillReference: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
        };
        /** @description A skill as it stands in the list. */
        SkillListItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            description: components["schemas"]["Description"];
            createdTime: components["schemas"]["Timestamp"];
            updatedTime: components["schemas"]["Timestamp"];
            /** @description The sets that hold it and that the caller may see, by name. */
            sets: components["schemas"]["SkillReference"][];
            linkedContentCount: components["schemas"]["Count"];
            parentId: components["schemas"]["NullableId"];
            /** @description The name of the skill that it is a part of; null where it stands by itself. */
            parentName: string | null;
            /** @description Whether it was deleted and can still be restored. */
            isDeleted: boolean;
        };
        /** @description A page of skills. */
        SkillPage: {
            /** @description The skills, by name. */
            items: components["schemas"]["SkillListItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description The ids of the content that teaches it, the most fitting first.
         * @example [
         *       "0199d3a0-0000-7000-8000-000000010003"
         *     ]
         */
        SkillContentIds: components["schemas"]["Id"][];
        /** @description A new skill. */
        SkillCreate: {
            name: components["schemas"]["SkillName"];
            description?: components["schemas"]["Description"];
            parentId?: components["schemas"]["NullableId"];
            contentIds?: components["schemas"]["SkillContentIds"];
        };
        /** @description The skill or the set that was changed. */
        SkillChangedItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            /**
             * @description Whether it is a skill or a set.
             * @enum {string}
             */
            type: "helixSkill" | "helixSet";
        };
        /** @description One change of a skill or a set. */
        SkillChange: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ChangelogAction"];
            changeTime: components["schemas"]["Timestamp"];
            item: components["schemas"]["SkillChangedItem"];
            author: components["schemas"]["ChangelogAuthor"];
            details: components["schemas"]["ChangelogDetails"];
        };
        /** @description A page of changes. */
        SkillChangePage: {
            /** @description The changes, the newest first. */
            items: components["schemas"]["SkillChange"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Content that teaches a skill. */
        SkillContent: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContentName"];
            type: components["schemas"]["ContentType"];
            thumbnailId: components["schemas"]["NullableId"];
            pictureUrl: components["schemas"]["PictureUrl"];
            customType: components["schemas"]["CustomType"];
        };
        /** @description Something that people can do well or learn to. */
        Skill: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            description: components["schemas"]["Description"];
            createdTime: components["schemas"]["Timestamp"];
            updatedTime: components["schemas"]["Timestamp"];
            /** @description The sets that hold it and that the caller may see, by name. */
            sets: components["schemas"]["SkillReference"][];
            /** @description The content that teaches it and that the caller may see, the most fitting first. */
            linkedContent: components["schemas"]["SkillContent"][];
            parentId: components["schemas"]["NullableId"];
            /** @description The name of the skill that it is a part of; null where it stands by itself. */
            parentName: string | null;
            /** @description Whether it was deleted and can still be restored. */
            isDeleted: boolean;
        };
        /** @description What to change. What is left out stays as it is; contentIds replaces the whole list. */
        SkillPatch: {
            name?: components["schemas"]["SkillName"];
            description?: components["schemas"]["Description"];
            parentId?: components["schemas"]["NullableId"];
            contentIds?: components["schemas"]["SkillContentIds"];
        };
        /**
         * @description Whose meetings are looked at for the skills of the set. Everybody's, or those of the members of its teams.
         * @example all
         * @enum {string}
         */
        SkillSetAudience: "all" | "teams";
        /** @description Skills that belong together, and whom they are for. */
        SkillSet: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            description: components["schemas"]["Description"];
            createdTime: components["schemas"]["Timestamp"];
            updatedTime: components["schemas"]["Timestamp"];
            audience: components["schemas"]["SkillSetAudience"];
            /** @description The skills, in the order of the set. */
            skills: components["schemas"]["SkillReference"][];
            /** @description The teams, by name; empty where the audience is `all`. */
            teams: components["schemas"]["TeamReference"][];
            /** @description Whether it was deleted and can still be restored. */
            isDeleted: boolean;
        };
        /** @description A page of sets. */
        SkillSetPage: {
            /** @description The sets, by name. */
            items: components["schemas"]["SkillSet"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description The ids of the skills, in the order of the set.
         * @example [
         *       "0199d3a0-0000-7000-8000-0000000d0001"
         *     ]
         */
        SkillIds: components["schemas"]["Id"][];
        /**
         * @description The teams that it is for. They count while the audience is `teams`.
         * @example []
         */
        SkillSetTeamIds: components["schemas"]["Id"][];
        /** @description A new set. */
        SkillSetCreate: {
            name: components["schemas"]["SkillName"];
            description?: components["schemas"]["Description"];
            audience?: components["schemas"]["SkillSetAudience"];
            skillIds?: components["schemas"]["SkillIds"];
            teamIds?: components["schemas"]["SkillSetTeamIds"];
        };
        /** @description What to change. What is left out stays as it is; a list replaces the whole list. */
        SkillSetPatch: {
            name?: components["schemas"]["SkillName"];
            description?: components["schemas"]["Description"];
            audience?: components["schemas"]["SkillSetAudience"];
            skillIds?: components["schemas"]["SkillIds"];
            teamIds?: components["schemas"]["SkillSetTeamIds"];
        };
        /**
         * @description What the analysis says, as plain text; null where it says nothing.
         * @example You asked many open questions.
         */
        AnalysisText: string | null;
        /**
         * @description What the meeting was called.
         * @example Weekly talk of the Demo Team
         */
        MeetingTitle: string;
        /**
         * @description How well it was done, from 0 to 100. Null where there is too little to go by, and for groups of fewer than five people.
         * @example 72
         */
        AnalysisScore: number | null;
        /** @description A meeting that was analysed, in short. */
        AnalysisMeeting: {
            id: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            title: components["schemas"]["MeetingTitle"];
            startTime: components["schemas"]["Timestamp"];
            score: components["schemas"]["AnalysisScore"];
        };
        /** @description What made the analysis. Scores of different versions are not to be compared. */
        AnalysisAnalyser: {
            /** @description The name of the analyser. */
            name: string;
            /** @description Its version. */
            version: string;
        };
        /** @description What the meetings of a week say about a person. */
        UserAnalysis: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            summary: components["schemas"]["AnalysisText"];
            analysisWeekCommencementDate: components["schemas"]["Date"];
            /** @description The meetings of the week, the newest first. */
            userMeetings: components["schemas"]["AnalysisMeeting"][];
            analyser: components["schemas"]["AnalysisAnalyser"];
        };
        /** @description A week in which something was analysed. */
        AnalysisWeek: {
            analysisWeekCommencementDate: components["schemas"]["Date"];
            meetingCount: components["schemas"]["Count"];
        };
        /** @description A page of weeks. */
        AnalysisWeekPage: {
            /** @description The weeks, the newest first. */
            items: components["schemas"]["AnalysisWeek"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description One skill of a person in a week, in short. */
        SkillAnalysisItem: {
            id: components["schemas"]["Id"];
            skillId: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            analysisWeekCommencementDate: components["schemas"]["Date"];
            summary: components["schemas"]["AnalysisText"];
            score: components["schemas"]["AnalysisScore"];
        };
        /** @description A page of skills. */
        SkillAnalysisPage: {
            /** @description The skills, by name. */
            items: components["schemas"]["SkillAnalysisItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description Where the meeting was held.
         * @example Teams
         * @enum {string}
         */
        MeetingPlatform: "Google Meet" | "Zoom" | "Teams" | "Teams Live" | "Webex" | "GoTo Meeting" | "Slack";
        /** @description A moment of a meeting that shows the skill, or that it was missing. */
        AnalysisUsageExample: {
            /** @description What the person said. */
            text: string;
            /** @description The part of it that matters. */
            phrase: string;
            /** @description Why it shows the skill or the lack of it. */
            reasoning: string;
            /** @description When it was said, in seconds from the start of the meeting; null where minutes were analysed. */
            startTime: number | null;
            /** @description How well it fitted the talk, from 0 to 1; null where that is not known. */
            contextScore: number | null;
            /** @description Why it fitted that well; null where that is not known. */
            contextReason: string | null;
            /** @description How it sounded, from -1 for hostile to 1 for warm; null where that is not known. */
            sentimentScore: number | null;
            /** @description Why it sounded like that; null where that is not known. */
            sentimentReason: string | null;
        };
        /** @description The moments of the meeting that the score rests on. */
        MeetingSkillUsage: {
            /** @description Moments that show the skill. */
            positive: components["schemas"]["AnalysisUsageExample"][];
            /** @description Moments in which it was missing. */
            negative: components["schemas"]["AnalysisUsageExample"][];
        };
        /** @description What the person said about the analysis; null where they said nothing, and for everybody but themselves. */
        AnalysisFeedback: {
            id: components["schemas"]["Id"];
            /** @description Whether they found it right. */
            rating: boolean;
            /** @description What they added; null where they added nothing. */
            comment: string | null;
        } | null;
        /** @description One skill in one meeting. Its id is the refId that feedback names. */
        MeetingSkillAnalysis: {
            id: components["schemas"]["Id"];
            skillId: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            score: components["schemas"]["AnalysisScore"];
            summary: components["schemas"]["AnalysisText"];
            suggestion: components["schemas"]["AnalysisText"];
            skillUsage: components["schemas"]["MeetingSkillUsage"];
            feedback: components["schemas"]["AnalysisFeedback"];
        };
        /** @description What a meeting says about a person. */
        MeetingAnalysis: {
            id: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            title: components["schemas"]["MeetingTitle"];
            startTime: components["schemas"]["Timestamp"];
            endTime: components["schemas"]["Timestamp"];
            organiserEmail: components["schemas"]["Email"];
            meetingPlatform: components["schemas"]["MeetingPlatform"];
            summary: components["schemas"]["AnalysisText"];
            /** @description The skills that were looked for, by name. */
            userMeetingSkills: components["schemas"]["MeetingSkillAnalysis"][];
            analyser: components["schemas"]["AnalysisAnalyser"];
        };
        /** @description A moment of a meeting, and which meeting it was. */
        AnalysisUsageExampleInMeeting: {
            meetingId: components["schemas"]["Id"];
            meetingTitle: components["schemas"]["MeetingTitle"];
        } & components["schemas"]["AnalysisUsageExample"];
        /** @description The moments of the week that the score rests on. */
        SkillUsage: {
            /** @description Moments that show the skill. */
            positive: components["schemas"]["AnalysisUsageExampleInMeeting"][];
            /** @description Moments in which it was missing. */
            negative: components["schemas"]["AnalysisUsageExampleInMeeting"][];
        };
        /** @description One skill of a person in a week. */
        SkillAnalysis: {
            id: components["schemas"]["Id"];
            skillId: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            analysisWeekCommencementDate: components["schemas"]["Date"];
            summary: components["schemas"]["AnalysisText"];
            description: components["schemas"]["Description"];
            suggestion: components["schemas"]["AnalysisText"];
            score: components["schemas"]["AnalysisScore"];
            skillUsage: components["schemas"]["SkillUsage"];
            /** @description The meetings in which the skill was looked for, the newest first. */
            userMeetings: components["schemas"]["AnalysisMeeting"][];
            analyser: components["schemas"]["AnalysisAnalyser"];
        };
        /** @description Content that teaches a skill, and how far the caller is with it. */
        SkillContentForMe: {
            completionTime: components["schemas"]["Seconds"];
            completionRate: components["schemas"]["Rate"];
            userContentStatus: components["schemas"]["UserContentStatus"];
        } & components["schemas"]["SkillContent"];
        /** @description A page of content that teaches a skill. */
        SkillContentPage: {
            /** @description The content that the caller may see, the most fitting first. */
            items: components["schemas"]["SkillContentForMe"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description How one skill went. */
        SkillProgress: {
            skillId: components["schemas"]["Id"];
            name: components["schemas"]["SkillName"];
            score: components["schemas"]["AnalysisScore"];
            /** @description How much the score rose or fell between the first and the last week that have one; null where fewer than two have. */
            progress: number | null;
            /** @description The score of each of the 13 weeks, in the order of dates. */
            scoreEachWeek: components["schemas"]["AnalysisScore"][];
        };
        /** @description How skills went over 13 weeks. */
        SkillProgression: {
            /** @description The skills, by name. */
            skills: components["schemas"]["SkillProgress"][];
            /** @description The Mondays of the 13 weeks, the oldest first. */
            dates: components["schemas"]["Date"][];
        };
        /** @description One skill of a team. */
        HeatmapSkill: {
            skillName: components["schemas"]["SkillName"];
            score: components["schemas"]["AnalysisScore"];
        };
        /** @description A team and its skills. */
        HeatmapItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            /** @description The same skills for every team, by name. */
            skills: components["schemas"]["HeatmapSkill"][];
        };
        /** @description A page of teams. */
        HeatmapPage: {
            /** @description The teams, by name. */
            items: components["schemas"]["HeatmapItem"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The team type that teams are compared by; null where the hub has chosen none. */
        AnalysisTeamType: {
            id: components["schemas"]["Id"];
            /** @description What the team type is called. */
            name: string;
        } | null;
        /** @description What the analyses of teams can be asked for. */
        AnalysisWeeksAndTeams: {
            /** @description The Mondays of the weeks that were analysed, the newest first. */
            dates: components["schemas"]["Date"][];
            /** @description The teams that the caller may look at, by name. */
            teams: components["schemas"]["TeamReference"][];
            helixReportingTeamType: components["schemas"]["AnalysisTeamType"];
        };
        /** @description Somebody who gets nothing from the hub in Microsoft Teams. */
        MsTeamsBlock: {
            email: components["schemas"]["Email"];
            author: components["schemas"]["Author"];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of blocked people. */
        MsTeamsBlockPage: {
            /** @description The blocked people, by e-mail. */
            items: components["schemas"]["MsTeamsBlock"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Whom to block. */
        MsTeamsBlockCreate: {
            email: components["schemas"]["Email"];
        };
        /** @description Who is meant. */
        MsTeamsEmails: {
            /** @description The e-mails of the people. One that is not in the list changes nothing. */
            emails: components["schemas"]["Email"][];
        };
        /** @description Whether the hub is connected, and since when. */
        MsTeamsConnection: {
            /** @description Whether the hub can send to Microsoft Teams. */
            isConnected: boolean;
            connectedTime: components["schemas"]["NullableTimestamp"];
            author: components["schemas"]["Author"];
        };
        /** @description What the hub needs to speak to Microsoft Teams. */
        MsTeamsConnect: {
            /** @description The token that the app in Microsoft Teams shows to its admin. Nobody can read it again. */
            token: string;
        };
        /**
         * Format: uuid
         * @description The id of an organisation in Microsoft Entra.
         * @example 0199d3a0-0000-7000-8000-000000c60001
         */
        MsTeamsTenantId: string;
        /** @description An organisation whose people may use the hub in Microsoft Teams. */
        MsTeamsTenant: {
            tenantId: components["schemas"]["MsTeamsTenantId"];
            author: components["schemas"]["Author"];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of organisations. */
        MsTeamsTenantPage: {
            /** @description The organisations, the oldest first. */
            items: components["schemas"]["MsTeamsTenant"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The organisation to let in. */
        MsTeamsTenantCreate: {
            tenantId: components["schemas"]["MsTeamsTenantId"];
        };
        /**
         * Format: uuid
         * @description The object id that the person has in Microsoft Entra.
         * @example 0199d3a0-0000-7000-8000-000000c70001
         */
        MsTeamsAadObjectId: string;
        /** @description A person of the hub who is bound to an account in Microsoft Teams. */
        MsTeamsUser: {
            userId: components["schemas"]["Id"];
            name: components["schemas"]["DisplayName"];
            email: components["schemas"]["Email"];
            aadObjectId: components["schemas"]["MsTeamsAadObjectId"];
            tenantId: components["schemas"]["MsTeamsTenantId"];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of people. */
        MsTeamsUserPage: {
            /** @description The people, by name. */
            items: components["schemas"]["MsTeamsUser"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description Whom to bind to which account. */
        MsTeamsUserCreate: {
            aadObjectId: components["schemas"]["MsTeamsAadObjectId"];
            email: components["schemas"]["Email"];
            tenantId?: components["schemas"]["MsTeamsTenantId"];
        };
        /** @description A token for the Mindset agent. */
        MindsetAuthToken: {
            /** @description The token. It speaks for the caller in this hub and for nothing else. */
            authToken: string;
            expiresTime: components["schemas"]["Timestamp"];
        };
        /** @description Which agent to open. */
        MindsetAgent: {
            /** @description The agent for the caller, by their team of the type mindsetAgent, or else the agent of the hub. */
            agentUid: string;
        };
        /** @description Somebody who took part. */
        MeetingAttendee: {
            email: components["schemas"]["Email"];
            /** @description What the turns call this person; their e-mail unless said. */
            speaker?: string;
        };
        /** @description What every meeting has. */
        MeetingFields: {
            /** @description The id that the meeting has where it was held. saveMeeting finds it by this one. */
            externalRefId?: string;
            title?: components["schemas"]["MeetingTitle"];
            startTime?: components["schemas"]["Timestamp"];
            endTime?: components["schemas"]["Timestamp"];
            organiserEmail?: components["schemas"]["Email"];
            meetingPlatform?: components["schemas"]["MeetingPlatform"];
            locale?: components["schemas"]["Locale"];
            /** @description Who took part. People are found by e-mail in this hub; nothing is kept of the others but how many there were. */
            attendees?: components["schemas"]["MeetingAttendee"][];
        };
        /** @description What one person said before another one spoke. */
        MeetingTurn: {
            /** @description Who spoke, by e-mail or by the speaker name of an attendee. */
            speaker: string;
            /** @description What they said. */
            text: string;
            /** @description When they began, in seconds from the start of the meeting. */
            start: number;
        };
        /** @description A meeting word by word. */
        MeetingCreateTranscript: {
            /**
             * @description Always `transcript`.
             * @constant
             */
            type: "transcript";
            /** @description What was said, in the order in which it was said. */
            turns: components["schemas"]["MeetingTurn"][];
        } & (WithRequired<components["schemas"]["MeetingFields"], "title" | "startTime" | "endTime" | "organiserEmail" | "meetingPlatform" | "attendees"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transcript";
        });
        /** @description A meeting as minutes. */
        MeetingCreateMinutes: {
            /**
             * @description Always `minutes`.
             * @constant
             */
            type: "minutes";
            /** @description The minutes as plain text. */
            minutes: string;
        } & (WithRequired<components["schemas"]["MeetingFields"], "title" | "startTime" | "endTime" | "organiserEmail" | "meetingPlatform" | "attendees"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "minutes";
        });
        /** @description A meeting to analyse, word by word or as minutes. */
        MeetingCreate: components["schemas"]["MeetingCreateTranscript"] | components["schemas"]["MeetingCreateMinutes"];
        /**
         * @description How far the analysis is. Not begun, going on, done, left out because nobody of the hub took part whose skills are looked at, or given up.
         * @example ready
         * @enum {string}
         */
        MeetingAnalysisState: "waiting" | "processing" | "ready" | "skipped" | "failed";
        /** @description The meeting's id, and how far its analysis is. */
        MeetingSaved: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["Id"];
            analysisState: components["schemas"]["MeetingAnalysisState"];
        };
        /**
         * @description Whether the meeting came word by word or as minutes.
         * @example transcript
         * @enum {string}
         */
        MeetingType: "transcript" | "minutes";
        /** @description A meeting that was handed in, without what was said in it. */
        Meeting: {
            id: components["schemas"]["Id"];
            externalRefId: components["schemas"]["ExternalRefId"];
            title: components["schemas"]["MeetingTitle"];
            type: components["schemas"]["MeetingType"];
            startTime: components["schemas"]["Timestamp"];
            endTime: components["schemas"]["Timestamp"];
            organiserEmail: components["schemas"]["Email"];
            meetingPlatform: components["schemas"]["MeetingPlatform"];
            locale: components["schemas"]["Locale"];
            /** @description How many took part. */
            attendeeCount: number;
            /** @description How many of them are people of this hub. */
            knownAttendeeCount: number;
            analysisState: components["schemas"]["MeetingAnalysisState"];
            /** @description Why the analysis was given up; null otherwise. */
            analysisProblem: string | null;
            analysedTime: components["schemas"]["NullableTimestamp"];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of meetings. */
        MeetingPage: {
            /** @description The meetings, the newest first. */
            items: components["schemas"]["Meeting"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * Format: uri
         * @description Where the events are sent, with https and to a public address (`webhook-url-not-allowed`).
         * @example https://receiver.hub.example/events
         */
        WebhookUrl: string;
        /**
         * @description What it is for, in an admin's words; null where nothing was written.
         * @example The records of the training office
         */
        WebhookDescription: string | null;
        /**
         * @description What happened in the hub. The reference shows under webhooks what each event carries.
         * @example contentCompleted
         * @enum {string}
         */
        WebhookEvent: "contentCompleted" | "badgeAwarded" | "userCreated" | "teamChanged" | "nudgeSent" | "reportReady" | "meetingAnalysed";
        /**
         * @description The events that are sent there.
         * @example [
         *       "contentCompleted"
         *     ]
         */
        WebhookEvents: components["schemas"]["WebhookEvent"][];
        /** @description A place that the hub sends events to. */
        Webhook: {
            id: components["schemas"]["Id"];
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["WebhookDescription"];
            events: components["schemas"]["WebhookEvents"];
            /** @description Whether events are sent. */
            isEnabled: boolean;
            /**
             * @description Why not. An admin switched it off, nothing was delivered for five days, or the receiver answered 410. Null while it is enabled.
             * @enum {string|null}
             */
            disabledReason: "admin" | "failing" | "gone" | null;
            lastDeliveryTime: components["schemas"]["NullableTimestamp"];
            author: components["schemas"]["Author"];
            createdTime: components["schemas"]["Timestamp"];
        };
        /** @description A page of webhooks. */
        WebhookPage: {
            /** @description The webhooks, the newest first. */
            items: components["schemas"]["Webhook"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A new place to send events to. */
        WebhookCreate: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            events: components["schemas"]["WebhookEvents"];
            /** @description Whether events are sent from now on. True unless said. */
            isEnabled?: boolean;
        };
        /**
         * @description The secret that the receiver checks signatures with: `whsec_` and its bytes in Base64. Keep it now, it is shown once.
         * @example whsec_ZGVtby1zZWNyZXQtdGhhdC1zaWducy1ub3RoaW5n
         */
        WebhookSecretText: string;
        /** @description The new webhook. This is the only answer that holds its secret. */
        WebhookCreated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["Id"];
            secret: components["schemas"]["WebhookSecretText"];
        };
        /** @description What to change. What is left out stays as it is. */
        WebhookPatch: {
            url?: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            events?: components["schemas"]["WebhookEvents"];
            /** @description Whether events are sent from now on. What happened while it was off is not sent later. */
            isEnabled?: boolean;
        };
        /** @description The new secret. This is the only answer that holds it. */
        WebhookSecret: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            secret: components["schemas"]["WebhookSecretText"];
            oldSecretEndsTime: components["schemas"]["Timestamp"];
        };
        /** @description Which event to try. */
        WebhookTest: {
            event: components["schemas"]["WebhookEvent"];
        };
        /** @description What the receiver said. */
        WebhookTested: {
            /**
             * @description Always true. It says that the hub tried.
             * @constant
             */
            success: true;
            /** @description Whether the receiver answered with a status from 200 to 299 in time. */
            isDelivered: boolean;
            /** @description The status of the answer; null where none came. */
            responseStatus: number | null;
            /** @description How long it took, in milliseconds. */
            duration: number;
            /** @description Why it was not delivered; null where it was. */
            problem: string | null;
        };
        /**
         * @description Still to be tried (again), delivered, or given up.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryState: "waiting" | "delivered" | "failed";
        /** @description One event on its way to a receiver. Its id is the `webhook-id` that the receiver sees at every try. */
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["WebhookEvent"];
            /** @description Whether an admin tried it. */
            isTest: boolean;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description How often the hub tried. */
            attempts: number;
            /** @description The status of the last answer; null where none came. */
            responseStatus: number | null;
            /** @description Why the last try failed; null where it did not. */
            problem: string | null;
            createdTime: components["schemas"]["Timestamp"];
            deliveredTime: components["schemas"]["NullableTimestamp"];
            nextAttemptTime: components["schemas"]["NullableTimestamp"];
        };
        /** @description A page of deliveries. */
        WebhookDeliveryPage: {
            /** @description The deliveries of the last 30 days, the newest first. */
            items: components["schemas"]["WebhookDelivery"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description The hub in which it happened. */
        WebhookHub: {
            domain_id: components["schemas"]["DomainId"];
            hostname: components["schemas"]["Hostname"];
        };
        /** @description What every event carries. Fields may be added later, so a receiver passes over those that it does not know. */
        WebhookPayload: {
            id: components["schemas"]["Id"];
            timestamp: components["schemas"]["Timestamp"];
            hub: components["schemas"]["WebhookHub"];
        };
        /** @description The person whom it is about. */
        WebhookUser: {
            userId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
        };
        /** @description A person completed content. */
        ContentCompletedEvent: {
            /**
             * @description Always `contentCompleted`.
             * @constant
             */
            type: "contentCompleted";
            /** @description Who completed what. */
            data: {
                user: components["schemas"]["WebhookUser"];
                contentId: components["schemas"]["Id"];
                contentName: components["schemas"]["ContentName"];
                contentType: components["schemas"]["ContentType"];
                completedTime: components["schemas"]["Timestamp"];
            };
        } & components["schemas"]["WebhookPayload"];
        /** @description A person was awarded a badge. */
        BadgeAwardedEvent: {
            /**
             * @description Always `badgeAwarded`.
             * @constant
             */
            type: "badgeAwarded";
            /** @description Who was awarded which badge, and for what. */
            data: {
                user: components["schemas"]["WebhookUser"];
                badgeId: components["schemas"]["Id"];
                playlistId: components["schemas"]["Id"];
                playlistName: components["schemas"]["ContentName"];
                awardedTime: components["schemas"]["Timestamp"];
            };
        } & components["schemas"]["WebhookPayload"];
        /** @description A person came into the hub. */
        UserCreatedEvent: {
            /**
             * @description Always `userCreated`.
             * @constant
             */
            type: "userCreated";
            /** @description Who came. */
            data: {
                user: components["schemas"]["WebhookUser"];
                first_name: components["schemas"]["FirstName"];
                last_name: components["schemas"]["LastName"];
                locale: components["schemas"]["Locale"];
                createdTime: components["schemas"]["Timestamp"];
            };
        } & components["schemas"]["WebhookPayload"];
        /** @description A team was made, renamed or deleted, or its members changed. */
        TeamChangedEvent: {
            /**
             * @description Always `teamChanged`.
             * @constant
             */
            type: "teamChanged";
            /** @description Which team, and what changed. More than 1000 people come as several events. */
            data: {
                teamId: components["schemas"]["Id"];
                name: components["schemas"]["TeamName"];
                /**
                 * @description What happened to the team, `members` where only people came or left.
                 * @enum {string}
                 */
                change: "created" | "updated" | "deleted" | "members";
                /** @description The people who came into it. */
                addedUserIds: components["schemas"]["Id"][];
                /** @description The people who left it. */
                removedUserIds: components["schemas"]["Id"][];
            };
        } & components["schemas"]["WebhookPayload"];
        /** @description A nudge mailed a person. */
        NudgeSentEvent: {
            /**
             * @description Always `nudgeSent`.
             * @constant
             */
            type: "nudgeSent";
            /** @description Which nudge mailed whom. */
            data: {
                user: components["schemas"]["WebhookUser"];
                nudgeId: components["schemas"]["Id"];
                nudgeName: components["schemas"]["NudgeName"];
                actionId: components["schemas"]["Id"];
                actionType: components["schemas"]["NudgeActionType"];
                /** @description Which repeat it was, 0 for the first time. */
                repeat: number;
                sentTime: components["schemas"]["Timestamp"];
            };
        } & components["schemas"]["WebhookPayload"];
        /** @description A report was made as a file. The rows are not in the event. */
        ReportReadyEvent: {
            /**
             * @description Always `reportReady`.
             * @constant
             */
            type: "reportReady";
            /** @description Which report, and who asked for it. */
            data: {
                reportId: components["schemas"]["ReportId"];
                table: components["schemas"]["ReportFieldName"];
                rowCount: components["schemas"]["Count"];
                user: components["schemas"]["WebhookUser"];
                readyTime: components["schemas"]["Timestamp"];
            };
        } & components["schemas"]["WebhookPayload"];
        /** @description The analysis of a meeting was made. What it says about people is not in the event. */
        MeetingAnalysedEvent: {
            /**
             * @description Always `meetingAnalysed`.
             * @constant
             */
            type: "meetingAnalysed";
            /** @description Which meeting, and for how many people. */
            data: {
                meetingId: components["schemas"]["Id"];
                externalRefId: components["schemas"]["ExternalRefId"];
                analysedUserCount: components["schemas"]["Count"];
                analyser: components["schemas"]["AnalysisAnalyser"];
                analysedTime: components["schemas"]["Timestamp"];
            };
        } & components["schemas"]["WebhookPayload"];
    };
    responses: {
        /** @description The input breaks the contract; `errors` says where. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session and no valid API token came with the call. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is known but has not got the right, or the call came from another site. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller made too many calls. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong in the hub. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The hub is starting, stopping or cannot reach its database. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or the caller may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"];
            };
        };
        /** @description The body took too long to come. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the hub takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a kind that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The change contradicts what is already there. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The version in `If-Match` is not the newest one. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call needs `If-Match`. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail and the password do not belong together. Which of the two is wrong is not told. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Done. The `ETag` is the version after the change. */
        DoneWithVersion: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"];
            };
        };
        /** @description The copy that the caller has is the newest. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The file does not hold the bytes that `Range` asks for. */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The contract has the call already, the hub cannot do it yet. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Only items whose name holds this text, in any case. */
        Search: string;
        /** @description How many items to return at the most. */
        Limit: number;
        /** @description How many items of the list to leave out from its start. */
        Offset: number;
        /** @description The id of the playlist. */
        PlaylistId: components["schemas"]["Id"];
        /** @description Whether what was deleted and can still be restored is answered too. */
        IncludeDeleted: boolean;
        /**
         * @description The `ETag` of the version that you edited, so that nobody's change is lost.
         * @example "v3"
         */
        IfMatch: string;
        /** @description The id of the session. */
        SessionId: components["schemas"]["Id"];
        /** @description The id of the API token. */
        TokenId: components["schemas"]["Id"];
        /** @description How many hubs to return at the most. */
        HubLimit: number;
        /** @description The id of the user. */
        UserId: components["schemas"]["Id"];
        /** @description How large the picture is to be, 64, 128 or 256 pixels square. */
        PictureSize: "small" | "medium" | "large";
        /** @description Only what stands under this topic or a topic below it. */
        TopicFilter: components["schemas"]["Id"];
        /** @description The id of the asset. */
        AssetId: components["schemas"]["Id"];
        /** @description The id of the file. */
        FileId: components["schemas"]["Id"];
        /** @description The id of the picture. */
        PictureId: components["schemas"]["Id"];
        /**
         * @description The `ETag` of the copy that you have, so that it is not sent again while it is the newest.
         * @example "v3"
         */
        IfNoneMatch: string;
        /** @description Which file. What learners see (`file`), the original (`download`), subtitles, what the hub made of it (`converted`), or the cover picture. */
        FileType: components["schemas"]["AssetFileType"];
        /** @description Whether to be sent to the content origin with 302, so that the hub does not have to pass on the bytes. */
        Cdn: boolean;
        /** @description Whether to answer 302 with the file's own address rather than its bytes. */
        Redirect: boolean;
        /** @description Whether the browser is to save the file rather than show it. Refused with 403 where downloading the asset is disabled. */
        Download: boolean;
        /** @description Whether to get a small page on the content origin that shows the file, rather than the file alone. */
        Wrap: boolean;
        /** @description The origin that links in such a page start from. Only the hub's own origins are taken (400 `base-url-not-allowed`). */
        BaseUrl: components["schemas"]["Origin"];
        /**
         * @description The one range of bytes to answer, for example from a place in a recording. Several ranges are answered with the whole file.
         * @example bytes=0-65535
         */
        Range: string;
        /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
        Start: number;
        /** @description The playlists and assets whose status changes. Repeat the name for more than one. A playlist stands for all that it holds. */
        StatusChangeContentIds: components["schemas"]["Id"][];
        /** @description The people for whom it changes. Repeat the name for more than one; for many people, name their teams. */
        StatusChangeUserIds: components["schemas"]["Id"][];
        /** @description The teams for whose members it changes. Repeat the name for more than one. */
        StatusChangeTeamIds: components["schemas"]["Id"][];
        /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
        AuditFormat: "json" | "csv";
        /** @description Whether a browser should save the CSV file instead of showing it. */
        Attachment: boolean;
        /**
         * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
         * @example 0199d3a0-0000-7000-8000-000000050001
         */
        FeaturedTeamIds: string;
        /** @description The id of the playlist, asset or topic. */
        ContentId: components["schemas"]["Id"];
        /** @description The id of the comment. */
        CommentId: components["schemas"]["Id"];
        /** @description The id of the topic. */
        TopicId: components["schemas"]["Id"];
        /** @description How far to look back. */
        Duration: components["schemas"]["Period"];
        /** @description The id of the badge. */
        BadgeId: components["schemas"]["Id"];
        /** @description The id of the badge image. */
        BadgeImageId: components["schemas"]["Id"];
        /** @description The id of the award. */
        AwardId: components["schemas"]["Id"];
        /** @description The id of the subtitle. */
        SubtitleId: components["schemas"]["Id"];
        /** @description The id of the feedback. */
        FeedbackId: components["schemas"]["Id"];
        /** @description The id of the export. */
        ExportId: components["schemas"]["Id"];
        /** @description The id of the notification. */
        NotificationId: components["schemas"]["Id"];
        /** @description Whether the list rises or falls in its column. */
        Order: "asc" | "desc";
        /** @description The id of the team, one that the caller manages. */
        ManagedTeamId: components["schemas"]["Id"];
        /** @description How many days to look back, today among them, counted in the hub's time zone. */
        Days: number;
        /** @description Only what belongs to this team. */
        TeamFilter: components["schemas"]["Id"];
        /** @description A single-use ticket from createDownloadTicket that stands in for the session of a plain download link, for 60 seconds and for this call alone. */
        DownloadTicket: string;
        /** @description The id of the custom field. */
        CustomFieldId: components["schemas"]["Id"];
        /** @description The id of the team. */
        TeamId: components["schemas"]["Id"];
        /** @description The id of the team type. */
        TeamTypeId: components["schemas"]["Id"];
        /** @description The id of the nudge. */
        NudgeId: components["schemas"]["Id"];
        /** @description The first day of the period, in the nudge's time zone. Without it, everything since the nudge was made. */
        NudgeStartDate: components["schemas"]["Date"];
        /** @description The last day of the period, in the nudge's time zone. Without it, until today. */
        NudgeEndDate: components["schemas"]["Date"];
        /** @description How far to look back. */
        PeriodFilter: components["schemas"]["Period"];
        /** @description What the mail is about. */
        EmailTemplateType: components["schemas"]["EmailTemplateType"];
        /** @description The language of the mail. */
        EmailTemplateLocale: components["schemas"]["Locale"];
        /** @description The id of the mail. */
        EmailId: components["schemas"]["Id"];
        /** @description The id of the skill. */
        SkillId: components["schemas"]["Id"];
        /** @description The id of the skill set. */
        SkillSetId: components["schemas"]["Id"];
        /** @description The person; the caller without it. */
        AnalysisUser: components["schemas"]["Id"];
        /** @description The Monday that the week begins with, in the hub's time zone. Without it, the newest week that has been analysed. */
        WeekCommencingDate: components["schemas"]["Date"];
        /** @description The id of the meeting. */
        MeetingId: components["schemas"]["Id"];
        /** @description The team. Without it, everybody in the teams that the caller manages, or in the whole hub for `report_read`. */
        AnalysisTeam: components["schemas"]["Id"];
        /** @description The course to edit; a new one without it. */
        MindsmithAsset: components["schemas"]["Id"];
        /** @description The id of the meeting, a UUID that the caller may choose for a new one. */
        MeetingOwnId: components["schemas"]["Id"];
        /** @description The id of the webhook. */
        WebhookId: components["schemas"]["Id"];
        /**
         * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
         * @example 0199d3a0-0000-7000-8000-0000000f4101
         */
        WebhookMessageId: components["schemas"]["Id"];
        /**
         * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
         * @example 1793613600
         */
        WebhookTimestamp: number;
        /**
         * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many seconds to wait before trying again.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description The version of the thing, to be sent back as `If-Match` with a change.
         * @example "v3"
         */
        ETag: string;
        /**
         * @description The session cookie `__Host-hub_sid` (`hub_sid` on plain http on loopback), with `Path=/`, `HttpOnly`, `Secure` and `SameSite=Lax`.
         * @example __Host-hub_sid=the-session; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SetCookie: string;
        /**
         * @description Where to go on.
         * @example /api/picture/0199d3a0-0000-7000-8000-0000000b0001/128x128
         */
        Location: string;
        /**
         * @description Who may keep the answer, and for how long.
         * @example private, max-age=3600
         */
        CacheControl: string;
        /**
         * @description Whether the file is shown or downloaded, and under what name.
         * @example inline; filename="guide.pdf"
         */
        ContentDisposition: string;
        /**
         * @description That ranges of bytes may be asked for.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description Which bytes of how many were answered.
         * @example bytes 0-65535/245760
         */
        ContentRange: string;
        /**
         * @description Whether the CSV file is saved or shown, and under what name.
         * @example attachment; filename="changes.csv"
         */
        ContentDispositionCsv: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMyPlaylists: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyPlaylistDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyPlaylistContents: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
                /** @description Everything, or the sections alone for an outline. */
                format: "all" | "sections";
            };
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistContentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsaveMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistLike"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaylists: {
        parameters: {
            query: {
                /** @description Only the playlists that this team owns. */
                teamId?: components["schemas"]["Id"];
                /** @description Only the playlist that another system knows by this id. */
                externalRefId?: string;
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistAdminPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistCreate"];
            };
        };
        responses: {
            /** @description The playlist was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaylistContents: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contents. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistContentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlaylistContents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistContentsPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The caller is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The e-mail and the password do not belong together. Which of the two is wrong is not told. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The caller made too many calls. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCreate"];
            };
        };
        responses: {
            /** @description The request was taken. It does not tell whether a mail was sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRedeem"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyPasswordPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The caller made too many calls. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description The invitation was accepted and the caller is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyApiTokens: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of API tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description The token was made. Its secret is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the API token. */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hub. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubPublic"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyHubs: {
        parameters: {
            query: {
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
                /** @description How many hubs to return at the most. */
                limit: components["parameters"]["HubLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of hubs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserHubs: {
        parameters: {
            query: {
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
                /** @description How many hubs to return at the most. */
                limit: components["parameters"]["HubLimit"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of hubs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyProfilePatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyLanguagePatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPicture: {
        parameters: {
            query: {
                /** @description How large the picture is to be, 64, 128 or 256 pixels square. */
                size: components["parameters"]["PictureSize"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture is at the address in `Location`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MySettingsPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyFeaturedContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySavedContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyTodoContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyContentStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyContentHistory: {
        parameters: {
            query: {
                /** @description Only content with which the caller is this far. */
                status?: "notstarted" | "opened" | "completed";
                /** @description Only this kind of content. */
                type?: components["schemas"]["CardType"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentHistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyContinueContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContinuePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchMyContent: {
        parameters: {
            query: {
                /** @description What to look for, as it was typed. */
                query: string;
                /** @description Only this kind of content. */
                type?: components["schemas"]["CardType"];
                /** @description Only content in this language. */
                locale?: components["schemas"]["Locale"];
                /** @description Only what stands under this topic or a topic below it. */
                topic?: components["parameters"]["TopicFilter"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchMyContentTerms: {
        parameters: {
            query: {
                /** @description What to look for, as it was typed. */
                query: string;
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of search terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTermPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyContentFilters: {
        parameters: {
            query?: {
                /** @description Only what stands under this topic or a topic below it. */
                topic?: components["parameters"]["TopicFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBrowseContent: {
        parameters: {
            query: {
                /** @description Content, or the topics that it stands under. */
                format: "cards" | "topics";
                /** @description Only this kind of content. */
                type?: components["schemas"]["CardType"];
                /** @description Only content in this language. */
                locale?: components["schemas"]["Locale"];
                /** @description Only what stands under this topic or a topic below it. */
                topic?: components["parameters"]["TopicFilter"];
                /** @description What comes first. */
                order: "newest" | "name" | "popular";
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content or topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowsePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersCreate"];
            };
        };
        responses: {
            /** @description The people are in the hub. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersInvite"];
            };
        };
        responses: {
            /** @description The invitations are on their way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersInvited"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyAssets: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyAssetInPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset at its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetInPlaylist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyAssetParentPlaylists: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentPlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyAssetStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the caller is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMyAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unreadMyAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMyAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsaveMyAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeMyAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetLike"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchMyAsset: {
        parameters: {
            query?: {
                /** @description The playlist in which the caller opens it, to go on there later. */
                playlistId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page needs to play the asset. It must not be cached. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetLaunch"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyAssetAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description The id of the caller's attempt, from launchMyAsset. */
                attemptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttemptPatch"];
            };
        };
        responses: {
            /** @description What the hub has stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyAssetPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetPosition"];
            };
        };
        responses: {
            /** @description The place is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPositionSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssets: {
        parameters: {
            query: {
                /** @description Only the assets that this team owns. */
                teamId?: components["schemas"]["Id"];
                /** @description Only this kind of asset. */
                type?: components["schemas"]["AssetType"];
                /** @description Only those that learners may see, or only those that they may not see. */
                published?: boolean;
                /** @description Only those whose file is this far. */
                fileStatus?: components["schemas"]["FileStatus"];
                /** @description Only the asset that another system knows by this id. */
                externalRefId?: string;
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAdminPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetCreate"];
            };
        };
        responses: {
            /** @description The asset was made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAsset: {
        parameters: {
            query: {
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
            };
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUploadPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadPolicyCreate"];
            };
        };
        responses: {
            /** @description The file may be uploaded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPolicy"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of createUploadPolicy; having it is the right to upload this one file. */
                uploadToken: components["schemas"]["UploadToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": import("node:stream").Readable;
            };
        };
        responses: {
            /** @description The bytes are stored safely. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The body took too long to come. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadFinish"];
            };
        };
        responses: {
            /** @description The upload is finished. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFinished"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session and no valid API token came with the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelFileNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the copy that you have, so that it is not sent again while it is the newest.
                 * @example "v3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the picture. */
                pictureId: components["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, in the best kind that the caller accepts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": import("node:stream").Readable;
                    "image/jpeg": import("node:stream").Readable;
                    "image/png": import("node:stream").Readable;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPictureInSize: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the copy that you have, so that it is not sent again while it is the newest.
                 * @example "v3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the picture. */
                pictureId: components["parameters"]["PictureId"];
                /** @description Width and height in pixels. The picture is cut to this shape round its middle, and never made larger than it is. */
                dimensions: components["schemas"]["PictureDimensions"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, in the best kind that the caller accepts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": import("node:stream").Readable;
                    "image/jpeg": import("node:stream").Readable;
                    "image/png": import("node:stream").Readable;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetFile: {
        parameters: {
            query: {
                /** @description Whether to be sent to the content origin with 302, so that the hub does not have to pass on the bytes. */
                cdn: components["parameters"]["Cdn"];
                /** @description Whether to answer 302 with the file's own address rather than its bytes. */
                redirect: components["parameters"]["Redirect"];
                /** @description Whether the browser is to save the file rather than show it. Refused with 403 where downloading the asset is disabled. */
                download: components["parameters"]["Download"];
                /** @description Whether to get a small page on the content origin that shows the file, rather than the file alone. */
                wrap: components["parameters"]["Wrap"];
                /** @description The origin that links in such a page start from. Only the hub's own origins are taken (400 `base-url-not-allowed`). */
                baseUrl?: components["parameters"]["BaseUrl"];
            };
            header?: {
                /**
                 * @description The one range of bytes to answer, for example from a place in a recording. Several ranges are answered with the whole file.
                 * @example bytes=0-65535
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The `ETag` of the copy that you have, so that it is not sent again while it is the newest.
                 * @example "v3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description Which file. What learners see (`file`), the original (`download`), subtitles, what the hub made of it (`converted`), or the cover picture. */
                type: components["parameters"]["FileType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file, or the page round it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": import("node:stream").Readable;
                };
            };
            /** @description The bytes that `Range` asks for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": import("node:stream").Readable;
                };
            };
            /** @description The file is at the address in `Location`, which holds a right of ten minutes. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetFilePart: {
        parameters: {
            query: {
                /** @description Whether to be sent to the content origin with 302, so that the hub does not have to pass on the bytes. */
                cdn: components["parameters"]["Cdn"];
                /** @description Whether to answer 302 with the file's own address rather than its bytes. */
                redirect: components["parameters"]["Redirect"];
                /** @description Whether the browser is to save the file rather than show it. Refused with 403 where downloading the asset is disabled. */
                download: components["parameters"]["Download"];
                /** @description Whether to get a small page on the content origin that shows the file, rather than the file alone. */
                wrap: components["parameters"]["Wrap"];
                /** @description The origin that links in such a page start from. Only the hub's own origins are taken (400 `base-url-not-allowed`). */
                baseUrl?: components["parameters"]["BaseUrl"];
            };
            header?: {
                /**
                 * @description The one range of bytes to answer, for example from a place in a recording. Several ranges are answered with the whole file.
                 * @example bytes=0-65535
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The `ETag` of the copy that you have, so that it is not sent again while it is the newest.
                 * @example "v3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
                /** @description Which file. What learners see (`file`), the original (`download`), subtitles, what the hub made of it (`converted`), or the cover picture. */
                type: components["parameters"]["FileType"];
                /** @description The id of subtitles, or the path of a file inside the package, percent-encoded as one part. It is looked up in the list of what the package holds. */
                subId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file, or the page round it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": import("node:stream").Readable;
                };
            };
            /** @description The bytes that `Range` asks for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": import("node:stream").Readable;
                };
            };
            /** @description The file is at the address in `Location`, which holds a right of ten minutes. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyRecommendations: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentRecommendationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUrlPreview: {
        parameters: {
            query: {
                /** @description The address of the page. */
                url: components["schemas"]["WebUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page says of itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlPreview"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContent: {
        parameters: {
            query: {
                /** @description Everything, or without what only admins may see. */
                audience: "all" | "noadmin";
                /** @description Only what the members of these teams may see. Repeat the name for more than one. */
                teamIds?: components["schemas"]["Id"][];
                /** @description Only these kinds of content. Repeat the name for more than one. */
                type?: components["schemas"]["ContentType"][];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only what the caller may use by this privilege, for example `nudge_write` for what a nudge may be about. */
                privilege?: components["schemas"]["Privilege"];
                /** @description Leaves out this playlist and all that hold it, directly or through others, because it cannot hold them. */
                playlistIdForCircularReferenceCheck?: components["schemas"]["Id"];
                /** @description Whether each item comes with everything that an admin's list can show, in `fullData`. */
                getFullData: boolean;
                /** @description Only the content with this id. */
                id?: components["schemas"]["Id"];
                /** @description What other hubs share with this one (`common`), what was made here (`local`), or both. */
                owner: "common" | "local" | "local_and_common";
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContentCard: {
        parameters: {
            query: {
                /** @description The id of the playlist or asset. */
                content_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewContentStatusChange: {
        parameters: {
            query: {
                /** @description The playlists and assets whose status changes. Repeat the name for more than one. A playlist stands for all that it holds. */
                contentIds: components["parameters"]["StatusChangeContentIds"];
                /** @description The people for whom it changes. Repeat the name for more than one; for many people, name their teams. */
                userIds?: components["parameters"]["StatusChangeUserIds"];
                /** @description The teams for whose members it changes. Repeat the name for more than one. */
                teamIds?: components["parameters"]["StatusChangeTeamIds"];
                /** @description Whether it is for everybody; for a manager, for everybody in the teams that they manage. */
                updateEveryone: boolean;
                /** @description The status to set. */
                newStatus: components["schemas"]["StatusChangeStatus"];
                /** @description Whether content that is optional in a named playlist changes with it. */
                updateOptionalContent: boolean;
                /** @description When it was completed. Needed for the status completed (`completion-time-required`) and not in the future (`completion-time-in-future`). */
                completionDateTime?: components["schemas"]["Timestamp"];
                /** @description Whether the content would be shared with the same people. */
                share: boolean;
                /** @description Whether it would be shared with everybody, not only those whose status changes. */
                shareWithEveryone: boolean;
                /** @description The subject of the mail that goes with it. */
                shareSubject?: components["schemas"]["ShareSubject"];
                /** @description The text of the mail that goes with it. */
                shareMessage?: string;
                /** @description A single-use ticket from createDownloadTicket that stands in for the session, for 60 seconds and for this call alone. */
                session_token?: components["schemas"]["StatusChangeTicket"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people who would be touched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChangePage"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session and no valid API token came with the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContentStatusChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusChangeCreate"];
            };
        };
        responses: {
            /** @description The change is under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChangeAccepted"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session and no valid API token came with the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentChanges: {
        parameters: {
            query: {
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentChangePage"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeaturedContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
                 * @example 0199d3a0-0000-7000-8000-000000050001
                 */
                teamIds: components["parameters"]["FeaturedTeamIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of featured content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedContentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFeaturedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
                 * @example 0199d3a0-0000-7000-8000-000000050001
                 */
                teamIds: components["parameters"]["FeaturedTeamIds"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturedContentIds"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFeaturedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
                 * @example 0199d3a0-0000-7000-8000-000000050001
                 */
                teamIds: components["parameters"]["FeaturedTeamIds"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturedContentIds"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    rankFeaturedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ids of the teams for which it is featured, at most 100, with commas between them, or `all` for what is featured for everybody.
                 * @example 0199d3a0-0000-7000-8000-000000050001
                 */
                teamIds: components["parameters"]["FeaturedTeamIds"];
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturedContentPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyContentSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the caller follows the comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyContentSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyContentComments: {
        parameters: {
            query: {
                /** @description Only the replies to this comment. */
                parentId?: components["schemas"]["Id"];
                /** @description Whether all deleted comments keep their place, so that they can be restored. Only for those who may restore them; 403 for others. */
                includeDeleted: boolean;
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyContentComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The comment was written. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyContentComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
                /** @description The id of the comment. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyContentComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
                /** @description The id of the comment. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreMyContentComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist, asset or topic. */
                contentId: components["parameters"]["ContentId"];
                /** @description The id of the comment. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagsCreate"];
            };
        };
        responses: {
            /** @description The tags are there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagsCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTags: {
        parameters: {
            query: {
                /** @description The tags to delete. Repeat the name of the parameter for more than one. */
                names: components["schemas"]["Tag"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopics: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only the topics that stand directly below this one. */
                parentTopicId?: components["schemas"]["Id"];
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicCreate"];
            };
        };
        responses: {
            /** @description The topic was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTopic: {
        parameters: {
            query: {
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
            };
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    rankTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                topicId: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicRank"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetTopicRanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicRanksReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaylist: {
        parameters: {
            query: {
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
            };
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistAdmin"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlaylist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaylistStats: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                duration?: components["parameters"]["Duration"];
            };
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicatePlaylists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistsDuplicate"];
            };
        };
        responses: {
            /** @description The copies were made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistsDuplicated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePlaylistTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistTopicsDelete"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    pinPlaylists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistPins"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpinPlaylists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistPins"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    rankPinnedPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistPinPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadges: {
        parameters: {
            query: {
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of badges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBadges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgesCreate"];
            };
        };
        responses: {
            /** @description The badges were made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgesCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgePatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadgeImages: {
        parameters: {
            query: {
                /** @description Only pictures whose alternative text holds this text, in any case. */
                search?: string;
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeImagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBadgeImage: {
        parameters: {
            query?: {
                /** @description The picture that badges show instead. */
                replacementImageId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBadgeImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeImagePatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadgeImagePicture: {
        parameters: {
            query: {
                /** @description How large the picture is to be, 64, 128 or 256 pixels square. */
                size: components["parameters"]["PictureSize"];
            };
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture is at the address in `Location`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadgeImagePlaylists: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the badge image. */
                imageId: components["parameters"]["BadgeImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeImagePlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadgeAward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the award. */
                awardId: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeAward"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadgeAwardPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the award. */
                awardId: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": import("node:stream").Readable;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBadges: {
        parameters: {
            query: {
                /** @description Only those that the caller was awarded, or only those that they can still win. */
                isAwarded?: boolean;
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of badges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBadgePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBadge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badgeId: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential, to be saved as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeCredential"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetStats: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                duration?: components["parameters"]["Duration"];
            };
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAssetMarkAsDoneReset: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetMarkAsDoneResetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetAssetMarkAsDoneModes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modes are reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetMarkAsDoneReset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubtitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subtitle. */
                id: components["parameters"]["SubtitleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubtitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subtitle. */
                id: components["parameters"]["SubtitleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubtitlePatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSubtitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subtitle. */
                id: components["parameters"]["SubtitleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    summariseText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiSummarise"];
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSummary"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            /** @description The hub is starting, stopping or cannot reach its database. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSearchAssistantAnswer: {
        parameters: {
            query: {
                /** @description The question, as it was typed. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            /** @description The hub is starting, stopping or cannot reach its database. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAiModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiModels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackCreate"];
            };
        };
        responses: {
            /** @description The feedback was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the feedback. */
                feedbackId: components["parameters"]["FeedbackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the feedback. */
                feedbackId: components["parameters"]["FeedbackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the feedback. */
                feedbackId: components["parameters"]["FeedbackId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySharedContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shared content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissMySharedContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedDismiss"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShareAudience: {
        parameters: {
            query?: {
                /** @description The assets to share. Repeat the name for more than one. */
                assetIds?: components["schemas"]["Id"][];
                /** @description The playlists to share. Repeat the name for more than one. */
                playlistIds?: components["schemas"]["Id"][];
                /** @description Only teams whose name holds this text, in any case, and people in whose name each word of it begins a word, whatever the case and the accents: "mül" and "muller j" find Julia Müller. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams and people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareAudience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendationsCreate"];
            };
        };
        responses: {
            /** @description The content is shared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationsCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTeamShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamShareDelete"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRequestCreate"];
            };
        };
        responses: {
            /** @description The admins were asked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyMessages: {
        parameters: {
            query: {
                /** @description Only messages that the caller has read, or only those that they have not. */
                read?: boolean;
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the message. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaSignIn"];
            };
        };
        responses: {
            /** @description The caller is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No session and no valid API token came with the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The caller made too many calls. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchOidcSignIn: {
        parameters: {
            query: {
                /** @description The page of the hub to open afterwards, as a path from its root. Anything that could lead to another host is refused with 400. */
                returnTo: string;
                /** @description Whether the provider is to have the person sign in again, which then counts like createMyStepUp for the session that there is. */
                stepUp: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider's sign-in page is at the address in `Location`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishOidcSignIn: {
        parameters: {
            query: {
                /** @description What the provider was given to send back. It has to fit the cookie of launchOidcSignIn. */
                state: string;
                /** @description What the hub gets the person's identity with; left out where the provider refused. */
                code?: string;
                /** @description Who answers, for providers that say so. It has to be the hub's provider. */
                iss?: string;
                /** @description Why the provider refused, in its own short word. */
                error?: string;
                /** @description The same in a sentence. It is written to the log and never shown. */
                error_description?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page to go on with is at the address in `Location`, always one of this hub. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMfa"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret was made. It must not be cached. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTotpCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishMyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyTotpFinish"];
            };
        };
        responses: {
            /** @description The second factor is on. It must not be cached. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTotpFinished"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpCreate"];
            };
        };
        responses: {
            /** @description The password was right. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The caller made too many calls. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyCustomFieldsReplace"];
            };
        };
        responses: {
            /** @description The values were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyCustomFieldsSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the export. */
                exportId: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyDataExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the export. */
                exportId: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. It must not be cached. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": import("node:stream").Readable;
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyNotifications: {
        parameters: {
            query: {
                /** @description True for those that were read, false for those that were not; left out for both. */
                read?: boolean;
                /** @description Only notifications of this type. */
                type?: components["schemas"]["NotificationType"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsPatch"];
            };
        };
        responses: {
            /** @description They were marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsMarked"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the notification. */
                notificationId: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadPatch"];
            };
        };
        responses: {
            /** @description It was marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsMarked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedPlaylistStats: {
        parameters: {
            query: {
                /** @description Only people whose name or e-mail address holds this text, in any case. */
                search?: string;
                /** @description Only people who are this far. */
                progress?: components["schemas"]["ManagedProgressFilter"];
                /** @description Only the people of these teams, each of which the caller manages. Repeat the name for more than one; without it, all teams that the caller manages. */
                teamIds?: components["schemas"]["Id"][];
                /** @description What the list is ordered by; names by last name. */
                column: "name" | "email" | "lastAccess" | "progress" | "completionRate" | "openedTime" | "completedTime" | "dueDate";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people with their progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlaylistStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedPlaylistInsights: {
        parameters: {
            query?: {
                /** @description Only the people of these teams, each of which the caller manages. Repeat the name for more than one; without it, all teams that the caller manages. */
                teamIds?: components["schemas"]["Id"][];
            };
            header?: never;
            path: {
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlaylistInsights"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedAssetStats: {
        parameters: {
            query: {
                /** @description Only people whose name or e-mail address holds this text, in any case. */
                search?: string;
                /** @description Only people who are this far. */
                progress?: components["schemas"]["ManagedProgressFilter"];
                /** @description Only the people of these teams, each of which the caller manages. Repeat the name for more than one; without it, all teams that the caller manages. */
                teamIds?: components["schemas"]["Id"][];
                /** @description What the list is ordered by; names by last name. */
                column: "name" | "email" | "lastAccess" | "progress" | "completionRate" | "openedTime" | "completedTime" | "dueDate" | "rating";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people with their progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAssetStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedAssetInsights: {
        parameters: {
            query?: {
                /** @description Only the people of these teams, each of which the caller manages. Repeat the name for more than one; without it, all teams that the caller manages. */
                teamIds?: components["schemas"]["Id"][];
            };
            header?: never;
            path: {
                /** @description The id of the asset. */
                assetId: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAssetInsights"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeams: {
        parameters: {
            query: {
                /** @description True for teams with people besides the caller, false for those without; left out for both. */
                hasUsers?: boolean;
                /** @description Only teams that may see this playlist. */
                playlistId?: components["schemas"]["Id"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTeamList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTeamDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedTeamInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTeamInsights"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedTeamTrends: {
        parameters: {
            query: {
                /** @description How many days to look back, today among them, counted in the hub's time zone. */
                days: components["parameters"]["Days"];
            };
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTeamTrends"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeamPeople: {
        parameters: {
            query: {
                /** @description How many days to look back, today among them, counted in the hub's time zone. */
                days: components["parameters"]["Days"];
                /** @description Only people whose name or e-mail address holds this text, in any case. */
                search?: string;
                /** @description What the list is ordered by; names by last name. */
                column: "name" | "email" | "role" | "lastAccess" | "openedCount" | "completedCount" | "learningTime" | "overdueCount" | "completionRate";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTeamPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedTeamPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeamPersonActivity: {
        parameters: {
            query: {
                /** @description How many days to look back, today among them, counted in the hub's time zone. */
                days: components["parameters"]["Days"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeamPersonPlaylists: {
        parameters: {
            query: {
                /** @description What the list is ordered by. */
                column: "name" | "progress" | "completionRate" | "openedTime" | "completedTime" | "dueDate";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPersonPlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeamActivity: {
        parameters: {
            query: {
                /** @description How many days to look back, today among them, counted in the hub's time zone. */
                days: components["parameters"]["Days"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeamPlaylists: {
        parameters: {
            query: {
                /** @description What the list is ordered by. */
                column: "name" | "userCount" | "notStartedCount" | "openedCount" | "completedCount" | "overdueCount" | "completionRate" | "averageRating" | "dueDate" | "lastActivityTime";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the team, one that the caller manages. */
                id: components["parameters"]["ManagedTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTeamPlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedPersonActivity: {
        parameters: {
            query: {
                /** @description How many days to look back, today among them, counted in the hub's time zone. */
                days: components["parameters"]["Days"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedPersonPlaylists: {
        parameters: {
            query: {
                /** @description What the list is ordered by. */
                column: "name" | "progress" | "completionRate" | "openedTime" | "completedTime" | "dueDate";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPersonPlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedTeamTypes: {
        parameters: {
            query: {
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of team types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManagedUserPlaylistContents: {
        parameters: {
            query: {
                /** @description What the list is ordered by. */
                column: "rank" | "name" | "progress" | "completionRate" | "openedTime" | "completedTime" | "dueDate" | "rating";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items of the list to leave out from its start. The manager's lists call `start` what the others call `offset`. */
                start: components["parameters"]["Start"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
                /** @description The id of the playlist. */
                playlistId: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlaylistItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Only what belongs to this team. */
                teamId?: components["parameters"]["TeamFilter"];
                /** @description Only people whose name holds this text, in any case. For those who see the e-mail addresses, also people whose address holds it. */
                search?: string;
                /** @description Whether people who were deleted are answered too. */
                includeDeletedUsers: boolean;
                /** @description True for admins only, false for people who are none; left out for both. */
                isAdmin?: boolean;
                /** @description What the list is ordered by. */
                column: "name" | "createdTime" | "lastAccess";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserChanges: {
        parameters: {
            query: {
                /** @description Only changes whose author or item has a name that holds this text, in any case. */
                search?: string;
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description A single-use ticket from createDownloadTicket that stands in for the session of a plain download link, for 60 seconds and for this call alone. */
                sessionToken?: components["parameters"]["DownloadTicket"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserChangePage"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserTeamRoles: {
        parameters: {
            query: {
                /** @description Only people whose name or e-mail address holds this text, in any case. */
                search?: string;
                /** @description Only people of this team, and of their teams only this one. */
                team?: components["schemas"]["Id"];
                /** @description Only people who are this in a team, and of their teams only those in which they are. */
                role?: components["schemas"]["TeamRole"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people with their roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTeamRolesPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserAsWhole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReplace"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPrivileges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPrivileges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserPrivileges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPrivilegesReplace"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserSessions: {
        parameters: {
            query: {
                /** @description Whether the person's API tokens are deleted too. */
                includeTokens: boolean;
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserAssetStats: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                duration?: components["parameters"]["Duration"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAssetStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserErasureCreate"];
            };
        };
        responses: {
            /** @description The person was deleted, and their data is being removed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserErasureCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldCreate"];
            };
        };
        responses: {
            /** @description The field was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the custom field. */
                customFieldId: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the custom field. */
                customFieldId: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeams: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only teams of this type. */
                teamTypeId?: components["schemas"]["Id"];
                /** @description True for teams that rules fill, false for those that only people fill; left out for both. */
                isSmartTeam?: boolean;
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description What the list is ordered by. */
                column: "name" | "userCount" | "playlistCount";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamCreate"];
            };
        };
        responses: {
            /** @description The team was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamChanges: {
        parameters: {
            query: {
                /** @description Only changes whose author or item has a name that holds this text, in any case. */
                search?: string;
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description A single-use ticket from createDownloadTicket that stands in for the session of a plain download link, for 60 seconds and for this call alone. */
                sessionToken?: components["parameters"]["DownloadTicket"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamChangePage"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewTeamRules: {
        parameters: {
            query: {
                /** @description Only people with whom the rules would do this. */
                change?: components["schemas"]["TeamRulesChange"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamRulesPreviewCreate"];
            };
        };
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRulesPreview"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamFull"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query: {
                /** @description Only people whose name or e-mail address holds this text, in any case. */
                search?: string;
                /** @description Only people who are this in the team. */
                role?: components["schemas"]["TeamRole"];
                /** @description What the list is ordered by; names by last name. */
                column: "name" | "email" | "role" | "lastAccess" | "addedTime";
                /** @description Whether the list rises or falls in its column. */
                order: components["parameters"]["Order"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMembersAdd"];
            };
        };
        responses: {
            /** @description The people are in the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembersAdded"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
                /** @description The id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeamMembersByRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules are being applied. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamAssetHistory: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                duration?: components["parameters"]["Duration"];
            };
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAssetHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamTypes: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of team types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTeamType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamTypeCreate"];
            };
        };
        responses: {
            /** @description The type was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team type. */
                teamTypeId: components["parameters"]["TeamTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTeamType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team type. */
                teamTypeId: components["parameters"]["TeamTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeamType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team type. */
                teamTypeId: components["parameters"]["TeamTypeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamTypePatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    rankTeamType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the team type. */
                teamTypeId: components["parameters"]["TeamTypeId"];
                /** @description The place to move it to, counted from 0. A place behind the last one is the last one. */
                rank: components["schemas"]["TeamTypeRank"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNudges: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only nudges with this goal. */
                goalType?: components["schemas"]["NudgeGoalType"];
                /** @description Only nudges that run, or only those that do not. */
                isEnabled?: boolean;
                /** @description Only what belongs to this team. */
                teamId?: components["parameters"]["TeamFilter"];
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of nudges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeCreate"];
            };
        };
        responses: {
            /** @description The nudge was made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNudges: {
        parameters: {
            query: {
                /** @description The ids of the nudges. Repeat the name for more than one. */
                ids: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNudges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgesPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewNudge: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgePreviewCreate"];
            };
        };
        responses: {
            /** @description What would happen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgePreview"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateNudges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgesDuplicate"];
            };
        };
        responses: {
            /** @description The copies. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgesDuplicated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNudgeChanges: {
        parameters: {
            query: {
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeChangePage"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nudge. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nudge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNudge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeCreate"];
            };
        };
        responses: {
            /** @description The nudge was replaced. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNudgeState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgePatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNudgeStats: {
        parameters: {
            query?: {
                /** @description The first day of the period, in the nudge's time zone. Without it, everything since the nudge was made. */
                startDate?: components["parameters"]["NudgeStartDate"];
                /** @description The last day of the period, in the nudge's time zone. Without it, until today. */
                endDate?: components["parameters"]["NudgeEndDate"];
            };
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNudgeAchievements: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only people who are this far; everybody without it. */
                progress?: components["schemas"]["NudgeProgress"];
                /** @description The first day of the period, in the nudge's time zone. Without it, everything since the nudge was made. */
                startDate?: components["parameters"]["NudgeStartDate"];
                /** @description The last day of the period, in the nudge's time zone. Without it, until today. */
                endDate?: components["parameters"]["NudgeEndDate"];
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the nudge. */
                nudgeId: components["parameters"]["NudgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeReport"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query: {
                /** @description Only the reports that may be made for this team. */
                teamId?: components["schemas"]["Id"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query: {
                /** @description Which of the report's tables; its first one without it. */
                table?: components["schemas"]["ReportFieldName"];
                /** @description Which columns, in which order. Repeat the name for more than one; without it, all of the table. */
                fields?: components["schemas"]["ReportFieldName"][];
                /**
                 * @description Only rows for which this holds, written `field:operator:value`. Repeat the name for more than one; all of them have to hold.
                 * @example [
                 *       "status:eq:completed"
                 *     ]
                 */
                filter?: string[];
                /** @description Only the members of this team. */
                teamId?: components["schemas"]["Id"];
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description A single-use ticket from createDownloadTicket that stands in for the session of a plain download link, for 60 seconds and for this call alone. */
                sessionToken?: components["parameters"]["DownloadTicket"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description Which report. */
                id: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRows"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDownloadTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadTicketCreate"];
            };
        };
        responses: {
            /** @description The ticket was made. It is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadTicketCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessionStats: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                period?: components["parameters"]["PeriodFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions over time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUniqueUserStats: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                period?: components["parameters"]["PeriodFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people over time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenedAssetStats: {
        parameters: {
            query?: {
                /** @description How far to look back. */
                period?: components["parameters"]["PeriodFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The openings over time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatsOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query: {
                /** @description Only templates of this type. */
                type?: components["schemas"]["EmailTemplateType"];
                /** @description Only templates in this language. */
                locale?: components["schemas"]["Locale"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the template, from listEmailTemplates. */
                id: components["schemas"]["EmailTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the mail is about. */
                type: components["parameters"]["EmailTemplateType"];
                /** @description The language of the mail. */
                locale: components["parameters"]["EmailTemplateLocale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description What the mail is about. */
                type: components["parameters"]["EmailTemplateType"];
                /** @description The language of the mail. */
                locale: components["parameters"]["EmailTemplateLocale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplatePut"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description What the mail is about. */
                type: components["parameters"]["EmailTemplateType"];
                /** @description The language of the mail. */
                locale: components["parameters"]["EmailTemplateLocale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmails: {
        parameters: {
            query: {
                /** @description Only mails that are this far. */
                state?: components["schemas"]["EmailState"];
                /** @description Only mails whose receiver or subject holds this text, in any case. */
                search?: string;
                /** @description Only mails of this nudge. */
                nudgeId?: components["schemas"]["Id"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mail. */
                emailId: components["parameters"]["EmailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHubSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHubSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HubSettingsPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHubFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubFeatures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHubFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HubFeaturesPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentGrants: {
        parameters: {
            query: {
                /** @description Only grants that were given, or only those that were received. */
                direction?: components["schemas"]["HubContentGrantDirection"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubContentGrantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContentGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HubContentGrantCreate"];
            };
        };
        responses: {
            /** @description The content is shared. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContentGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the grant. */
                grantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHubChanges: {
        parameters: {
            query: {
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubChangePage"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWelcomeViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWelcomeViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WelcomeViewsPatch"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetWelcomeViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissMyWelcomeView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkills: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSkill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillCreate"];
            };
        };
        responses: {
            /** @description The skill was made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkillChanges: {
        parameters: {
            query: {
                /** @description JSON a page at a time, or all of it as one CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
                format: components["parameters"]["AuditFormat"];
                /** @description Whether a browser should save the CSV file instead of showing it. */
                attachment: components["parameters"]["Attachment"];
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, or all of them as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillChangePage"];
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkillSets: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Whether what was deleted and can still be restored is answered too. */
                includeDeleted: components["parameters"]["IncludeDeleted"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillSetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSkillSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillSetCreate"];
            };
        };
        responses: {
            /** @description The set was made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkillSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill set. */
                skillSetId: components["parameters"]["SkillSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSkillSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill set. */
                skillSetId: components["parameters"]["SkillSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSkillSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the skill set. */
                skillSetId: components["parameters"]["SkillSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillSetPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSkillSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the skill set. */
                skillSetId: components["parameters"]["SkillSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserAnalysis: {
        parameters: {
            query?: {
                /** @description The person; the caller without it. */
                userId?: components["parameters"]["AnalysisUser"];
                /** @description The Monday that the week begins with, in the hub's time zone. Without it, the newest week that has been analysed. */
                weekCommencingDate?: components["parameters"]["WeekCommencingDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnalysis"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnalysisWeeks: {
        parameters: {
            query: {
                /** @description The person; the caller without it. */
                userId?: components["parameters"]["AnalysisUser"];
                /** @description How many weeks to return at the most. */
                limit: number;
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisWeekPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkillAnalyses: {
        parameters: {
            query: {
                /** @description The person; the caller without it. */
                userId?: components["parameters"]["AnalysisUser"];
                /** @description The Monday that the week begins with, in the hub's time zone. Without it, the newest week that has been analysed. */
                weekCommencingDate?: components["parameters"]["WeekCommencingDate"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillAnalysisPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMeetingAnalysis: {
        parameters: {
            query?: {
                /** @description The person; the caller without it. */
                userId?: components["parameters"]["AnalysisUser"];
            };
            header?: never;
            path: {
                /** @description The id of the meeting. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnalysis"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkillAnalysis: {
        parameters: {
            query?: {
                /** @description The person; the caller without it. */
                userId?: components["parameters"]["AnalysisUser"];
                /** @description The Monday that the week begins with, in the hub's time zone. Without it, the newest week that has been analysed. */
                weekCommencingDate?: components["parameters"]["WeekCommencingDate"];
            };
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillAnalysis"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkillContent: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the skill. */
                skillId: components["parameters"]["SkillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillContentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkillProgression: {
        parameters: {
            query?: {
                /** @description The Monday that the week begins with, in the hub's time zone. Without it, the newest week that has been analysed. */
                weekCommencingDate?: components["parameters"]["WeekCommencingDate"];
                /** @description The team. Without it, everybody in the teams that the caller manages, or in the whole hub for `report_read`. */
                teamId?: components["parameters"]["AnalysisTeam"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skills over time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillProgression"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamSkills: {
        parameters: {
            query: {
                /** @description The Monday that the week begins with, in the hub's time zone. Without it, the newest week that has been analysed. */
                weekCommencingDate?: components["parameters"]["WeekCommencingDate"];
                /** @description Only this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Only teams of this type; the hub's helixReportingTeamType without it, where there is one. */
                teamTypeId?: components["schemas"]["Id"];
                /** @description Whether teams without any score are answered too. */
                includeEmpty: boolean;
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeatmapPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is known but has not got the right, or the call came from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeeksAndTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks and teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisWeeksAndTeams"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMsTeamsBlocks: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blocked people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MsTeamsBlockPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockMsTeamsUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsBlockCreate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMsTeamsBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsEmails"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMsTeamsConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MsTeamsConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectMsTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsConnect"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session and no valid API token came with the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMsTeamsTenants: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organisations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MsTeamsTenantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMsTeamsTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsTenantCreate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMsTeamsTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsTenantCreate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMsTeamsUsers: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MsTeamsUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectMsTeamsUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsUserCreate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMsTeamsUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MsTeamsEmails"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchMindsmith: {
        parameters: {
            query?: {
                /** @description The course to edit; a new one without it. */
                assetId?: components["parameters"]["MindsmithAsset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The editor is at the address in `Location`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchMindsmithEditor: {
        parameters: {
            query?: {
                /** @description The course to edit; a new one without it. */
                assetId?: components["parameters"]["MindsmithAsset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The editor is at the address in `Location`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMindsetAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MindsetAuthToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMindsetAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MindsetAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCreate"];
            };
        };
        responses: {
            /** @description The meeting is here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCreate"];
            };
        };
        responses: {
            /** @description The meeting is here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting, a UUID that the caller may choose for a new one. */
                id: components["parameters"]["MeetingOwnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCreate"];
            };
        };
        responses: {
            /** @description The meeting is here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMeetingWithId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting, a UUID that the caller may choose for a new one. */
                id: components["parameters"]["MeetingOwnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCreate"];
            };
        };
        responses: {
            /** @description The meeting is here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingSaved"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The change contradicts what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMeetings: {
        parameters: {
            query: {
                /** @description Only items whose name holds this text, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only meetings whose analysis is this far. */
                analysisState?: components["schemas"]["MeetingAnalysisState"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the meeting. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query: {
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook was made. Its secret is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you edited, so that nobody's change is lost.
                 * @example "v3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            200: components["responses"]["DoneWithVersion"];
            /** @description The input breaks the contract; `errors` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. It is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description What the receiver said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /** @description Only deliveries that are this far. */
                state?: components["schemas"]["WebhookDeliveryState"];
                /** @description How many items to return at the most. */
                limit: components["parameters"]["Limit"];
                /** @description How many items of the list to leave out from its start. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    contentCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentCompletedEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    badgeAwarded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeAwardedEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreatedEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    teamChanged: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamChangedEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    nudgeSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeSentEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    reportReady: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportReadyEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    meetingAnalysed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try. A receiver that has seen it already answers 200 and does nothing.
                 * @example 0199d3a0-0000-7000-8000-0000000f4101
                 */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /**
                 * @description When this try began, in seconds since 1970. A receiver refuses what is older than five minutes.
                 * @example 1793613600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures with a space between them, each `v1,` and the HMAC-SHA-256 in Base64 of `webhook-id.webhook-timestamp.body` with the secret's bytes. One of them has to fit; while a secret is being replaced there are two.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingAnalysedEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The hub switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver has taken the event. Anything else, or nothing within ten seconds, and it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
