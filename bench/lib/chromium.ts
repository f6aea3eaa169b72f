import { existsSync } from 'node:fs'

/**
 * Debian's; the headless shell draws the same pages without a browser's window around them, in a third of the time. By
 * its own path, because the script in /usr/bin stays between us and the browser, and ends without it.
 */
export const chromiumPath = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
)

/** A machine without the wide network: nothing may be looked up or updated behind our back. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
