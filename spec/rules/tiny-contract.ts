/** A contract of one tag and two operations that keeps every house rule; each test breaks a copy of it in one place. */
export function tinyContract() {
  const problem = {
    description: 'It failed.',
    content: { 'application/problem+json': { schema: word(), example: 'no' } },
  }
  const failures = (...statuses: string[]) => Object.fromEntries(statuses.map((status) => [status, problem]))
  return {
    openapi: '3.1.1',
    info: { title: 'Tiny', version: '1.0.0' },
    tags: [{ name: 'playlists', description: 'Playlists.' }],
    'x-tagGroups': [{ name: 'Store', tags: ['playlists'] }],
    'x-problems': {} as Record<string, object>,
    'x-entities': { Playlist: { id: 'playlistId' } } as Record<string, object>,
    paths: {
      '/playlists/': {
        parameters: [] as object[],
        get: {
          operationId: 'listPlaylists',
          tags: ['playlists'],
          'x-access': { allow: ['member'], object: 'visible', risk: ['object'] } as object | undefined,
          'x-rate': 'read' as string | undefined,
          'x-resource': { entity: 'Playlist', does: 'list' } as object | undefined,
          parameters: [number('limit'), number('offset')] as object[],
          responses: {
            '200': { description: 'All is well.', content: { 'application/json': { schema: word(), example: 'yes' } } },
            ...failures('400', '401', '403', '429', '500', '503'),
          } as Record<string, object>,
        },
        post: {
          operationId: 'createPlaylist',
          tags: ['playlists'],
          'x-access': { allow: [{ privilege: 'playlist_write' }], audit: 'CREATE' } as object,
          'x-rate': 'write',
          'x-resource': { entity: 'Playlist', does: 'create' } as object,
          parameters: [key()] as object[],
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Draft' } as object,
                example: { name: 'A' } as unknown,
              },
            },
          },
          responses: failures('400', '401', '403', '408', '412', '413', '415', '429', '500', '503'),
        },
      },
    },
    components: { schemas: { Draft: draft() as object } as Record<string, object> },
  }
}

export type TinyContract = ReturnType<typeof tinyContract>

function draft() {
  return { type: 'object', additionalProperties: false, properties: { name: word() } }
}

/** A bounded string. */
export function word() {
  return { type: 'string', maxLength: 10, description: 'A word.' }
}

/** The parameter of calls that can be repeated. */
function key() {
  return { name: 'Idempotency-Key', in: 'header', description: 'Names the call.', schema: word() }
}

/** A bounded query parameter. */
export function number(name: string, place = 'query') {
  return { name, in: place, description: `The ${name}.`, schema: { type: 'integer', minimum: 1, maximum: 100 } }
}
