import { defineConfig } from 'vitest/config'

/** Tests in three groups: what needs no database, the server on a real PostgreSQL, and journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'spec/**/*.test.{ts,js}',
            'scripts/**/*.test.ts',
            'client/**/*.test.{ts,tsx}',
            'server/files/package/**/*.test.ts',
            'server/docs/**/*.test.ts',
          ],
          exclude: ['client/player/player.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/files/package/**', 'server/docs/**', '**/node_modules/**'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['client/player/player.test.ts', 'client/e2e/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
