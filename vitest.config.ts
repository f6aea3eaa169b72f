import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { suites, suitesCanBeSkipped } from './scripts/gate/stripe-local-suites.ts'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./apps/web/app', import.meta.url)) } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**', ...(suitesCanBeSkipped() ? [suites.unit] : [])],
    globalSetup: './apps/api/src/testing/global-setup.ts',
    // The files of a worker share their modules, which is a third of the time: no module may keep state that a test changes.
    isolate: false,
    // Two cores, and one that works while the others wait for the database; each holds a pool of connections.
    maxWorkers: 3,
    // Neighbours of a shared machine may take most of it for a while; only what never comes is a failure.
    testTimeout: 120_000,
    // As in the browser: what passed only at the second try is named at the end of the run.
    retry: process.env['CI'] === undefined ? 0 : 1,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
