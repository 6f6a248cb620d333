import { expect, test } from 'vitest'
import type { HubOidc } from '../../generated/client/model/hubOidc.ts'
import { sentProvider, typedProvider } from './provider-values.ts'

const saved: NonNullable<HubOidc> = {
  issuer: 'https://login.hub.example',
  clientId: 'demo-hub',
  hasClientSecret: true,
  buttonLabel: 'Sign in',
  emailDomains: ['hub.example', 'hub.test'],
  createsAccounts: true,
  claims: { firstName: 'given_name', lastName: null, locale: null, groups: 'groups' },
  groupTeams: [{ group: 'sales', teamId: '0199d3a0-0000-7000-8000-000000050001' }],
  attributeClaims: [{ attribute: 'department', claim: 'dept' }],
  redirectUri: 'https://hub.example/api/auth/oidc/callback',
}

test('sends back what is saved, but for the secret and what the hub makes itself', () => {
  const { hasClientSecret: _, redirectUri: __, ...rest } = saved
  expect(sentProvider(typedProvider(saved))).toEqual({ ...rest, clientSecret: '' })
})

test('takes domains one a line or with commas, each once', () => {
  const typed = { ...typedProvider(null), emailDomains: ' a.example,\nb.example b.example\n' }
  expect(sentProvider(typed)).toMatchObject({
    emailDomains: ['a.example', 'b.example'],
    groupTeams: [],
    attributeClaims: [],
  })
})
