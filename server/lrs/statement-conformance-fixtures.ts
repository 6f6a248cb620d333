import { expect } from 'vitest'
import { newId } from '../platform/ids.ts'
import {
  ACTIVITY,
  ADA,
  allOf,
  asks,
  both,
  inner,
  newVerb,
  notTaken,
  readBack,
  REF,
  refuses,
  says,
  statements,
  statusOf,
  stored,
  takes,
  TEAM,
  VERB,
  voiding,
  without,
  type Section,
} from './conformance-fixtures.ts'

/** What ADL asks of statements: part two of xAPI 1.0.3. */

const OBJECT = { key: 'an object' }
const ACCOUNT = { homePage: 'https://people.example', name: 'ada' }
const EMPTIES = { 'https://x.example/null': null, 'https://x.example/text': '', 'https://x.example/object': {} }
const NO_UUIDS = ['12345', '123456781234423482341234567890120', 'Z2345678-1234-4234-8234-123456789012', 12345, OBJECT]
const NO_IRIS = ['ab=c://should.fail', 'no scheme', '', 12345, OBJECT]
const NO_MAPS = ['text', 12345, ['text'], { 'not a tag': 'text' }, { a12345678: 'text' }, { 'en-GB': 1 }, { de: null }]

const define = (more: object) => ({ object: { ...ACTIVITY, definition: { ...ACTIVITY.definition, ...more } } })
const asGiven = (object: unknown) => ({ object })

/** An interaction of each type with a list of its own. */
const LISTS: [name: string, type: string][] = [
  ['choices', 'choice'],
  ['scale', 'likert'],
  ['source', 'matching'],
  ['target', 'matching'],
  ['steps', 'performance'],
]
const TYPES = [
  'true-false',
  'choice',
  'fill-in',
  'long-fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
  'other',
]
const COMPONENT = { id: 'a', description: { 'en-GB': 'A' } }
const NO_COMPONENTS = ['text', 1, OBJECT, ['text'], [1], [[]], [{ description: { de: 'ohne' } }]]
const listed = (name: string) => (value: unknown) =>
  define({ interactionType: LISTS.find(([each]) => each === name)![1], [name]: value })
const lists = (name: string) =>
  allOf(takes(...both(listed(name)([COMPONENT]))), refuses(...both(...NO_COMPONENTS.map(listed(name)))))

/** Wherever an actor stands. */
const actors = (who: unknown) => [
  ...both({ actor: who }, { object: who }, { context: { instructor: who } }),
  says({ authority: who }),
]
const groups = (who: unknown) => both({ actor: who }, { object: who }, { context: { team: who } })
const agentWith = (more: object) => ({ objectType: 'Agent', ...more })
const groupWith = (more: object) => ({ objectType: 'Group', ...more })
const IDENTIFIERS = [
  { mbox: 'mailto:ada@example.org' },
  { mbox_sha1sum: 'ebd31e95054c018b10727ccffd2ef2ec3a016ee9' },
  { openid: 'https://ada.example' },
  { account: ACCOUNT },
]
const PAIRS = IDENTIFIERS.flatMap((one, nth) => IDENTIFIERS.slice(nth + 1).map((other) => ({ ...one, ...other })))

const identified = (name: string, wrong: readonly unknown[]) =>
  refuses(
    ...wrong.flatMap((value) => [...actors(agentWith({ [name]: value })), ...groups(groupWith({ [name]: value }))]),
  )

const context = (more: object) => ({ context: more })
const result = (more: object) => ({ result: more })
const scored = (...scores: readonly unknown[]) => both(...scores.map((score) => ({ result: { score } })))
const linked = (which: string, value: unknown) => context({ contextActivities: { [which]: value } })
const CONTEXTS = ['parent', 'grouping', 'category', 'other']

