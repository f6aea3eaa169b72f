import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './bench/lib/chromium.ts'
import { databaseName, port } from './e2e/port.ts'
import { suites, suitesCanBeSkipped } from './scripts/gate/stripe-local-suites.ts'

// Shops that tests start for themselves copy what e2e/server.ts has made.
process.env['BENCH_TEMPLATES'] = databaseName
/** Screens are taken by hand (npm run screens), and e2e/http needs no browser. */
const notInABrowser = ['screens/**', 'http/**', ...(suitesCanBeSkipped() ? [suites.browser] : [])]
const inCi = process.env['CI'] !== undefined

/**
 * Every browser test runs at both widths, nightly. What gates a push has time for the phone, which most people hold, and
 * on a wide screen for the tests that say they differ there. A test tagged @nightly waits for the night at both.
 */
const gate = inCi && process.env['ALL_TESTS'] === undefined

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds; what passed only then is named at the end of the run.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // Neighbours of a shared machine may take half of it; a wait that ends well costs nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every test would take a third of the run; what fails twice has one.
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
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
