/** Who and what the demo hub begins with. Plainly demo data: addresses under the reserved name .example, one known password. */

export const DEMO_PASSWORD = 'demo-hub-2026'

export const demoAccounts = [
  { email: 'learner@hub.example', first_name: 'Demo', last_name: 'Learner', role: 'member' },
  { email: 'manager@hub.example', first_name: 'Demo', last_name: 'Manager', role: 'manager' },
  { email: 'admin@hub.example', first_name: 'Demo', last_name: 'Admin', role: 'admin' },
] as const

/** What the first demo hub asks everybody for. The demo accounts have filled it in; a newcomer is asked. */
export const demoFields = [
  { label: 'Department', hint: 'For example Sales, Support or Finance.', is_required: true, value: 'Learning' },
  { label: 'Office', hint: 'Where your desk is.', is_required: false, value: 'London' },
  { label: 'Phone', hint: null, is_required: false, value: null },
] as const

export const demoHubs = [
  {
    domainId: 1,
    name: 'Demo Hub',
    colour: '#2f6f5e',
    locale: 'en-GB',
    timezone: 'Europe/London',
    features: ['badges', 'team_playlists', 'manager_reports'],
    hostnames: ['localhost', '127.0.0.1', '[::1]'],
  },
  {
    domainId: 2,
    name: 'Second Demo Hub',
    colour: '#5a4fcf',
    locale: 'de-DE',
    timezone: 'Europe/Berlin',
    features: ['badges'],
    hostnames: ['second.localhost'],
  },
]
