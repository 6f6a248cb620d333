import { call, type Browser, type Step } from './scenario.ts'

/** Steps with which scenarios make content. What is made is kept under the name, so `$name.id` is its id. */

/** A link that opens in a tab: the mock cannot ask a page whether it may be framed. */
export function link(keep: string, name: string, about: object = {}): Step {
  return call('admin', 'createAsset', 201, {
    body: {
      type: 'web',
      name,
      webUrl: 'https://www.hub.example/words',
      published: true,
      openInIframe: false,
      ...about,
    },
    keep,
  })
}

export function asset(keep: string, type: 'upload' | 'zip' | 'scorm', file: string, about: object = {}): Step {
  return call('admin', 'createAsset', 201, {
    body: { type, name: `The ${keep}`, fileId: `$${file}.fileId`, published: true, ...about },
    keep,
  })
}

export function playlist(keep: string, name: string, about: object = {}, who: Browser = 'admin'): Step {
  return call(who, 'createPlaylist', 201, { body: { name, ...about }, keep })
}

/** Puts sections and content into a playlist that was just made. */
export function arranged(keep: string, contents: object[], who: Browser = 'admin'): Step[] {
  const path = { playlistId: `$${keep}.id` }
  return [
    call(who, 'listPlaylistContents', 200, { path, keep: `${keep} contents` }),
    call(who, 'updatePlaylistContents', 200, {
      path,
      body: contents,
      headers: { 'if-match': `$${keep} contents.etag` },
    }),
  ]
}
