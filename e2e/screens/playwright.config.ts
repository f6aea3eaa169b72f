import { defineConfig } from '@playwright/test'
import shop from '../../playwright.config.ts'

/** Run by hand: one shop for each width, whose screens are captured one after the other, for stable results. */
export default defineConfig({
  ...shop,
  testDir: '.',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  reporter: 'list',
  outputDir: '../../test-results/screens',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  use: { ...shop.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [],
})
