import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** On a server that is given, tests that start a PostgreSQL of their own, or need none, would only repeat themselves. */
const ownServer = [
  'server/app.test.ts',
  'server/db/{embedded,ways-in}.test.ts',
  'server/platform/**',
  'server/contract/{every-operation,fuzz,matrix}.test.ts',
  'server/testing/{sdk,laws,workflows}.test.ts',
  'server/**/rules.test.ts',
]
const repeated = process.env['TEST_DATABASE_URL'] ? ownServer : []

/** Tests that replace a module do so for all that load it, so they stay among themselves. */
const replacing = globSync('server/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('vi.mock('),
)

/** What a test throws away fills V8's young generation so often that moving it about took 6 to 8 % of the time. In MiB. */
const execArgv = ['--max-semi-space-size=64']

const ofServer = {
  execArgv,
  exclude: ['server/files/package/**', 'server/docs/**', '**/node_modules/**', ...repeated],
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
}

const inBrowser = {
  globalSetup: ['client/e2e/global-setup.ts'],
  // As long as a page waits for what it is asked for.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** What a learner does every day, which is seen in Firefox as well. */
const inFirefox = ['finishing.prove', 'german-and-japanese.prove', 'learning-room.e2e', 'offline.prove']

/** Vitest leaves a core to itself, which of two is half. */
const maxWorkers = availableParallelism()

/**
 * What proves by its length is one group: a kill round waits for a database while a page computes. Not one more at once
 * than there are cores, which takes as long, and each then waits beyond its patience.
 */
const beside = { maxWorkers, sequence: { groupOrder: 4 } }

/**
 * Tests in groups: what needs no database, the client, the server on a real PostgreSQL, short journeys in a real browser, and
 * what proves by its length, most journeys among it. Client and server are loaded once in each worker and not anew for each file, which took half of
 * their time (`isolate: false`), so a test leaves no change behind in what a module keeps. One group runs after the other: a
 * worker is loaded for one alone.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'spec/**/*.test.{ts,js}',
            'scripts/**/*.test.ts',
            'server/files/package/**/*.test.ts',
            'server/docs/**/*.test.ts',
          ],
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        // The client's own build: its sentences go through Lingui.
        extends: './client/vite.config.ts',
        test: {
          name: 'client',
          root: '.',
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: ['client/player/player.test.ts', '**/node_modules/**'],
          setupFiles: ['client/ui/testing/setup.ts'],
          execArgv,
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...ofServer,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...ofServer.exclude, ...replacing],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...ofServer, name: 'server-replaced', include: replacing, sequence: { groupOrder: 2 } } },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['client/player/player.test.ts', 'client/e2e/**/*.e2e.ts'],
          // A journey waits half of the time: for a page, for a clock, for a mail.
          maxWorkers: maxWorkers + 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'prove-browser',
          include: ['client/e2e/**/*.prove.ts'],
          env: { JOURNEYS_MOVE: 'no' },
          isolate: false,
          ...beside,
        },
      },
      {
        test: {
          name: 'prove',
          include: ['scripts/**/*.prove.ts', 'client/player/**/*.prove.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...beside,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'firefox',
          include: inFirefox.map((name) => `client/e2e/${name}.ts`),
          env: { JOURNEYS_IN: 'firefox' },
          // Each Firefox is eight processes.
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          ...ofServer,
          name: 'prove-server',
          include: ['server/**/*.prove.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...beside,
        },
      },
    ],
  },
})
