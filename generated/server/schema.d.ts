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
         * @description All playlists that are not deleted, whoever may see them, the newest change first.
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
         * @description Replaces the whole list. Content that is left out is removed from the playlist, left-out sections are deleted; new sections come without contentId and with a name. Send the `ETag` of listPlaylistContents in `If-Match` so that nobody's change is lost.
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
         * @description Starts a session and sets its cookie. After five failures for one account the answer is 429, and the time in `Retry-After` grows from one second to at most fifteen minutes; nobody is locked out for ever.
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
         * @description Sets the password and ends all other sessions of the account. A wrong present password is refused with 400 `wrong-password`, a new one that many people use with 400 `password-too-common`. An API token cannot do this.
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
         * @description The content that the caller may see and that fits the words, the best match first. What is meant for others is neither found nor counted.
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
         * @description Words and names that begin as the query does and that stand in content the caller may see.
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
         * @description Brings people into the hub. Somebody who is a member already is left as they are. A password is refused with 400 `password-not-allowed`, an e-mail that stands twice with 400 `duplicate-email`, a team of another hub with 400 `unknown-reference`; then nobody is brought in.
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
         * @description Marks the asset as opened and answers what the page needs to play it. For a course that is the course and the attempt to go on with: a finished one opens for review, and a replaced course begins a new attempt. Addresses on the content origin hold a right of twelve hours, so launch again rather than keep them. A file that is not ready answers 409 `file-not-ready`.
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
         * @description Replaces the values of the activities that are sent and leaves the others as they are. A sequence that is not higher than the stored one is ignored and answered with the stored state, so that a late copy undoes nothing. The status is worked out by the hub from the values, which the course reports about itself. The body may have 1 MiB at the most. Another person's attempt answers 404.
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
        get?: never;
        put?: never;
        /**
         * Make an asset
         * @description Makes an asset of a link (`web`) or of an uploaded file (the other types). An externalRefId that is already in use is refused with 409 `external-ref-taken`; a file, picture, team or playlist that is not there with 400 `unknown-reference`; a file whose upload is not finished, or that was refused, with 400 `file-not-ready`.
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an asset
         * @description Changes the fields that are sent. A body with neither name nor webUrl is refused with 400 `name-or-weburl-required`, a webUrl for anything but a web asset with 400 `not-a-web-asset`; the codes of createAsset apply too. Send the `ETag` of getMyAsset in `If-Match` so that nobody's change is lost.
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
         * @description Takes the whole file in one body, of the size that was announced; another size answers 400 `size-mismatch`, and more bytes than announced end the call with 413. A token that is unknown, used up or too old answers 404, a file that is already there 409 `already-uploaded`. An upload that breaks off leaves nothing and may be tried again.
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
         * @description The last of the three calls. The hub checks what was uploaded and prepares it; getFile says when it is ready. With `error` the upload is given up and the file becomes invalid. A token that is wrong or too old answers 400 `token-invalid`, bytes that never came 409 `not-uploaded`, a second call 409 `already-finished`.
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
}
export type webhooks = Record<string, never>;
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
         * @description The offset to ask for next; null at the end of the list.
         * @example null
         */
        NextOffset: number | null;
        /** @description A page of a learner's playlists. */
        PlaylistPage: {
            /** @description The playlists of this page, the newest change first. */
            playlists: components["schemas"]["PlaylistListItem"][];
            total: components["schemas"]["Total"];
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
            /** @description A stable name of the problem, for example `not-found` or `content-locked`. */
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
        /** @description Who made the content; null where it came with the hub. */
        Author: {
            id: components["schemas"]["Id"];
            /** @description The person's name as the hub shows it. */
            displayName: string;
            pictureUrl: components["schemas"]["PictureUrl"];
        } | null;
        /** @description A person as others see them. */
        Person: {
            id: components["schemas"]["Id"];
            /** @description The person's name as the hub shows it. */
            displayName: string;
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
        /** @description The badge that completing the playlist awards; null where there is none. */
        PlaylistBadge: {
            id: components["schemas"]["Id"];
            imageId: components["schemas"]["NullableId"];
            /** @description What the picture shows, for those who do not see it. */
            imageAlternativeText: string | null;
            /**
             * @description The frame of the picture.
             * @enum {string}
             */
            style: "sticker" | "rose";
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
            /** @description Why it is recommended to the caller; null where it is not. */
            recommendationType: string | null;
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
             * @description What the item is. (enum property replaced by openapi-typescript)
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
        /** @description A new playlist. */
        PlaylistCreate: {
            name: components["schemas"]["ContentName"];
            description?: components["schemas"]["Description"];
            locale?: components["schemas"]["Locale"];
            tags?: components["schemas"]["Tags"];
            /** @description The ids of the topics that it stands under. */
            topics?: components["schemas"]["Id"][];
            thumbnailId?: components["schemas"]["NullableId"];
            ownerTeamId?: components["schemas"]["NullableId"];
            audience?: components["schemas"]["Audience"];
            teamIds?: components["schemas"]["TeamIds"];
            /** @description Whether members of the owning team may add to it. False unless said. */
            allow_member_contributions?: boolean;
            /** @description Whether its items show their rank as a number. False unless said. */
            playlist_numbering?: boolean;
            externalRefId?: components["schemas"]["ExternalRefId"];
            /** @description Whether it is optional in the parent playlist, where one is given. */
            optional?: boolean;
            parentPlaylistId?: components["schemas"]["NullableId"];
            selectedTopicId?: components["schemas"]["NullableId"];
            goal?: components["schemas"]["Goal"];
        };
        /** @description The new playlist's id. */
        PlaylistCreated: {
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
        /**
         * @description The person's name as the hub shows it, first name and last name.
         * @example Demo Learner
         */
        DisplayName: string;
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
        /**
         * @description What the content is. A playlist, or one of the four kinds of asset.
         * @example scorm
         * @enum {string}
         */
        CardType: "playlist" | "upload" | "zip" | "web" | "scorm";
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
            nextOffset: components["schemas"]["NextOffset"];
        };
        /** @description A way to complete what was typed. */
        SearchTerm: {
            /** @description What to search for. */
            term: string;
            /** @description How many things that the caller may see have it as their name or as a tag. */
            count: number;
        };
        /** @description A page of search terms. */
        SearchTermPage: {
            /** @description The terms, the one that finds most first. */
            items: components["schemas"]["SearchTerm"][];
            total: components["schemas"]["Total"];
            nextOffset: components["schemas"]["NextOffset"];
        };
        /**
         * @description How many things the caller would see with this filter.
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
            /** @description How many playlists and assets stand under it that the caller may see. */
            contentCount: number;
        };
        /** @description A piece of content (format `cards`) or a topic (format `topics`). */
        BrowseItem: components["schemas"]["ContentCard"] | components["schemas"]["TopicCard"];
        /** @description A page of what there is to browse. */
        BrowsePage: {
            /** @description Content or topics, as `format` says. */
            items: components["schemas"]["BrowseItem"][];
            total: components["schemas"]["Total"];
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
         * @description The name of a file with its ending, without folders.
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
            /**
             * @description What the item is.
             * @enum {string}
             */
            type: "playlist" | "upload" | "zip" | "web" | "scorm";
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
        /**
         * @description How far a file is. Announced (`draft`), being checked and prepared (`processing`), usable (`ready`), or refused (`invalid`).
         * @example ready
         * @enum {string}
         */
        FileStatus: "draft" | "processing" | "invalid" | "ready";
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
                    "application/json": components["schemas"]["PlaylistCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                size: "small" | "medium" | "large";
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
            400: components["responses"]["BadRequest"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
