import { Button } from '@mantine/core'
import { getLaunchOidcSignInUrl } from '../../generated/client/auth/auth.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import classes from './auth-frame.module.css'

/** Leads to the identity provider of the hub and back to this page. */
export function ProviderButton({ hub: { origin }, label }: { hub: HubPublic; label: string }) {
  const { pathname, search } = window.location
  const here = new URLSearchParams(search)
  here.delete('problem')
  const returnTo = here.size ? `${pathname}?${here.toString()}` : pathname
  // The provider sends people back to the hub's own name, and the cookie of the sign-in has to be there then.
  const href = `${origin}/api${getLaunchOidcSignInUrl({ returnTo })}`
  return (
    <Button component="a" className={classes.provider} href={href} fullWidth>
      {label}
    </Button>
  )
}
