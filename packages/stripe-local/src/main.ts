/** Runs stripe-local as a separate process: `node packages/stripe-local/src/main.ts`. */
import { startStripeLocal } from './server.ts'

const { env } = process
const { url, close } = await startStripeLocal({
  port: Number(env['PORT'] ?? 4242),
  secretKey: env['STRIPE_SECRET_KEY'] || 'sk_test_local',
  publishableKey: env['STRIPE_PUBLISHABLE_KEY'] || 'pk_test_local',
  webhookUrl: env['WEBHOOK_URL'],
  webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || 'whsec_local',
})
// The parent process holds the other end of stdin: when the parent exits for any reason, this process exits too.
if (env['ENDS_WITH_STDIN'])
  process.stdin.resume().once('close', () => void close().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify({ msg: 'stripe-local is listening', url })}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void close().then(() => process.exit(0)))
}
