import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { sessionCookieName } from './auth/sessions/cookie-rules.ts'
import { anAdmin, awardOf, complete, makersOfBadges } from './badges/badge-fixtures.ts'
import { serveClient } from './client.ts'
import type { FirstOfScreen } from './first-of-screen.ts'
import { handlers } from './handlers.ts'
import { clearHubCache } from './hubs/registry-service.ts'
import { registerMassJobs } from './jobs/jobs.ts'
import { newId } from './platform/ids.ts'
import { testHub, type Somebody, type TestHub } from './testing/app.ts'

/** What the page of the client says of itself to programs that show links, and to anybody before its code runs. */

const HOSTILE = `</title><script>alert("1")</script>&$&'`
let hub: TestHub
let admin: Somebody
let app: FastifyInstance
let root: string
let endSchedules: () => void

beforeAll(async () => {
  hub = await testHub({ features: ['badges'] })
  admin = await anAdmin(hub)
  endSchedules = await registerMassJobs(hub.context)
  root = mkdtempSync(join(tmpdir(), 'client-'))
  const page = readFileSync(join(import.meta.dirname, '../client/index.html'), 'utf8')
  const [before, after] = page.split('<script id="before-paint">')
  writeFileSync(
    join(root, 'index.html'),
    `${before}<script id="before-paint">document.title${after}<!--${'long '.repeat(500)}-->`,
  )
  const screens: Record<string, FirstOfScreen> = {
    '/playlists/{playlistId}?*': { files: [], texts: null, answers: ['/api/me/playlists/{playlistId}'] },
    '/search?q={q}': {
      files: ['static/search.js'],
      texts: { 'en-GB': 'words.js' },
      answers: ['/api/me/content/search?query={q}&limit=24&offset=0'],
    },
    '/todo': { files: ['static/todo.js'], texts: null, answers: ['/api/me/content/todo?limit=24&offset=0'] },
  }
  writeFileSync(join(root, 'first-of-screens.json'), JSON.stringify(screens))
  app = await buildApp(hub.context, handlers)
  await serveClient(app, hub.context, root)
})
afterAll(async () => {
  endSchedules()
  await app.close()
  await hub.close()
  rmSync(root, { recursive: true })
})

const { course, give } = makersOfBadges(
  () => hub,
  () => admin,
)

const HTML = { accept: 'text/html,*/*;q=0.8' }

async function pageAt(url: string, host = 'localhost', headers: Record<string, string> = HTML) {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers: { host, ...headers } })
  const metas = [...body.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g)]
  return {
    status: statusCode,
    body,
    headers: sent,
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
    says: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
  }
}

interface Looks {
  name?: string
  logo_url?: string | null
  sign_in_cover_url?: string | null
  sign_in_texts?: string
}

const PLAIN = { name: 'Test hub', logo_url: null, sign_in_cover_url: null, sign_in_texts: '[]' }

async function changeHub(domainId: number, values: Looks): Promise<void> {
  await hub.context.databases.shared.updateTable('hub').set(values).where('domain_id', '=', domainId).execute()
  clearHubCache(hub.context)
}

async function awarded(person: { firstName: string; lastName: string }, name: string) {
  const { playlistId, linkIds } = await course({ name })
  const badgeId = await give(playlistId)
  const learner = await hub.person(person)
  await complete(learner, linkIds)
  return { playlistId, learner, award: (await awardOf(learner, badgeId))! }
}

