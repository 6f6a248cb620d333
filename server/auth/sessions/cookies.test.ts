import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type TestHub } from '../../testing/app.ts'
import { testConfig } from '../../testing/config.ts'
import { addTotp } from '../../testing/totp.ts'
import { clientOf, cookieIn, type TestAnswer } from '../../testing/client.ts'
import * as cookies from './cookie-rules.ts'
import { createMember } from '../accounts/member-service.ts'

/** What the cookies of a hub say of themselves: no script reads one, no other site or host sends, sets or replaces one. */

const PASSWORD = 'a-demo-passphrase'
const setIn = ({ headers }: TestAnswer) => [headers['set-cookie'] ?? []].flat().map(String)
const far = new Date('2100-01-01T00:00:00Z')

describe.each(['http', 'https'] as const)('over %s', (publicScheme) => {
  const isSecure = publicScheme === 'https'
  let hub: TestHub

  beforeAll(async () => {
    hub = await testHub({ config: { publicScheme } })
    const about = { email: 'learner@hub.example', first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
    await createMember(await hub.hubCall(), about)
  })
  afterAll(() => hub.close())

  const signIn = () => hub.nobody.post('/auth/sign-in', { email: 'learner@hub.example', password: PASSWORD })
  const name = (of: string) => `${isSecure ? '__Host-' : ''}${of}`

  function mustBeGuarded(sent: readonly string[]): void {
    for (const each of sent) {
      const attributes = each.split('; ').slice(1)
      expect(attributes, each).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
      expect(attributes.includes('Secure'), each).toBe(isSecure)
      expect(each.startsWith('__Host-'), each).toBe(isSecure)
      expect(each).not.toMatch(/domain=/i)
    }
  }

  test('each cookie that is set or taken away is for the hub alone, and for no script', () => {
    const config = { ...testConfig('nowhere'), publicScheme }
    const all = [
      cookies.sessionCookie(config, 'a', far),
      cookies.sessionCookie(config, null),
      cookies.deviceCookie(config, 'a'),
      cookies.firstStepCookie(config, 'a'),
      cookies.firstStepCookie(config, null),
      cookies.oidcCookie(config, 'a'),
      cookies.oidcCookie(config, null),
      cookies.hubSwitchCookie(config, 'a'),
      cookies.hubSwitchCookie(config, null),
      cookies.seenCookie(config, 'a'),
    ]
    // A new kind of cookie has to come into this list.
    const kinds = Object.keys(cookies).filter((each) => each.endsWith('Cookie'))
    expect(new Set(all.map((each) => each.split('=')[0])).size).toBe(kinds.length)
    mustBeGuarded(all)
  })

  test('so are those of signing in, of a second factor and of signing out', async () => {
    const opened = await signIn()
    mustBeGuarded(setIn(opened))
    const session = cookieIn(opened, name('hub_sid'))
    const nobody = clientOf(hub.app, { hostname: 'localhost', secret: null })
    const person = {
      ...nobody,
      post: (path: string, body?: unknown) => nobody.post(path, body, { cookie: session }),
      put: (path: string, body?: unknown) => nobody.put(path, body, { cookie: session }),
    }
    await addTotp(person, hub.context.now())
    const first = await signIn()
    expect(cookieIn(first, name('hub_first_step'))).not.toBe('')
    const out = await nobody.post('/auth/sign-out', undefined, { cookie: session })
    const all = [...setIn(first), ...setIn(out)]
    expect(all.length).toBeGreaterThan(1)
    mustBeGuarded(all)
  })

  test('a session under any other name, or in any other shape, is none', async () => {
    const { secret } = await hub.person()
    const status = async (cookie: string) => (await hub.nobody.get('/auth/session', { cookie })).status
    expect(await status(`${name('hub_sid')}=${secret}`)).toBe(200)
    const others = [
      `${isSecure ? '' : '__Host-'}hub_sid=${secret}`,
      `__Secure-hub_sid=${secret}`,
      `${name('HUB_SID')}=${secret}`,
      ` ${name('hub_sid')}x=${secret}`,
      `${name('hub_sid')}=${secret}x`,
      `${name('hub_sid')}=`,
      `x="; ${name('hub_device')}=${secret}`,
    ]
    for (const cookie of others) expect(await status(cookie), cookie).toBe(401)
  })

  test('a second cookie of the same name takes nobody in as somebody else', async () => {
    const [own, author] = [await hub.person(), await hub.person()]
    const cookie = [own, author].map(({ secret }) => `${name('hub_sid')}=${secret}`).join('; ')
    const { body } = await hub.nobody.get('/auth/session', { cookie })
    // Browsers send the one with the longer path first, and the hub's own cookies have the shortest: see __Host-.
    expect([own.memberId, undefined]).toContain(body.user?.id)
  })
})