const FILE = {
  usageType: 'https://usages.example/certificate',
  display: { 'en-GB': 'Certificate' },
  contentType: 'text/plain; charset=ascii',
  length: 27,
  sha2: '495395e777cd98da653df9615d09c0fd6bb2f8d4788394cd53c56a3bfdcd848a',
  fileUrl: 'https://files.example/certificate.txt',
}
const attached = (...files: readonly unknown[]) => both(...files.map((file) => ({ attachments: [file] })))
const needsOfFile = (name: string, ...wrong: readonly unknown[]) =>
  allOf(
    takes(says({ attachments: [FILE] })),
    refuses(...attached(without(name, FILE), ...wrong.map((value) => ({ ...FILE, [name]: value })))),
  )

export const statementSections: readonly Section[] = [
  {
    title: 'Data 2.2, format',
    requirements: [
      asks(
        1,
        'no null and nothing empty outside extensions',
        allOf(
          refuses(
            ...both(
              { actor: { ...ADA, name: null } },
              { verb: { ...VERB, display: { 'en-US': null } } },
              context({ registration: null }),
              define({ moreInfo: null }),
              { result: null },
              context({ contextActivities: {} }),
              { actor: {} },
              { verb: {} },
              { object: {} },
            ),
          ),
          takes(
            ...both(define({ extensions: EMPTIES }), result({ extensions: EMPTIES }), context({ extensions: EMPTIES })),
          ),
        ),
        'an empty object is taken where the standard names nothing that it needs, as in a result',
      ),
      asks(2, 'numbers as precise as IEEE 754', async (lrs) => {
        const score = { min: 0.12123434, raw: 12.125, max: 45.45 }
        expect((await readBack(lrs, says(result({ score })))).result.score).toEqual(score)
      }),
      asks(
        3,
        'an actor',
        refuses(without('actor'), says({ object: { objectType: 'SubStatement', ...without('actor') } })),
      ),
      asks(4, 'a verb', refuses(without('verb'), says({ object: { objectType: 'SubStatement', ...without('verb') } }))),
      asks(
        5,
        'an object',
        refuses(without('object'), says({ object: { objectType: 'SubStatement', ...without('object') } })),
      ),
      asks(
        6,
        'values of the right kind',
        refuses(
          ...scored({ max: 'one hundred' }, { max: '100' }),
          ...both(result({ success: 'yes' }), result({ completion: 'false' })),
        ),
      ),
      asks(
        7,
        'texts in the format that is asked for',
        refuses(
          ...NO_UUIDS.map((id) => says({ id })),
          ...both({ verb: { id: '' } }, asGiven({ id: '' }), { actor: { mbox: '' } }, context({ registration: '' })),
        ),
      ),
      asks(
        8,
        'names in the letters of the standard',
        refuses(
          ...[
            'iD',
            'Actor',
            'veRb',
            'oBject',
            'RESULT',
            'conText',
            'timeStamp',
            'STOred',
            'auTHORity',
            'Version',
            'attachmentS',
          ].map((name) => says({ [name]: 'x' })),
          ...both({ actor: { ...ADA, Name: 'Ada' } }, { verb: { ...VERB, Display: {} } }, result({ Score: {} })),
        ),
      ),
      asks(
        9,
        'words of a list in its letters',
        refuses(
          ...both(
            ...TYPES.map((type) => define({ interactionType: type.toUpperCase() })),
            { actor: { ...ADA, objectType: 'agent' } },
            asGiven({ ...ACTIVITY, objectType: 'activity' }),
          ),
        ),
      ),
      asks(
        10,
        'nothing that the standard does not name',
        refuses(...both({ mood: 'x' }, result({ mood: 'x' }), context({ mood: 'x' }))),
      ),
      asks(
        11,
        'IRIs with a scheme',
        refuses(...both({ verb: { id: 'example.org' } }, asGiven({ id: 'www.example.org' }), define({ type: 'x' }))),
      ),
      asks(12, 'parameters as strict as statements', async ({ system }) => {
        const wrong = [
          { verb: 'x' },
          { activity: 'x' },
          { registration: 'x' },
          { agent: '{}' },
          { since: 'x' },
          { until: '2026-02-30T00:00:00Z' },
          { statementId: 'x' },
        ]
        for (const each of wrong) expect(await statusOf(system.get(statements(each))), JSON.stringify(each)).toBe(400)
      }),
      asks(
        13,
        'tags of languages by RFC 5646',
        refuses(
          ...both(
            { verb: { ...VERB, display: { 'en-': 'x' } } },
            context({ language: 'en_GB' }),
            define({ name: { a12345678: 'x' } }),
          ),
        ),
      ),
      asks(14, 'objects that are JSON', async ({ system }) => {
        for (const body of ['{"actor":', '"x"', 'null', '{"actor" "x"}'])
          expect(await statusOf(system.post('/statements', body))).toBe(400)
      }),
      asks(15, 'texts as UTF-8', async (lrs) => {
        const name = 'Grüße, 你好, \u{1F600}'
        expect((await readBack(lrs, says({ actor: { ...ADA, name } }))).actor.name).toBe(name)
      }),
    ],
  },
  {
    title: 'Data 2.3, voiding',
    requirements: [
      asks(16, 'what voids is not voided', async (lrs) => {
        const voider = await stored(lrs, voiding(await stored(lrs, says())))
        await stored(lrs, voiding(voider))
        expect(await statusOf(lrs.system.get(statements({ statementId: voider })))).toBe(200)
      }),
      asks(
        17,
        'what voids refers to a statement, or is refused',
        refuses(voiding(newId(), { object: ACTIVITY }), voiding(newId(), { object: ADA })),
      ),
      asks(18, 'what was voided is not found by its id', async (lrs) => {
        const statementId = await stored(lrs, says())
        await stored(lrs, voiding(statementId))
        expect(await statusOf(lrs.system.get(statements({ statementId })))).toBe(404)
      }),
      asks(19, 'the verb voided voids', async (lrs) => {
        const voidedStatementId = await stored(lrs, says())
        expect(await statusOf(lrs.system.get(statements({ voidedStatementId })))).toBe(404)
        await stored(lrs, voiding(voidedStatementId))
        expect(await statusOf(lrs.system.get(statements({ voidedStatementId })))).toBe(200)
      }),
      asks(20, 'what voids says StatementRef', refuses(voiding(newId(), { object: { id: newId() } }))),
    ],
  },
  {
    title: 'Data 2.4, properties',
    requirements: [
      asks(21, 'each property once', async ({ system }) => {
        const text = JSON.stringify(says())
        for (const name of ['actor', 'verb', 'object'])
          expect(await statusOf(system.post('/statements', text.replace('{', `{"${name}":{},`)))).toBe(400)
        expect(
          await statusOf(system.post('/statements', text.replace('"name":"Ada"', '"name":"Ada","name":"Eve"'))),
        ).toBe(400)
      }),
      asks(
        22,
        'a timestamp that is one',
        refuses(...both({ timestamp: 'soon' }, { timestamp: '01/011/2015' }, { timestamp: 1 })),
      ),
      asks(23, 'stored is a moment of the hub', async (lrs) => {
        await refuses(says({ stored: 'soon' }), says({ stored: 1 }))(lrs)
        expect((await readBack(lrs, says())).stored).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      }),
      asks(
        24,
        'an authority that is an agent or a group',
        refuses(
          says({ authority: ACTIVITY }),
          says({ authority: 'x' }),
          says({ authority: { objectType: 'Activity' } }),
        ),
      ),
      asks(
        25,
        'attachments in an array',
        refuses(...both({ attachments: FILE }, { attachments: 'x' }, { attachments: ['x'] })),
      ),
      asks(26, 'an id where there is none', async (lrs) => {
        expect((await readBack(lrs, says())).id).toMatch(/^[\da-f-]{36}$/)
      }),
      asks(27, 'an id that is a UUID', refuses(...NO_UUIDS.map((id) => says({ id })))),
      asks(28, 'an id that is a text', refuses(says({ id: 12345 }), says({ id: OBJECT }))),
      asks(
        29,
        'UUIDs in their standard form',
        refuses(
          ...['{12345678-1234-4234-8234-123456789012}', '12345678123442348234123456789012'].flatMap((id) => [
            says({ id }),
            ...both(context({ registration: id }), asGiven({ ...REF, id })),
          ]),
        ),
      ),
      asks(
        30,
        'UUIDs of RFC 4122',
        refuses(...NO_UUIDS.flatMap((id) => both(context({ registration: id }), asGiven({ ...REF, id })))),
      ),
      asks(
        31,
        'an actor that is an agent or a group',
        refuses(...both({ actor: { ...ADA, objectType: 'Activity' } }, { actor: { ...ADA, objectType: 'Person' } })),
      ),
      asks(
        32,
        'an objectType that is a text',
        refuses(...actors({ ...ADA, objectType: 1 }), ...actors({ ...ADA, objectType: OBJECT })),
      ),
      asks(
        33,
        'a name that is a text',
        refuses(...actors({ ...ADA, name: 1 }), ...actors({ ...ADA, name: OBJECT }), ...groups({ ...TEAM, name: 1 })),
      ),
      asks(
        34,
        'an agent with one identifier',
        allOf(
          takes(...IDENTIFIERS.flatMap((each) => actors(agentWith(each)))),
          refuses(...actors(agentWith({ name: 'Ada' })), ...PAIRS.flatMap((each) => actors(agentWith(each)))),
        ),
      ),
      asks(35, 'members in groups alone', refuses(...actors({ ...ADA, member: [ADA] }))),
      asks(
        36,
        'members that are agents',
        refuses(
          ...groups(groupWith({ member: 'x' })),
          ...groups(groupWith({ member: OBJECT })),
          ...groups(groupWith({ member: [TEAM] })),
          ...groups(groupWith({ member: ['x'] })),
        ),
      ),
      asks(
        37,
        'a group with one identifier, or members',
        allOf(
          takes(...IDENTIFIERS.flatMap((each) => groups(groupWith(each))), ...groups(groupWith({ member: [ADA] }))),
          refuses(
            ...groups(groupWith({ name: 'x' })),
            ...groups(groupWith({ member: [] })),
            ...PAIRS.flatMap((each) => groups(groupWith(each))),
          ),
        ),
      ),
      asks(
        38,
        'an address with mailto',
        identified('mbox', ['ada@example.org', 'mailto:x', 'https://x.example', 1, OBJECT]),
      ),
      asks(39, 'a sum that is one', identified('mbox_sha1sum', ['x', 1, OBJECT])),
      asks(40, 'an OpenID that is a URI', identified('openid', NO_IRIS)),
      asks(41, 'an account that is an object', identified('account', ['x', 1, ['x'], {}])),
      asks(
        42,
        'an account with its home page',
        identified('account', [{ name: 'ada' }, ...NO_IRIS.map((homePage) => ({ ...ACCOUNT, homePage }))]),
      ),
      asks(
        43,
        'an account with its name',
        identified('account', [{ homePage: ACCOUNT.homePage }, { ...ACCOUNT, name: 1 }, { ...ACCOUNT, name: OBJECT }]),
      ),
      asks(
        44,
        'a verb with an IRI',
        refuses(...both({ verb: { display: VERB.display } }, ...NO_IRIS.map((id) => ({ verb: { id } })))),
      ),
      asks(
        45,
        'the display of a verb by languages',
        refuses(...both(...NO_MAPS.map((display) => ({ verb: { ...VERB, display } })))),
      ),
      asks(
        46,
        'an object of one of five kinds',
        allOf(
          takes(...both(asGiven(ADA), asGiven(TEAM), asGiven(REF), asGiven(without('objectType', ACTIVITY))), inner()),
          refuses(
            ...both(...['activity', 'Person', 1, OBJECT].map((objectType) => asGiven({ ...ACTIVITY, objectType }))),
          ),
        ),
      ),
      asks(
        47,
        'an activity with an IRI',
        refuses(...both(asGiven(without('id', ACTIVITY)), ...NO_IRIS.map((id) => asGiven({ ...ACTIVITY, id })))),
      ),
      asks(
        48,
        'a definition that is an object',
        refuses(...both(...['x', 1, ['x']].map((definition) => asGiven({ ...ACTIVITY, definition })))),
      ),
      asks(
        49,
        'an interaction of one of ten types',
        allOf(
          takes(...both(...TYPES.map((interactionType) => define({ interactionType })))),
          refuses(...both(...['quiz', 1, OBJECT].map((interactionType) => define({ interactionType })))),
        ),
      ),
      asks(
        50,
        'right answers in an array of texts',
        refuses(
          ...both(
            ...['x', 1, OBJECT, [1]].map((correctResponsesPattern) =>
              define({ interactionType: 'other', correctResponsesPattern }),
            ),
          ),
        ),
      ),
      asks(51, 'steps', lists('steps')),
      asks(52, 'targets', lists('target')),
      asks(53, 'sources', lists('source')),
      asks(54, 'scales', lists('scale')),
      asks(55, 'choices', lists('choices')),
      asks(56, 'names by languages', refuses(...both(...NO_MAPS.map((name) => define({ name }))))),
      asks(
        57,
        'extensions that are an object',
        refuses(...both(...['x', 1, ['x']].map((extensions) => define({ extensions })))),
      ),
      asks(
        58,
        'components with an id of their own',
        refuses(...both(...LISTS.flatMap(([name]) => [[COMPONENT, COMPONENT], [{ id: 1 }], [{}]].map(listed(name))))),
      ),
      asks(59, 'descriptions by languages', refuses(...both(...NO_MAPS.map((description) => define({ description }))))),
      asks(60, 'a type that is an IRI', refuses(...both(...NO_IRIS.map((type) => define({ type }))))),
      asks(61, 'moreInfo that is an address', refuses(...both(...NO_IRIS.map((moreInfo) => define({ moreInfo }))))),
      asks(
        62,
        'descriptions of components by languages',
        refuses(
          ...both(...LISTS.flatMap(([name]) => NO_MAPS.map((description) => listed(name)([{ id: 'a', description }])))),
        ),
      ),
      asks(
        63,
        'components that are objects',
        refuses(...both(...LISTS.flatMap(([name]) => [['x'], [1], [['x']]].map(listed(name))))),
      ),
      asks(
        64,
        'a type of interaction beside answers and lists',
        refuses(
          ...both(
            define({ correctResponsesPattern: ['x'] }),
            ...LISTS.map(([name]) => define({ [name]: [COMPONENT] })),
          ),
        ),
      ),
      asks(
        65,
        'agents and groups as objects that say so',
        refuses(...both(asGiven(without('objectType', ADA)), asGiven(without('objectType', TEAM)))),
      ),
      asks(
        66,
        'statements in statements as strict as others',
        refuses(
          inner({ verb: {} }),
          inner(result({ score: { scaled: 2 } })),
          inner({ timestamp: 'x' }),
          inner(context({ language: 'x y' })),
        ),
      ),
      asks(67, 'no authority in them', refuses(inner({ authority: ADA }))),
      asks(68, 'no version in them', refuses(inner({ version: '1.0.3' }))),
      asks(69, 'no stored in them', refuses(inner({ stored: '2026-01-01T00:00:00Z' }))),
      asks(70, 'no id in them', refuses(inner({ id: newId() }))),
      asks(
        71,
        'no statement in them',
        refuses(says({ object: { ...(inner() as object), objectType: 'SubStatement' } })),
      ),
      asks(
        72,
        'references with a UUID',
        refuses(...both(asGiven({ objectType: 'StatementRef' }), ...NO_UUIDS.map((id) => asGiven({ ...REF, id })))),
      ),
      asks(
        73,
        'references and statements in statements that say so',
        refuses(says(asGiven({ id: REF.id })), says(asGiven(says()))),
      ),
      asks(
        74,
        'success as true or false',
        refuses(...both(...['true', 1, OBJECT].map((success) => result({ success })))),
      ),
      asks(
        75,
        'completion as true or false',
        refuses(...both(...['true', 1, OBJECT].map((completion) => result({ completion })))),
      ),
      asks(
        76,
        'a response that is a text',
        refuses(...both(...[1, true, OBJECT].map((response) => result({ response })))),
      ),
      asks(
        77,
        'a duration that is one',
        refuses(...both(...['x', 'PT', 5, OBJECT].map((duration) => result({ duration })))),
      ),
      asks(
        78,
        'extensions of results that are an object',
        refuses(...both(...['x', 1, ['x']].map((extensions) => result({ extensions })))),
      ),
      asks(79, 'a score that is an object', refuses(...scored('x', 1, ['x']))),
      asks(
        80,
        'max above min',
        allOf(takes(...scored({ max: 1 }, { min: 0, max: 1 })), refuses(...scored({ max: '1' }, { min: 2, max: 1 }))),
      ),
      asks(
        81,
        'min below max',
        allOf(takes(...scored({ min: 1 })), refuses(...scored({ min: '1' }, { min: 1, max: 1 }))),
      ),
      asks(
        82,
        'raw between them',
        allOf(
          takes(...scored({ raw: 5 }, { raw: 1, min: 1, max: 2 })),
          refuses(...scored({ raw: '5' }, { raw: 3, max: 2 }, { raw: 0, min: 1 })),
        ),
      ),
      asks(
        83,
        'scaled from -1 to 1',
        allOf(
          takes(...scored({ scaled: -1 }, { scaled: 1 })),
          refuses(...scored({ scaled: 1.01 }, { scaled: -1.01 }, { scaled: '1' })),
        ),
      ),
      asks(
        84,
        'a revision of activities alone',
        allOf(
          takes(...both(context({ revision: '1' }))),
          refuses(...both(...[ADA, TEAM, REF].map((object) => ({ object, ...context({ revision: '1' }) })))),
        ),
      ),
      asks(
        85,
        'a platform of activities alone',
        allOf(
          takes(...both(context({ platform: 'x' }))),
          refuses(...both(...[ADA, TEAM, REF].map((object) => ({ object, ...context({ platform: 'x' }) })))),
        ),
      ),
      asks(
        86,
        'contextActivities that are an object',
        refuses(...both(...['x', 1, ['x']].map((contextActivities) => context({ contextActivities })))),
      ),
      asks(
        87,
        'a registration that is a UUID',
        refuses(...both(...NO_UUIDS.map((registration) => context({ registration })))),
      ),
      asks(
        87,
        'an instructor that is an agent',
        refuses(...both(...['x', OBJECT, ACTIVITY].map((instructor) => context({ instructor })))),
      ),
      asks(88, 'a team that is a group', refuses(...both(...['x', OBJECT, ADA].map((team) => context({ team }))))),
      asks(89, 'a revision that is a text', refuses(...both(...[1, OBJECT].map((revision) => context({ revision }))))),
      asks(90, 'a platform that is a text', refuses(...both(...[1, OBJECT].map((platform) => context({ platform }))))),
      asks(
        91,
        'a language that is one',
        refuses(...both(...['x y', 1, OBJECT].map((language) => context({ language })))),
      ),
      asks(
        92,
        'a statement that is a reference',
        refuses(
          ...both(...['x', ACTIVITY, { id: REF.id }, { ...REF, id: 'x' }].map((statement) => context({ statement }))),
        ),
      ),
      asks(
        93,
        'activities of a context of one of four kinds',
        allOf(
          takes(...both(...CONTEXTS.map((which) => linked(which, ACTIVITY)))),
          refuses(...both(linked('sibling', ACTIVITY))),
        ),
      ),
      asks(
        94,
        'activities of a context that are activities',
        allOf(
          takes(...both(...CONTEXTS.map((which) => linked(which, [ACTIVITY])))),
          refuses(
            ...both(...CONTEXTS.flatMap((which) => ['x', ADA, [ADA], [OBJECT]].map((value) => linked(which, value)))),
          ),
        ),
      ),
      asks(95, 'one of them at least', refuses(...both(context({ contextActivities: {} })))),
      asks(96, 'a single one in an array', async (lrs) => {
        for (const which of CONTEXTS) {
          expect((await readBack(lrs, says(linked(which, ACTIVITY)))).context.contextActivities).toEqual({
            [which]: [ACTIVITY],
          })
          expect((await readBack(lrs, inner(linked(which, ACTIVITY)))).object.context.contextActivities).toEqual({
            [which]: [ACTIVITY],
          })
        }
      }),
      asks(97, 'stored by the hub, whatever was sent', async (lrs) => {
        expect((await readBack(lrs, says({ stored: '2001-01-01T00:00:00Z' }))).stored).not.toMatch(/^2001/)
      }),
      asks(
        98,
        'an authority that is a group of two',
        allOf(
          takes(says({ authority: groupWith({ member: [ADA, agentWith({ account: ACCOUNT })] }) })),
          refuses(says({ authority: groupWith({ member: [ADA] }) })),
        ),
      ),
      asks(99, 'an authority where there is none', async (lrs) => {
        expect((await readBack(lrs, says())).authority).toMatchObject({ account: { name: expect.any(String) } })
      }),
      asks(100, 'no authority of three', refuses(says({ authority: groupWith({ member: [ADA, ADA, ADA] }) }))),
      asks(
        101,
        'a version of 1.0',
        allOf(
          takes(says({ version: '1.0' }), says({ version: '1.0.9' })),
          refuses(...['0.9.9', '1.1.0', '2.0', 1].map((version) => says({ version }))),
        ),
      ),
      asks(102, 'the length of a file', needsOfFile('length', '27', 1.5, OBJECT)),
      asks(103, 'its SHA-2', needsOfFile('sha2', 'x', 1, OBJECT)),
      asks(
        104,
        'its address, where it has one',
        refuses(...attached(...NO_IRIS.map((fileUrl) => ({ ...FILE, fileUrl })))),
      ),
      asks(105, 'its media type', needsOfFile('contentType', 'text', 1, OBJECT)),
      asks(106, 'its name by languages', needsOfFile('display', ...NO_MAPS)),
      asks(107, 'its purpose', needsOfFile('usageType', ...NO_IRIS)),
    ],
  },
  {
    title: 'Data 2.5, retrieval',
    requirements: [
      asks(108, 'more leads to the next page', async (lrs) => {
        const verb = newVerb()
        const ids = [await stored(lrs, says({ verb })), await stored(lrs, says({ verb }))]
        const { body } = await lrs.system.get(statements({ verb: verb.id, limit: 1 }))
        const next = await lrs.system.get(body.more)
        expect([...body.statements, ...next.body.statements].map(({ id }) => id)).toEqual(ids.toReversed())
      }),
      asks(109, 'more is empty at the end', async (lrs) => {
        const verb = newVerb()
        await stored(lrs, says({ verb }))
        expect((await lrs.system.get(statements({ verb: verb.id }))).body.more).toBe('')
      }),
      asks(110, 'statements are an array', async (lrs) => {
        const verb = newVerb()
        const id = await stored(lrs, says({ verb }))
        expect((await lrs.system.get(statements({ verb: verb.id }))).body.statements).toMatchObject([{ id, verb }])
      }),
      asks(111, 'the next page has the same form', async (lrs) => {
        const verb = newVerb()
        for (let nth = 0; nth < 3; nth++) await stored(lrs, says({ verb }))
        const first = await lrs.system.get(statements({ verb: verb.id, limit: 1 }))
        const next = await lrs.system.get(first.body.more)
        expect(next.body).toEqual({
          statements: [expect.objectContaining({ verb })],
          more: expect.stringContaining('/xapi/statements?'),
        })
      }),
      asks(112, 'nothing found is no error', async ({ system }) => {
        const { status, body } = await system.get(statements({ verb: newVerb().id }))
        expect([status, body]).toEqual([200, { statements: [], more: '' }])
      }),
      asks(113, 'statements and more, once each', async (lrs) => {
        const { text } = await lrs.system.get(statements({ limit: 1 }))
        expect([text.split('"statements":').length, text.split('"more":').length]).toEqual([2, 2])
      }),
      asks(114, 'a page for each part of the result', async (lrs) => {
        const verb = newVerb()
        for (let nth = 0; nth < 3; nth++) await stored(lrs, says({ verb }))
        const found: string[] = []
        for (let path = statements({ verb: verb.id, limit: 1 }); path;) {
          const { body } = await lrs.system.get(path)
          found.push(...body.statements.map(({ id }: { id: string }) => id))
          path = body.more
        }
        expect(new Set(found).size).toBe(3)
      }),
    ],
  },
  {
    title: 'Data 2.6, signed statements',
    requirements: [
      notTaken(115, 'a signature that is attached', 'signed statements are refused, each with a reason'),
      notTaken(116, 'a signature of the statement', 'as above'),
      notTaken(117, 'a signature by RS256, RS384 or RS512', 'as above'),
    ],
  },
  {
    title: 'Data 4, special types',
    requirements: [
      asks(
        118,
        'names of extensions that are IRIs',
        refuses(...both(...[define, result, context].map((part) => part({ extensions: { plain: 1 } })))),
      ),
      asks(119, 'extensions may be empty', async (lrs) => {
        await takes(...both(...[define, result, context].map((part) => part({ extensions: EMPTIES }))))(lrs)
        const id = newId()
        expect(
          await statusOf(lrs.system.put(statements({ statementId: id }), says(result({ extensions: EMPTIES })))),
        ).toBe(204)
      }),
      asks(
        120,
        'extensions are pairs of names and values',
        refuses(
          ...both(
            ...[define, result, context].flatMap((part) => ['x', 1, ['x']].map((extensions) => part({ extensions }))),
          ),
        ),
      ),
      asks(
        121,
        'tags of languages by RFC 5646',
        allOf(
          takes(
            ...['de', 'zh-Hant-TW', 'sl-rozaj-biske', 'en-x-pirate', 'de-CH-1901'].map((tag) =>
              says({ verb: { ...VERB, display: { [tag]: 'x' } } }),
            ),
          ),
          refuses(
            ...both(
              ...['a', 'en--GB', 'en-', 'abcdefghij'].map((tag) => ({ verb: { ...VERB, display: { [tag]: 'x' } } })),
            ),
          ),
        ),
      ),
      asks(122, 'moments to the millisecond at least', async (lrs) => {
        expect((await readBack(lrs, says({ timestamp: '2026-11-28T19:00:00.123456Z' }))).timestamp).toMatch(/:00\.123/)
      }),
      asks(
        123,
        'moments of ISO 8601',
        allOf(
          takes(...both({ timestamp: '2026-11-28T19:00:00Z' }, { timestamp: '2026-11-28T19:00:00.5+01:00' })),
          refuses(
            ...both(
              { timestamp: '2026-11-28T25:00:00Z' },
              { timestamp: '28.11.2026' },
              { timestamp: '2026-11-28T19:00:00-00:00' },
            ),
          ),
        ),
        'the basic form, without hyphens and colons, is refused: RFC 3339 has the other',
      ),
      asks(
        124,
        'durations by their designators',
        allOf(
          takes(...both(...['PT1H', 'P3Y6M4DT12H30M5.5S', 'P4W', 'PT0S'].map((duration) => result({ duration })))),
          refuses(...both(...['P0003-06-04T12:30:05', 'PT', '1H', 'P1H'].map((duration) => result({ duration })))),
        ),
      ),
    ],
  },
]