describe('the page of a hub', () => {
  beforeEach(() => changeHub(1, PLAIN))

  test('says which hub it is, with its mark where it has no logo', async () => {
    const { title, says, body } = await pageAt('/')
    expect(title).toBe('Test hub')
    expect(says).toEqual({
      'og:type': 'website',
      'og:site_name': 'Test hub',
      'og:title': 'Test hub',
      'og:image': 'http://localhost:3000/icons/512.png',
      'twitter:card': 'summary',
    })
    expect((await app.inject({ url: '/icons/512.png', headers: { host: 'localhost' } })).statusCode).toBe(200)
    expect(body).not.toContain('Learning hub')
    expect(body).toMatch(/<\/title>.*src="\/main\.tsx".*href="\/api\/hub".*<\/head>/s)
  })

  test('has the logo, and at another hub the name of that', async () => {
    await changeHub(1, { logo_url: '/api/hub/logo/1' })
    expect((await pageAt('/')).says['og:image']).toBe('http://localhost:3000/api/hub/logo/1')
    const second = await pageAt('/', 'second.localhost')
    expect([second.title, second.says['og:image']]).toEqual([
      'Second hub',
      'http://second.localhost:3000/icons/512.png',
    ])
  })

  test('has the picture and the words that stand beside the sign-in', async () => {
    const words = [
      { locale: 'de-DE', text: 'Willkommen' },
      { locale: 'en-GB', text: 'Welcome' },
    ]
    await changeHub(1, { sign_in_cover_url: '/api/hub/sign-in-cover/1', sign_in_texts: JSON.stringify(words) })
    expect((await pageAt('/')).says).toMatchObject({
      'og:description': 'Welcome',
      'og:image': 'http://localhost:3000/api/hub/sign-in-cover/1',
      'twitter:card': 'summary_large_image',
    })
  })

  test('stays one page whatever the hub is called and says', async () => {
    await changeHub(1, { name: HOSTILE, sign_in_texts: JSON.stringify([{ locale: 'en-GB', text: HOSTILE }]) })
    const { title, says, body } = await pageAt('/')
    expect(title).toBe('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;$&amp;&#39;')
    expect([says['og:title'], says['og:description']]).toEqual([title, title])
    expect(body).not.toContain('<script>')
    expect(body.match(/<title>/g)).toHaveLength(1)
  })

  test('tells nobody of content, whether it is there or not', async () => {
    const { playlistId } = await course({ name: 'Secret plans' })
    const learner = await hub.person()
    const { says } = await pageAt('/')
    for (const url of [`/playlists/${playlistId}`, `/playlists/${newId()}`, `/?q=${playlistId}`, '/offline']) {
      const page = await pageAt(url)
      expect([page.title, page.says]).toEqual(['Test hub', says])
      expect(page.body).not.toContain('Secret')
    }
    const inside = await pageAt(`/playlists/${playlistId}`, 'localhost', {
      ...HTML,
      cookie: `${sessionCookieName(hub.context.config)}=${learner.secret}`,
    })
    expect(inside.says).toEqual(says)
  })

  test('has its shape and its name before its code, where somebody with a session comes to a screen that is known', async () => {
    await changeHub(1, { name: HOSTILE })
    const learner = await hub.person()
    const session = { ...HTML, cookie: `${sessionCookieName(hub.context.config)}=${learner.secret}` }
    const bodyOf = async (url: string, headers: Record<string, string>) =>
      (await pageAt(url, 'localhost', headers)).body.split('<body>')[1]!
    const screen = `/playlists/${newId()}`
    const name = /<p>(.*)<\/p>/.exec(await bodyOf(screen, session))?.[1]
    expect(name).toBe('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;$&amp;&#39;')
    // A page for visitors looks otherwise, and strangers are asked to sign in.
    for (const [url, headers] of [
      [screen, HTML],
      ['/reset-password', session],
    ] as const) {
      const body = await bodyOf(url, headers)
      expect(body).toContain('<div id="root">')
      expect(body).not.toContain('opening')
    }
  })

  test('names what its screen asks first, as the address tells it, to somebody with a session', async () => {
    const learner = await hub.person()
    const session = { ...HTML, cookie: `${sessionCookieName(hub.context.config)}=${learner.secret}` }
    const named = async (url: string, headers: Record<string, string> = session) => {
      const { body } = await pageAt(url, 'localhost', headers)
      return [...body.matchAll(/href="(\/(?:api\/me|static)\/[^"]*)"/g)].map((match) => match[1])
    }
    const id = newId()
    expect(await named(`/playlists/${id}?at=12`)).toEqual([`/api/me/playlists/${id}`])
    expect(await named('/search?q=remote%20%22voices%22+%26+hints')).toEqual([
      '/static/search.js',
      '/api/me/content/search?query=remote+%22voices%22+%26+hints&amp;limit=24&amp;offset=0',
    ])
    expect(await named('/todo')).toEqual(['/static/todo.js', '/api/me/content/todo?limit=24&amp;offset=0'])
    // Another page of a list, filters, and words that the client reads as something else: what they ask for is not known.
    for (const url of [
      '/search',
      '/search?q=',
      '/search?q=a&type=web',
      '/search?q=%22a%22',
      `/search?q=${'a'.repeat(201)}`,
    ])
      expect([url, await named(url)]).toEqual([url, ['/static/search.js']])
    expect(await named('/todo?page=2')).toEqual(['/static/todo.js'])
    expect(await named('/todo', HTML)).toEqual([])
    const { body } = await pageAt('/search?q=a', 'localhost', session)
    expect(body).toContain('<script data-texts type="application/json">{"en-GB":"words.js"}</script>')
  })

  test('may run the script that stands in it, and no other', async () => {
    const { body, headers } = await pageAt('/')
    const script = /<script id="before-paint">(.*?)<\/script>/s.exec(body)![1]!
    expect(script).not.toBe('')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(String(headers['content-security-policy'])).toContain(`; script-src 'self' 'sha256-${hash}'; `)
  })

  test('is sent compressed to a browser', async () => {
    const { headers, status } = await pageAt('/', 'localhost', {
      ...HTML,
      'accept-encoding': 'gzip, deflate, br, zstd',
    })
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([200, 'br', 'accept-encoding'])
  })

  test('is no page of an unknown host', async () => {
    const { status, body } = await pageAt('/', 'nowhere.example')
    expect(status).toBe(421)
    expect(body).not.toContain('og:')
  })

  test('comes to programs that take whatever there is, and not to a script or a picture', async () => {
    for (const headers of [{ accept: '*/*' }, {}] as Record<string, string>[])
      expect((await pageAt('/playlists', 'localhost', headers)).status).toBe(200)
    for (const headers of [{ accept: '*/*', 'sec-fetch-dest': 'empty' }, { accept: 'application/json' }])
      expect((await pageAt('/playlists', 'localhost', headers as Record<string, string>)).status).toBe(404)
  })

  test('asks the database for nothing', async () => {
    await pageAt('/')
    hub.statements()
    await pageAt('/playlists/1')
    expect(hub.statements()).toEqual([])
  })
})

