import { Button } from '@mantine/core'
import { getLaunchOidcSignInUrl } from '../../generated/client/auth/auth.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import classes from './auth-frame.module.css'

interface ProviderButtonProps {
  hub: HubPublic
  label: string
  returnTo?: string
}

/** Leads to the identity provider of the hub and back to this page, or to `returnTo`. */
export function ProviderButton({ hub: { origin }, label, returnTo = thisPage() }: ProviderButtonProps) {
  // The provider sends people back to the hub's own name, and the cookie of the sign-in has to be there then.
  const href = `${origin}/api${getLaunchOidcSignInUrl({ returnTo })}`
  return (
    <Button component="a" className={classes.provider} href={href} fullWidth>
      {label}
    </Button>
  )
}

function thisPage(): string {
  const { pathname, search } = window.location
  const here = new URLSearchParams(search)
  here.delete('problem')
  return here.size ? `${pathname}?${here.toString()}` : pathname
}
