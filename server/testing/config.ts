import type { Config } from '../platform/config.ts'

const SECRET = 'a secret that only the tests know, of some length'

/** What a hub under test is configured with: every check on, nothing that reaches outside. */
export function testConfig(dataDir: string): Config {
  return {
    production: false,
    logLevel: 'silent',
    host: '127.0.0.1',
    port: 3000,
    contentPort: 3001,
    publicScheme: 'http',
    publicPort: 3000,
    contentOrigin: 'http://content.localhost:3001',
    dataDir,
    database: undefined,
    databaseOwner: undefined,
    stopDelay: 0,
    databaseReplica: undefined,
    databasePort: 3002,
    databaseRole: 'hub_app',
    transactionPooler: false,
    poolSize: 4,
    secret: SECRET,
    secrets: [SECRET],
    databasePasswords: { superuser: '', owner: '', app: '' },
    smtpUrl: undefined,
    mailFrom: 'Learning Hub <no-reply@localhost>',
    s3: undefined,
    traces: undefined,
    metricsPort: undefined,
    metricsToken: undefined,
    rateLimits: false,
    checkAnswers: true,
    trustProxy: false,
    oidcPrivateHosts: [],
    fileProcesses: 1,
    programFolder: undefined,
    demo: false,
    firstHub: { hostname: undefined, name: 'Learning Hub', adminEmail: undefined },
  }
}
