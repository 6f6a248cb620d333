import type { Call, HubCall } from '../context.ts'
import { badInput, Problem } from '../contract/problems.ts'
import { offersLocale } from '../hubs/service.ts'
import { outranks } from './rules.ts'

/** What nobody may do to the people of a hub. */

/** @throws 400 `password-not-allowed` */
export function refusePassword(password: string | null | undefined): void {
  if (password == null) return
  const words = 'People choose their own passwords. Leave this out and send them an invitation.'
  throw badInput('password-not-allowed', '/password', words)
}

/** @throws 400 `locale-not-offered` */
export function refuseForeignLocale(call: Pick<HubCall, 'hub'>, locale: string | undefined, pointer: string): void {
  if (locale === undefined || offersLocale(call, locale)) return
  throw badInput('locale-not-offered', pointer, `This hub offers ${call.hub.locales.join(', ')}.`)
}

/** @throws 403 `user-outranks-you` */
export function refuseOutranking({ caller }: Call, person: { isAdmin: boolean; privileges: readonly string[] }): void {
  if (!outranks(person, caller.privileges)) return
  const words = 'This person holds rights that you do not hold. Ask an admin who holds them.'
  throw new Problem(403, 'user-outranks-you', words)
}
