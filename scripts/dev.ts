/** The shop in development: pages reload as they are edited, the API restarts with its code, emails are caught. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { reachable } from '@shop/test-kit/reachable'
import { startFakeStripe } from '../apps/server/src/start-stripe-local.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const EMAIL_CATCHER = 'smtp://127.0.0.1:1025'
const smtpUrl = process.env['SMTP_URL'] ?? EMAIL_CATCHER

// Started here, not in the shop: its payments must survive restarts of the shop.
if (!process.env['STRIPE_SECRET_KEY']) {
  const { PORT = '3000', STRIPE_LOCAL_PORT = '4242' } = process.env
  await startFakeStripe({ port: Number(STRIPE_LOCAL_PORT), shopUrl: `http://127.0.0.1:${PORT}` })
}

const watched = ['apps/api/src', 'apps/server/src', 'packages/contract/src']
const shop = spawn(
  process.execPath,
  [...watched.map((path) => `--watch-path=${path}`), 'apps/server/src/main.ts', '--dev'],
  { stdio: 'inherit' },
)
// A mail catcher that is already running, such as that of compose.yaml, is left alone.
const catcher =
  smtpUrl === EMAIL_CATCHER && !(await reachable(smtpUrl))
    ? spawn(process.execPath, ['scripts/email-catcher.ts'], { stdio: 'inherit' })
    : undefined

shop.on('exit', (code) => {
  catcher?.kill()
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
