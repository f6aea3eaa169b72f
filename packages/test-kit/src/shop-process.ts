import { join } from 'node:path'
import { type Running, startProcess } from './processes.ts'

/** The production server as its own process, of the release in `dir`. */
export function startShopProcess(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
  dir = '.',
): Promise<Running> {
  return startProcess('shop', [join(dir, 'apps/server/src/main.ts')], {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    // Scenarios with payments start a provider, as the demo shop does.
    STRIPE_LOCAL_PORT: '0',
    LOG_LEVEL: 'info',
    ...env,
  })
}

/** stripe-local, which sends its payment events to the shop at that port. */
export function startPaymentsProcess(
  shopPort: string,
  port = '0',
  clock: NodeJS.ProcessEnv = {},
): Promise<Running> {
  return startProcess('stripe-local', ['packages/stripe-local/src/main.ts'], {
    ...clock,
    PORT: port,
    WEBHOOK_URL: `http://127.0.0.1:${shopPort}/api/webhooks/stripe`,
    STRIPE_SECRET_KEY: '',
    STRIPE_PUBLISHABLE_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
  })
}
