import { number, word, type TinyContract } from './tiny-contract.ts'

/** One way to break a house rule. */
export interface Breach {
  rule: string
  what: string
  damage: (contract: TinyContract) => void
  /** What the rule says, in full where it is about one thing. */
  says: string | RegExp
}

const listOf = (contract: TinyContract) => contract.paths['/playlists/'].get
const postOf = (contract: TinyContract) => contract.paths['/playlists/'].post
const mediaOf = (contract: TinyContract) => postOf(contract).requestBody.content['application/json']
const described = { description: 'It.' }
const open = { type: 'object', ...described, properties: { name: word() } }
const withDefault = {
  type: 'object',
  ...described,
  additionalProperties: false,
  properties: { colour: { ...word(), default: 'red' } },
}

/** An id. */
const anId = { type: 'string', format: 'uuid', maxLength: 36, description: 'An id.' }

/** Lets managers call the operation, and gives the body that they send. */
function forManagers(contract: TinyContract, properties: Record<string, object>) {
  postOf(contract)['x-access'] = {
    allow: [{ manager: 'ownerTeam', of: { team: 'body/ownerTeamId' } }],
    audit: 'CREATE',
  }
  mediaOf(contract).example = {}
  return { ...open, properties: { ownerTeamId: anId, ...properties }, additionalProperties: false }
}

/** Gives the list an answer with these fields. */
function answerOf(contract: TinyContract, properties: Record<string, object>) {
  const schema = { type: 'object', ...described, properties }
  const content = { 'application/json': { schema, example: {} } }
  listOf(contract).responses['200'] = { description: 'All is well.', content }
}

/** Has the POST make something. */
function made(contract: TinyContract, more: object = {}) {
  Object.assign(postOf(contract).responses, { '201': listOf(contract).responses['200'] })
  Object.assign(postOf(contract), more)
}

/** Has the POST be an update by PATCH instead. */
function updating(contract: TinyContract, parameters: object[], more: object = {}) {
  const { post, ...others } = contract.paths['/playlists/']
  const resource = { entity: 'Playlist', does: 'update' }
  const named = { ...number('playlistId', 'path'), required: true }
  const patch = { ...post, operationId: 'updatePlaylist', parameters: [named, ...parameters], 'x-resource': resource }
  Object.assign(contract.paths, { '/playlists/': others, '/playlists/{playlistId}': { patch: { ...patch, ...more } } })
}

function ifMatch(required: boolean) {
  return { ...number('If-Match', 'header'), schema: word(), required }
}

/** What a call says that goes away. */
const ending = {
  'x-deprecated-since': '2026-11-23',
  'x-sunset': '2027-12-31',
  'x-replaced-by': 'createPlaylist',
}

