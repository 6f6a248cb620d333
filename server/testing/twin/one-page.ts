import type { guardedFetch } from '../../platform/guarded-fetch.ts'
import { PAGE } from './world.ts'

const BODY = `<title>${PAGE.title.replace('&', '&amp;')}</title><meta name="description" content="${PAGE.description}">`

/** Reads the one page of the world without the web, where no name is known but this machine's. What is refused at a glance is refused as ever. */
export function fetchOnePage(real: typeof guardedFetch): typeof guardedFetch {
  return async (url, options) => {
    if (url === PAGE.url)
      return {
        url,
        status: 200,
        headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' },
        body: Buffer.from(BODY),
      }
    return real(url, options, {
      isOpen: () => false,
      isOpenPort: (port) => port === '80' || port === '443',
      lookup: (hostname, _options, callback) => {
        const error = hostname === 'localhost' ? null : new Error(`ENOTFOUND ${hostname}`)
        callback(error, error ? '' : '127.0.0.1', 4)
      },
    })
  }
}
