import { setTimeout as sleep } from 'node:timers/promises'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { type Behaviour, testSmtp } from '@shop/test-kit/smtp'
import { calls } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const REGISTRATIONS = 24
// The first retry comes after 30 seconds, the next a minute later; a server that hangs costs ten seconds per email.
const TIMEOUT_MS = 240_000
const POLL_MS = 200

/**
 * The SMTP server fails in every way it can. Do the emails arrive when it is back, and did any visitor wait meanwhile?
 */
export const emailOutage: Scenario = async (size) => {
  // The retries take minutes by design; CI has tests with shorter ones.
  if (size === 'small') return []
  return withCleanup(async (later) => {
    let smtp = await testSmtp()
    later(() => smtp.close())
    const port = Number(new URL(smtp.url).port)
    const { shop, db, stop } = await startDemoShop('mail_outage', {
      SMTP_URL: smtp.url,
      RATE_LIMITS,
    })
    later(stop)

    const calmSmtp = await testSmtp()
    later(calmSmtp.close)
    const calm = await startDemoShop('mail_outage_calm', {
      SMTP_URL: calmSmtp.url,
      RATE_LIMITS,
    })
    later(calm.stop)

    /** Alternates with a shop whose SMTP server works: what slows the machine slows both. */
    const registerAll = async (kind: string) => {
      const emails = new Set<string>()
      const times: Record<'here' | 'calm', number[]> = { here: [], calm: [] }
      for (let n = 0; n < REGISTRATIONS; n += 1) {
        const email = `${kind}-${n}@exemplo.test`
        times.here.push((await calls.register(shop.url, email)).ms)
        times.calm.push((await calls.register(calm.shop.url, email)).ms)
        emails.add(email)
      }
      return { emails, p95: percentile(times.here, 0.95), calmP95: percentile(times.calm, 0.95) }
    }
    const missing = async (emails: ReadonlySet<string>, timeoutMs: number) => {
      const deadline = performance.now() + timeoutMs
      const left = () =>
        [...emails].filter((email) => !smtp.received.some((received) => received.recipients.includes(email)))
      while (left().length > 0 && performance.now() < deadline) await sleep(POLL_MS)
      return left().length
    }

    await registerAll('warm-up')
    const healthy = await registerAll('healthy')
    const results: Result[] = [
      {
        what: 'emails missing while the server works',
        value: await missing(healthy.emails, 30_000),
        unit: '',
        atMost: 0,
      },
    ]
    const report = (what: string, { p95, calmP95 }: { p95: number; calmP95: number }, lost: number) =>
      results.push(
        { what: `${what}: emails lost`, value: lost, unit: '', atMost: 0 },
        {
          what: `${what}: registration p95, compared with ${calmP95.toFixed(0)} ms while email works`,
          value: p95,
          unit: 'ms',
          atMost: Math.max(calmP95 * 2, calmP95 + 50),
        },
      )

    await smtp.close()
    const unavailable = await registerAll('down')
    await sleep(2_000)
    smtp = await testSmtp(port)
    report('no server', unavailable, await missing(unavailable.emails, TIMEOUT_MS))

    const failures: [string, Behaviour][] = [
      ['temporary error (451)', { kind: 'refuse', code: 451 }],
      ['hangs', { kind: 'hang' }],
    ]
    for (const [what, behaviour] of failures) {
      smtp.next(...Array.from({ length: REGISTRATIONS }, () => behaviour))
      const registered = await registerAll(behaviour.kind)
      report(what, registered, await missing(registered.emails, TIMEOUT_MS))
    }

    smtp.next(...Array.from({ length: REGISTRATIONS }, () => ({ kind: 'refuse', code: 550 }) as const))
    const rejected = await registerAll('rejected')
    let emailCount = 0
    for (let waited = 0; waited < 30_000 && emailCount < REGISTRATIONS; waited += POLL_MS) {
      await sleep(POLL_MS)
      const rows = await db
        .selectFrom('deadLetters')
        .select('id')
        .where('task', '=', 'account.mail')
        .execute()
      emailCount = rows.length
    }
    report('permanent error (550), each a dead letter', rejected, REGISTRATIONS - emailCount)
    return results
  })
}