export const breaches: Breach[] = [
  {
    rule: 'defaults-given',
    what: 'a default in words',
    damage: (contract) =>
      Object.assign(contract.components.schemas, {
        Draft: {
          ...open,
          additionalProperties: false,
          properties: { name: { ...word(), description: 'It. `A` by default.' } },
        },
      }),
    says: /^Give the default as default: instead of in words \("by default"\)/,
  },
  {
    rule: 'defaults-given',
    what: 'a default of a parameter in words',
    damage: (contract) =>
      listOf(contract).parameters.push({
        ...number('rank', 'query'),
        description: 'The rank; 1 where it is left out.',
      }),
    says: /^Give the default as default: instead of in words \("1 where it is left out"\)/,
  },
  {
    rule: 'access-stated',
    what: "a manager's rule that looks at nothing",
    damage: (contract) => (listOf(contract)['x-access'] = { allow: [{ manager: 'team' }] }),
    says: /^listPlaylists: say in of: what the manager's team owns/,
  },
  {
    rule: 'access-stated',
    what: 'a second thing without its place',
    damage: (contract) => (listOf(contract)['x-access'] = { allow: ['admin'], also: [{ allow: ['admin'] }] }),
    says: 'listPlaylists: x-access.also says in named what it is about, for example body/parent_id.',
  },
  {
    rule: 'operation-id-form',
    what: 'a name without a verb',
    damage: (contract) => (listOf(contract).operationId = 'playlists'),
    says: 'playlists: name it camelCase verb + noun, for example listMyPlaylists.',
  },
  {
    rule: 'operation-id-form',
    what: 'two names that differ only in case',
    damage: (contract) => {
      listOf(contract).operationId = 'getPlaylist'
      postOf(contract).operationId = 'getPlayList'
    },
    says: 'getPlayList differs from getPlaylist only in case.',
  },
  {
    rule: 'access-stated',
    what: 'no access rule',
    damage: (contract) => Reflect.deleteProperty(listOf(contract), 'x-access'),
    says: 'listPlaylists: say in x-access who may call it, for example { allow: [member], object: visible }.',
  },
  ...(
    [
      ['nobody who may call', { allow: [] }, 'listPlaylists: x-access.allow must name who may call it.'],
      ['an unknown caller', { allow: ['friend'] }, 'listPlaylists: x-access.allow does not know "friend".'],
      ['an unknown privilege', { allow: [{ privilege: 'cake_eat' }] }, /does not know \{"privilege":"cake_eat"\}/],
      ['one privilege where all of several are meant', { allow: [{ privileges: ['user_read'] }] }, /does not know/],
      [
        'a privilege together with a manager',
        { allow: [{ manager: 'team', privilege: 'user_read' }] },
        /does not know/,
      ],
      ['an unknown kind of manager', { allow: [{ manager: 'friend' }] }, /does not know \{"manager":"friend"\}/],
      ['an unknown scope', { allow: [{ scope: 'cake:eat' }] }, /does not know \{"scope":"cake:eat"\}/],
      [
        'an unknown key',
        { allow: ['member'], allows: 1 },
        /^listPlaylists: x-access knows no allows; it knows allow, also, feature/,
      ],
      ['an unknown feature', { allow: ['member'], feature: 'magic' }, 'listPlaylists: there is no feature magic.'],
      [
        'an unknown object',
        { allow: ['member'], object: 'all' },
        /x-access\.object is one of visible, own, managed, signed\./,
      ],
      ['an unknown risk', { allow: ['member'], risk: ['fire'] }, /x-access\.risk knows .*, not fire\./],
      ['a step-up for API tokens', { allow: ['member'], stepUp: true }, /no API token has. Say security: /],
      ['an enrolment that is neither', { allow: ['member'], enrolment: 'maybe' }, /enrolment is true or left out/],
      ['an unknown audit action', { allow: ['member'], audit: 'PAINT' }, /x-access\.audit is one of CREATE, DELETE/],
    ] as const
  ).map(([what, access, says]) => ({
    rule: 'access-stated',
    what,
    damage: (contract: TinyContract) => void (listOf(contract)['x-access'] = access),
    says,
  })),
  {
    rule: 'managers-bounded',
    what: 'an id that a manager may set to anything',
    damage: (contract) => (mediaOf(contract).schema = forManagers(contract, { contentId: anId })),
    says: /^Say in x-manager what a manager may set contentId to: any, /,
  },
  {
    rule: 'managers-bounded',
    what: 'ids deep in a list that a manager may set to anything',
    damage: (contract) => {
      contract.components.schemas['Entry'] = closed({ type: 'array', maxItems: 9, ...described, items: anId })
      const entries = { type: 'array', maxItems: 9, ...described, items: { $ref: '#/components/schemas/Entry' } }
      mediaOf(contract).schema = forManagers(contract, { entries })
    },
    says: /^Say in x-manager what a manager may set it to: any, /,
  },
  {
    rule: 'managers-bounded',
    what: 'an audience that a manager may choose freely',
    damage: (contract) => (mediaOf(contract).schema = forManagers(contract, { audience: word() })),
    says: /^Say in x-manager what a manager may set audience to: any, /,
  },
  {
    rule: 'managers-bounded',
    what: 'a bound that nobody knows',
    damage: (contract) =>
      (mediaOf(contract).schema = forManagers(contract, { name: { ...word(), 'x-manager': 'some' } })),
    says: /^x-manager of name is one of any, /,
  },
  ...(
    [
      [
        'no entity',
        undefined,
        'listPlaylists: say in x-resource what it does to which entity, for example { entity: Topic, does: update }.',
      ],
      ['an unknown entity', { entity: 'Cake', does: 'list' }, /there is no entity Cake/],
      ['an unknown key of it', { entity: 'Playlist', does: 'list', where: 1 }, /knows no where; it knows entity, does/],
      ['an unknown thing done', { entity: 'Playlist', does: 'paint' }, /x-resource\.does is one of list, get/],
      [
        'a read that affects something',
        { entity: 'Playlist', does: 'list', affects: ['Playlist'] },
        /affects nothing\./,
      ],
      ['a change of nobody knows which', { entity: 'Playlist', does: 'delete' }, /say in x-resource\.id which/],
      ['an id that is not taken', { entity: 'Playlist', does: 'update', id: 'ids' }, /takes no ids that could be/],
      [
        'a field that no answer has',
        { entity: 'Playlist', does: 'act', id: 'all', sets: { isRed: true } },
        /has a field isRed\./,
      ],
    ] as const
  ).map(([what, resource, says]) => ({
    rule: 'resource-stated',
    what,
    damage: (contract: TinyContract) => void (listOf(contract)['x-resource'] = resource),
    says,
  })),
  {
    rule: 'resource-stated',
    what: 'a list that is no GET',
    damage: (contract) => {
      postOf(contract).operationId = 'searchPlaylists'
      postOf(contract)['x-resource'] = { entity: 'Playlist', does: 'list' }
      postOf(contract).parameters = [number('limit'), number('offset')]
    },
    says: 'searchPlaylists: a list is a GET or a HEAD.',
  },
  {
    rule: 'resource-stated',
    what: 'a name that says something else',
    damage: (contract) => (postOf(contract)['x-resource'] = { entity: 'Playlist', does: 'update', id: 'name' }),
    says: 'createPlaylist: it says create in its name and update in x-resource.',
  },
  {
    rule: 'resource-stated',
    what: 'an entity that no operation is about',
    damage: (contract) => (contract['x-entities']['Cake'] = {}),
    says: 'No operation is about Cake. Take it out of spec/common/entities.yaml.',
  },
  {
    rule: 'resource-stated',
    what: 'an entity that shows what is none',
    damage: (contract) => (contract['x-entities'] = { Playlist: { shows: ['Cake'] } }),
    says: 'Playlist names Cake, which is no entity.',
  },
  {
    rule: 'ways-in-listed',
    what: 'a token where none is let in',
    damage: (contract) =>
      Object.assign(listOf(contract), { 'x-access': { allow: ['admin'] }, security: [{ session: [] }, { token: [] }] }),
    says: /^listPlaylists: x-access lets no token in with the scopes none\./,
  },
  {
    rule: 'ways-in-listed',
    what: 'a token of another scope',
    damage: (contract) => Object.assign(listOf(contract), { security: [{ token: ['playlist_read'] }] }),
    says: /^listPlaylists: x-access lets no token in with the scopes playlist_read\./,
  },
  {
    rule: 'keys-taken',
    what: 'a POST that cannot be repeated',
    damage: (contract) => (postOf(contract).parameters = []),
    says: 'createPlaylist: let it take an Idempotency-Key, or say in x-unkeyed why it is safe to repeat without one.',
  },
  {
    rule: 'keys-taken',
    what: 'an excuse for a call that takes no key anyway',
    damage: (contract) => Object.assign(listOf(contract), { 'x-unkeyed': 'It reads.' }),
    says: 'listPlaylists: take out x-unkeyed, it takes no key anyway.',
  },
  ...(
    [
      ['a call that goes away and says nothing of it', {}, /so say x-deprecated-since and x-sunset and x-replaced-by/],
      ['a call that goes away too soon', { ...ending, 'x-sunset': '2027-01-01' }, /a year apart at least/],
      [
        'a call that another replaces that goes away too',
        { ...ending, 'x-replaced-by': 'listPlaylists' },
        /a call that stays/,
      ],
      ['a call that nobody replaces', { ...ending, 'x-replaced-by': 'listCakes' }, /a call that stays, not listCakes/],
      ['an end of a call that stays', { 'x-sunset': '2027-12-31', deprecated: false }, /take out x-sunset/],
    ] as const
  ).map(([what, more, says]) => ({
    rule: 'deprecations-told',
    what,
    damage: (contract: TinyContract) => Object.assign(listOf(contract), { deprecated: true, ...more }),
    says,
  })),
  {
    rule: 'deprecations-told',
    what: 'a call whose successor needs an id that it has not',
    damage: (contract) => {
      updating(contract, [ifMatch(true)])
      Object.assign(listOf(contract), { deprecated: true, ...ending, 'x-replaced-by': 'updatePlaylist' })
    },
    says: /^listPlaylists: updatePlaylist needs more in its path/,
  },
  {
    rule: 'restorables-told',
    what: 'a list of what can be restored, nobody knows until when',
    damage: (contract) => {
      const named = { ...number('playlistId', 'path'), required: true }
      const { post, get } = contract.paths['/playlists/']
      const { requestBody: _body, ...rest } = post
      const restore = {
        ...rest,
        operationId: 'restorePlaylist',
        parameters: [named, ...post.parameters],
        'x-access': { ...post['x-access'], object: 'own', risk: ['object'] },
        'x-resource': { entity: 'Playlist', does: 'restore' },
      }
      Object.assign(contract.paths, { '/playlists/{playlistId}/restore': { post: restore } })
      const items = {
        type: 'array',
        maxItems: 1,
        ...described,
        items: { type: 'object', properties: { isDeleted: { type: 'boolean', ...described } } },
      }
      const schema = { type: 'object', ...described, properties: { items } }
      const content = { 'application/json': { schema, example: {} } }
      get.responses['200'] = { description: 'All is well.', content }
    },
    says: 'listPlaylists: say in restorableUntil until when a deleted Playlist can be restored.',
  },
  {
    rule: 'locations-known',
    what: 'something made that nobody can find',
    damage: (contract) => {
      made(contract)
      Reflect.deleteProperty(contract.paths['/playlists/'], 'get')
    },
    says: /^createPlaylist: say in x-location which GET shows what it makes, such as /,
  },
  {
    rule: 'locations-known',
    what: 'a location that leads nowhere',
    damage: (contract) => made(contract, { 'x-location': '/cakes/{cakeId}' }),
    says: 'createPlaylist: its x-location /cakes/{cakeId} is no address with a GET.',
  },
  {
    rule: 'locations-known',
    what: 'a location of what makes nothing',
    damage: (contract) => Object.assign(listOf(contract), { 'x-location': '/playlists/' }),
    says: 'listPlaylists: take out x-location, it makes nothing.',
  },
  {
    rule: 'locations-known',
    what: 'an excuse for what makes nothing',
    damage: (contract) => Object.assign(listOf(contract), { 'x-unlocated': 'It is short.' }),
    says: 'listPlaylists: take out x-unlocated.',
  },
  ...(
    [
      ['an update that asks for no version', {}, [], /let it take a required If-Match, or say in x-unversioned why/],
      ['an update to which the version is optional', {}, [ifMatch(false)], /let it take a required If-Match/],
      [
        'an excuse for what takes no version anyway',
        { 'x-unversioned': 'It is short.', operationId: 'updateMyPlaylist' },
        [],
        'updateMyPlaylist: take out x-unversioned, it takes no version anyway.',
      ],
      [
        'a version that nobody is to ask for',
        { operationId: 'updateMyPlaylist' },
        [ifMatch(true)],
        'updateMyPlaylist: take out If-Match, or say x-versioned: true.',
      ],
      [
        'a word for what takes a version anyway',
        { 'x-versioned': true },
        [ifMatch(true)],
        'updatePlaylist: take out x-versioned, it takes a version anyway.',
      ],
    ] as const
  ).map(([what, more, parameters, says]) => ({
    rule: 'versions-named',
    what,
    damage: (contract: TinyContract) => updating(contract, [...parameters], more),
    says,
  })),
  {
    rule: 'rate-stated',
    what: 'no bucket for the rate limit',
    damage: (contract) => Reflect.deleteProperty(listOf(contract), 'x-rate'),
    says: /^listPlaylists: say in x-rate which limit counts the call: read, write,/,
  },
  {
    rule: 'examples-given',
    what: 'a request without example',
    damage: (contract) => delete mediaOf(contract).example,
    says: 'Request body: give an example of the application/json body under examples.',
  },
  {
    rule: 'examples-given',
    what: 'a response without example',
    damage: (contract) =>
      (listOf(contract).responses['200'] = {
        description: 'Yes.',
        content: { 'application/json': { schema: word() } },
      }),
    says: 'Response 200: give an example of the application/json body under examples.',
  },
  {
    rule: 'keys-answered',
    what: 'a list that takes a key and answers none',
    damage: (contract) => {
      listOf(contract).parameters = [number('limit'), number('offset'), number('after')]
      answerOf(contract, { nextOffset: word() })
    },
    says: 'listPlaylists: a list that takes after answers nextAfter, and one that answers it takes it.',
  },
  {
    rule: 'keys-answered',
    what: 'a list that answers a key and takes none',
    damage: (contract) => answerOf(contract, { nextOffset: word(), nextAfter: word() }),
    says: 'listPlaylists: a list that takes after answers nextAfter, and one that answers it takes it.',
  },
  {
    rule: 'downloads-ticketed',
    what: 'a download without a ticket',
    damage: (contract) => listOf(contract).parameters.push(number('attachment')),
    says: 'listPlaylists: what can be saved as a file takes a sessionToken, as every download does.',
  },
  {
    rule: 'lists-paged',
    what: 'a list without an end',
    damage: (contract) => (listOf(contract).parameters = [number('limit')]),
    says: 'listPlaylists: a list takes limit and offset, or says in x-unpaged why it is always short.',
  },
  {
    rule: 'lists-sorted',
    what: 'a table that cannot be sorted',
    damage: (contract) => listOf(contract).parameters.push(number('updatedSince'), number('column')),
    says: 'listPlaylists: a list that takes updatedSince is a table of admins, so let it be sorted by column and order.',
  },
  {
    rule: 'lists-paged',
    what: 'an excuse for a list that has its pages',
    damage: (contract) => Object.assign(listOf(contract), { 'x-unpaged': 'It is short.' }),
    says: 'listPlaylists: take out x-unpaged, it is needed no longer.',
  },
  {
    rule: 'lists-paged',
    what: 'an excuse for a call that is no list',
    damage: (contract) => Object.assign(postOf(contract), { 'x-unpaged': 'It is short.' }),
    says: 'createPlaylist: take out x-unpaged, it is needed no longer.',
  },
  {
    rule: 'problems-known',
    what: 'a problem that nobody explains',
    damage: (contract) => Object.assign(postOf(contract), { 'x-problems': ['name-taken'] }),
    says: 'createPlaylist: say in spec/common/problems.yaml what the problem name-taken is.',
  },
  {
    rule: 'problems-known',
    what: 'a problem whose status is not declared',
    damage: (contract) => {
      contract['x-problems'] = { 'name-taken': { status: 409, detail: 'Taken.' } }
      Object.assign(postOf(contract), { 'x-problems': ['name-taken'] })
    },
    says: 'createPlaylist: the problem name-taken is answered with 409. Declare that status.',
  },
  {
    rule: 'problems-known',
    what: 'a problem that no operation has',
    damage: (contract) => (contract['x-problems'] = { 'name-taken': { status: 400, detail: 'Taken.' } }),
    says: 'No operation names the problem name-taken. Take it out of spec/common/problems.yaml.',
  },
  {
    rule: 'names-in-style',
    what: 'a schema with a small first letter',
    damage: (contract) => {
      contract.components.schemas['draft'] = word()
    },
    says: 'Name the schema draft in PascalCase.',
  },
  {
    rule: 'names-in-style',
    what: 'a field with a hyphen',
    damage: (contract) => {
      contract.components.schemas['Note'] = {
        type: 'object',
        ...described,
        additionalProperties: false,
        properties: { 'first-name': word() },
      }
    },
    says: 'Name the field first-name in camelCase, or as the product documents spell it.',
  },
  ...(
    [
      ['path', 'playlist_id', 'camelCase, such as playlistId'],
      ['query', 'team-ids', 'camelCase, such as teamIds'],
      ['header', 'If_Match', 'words with hyphens, such as If-Match'],
    ] as const
  ).map(([place, name, style]) => ({
    rule: 'names-in-style',
    what: `a ${place} parameter out of style`,
    damage: (contract: TinyContract) =>
      void listOf(contract).parameters.push({
        ...number(name, place),
        ...(place === 'path' ? { required: true } : {}),
      }),
    says: `Name the ${place} parameter ${name} in ${style}.`,
  })),
  {
    rule: 'tag-in-one-group',
    what: 'a tag in no group',
    damage: (contract) => (contract['x-tagGroups'] = []),
    says: 'The tag playlists stands in 0 groups. Name it in exactly one entry of x-tagGroups in spec/openapi.yaml.',
  },
  {
    rule: 'tag-in-one-group',
    what: 'a tag in two groups',
    damage: (contract) => contract['x-tagGroups'].push({ name: 'File', tags: ['playlists'] }),
    says: /^The tag playlists stands in 2 groups\./,
  },
  {
    rule: 'tag-in-one-group',
    what: 'a group that names a tag that is not there',
    damage: (contract) => contract['x-tagGroups'].push({ name: 'File', tags: ['cakes'] }),
    says: 'The group File names the tag cakes, which spec/openapi.yaml does not list under tags.',
  },
  {
    rule: 'tag-listed',
    what: 'an operation with a tag that is not listed',
    damage: (contract) => (listOf(contract).tags = ['cakes']),
    says: 'listPlaylists: list its tag cakes under tags in spec/openapi.yaml, or use one that is there.',
  },
  ...(
    [
      ['string', { type: 'string' }, 'Give the string a maxLength.'],
      ['string that may be null', { type: ['string', 'null'] }, 'Give the string a maxLength.'],
      ['array', { type: 'array', items: word() }, 'Give the array a maxItems.'],
      ['integer', { type: 'integer', minimum: 0 }, 'Give the number a minimum and a maximum.'],
      ['number', { type: 'number', maximum: 5 }, 'Give the number a minimum and a maximum.'],
    ] as const
  ).map(([what, schema, says]) => ({
    rule: 'bounds-given',
    what: `an endless ${what}`,
    damage: (contract: TinyContract) =>
      void (contract.components.schemas['Draft'] = closed({ ...schema, ...described })),
    says,
  })),
  {
    rule: 'descriptions-given',
    what: 'a field that nobody explains',
    damage: (contract) => (contract.components.schemas['Draft'] = closed({ type: 'string', maxLength: 3 })),
    says: 'Describe the field it: what it means, its unit, when it is null.',
  },
  {
    rule: 'descriptions-given',
    what: 'a parameter that nobody explains',
    damage: (contract) => listOf(contract).parameters.push({ name: 'search', in: 'query', schema: word() }),
    says: 'Describe the parameter search.',
  },
  ...(
    [
      ['written in place', open],
      ['in an array', { type: 'array', maxItems: 3, items: open }],
      ['in a field', closed(open)],
      ['in a branch of a union', { type: 'object', oneOf: [open] }],
      ['that says true', { ...open, additionalProperties: true }],
    ] as const
  ).map(([what, schema]) => ({
    rule: 'request-bodies-closed',
    what: `an open object ${what}`,
    damage: (contract: TinyContract) => void (mediaOf(contract).schema = schema),
    says: 'Close this object of the request body with additionalProperties: false.',
  })),
  {
    rule: 'request-bodies-closed',
    what: 'an open object behind a reference',
    damage: (contract) => (contract.components.schemas['Draft'] = open),
    says: 'Close this object of the request body with additionalProperties: false.',
  },
  {
    rule: 'request-bodies-closed',
    what: 'an open object made of shared pieces',
    damage: (contract) => (contract.components.schemas['Draft'] = { type: 'object', allOf: [open] }),
    says: 'Close this object of the request body with unevaluatedProperties: false.',
  },
  {
    rule: 'path-level-params',
    what: 'a query parameter at path level',
    damage: (contract) => contract.paths['/playlists/'].parameters.push(number('colour')),
    says: 'Move the query parameter colour into each operation: only parameters with in: path stand at path level.',
  },
  ...(['oneOf', 'anyOf'] as const).map((key) => ({
    rule: 'no-default-in-branches',
    what: `a default inside ${key} of a body`,
    damage: (contract: TinyContract) =>
      void (mediaOf(contract).schema = closed({ ...described, [key]: [{ type: 'null' }, withDefault] })),
    says: `Take out this default: inside ${key} it is never filled in, unless a discriminator names the branch.`,
  })),
  {
    rule: 'no-default-in-branches',
    what: 'a default inside oneOf of a parameter',
    damage: (contract) =>
      listOf(contract).parameters.push({
        ...number('colour'),
        schema: { oneOf: [{ ...word(), default: 'red' }, { type: 'boolean' }] },
      }),
    says: /^Take out this default: inside oneOf/,
  },
]

