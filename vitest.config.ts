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
    globalSetup: './packages/test-kit/src/global-setup.ts',
    // The test files of a worker share their modules, which takes a third of the time: no module may hold state that a
    // test changes.
    isolate: false,
    // Two cores, and one worker that runs while the others wait for the database; each has a connection pool.
    maxWorkers: 3,
    // Other load may take most of a shared machine for a while; only a test that never ends is a failure.
    testTimeout: 120_000,
    // As in the browser tests: tests that passed only on retry are listed at the end of the run.
    retry: process.env['CI'] === undefined ? 0 : 1,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
