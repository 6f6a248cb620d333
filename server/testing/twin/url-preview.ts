import { call, withNonsense, type Scenario } from './scenario.ts'
import { PAGE } from './world.ts'

/** Addresses that nobody need look up to refuse them. */
const INSIDE = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://me:secret@pages.hub.example/words',
  'https://pages.hub.example:8443/words',
]

const asked = (url: string, status: number) => call('learner', 'getUrlPreview', status, { query: { url } })

export const urlPreview: Scenario = {
  noun: 'url previews',
  steps: [
    asked(PAGE.url, 200),
    asked('https://pages.hub.example/nothing', 400),
    asked('https://unknown.example/', 400),
    ...INSIDE.map((url) => asked(url, 400)),
    asked('no address', 400),
    asked('ftp://pages.hub.example/words', 400),
    call('learner', 'getUrlPreview', 400),
    call('nobody', 'getUrlPreview', 401, { query: { url: PAGE.url } }),
    withNonsense('learner', 'getUrlPreview'),
  ],
}
