import { defineConfig } from 'vitest/config'

/** Tests in four groups: what needs no database, the client, the server on a real PostgreSQL, and journeys in a real browser. */
export default defineConfig({
  test: {
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
