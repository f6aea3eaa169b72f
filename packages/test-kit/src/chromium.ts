import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/**
 * Debian's Chromium. The headless shell renders the same pages in a third of the time. It is started by its own path,
 * because the script in /usr/bin would be the parent process of the browser and can end without ending it.
 */
export const chromiumPath = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
)

/** For machines without internet access: no lookups and no updates in the background. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: chromiumFlags, ...(chromiumPath && { executablePath: chromiumPath }) })
}