/** What looks like a breach and is none. */
export const sound: [what: string, change: (contract: TinyContract) => void][] = [
  ['a contract that keeps them all', () => undefined],
  [
    'an operation for anyone without 401 and 403',
    (contract) => {
      listOf(contract)['x-access'] = { allow: ['anyone'] }
      for (const status of ['401', '403']) delete listOf(contract).responses[status]
    },
  ],
  [
    'a short list that says why',
    (contract) => {
      listOf(contract).parameters = []
      Object.assign(listOf(contract), { 'x-unpaged': 'A hub has a handful.' })
    },
  ],
  [
    'ids that say what a manager may set them to, and one that its rule names',
    (contract) =>
      (mediaOf(contract).schema = forManagers(contract, { contentId: { ...anId, 'x-manager': 'usableContent' } })),
  ],
  [
    'tokens of the scopes that are let in',
    (contract) =>
      Object.assign(listOf(contract), {
        'x-access': { allow: ['member', { privilege: 'playlist_read' }] },
        security: [{ session: [] }, { token: ['me'] }, { token: ['playlist_read'] }],
      }),
  ],
  ['an update that asks for a version', (contract) => updating(contract, [ifMatch(true)])],
  [
    'an update that says why the last word counts',
    (contract) => updating(contract, [], { 'x-unversioned': 'It sets a place.' }),
  ],
  ['something made that is found in the list there', (contract) => made(contract)],
  [
    'something made that says why nothing shows it',
    (contract) => {
      made(contract, { 'x-unlocated': 'It is used, not read.' })
      Reflect.deleteProperty(contract.paths['/playlists/'], 'get')
    },
  ],
  [
    'a POST that says why it needs no key',
    (contract) => {
      postOf(contract).parameters = []
      Object.assign(postOf(contract), { 'x-unkeyed': 'It changes nothing the second time.' })
    },
  ],
  [
    'an event that the hub sends, which nobody calls',
    (contract) => {
      const { operationId: _, 'x-access': _access, 'x-rate': _rate, ...sent } = postOf(contract)
      Object.assign(contract, { webhooks: { playlistMade: { post: { ...sent, operationId: 'playlistMade' } } } })
    },
  ],
  [
    'a path parameter at path level',
    (contract) => contract.paths['/playlists/'].parameters.push({ ...number('id', 'path'), required: true }),
  ],
  [
    'a map with values of a kind',
    (contract) => (mediaOf(contract).schema = { type: 'object', additionalProperties: word() }),
  ],
  [
    'a union whose branches are closed',
    (contract) => (mediaOf(contract).schema = { type: 'object', oneOf: [closed(word())] }),
  ],
  [
    'shared pieces closed as a whole',
    (contract) =>
      (contract.components.schemas['Draft'] = { type: 'object', allOf: [open], unevaluatedProperties: false }),
  ],
  [
    'an open object in an answer',
    (contract) =>
      (listOf(contract).responses['200'] = {
        description: 'Yes.',
        content: { 'application/json': { schema: open, example: {} } },
      }),
  ],
  ['a default outside of unions', (contract) => (mediaOf(contract).schema = withDefault)],
  [
    'a default inside a union with a discriminator',
    (contract) => {
      contract.components.schemas['Draft'] = {
        type: 'object',
        discriminator: { propertyName: 'colour' },
        oneOf: [withDefault],
      }
    },
  ],
  [
    'a default inside a union of an answer',
    (contract) => {
      listOf(contract).responses['200'] = {
        description: 'Yes.',
        content: { 'application/json': { schema: { oneOf: [withDefault] }, example: {} } },
      }
    },
  ],
]

function closed(it: object) {
  return { type: 'object', ...described, additionalProperties: false, properties: { it } }
}