describe('the page of an award', () => {
  beforeEach(async () => {
    hub.setNow(null)
    await changeHub(1, PLAIN)
  })

  test('says who was awarded what, where and when, with its picture', async () => {
    const { award } = await awarded({ firstName: 'Ada', lastName: 'Knot' }, 'Knots & bends')
    const { title, says } = await pageAt(`/awards/${award.id}`)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(award.awardedTime),
    )
    expect(title).toBe('Knots &amp; bends · Ada Knot')
    expect(says).toMatchObject({
      'og:title': title,
      'og:description': `Test hub, ${day}`,
      'og:image': `http://localhost:3000/api/badges/awards/${award.id}/picture`,
    })
  })

  test('stays one page whatever the playlist and the person are called', async () => {
    const { award } = await awarded({ firstName: HOSTILE, lastName: 'Knot' }, HOSTILE)
    const { title, body } = await pageAt(`/awards/${award.id}`)
    expect(title).toContain('&lt;/title&gt;')
    expect(body).not.toContain('<script>')
  })

  test('is that of the hub for what is no award, at another hub, and without badges', async () => {
    const { award } = await awarded({ firstName: 'Ada', lastName: 'Knot' }, 'Knots')
    for (const path of [newId(), 'no-id', `${award.id}/more`, `${award.id}'`])
      expect((await pageAt(`/awards/${path}`)).title).toBe('Test hub')
    expect((await pageAt(`/awards/${award.id}`, 'second.localhost')).title).toBe('Second hub')
    const shared = hub.context.databases.shared
    await shared.updateTable('hub').set({ features: [] }).where('domain_id', '=', 1).execute()
    clearHubCache(hub.context)
    expect((await pageAt(`/awards/${award.id}`)).title).toBe('Test hub')
    await shared
      .updateTable('hub')
      .set({ features: ['badges'] })
      .where('domain_id', '=', 1)
      .execute()
    clearHubCache(hub.context)
    expect((await pageAt(`/awards/${award.id}`)).title).toBe('Knots · Ada Knot')
  })

  test('is looked up once a minute, and then says nothing of who has left', async () => {
    const { award, learner } = await awarded({ firstName: 'Ada', lastName: 'Knot' }, 'Knots')
    await pageAt(`/awards/${award.id}`)
    hub.statements()
    await pageAt(`/awards/${award.id}`)
    expect(hub.statements()).toEqual([])
    const members = hub.context.databases.forHub(1)
    await members.updateTable('member').set({ is_deleted: true }).where('id', '=', learner.memberId).execute()
    hub.setNow(new Date(Date.now() + 61_000))
    expect((await pageAt(`/awards/${award.id}`)).title).toBe('Test hub')
  })
})
