import type { HubCall } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { offersLocale } from '../hubs/service.ts'

/** What nobody may be given. */

/** @throws 400 `password-not-allowed` */
export function refusePassword({ hub }: Pick<HubCall, 'hub'>, password: string | null | undefined): void {
  if (password == null || hub.signIn.startPassword) return
  throw passwordNotAllowed()
}

export function passwordNotAllowed() {
  const words = 'People choose their own passwords. Leave this out and send them an invitation.'
  return badInput('password-not-allowed', '/password', words)
}

/** @throws 400 `locale-not-offered` */
export function refuseForeignLocale(call: Pick<HubCall, 'hub'>, locale: string | undefined, pointer: string): void {
  if (locale === undefined || offersLocale(call, locale)) return
  throw badInput('locale-not-offered', pointer, `This hub offers ${call.hub.locales.join(', ')}.`)
}
