import type { Locator, Page } from 'playwright-core'
import { settle } from './audit.ts'
import type { HubRouter } from '../router.tsx'
import type { DemoPaths } from './demo-paths.ts'

/** Every screen of the client with the demo content, for those who audit them and those who take their pictures. */

export interface Screen {
  name: string
  path: (demo: DemoPaths) => string
  /** What has to be there beyond the words of the page. */
  ready?: (page: Page) => Promise<unknown>
  hasFrame?: boolean
}

/** For a visitor. */
export const outside: Screen[] = [
  { name: 'sign-in', path: () => '/', ready: (page) => page.locator('input[name=password]').waitFor() },
  { name: 'forgotten-password', path: () => '/forgot-password' },
  { name: 'reset-password', path: () => '/reset-password?token=demo' },
  { name: 'invitation', path: () => '/accept-invitation?token=demo' },
  { name: 'start-password', path: () => '/start-password' },
  // Without a ticket it leads on to the sign-in, and says why.
  { name: 'switch-hub', path: () => '/switch-hub', ready: (page) => page.locator('input[name=password]').waitFor() },
  { name: 'cancel-email-change', path: () => '/cancel-email-change?token=demo' },
  { name: 'award', path: (demo) => demo.award },
  { name: 'award-not-found', path: () => '/awards/00000000-0000-7000-8000-000000000000' },
]

/** For a learner. */
export const inside: Screen[] = [
  { name: 'home', path: () => '/' },
  {
    name: 'account-menu',
    path: () => '/',
    ready: (page) => page.locator('header button[popovertarget]').last().click(),
  },
  {
    name: 'notification-menu',
    path: () => '/',
    ready: (page) => page.locator('header button[popovertarget]').first().click(),
  },
  { name: 'suggestions', path: () => '/', ready: (page) => suggest(page, 'playlist') },
  { name: 'browse', path: () => '/browse' },
  { name: 'browse-topic', path: (demo) => demo.topic('Making content') },
  { name: 'browse-nothing', path: (demo) => `${demo.topic('Making content')}&type=scorm` },
  { name: 'playlists', path: () => '/playlists' },
  { name: 'playlist', path: (demo) => demo.playlist('Every kind of content') },
  { name: 'playlist-locked', path: (demo) => demo.playlist('How sections are locked') },
  { name: 'playlist-of-playlists', path: (demo) => demo.playlist('The whole path') },
  {
    name: 'course',
    path: (demo) => demo.assetIn('Find your way around', 'Your first course: finding your way around'),
    ready: (page) => frameWith(page, 'h1'),
    hasFrame: true,
  },
  {
    name: 'site',
    path: (demo) => demo.asset('What kind of content do I need?'),
    ready: (page) => frameWith(page, 'h1'),
    hasFrame: true,
  },
  {
    name: 'video',
    path: (demo) => demo.assetIn('Find your way around', 'How a playlist opens'),
    ready: (page) => mediaReady(page, 'video'),
  },
  {
    name: 'transcript',
    path: (demo) => demo.assetIn('Find your way around', 'How a playlist opens'),
    ready: async (page) => {
      await mediaReady(page, 'video')
      await page.locator('main details summary').first().click()
      await page.locator('main details li').first().waitFor()
    },
  },
  {
    name: 'audio',
    path: (demo) => demo.asset('A sound to test your speakers'),
    ready: (page) => mediaReady(page, 'audio'),
  },
  {
    name: 'pdf',
    path: (demo) => demo.assetIn('Every kind of content', 'The hub on three pages'),
    ready: (page) => page.locator('.textLayer span').first().waitFor(),
  },
  {
    name: 'picture',
    path: (demo) => demo.asset('Picture: a playlist at a glance'),
    ready: (page) => page.locator('main img').waitFor(),
  },
  {
    name: 'link',
    path: (demo) => demo.asset('Example domains and why they exist'),
    ready: (page) => page.locator('a[target=_blank]').waitFor(),
  },
  { name: 'saved', path: () => '/saved' },
  { name: 'todo', path: () => '/todo' },
  { name: 'history', path: () => '/history' },
  { name: 'notes', path: () => '/notes' },
  { name: 'on-this-device', path: () => '/offline' },
  { name: 'messages', path: () => '/messages' },
  {
    name: 'request-dialog',
    path: () => '/messages',
    ready: (page) => openDialog(page.locator('main button[aria-haspopup=dialog]')),
  },
  { name: 'my-requests', path: () => '/messages/requests' },
  {
    name: 'due-date-dialog',
    path: (demo) => demo.playlist('Every kind of content'),
    ready: (page) => openDialog(page.locator('main button[aria-haspopup=dialog]').last()),
  },
  { name: 'notifications', path: () => '/notifications' },
  { name: 'shared', path: () => '/shared' },
  { name: 'badges', path: () => '/badges' },
  {
    name: 'share-dialog',
    path: (demo) => demo.playlist('Every kind of content'),
    ready: (page) => openDialog(page.locator('main button[aria-haspopup=dialog]').first()),
  },
  { name: 'search', path: () => '/search?q=playlist' },
  { name: 'search-close', path: () => '/search?q=playlits' },
  { name: 'search-nothing', path: () => '/search?q=xylophone' },
  { name: 'profile', path: () => '/profile' },
  { name: 'profile-settings', path: () => '/profile?part=settings' },
  { name: 'profile-security', path: () => '/profile?part=security' },
  { name: 'profile-data', path: () => '/profile?part=data' },
  { name: 'confirm-email', path: () => '/confirm-email?token=demo' },
  {
    name: 'second-factor-dialog',
    path: () => '/profile?part=security',
    ready: (page) => openDialog(page.locator('#second-factor').getByRole('button')),
  },
  {
    name: 'token-dialog',
    path: () => '/profile?part=security',
    ready: (page) => openDialog(page.locator('main section:visible').last().getByRole('button')),
  },
  { name: 'not-found', path: () => '/no/such/page' },
  { name: 'playlist-not-found', path: () => '/playlists/00000000-0000-7000-8000-000000000000' },
]

