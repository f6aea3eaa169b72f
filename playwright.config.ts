import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '@shop/test-kit/chromium'
import { databaseName, port } from './e2e/port.ts'
import { suites, suitesCanBeSkipped } from './scripts/gate/stripe-local-suites.ts'

// Shops that tests start for themselves copy the databases that e2e/server.ts has prepared.
process.env['DATABASE_TEMPLATES'] = databaseName
/** Screenshots are taken by hand (npm run screens), and e2e/http needs no browser. */
const notInABrowser = [
  'screens/**',
  'http/**',
  'afterwards/**',
  ...(suitesCanBeSkipped() ? [suites.browser] : []),
]
const inCi = process.env['CI'] !== undefined

/**
 * Every browser test runs at both widths, nightly. The push gate only has time for the phone width, which most visitors
 * use, and on a wide screen for the tests that are tagged @wide. A test tagged @nightly runs only nightly, at both
 * widths.
 */
const gate = inCi && process.env['ALL_TESTS'] === undefined

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds; tests that passed only on retry are listed at the end of the run.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // Other load may take half of a shared machine; a long timeout costs nothing when the wait succeeds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every test would take a third of the run; a test that fails twice has one.
    trace: 'on-first-retry',
    launchOptions: { args: chromiumFlags, ...(chromiumPath && { executablePath: chromiumPath }) },
  },
  projects: [
    { name: 'http', testMatch: 'http/**/*.spec.ts' },
    {
      name: 'phone',
      testIgnore: notInABrowser,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      ...(gate && { grepInvert: /@nightly/ }),
    },
    {
      name: 'desktop',
      testIgnore: notInABrowser,
      use: { viewport: { width: 1440, height: 900 } },
      ...(gate && { grep: /@wide/, grepInvert: /@nightly/ }),
    },
    // What all the others have left behind.
    {
      name: 'afterwards',
      testMatch: 'afterwards/**/*.spec.ts',
      dependencies: ['http', 'phone', 'desktop'],
    },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
