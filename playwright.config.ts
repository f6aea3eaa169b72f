import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './bench/lib/chromium.ts'
import { databaseName, port } from './e2e/port.ts'

// Shops that tests start for themselves copy what e2e/server.ts has made.
process.env['BENCH_TEMPLATES'] = databaseName
const inCi = process.env['CI'] !== undefined

/**
 * Every test runs at both widths. What lands has time for the phone, which most people hold, and on a wide screen for
 * the checkout, what axe sees, the two people who sit at a desk, and the tests that say they differ there.
 */
const differsOnDesktop = /checkout-(steps|purchase|own-shop)|accessibility|stories\/(keyboard|owner)|@wide/

export default defineConfig({
  testDir: 'e2e',
  // Taken by hand: npm run screens.
  testIgnore: 'screens/**',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds; what passed only then is named at the end of the run.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every test would take a third of the run; what fails twice has one.
    trace: 'on-first-retry',
    launchOptions: { args: chromiumFlags, ...(chromiumPath && { executablePath: chromiumPath }) },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      ...(inCi && { grep: differsOnDesktop }),
    },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