/** For an admin. */
export const managing: Screen[] = [
  {
    name: 'message',
    path: () => '/messages',
    ready: async (page) => {
      await page.locator('main h2 button').first().click()
      await page.locator('main h2 button[aria-expanded=true]').waitFor()
    },
  },
  { name: 'library', path: () => '/manage/library', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  {
    name: 'library-assets',
    path: () => '/manage/library?kind=assets',
    ready: (page) => page.getByRole('row').nth(1).waitFor(),
  },
  { name: 'library-bin', path: () => '/manage/library?status=deleted' },
  {
    name: 'library-playlist',
    path: (demo) => `/manage/library${demo.playlist('How sections are locked')}`,
    ready: (page) => page.getByRole('listbox').getByRole('option').first().waitFor(),
  },
  {
    name: 'library-preview',
    path: (demo) => `/manage/library${demo.playlist('How sections are locked')}/preview`,
    ready: (page) => page.locator('main ol').first().waitFor(),
  },
  {
    name: 'library-add',
    path: (demo) => `/manage/library${demo.playlist('How sections are locked')}`,
    ready: async (page) => {
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await openDialog(page.locator('main section').first().getByRole('button').first())
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'library-asset',
    path: (demo) => `/manage/library${demo.asset('How a playlist opens')}`,
    ready: (page) => page.locator('main dl').last().waitFor(),
  },
  {
    name: 'library-asset-preview',
    path: (demo) => `/manage/library${demo.asset('How a playlist opens')}/preview`,
    ready: (page) => page.locator('main video').first().waitFor(),
  },
  {
    name: 'library-subtitles',
    path: (demo) => `/manage/library${demo.asset('How a playlist opens')}/subtitles/en-GB`,
    ready: (page) => page.locator('main textarea').first().waitFor(),
  },
  {
    name: 'library-asset-link',
    path: (demo) => `/manage/library${demo.asset('Example domains and why they exist')}`,
    ready: (page) => page.locator('main dl').last().waitFor(),
  },
  {
    name: 'library-replace-file',
    path: (demo) => `/manage/library${demo.asset('What kind of content do I need?')}`,
    ready: async (page) => {
      await page.locator('main dl').last().waitFor()
      await openDialog(page.locator('main section').first().getByRole('button'))
    },
  },
  {
    name: 'library-new-asset',
    path: () => '/manage/library?kind=assets',
    ready: async (page) => {
      await page.getByRole('row').nth(1).waitFor()
      await openDialog(page.locator('main header').getByRole('button').last())
    },
  },
  { name: 'library-cards', path: () => '/manage/library?kind=assets&view=cards' },
  { name: 'featured', path: () => '/manage/featured' },
  { name: 'requests', path: () => '/manage/requests' },
  {
    name: 'request-answer-dialog',
    path: () => '/manage/requests',
    ready: answerFirst,
  },
  { name: 'badge-studio', path: () => '/manage/badges' },
  { name: 'topics', path: () => '/manage/topics', ready: (page) => page.getByRole('treeitem').first().waitFor() },
  {
    name: 'topic-dialog',
    path: () => '/manage/topics',
    ready: (page) => openDialog(page.getByRole('toolbar').getByRole('button').nth(3)),
  },
  { name: 'tags', path: () => '/manage/tags', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  {
    name: 'tag-deletion',
    path: () => '/manage/tags',
    ready: async (page) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check()
      await openDialog(page.getByRole('region').getByRole('button').first())
      await page.getByRole('dialog').locator('form button[type=submit]').click()
      await page.getByRole('dialog').getByRole('region').waitFor()
    },
  },
  { name: 'people', path: () => '/manage/people', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  { name: 'people-fields', path: () => '/manage/people?view=fields' },
  { name: 'people-nobody', path: () => '/manage/people?q=nobody-is-called-so' },
  {
    name: 'people-dialog',
    path: () => '/manage/people',
    ready: (page) => page.locator('main header button').click(),
  },
  { name: 'library-import', path: () => '/manage/library/import' },
  { name: 'people-import', path: () => '/manage/people/import' },
  { name: 'completions-import', path: () => '/manage/people/completions' },
  {
    name: 'person',
    path: () => '/manage/people?q=learner',
    ready: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.locator('input[name=isAdmin]').waitFor()
    },
  },
  { name: 'person-not-found', path: () => '/manage/people/00000000-0000-7000-8000-000000000000' },
  { name: 'teams', path: () => '/manage/teams', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  { name: 'teams-by-type', path: () => '/manage/teams?view=tree' },
  { name: 'team-types', path: () => '/manage/teams?view=types' },
  {
    name: 'team-type-dialog',
    path: () => '/manage/teams?view=types',
    ready: (page) => openDialog(page.locator('main header button')),
  },
  { name: 'team', path: () => '/manage/teams', ready: (page) => openTeam(page) },
  {
    name: 'team-people-dialog',
    path: () => '/manage/teams',
    ready: async (page) => {
      await openTeam(page)
      await openDialog(page.locator('main section').first().getByRole('button').first())
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'team-reason',
    path: () => '/manage/teams',
    ready: async (page) => {
      await openTeam(page)
      await openDialog(page.getByRole('row').nth(1).getByRole('button'))
      await page.getByRole('dialog').locator('strong').waitFor()
    },
  },
  {
    name: 'team-rules',
    path: () => '/manage/teams',
    ready: async (page) => {
      await openTeam(page)
      await page.locator('main section').nth(1).getByRole('link').first().click()
      await page.locator('main form li select').first().selectOption('emailDomain:')
      await page.locator('main form textarea:not([aria-hidden])').fill('hub.example')
      await page.getByRole('row').nth(1).waitFor()
    },
  },
  { name: 'team-not-found', path: () => '/manage/teams/00000000-0000-7000-8000-000000000000' },
  { name: 'team-rules-not-found', path: () => '/manage/teams/00000000-0000-7000-8000-000000000000/rules' },
  { name: 'jobs', path: () => '/manage/jobs', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  {
    name: 'job',
    path: () => '/manage/jobs',
    ready: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.waitForURL(/jobs.[^/?]{36}/)
      await page.locator('main td').first().waitFor()
    },
  },
  {
    name: 'job-tray',
    path: () => '/manage/tags',
    ready: async (page) => {
      await page.getByRole('row').nth(1).waitFor()
      await page.locator('header button[popovertarget]').first().click()
    },
  },
  { name: 'emails', path: () => '/manage/emails', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  { name: 'emails-nothing', path: () => '/manage/emails?state=failed' },
  {
    name: 'email',
    path: () => '/manage/emails',
    ready: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByRole('article').waitFor()
    },
  },
  {
    name: 'security-log',
    path: () => '/manage/security-log',
    ready: (page) => page.getByRole('row').nth(1).waitFor(),
  },
  { name: 'security-log-nothing', path: () => '/manage/security-log?type=passwordReset', ready: rowsAreGone },
  { name: 'changes', path: () => '/manage/changes', ready: (page) => page.getByRole('row').nth(1).waitFor() },
  { name: 'changes-nothing', path: () => '/manage/changes?action=ARCHIVE', ready: rowsAreGone },
  {
    name: 'settings',
    path: () => '/manage/settings',
    ready: (page) => page.locator('input[name="signIn.oidc.issuer"]').waitFor(),
  },
  {
    name: 'settings-hostnames',
    path: () => '/manage/settings',
    ready: async (page) => {
      await page.locator('input[name="signIn.oidc.issuer"]').waitFor()
      await page.locator('main h2').nth(4).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'settings-sign-in',
    path: () => '/manage/settings',
    ready: async (page) => {
      await page.locator('input[name="signIn.oidc.issuer"]').waitFor()
      await page.locator('main h2').nth(1).scrollIntoViewIfNeeded()
      await page
        .locator('main h2')
        .nth(1)
        .evaluate((heading) => heading.scrollIntoView())
    },
  },
  {
    name: 'settings-appearance',
    path: () => '/manage/settings/appearance',
    ready: (page) => page.locator('input[name=colour]').waitFor(),
  },
  {
    name: 'settings-welcome',
    path: () => '/manage/settings/welcome',
    ready: (page) => page.locator('input[name="items.0.title"]').waitFor(),
  },
  {
    name: 'settings-welcome-reset',
    path: () => '/manage/settings/welcome',
    ready: (page) => openDialog(page.locator('main section').last().getByRole('button')),
  },
  {
    name: 'settings-features',
    path: () => '/manage/settings/features',
    ready: (page) => page.locator('input[name=badges]').waitFor(),
  },
  {
    name: 'settings-mail',
    path: () => '/manage/settings/mail',
    ready: (page) => page.locator('input[name=replyTo]').waitFor(),
  },
  {
    name: 'settings-sharing',
    path: () => '/manage/settings/sharing',
    ready: (page) => page.locator('main button[aria-haspopup=dialog]').waitFor(),
  },
  {
    name: 'settings-offer',
    path: () => '/manage/settings/sharing',
    ready: (page) => openDialog(page.locator('main button[aria-haspopup=dialog]').first()),
  },
  {
    name: 'settings-storage',
    path: () => '/manage/settings/storage',
    ready: (page) => page.getByRole('row').nth(1).waitFor(),
  },
  {
    name: 'settings-tokens',
    path: () => '/manage/settings/tokens',
    ready: (page) => page.locator('main section').first().getByRole('button').first().waitFor(),
  },
  {
    name: 'settings-new-token',
    path: () => '/manage/settings/tokens',
    ready: (page) => openDialog(page.locator('main button[aria-haspopup=dialog]').first()),
  },
  { name: 'settings-changes', path: () => '/manage/settings/changes?action=ARCHIVE' },
  { name: 'job-not-found', path: () => '/manage/jobs/00000000-0000-7000-8000-000000000000' },
  { name: 'email-not-found', path: () => '/manage/emails/00000000-0000-7000-8000-000000000000' },
]

/** Opens a screen and waits until all of it is there. */
export async function show(page: Page, screen: Screen, demo: DemoPaths): Promise<void> {
  const path = screen.path(demo)
  if (!(await walk(page, path))) await page.goto(path)
  await settle(page)
  await screen.ready?.(page)
}

/**
 * Goes there inside the client that is loaded, as a person does, in a quarter of the time that loading it anew takes.
 * Not from a screen that has something open, and not to where it is already. @returns whether it went
 */
export function walk(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (to) => {
    const router = (window as unknown as { __TSR_ROUTER__?: HubRouter }).__TSR_ROUTER__
    const isBusy = document.querySelector(':popover-open, [role=dialog], iframe')
    if (!router || isBusy || router.state.location.href === to) return false
    const isRendered = new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe('onRendered', () => {
        unsubscribe()
        resolve()
      })
    })
    // What was typed for a picture is left behind.
    await router.navigate({ href: to, ignoreBlocker: true })
    await isRendered
    return true
  }, path)
}

/** The table of the page before fades while the list that has nothing is read. */
function rowsAreGone(page: Page): Promise<void> {
  return page.getByRole('row').first().waitFor({ state: 'detached' })
}

async function suggest(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(words)
  await page.getByRole('option').locator('mark').first().waitFor()
}

async function openDialog(opener: Locator): Promise<void> {
  await opener.click()
  await opener.page().getByRole('dialog').waitFor()
}

async function openTeam(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.waitForURL(/teams.[^/?]{36}/)
  await page.locator('main section').nth(2).waitFor()
}

async function mediaReady(page: Page, element: 'video' | 'audio'): Promise<void> {
  await page.waitForFunction((name) => (document.querySelector<HTMLMediaElement>(name)?.readyState ?? 0) > 0, element)
}

/** Waits until a frame, or a frame in a frame, shows this. */
async function frameWith(page: Page, selector: string): Promise<void> {
  const isShown = () =>
    Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.locator(selector).first().isVisible()),
    )
  for (let waited = 0; waited < 15_000; waited += 100) {
    if ((await isShown()).includes(true)) return
    await page.waitForTimeout(100)
  }
  throw new Error(`No frame shows ${selector}.`)
}

/** Opens the window, and waits for what it reads. */
async function answerFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('button').click()
  await page.getByRole('dialog').locator('textarea').first().waitFor()
}
