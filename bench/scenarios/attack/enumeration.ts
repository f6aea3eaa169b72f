import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { testSmtp } from '@shop/test-kit/smtp'
import { calls, type Reply } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { separability } from '../../lib/statistics.ts'

const CHANGING_HEADERS = new Set(['date', 'x-request-id'])
const EXISTING = 50

/** Can an attacker find out who has an account, from the shop's responses or from their timing? */
export const enumeration: Scenario = (size) =>
  withCleanup(async (later) => {
    const smtp = await testSmtp()
    later(smtp.close)
    const { shop, db, stop } = await startDemoShop('enumeration', {
      SMTP_URL: smtp.url,
      RATE_LIMITS,
    })
    later(stop)
    const tries = size === 'full' ? 2_000 : 60
    const registered: string[] = []
    for (let n = 0; n < EXISTING; n += 1) {
      registered.push((await aUser(db, { email: `conhecida-${1000 + n}@exemplo.test` })).email)
    }

    const kinds: [string, (email: string) => Promise<Reply>][] = [
      ['login', (email) => calls.login(shop.url, email, 'errada-mesmo')],
      ['registration', (email) => calls.register(shop.url, email)],
      ['password reset', (email) => calls.reset(shop.url, email)],
    ]
    const results: Result[] = []
    for (const [kind, request] of kinds) {
      const responses = new Set<string>()
      const times: Record<'registered' | 'unknown', number[]> = { registered: [], unknown: [] }
      const record = async (who: 'registered' | 'unknown', email: string) => {
        const reply = await request(email)
        responses.add(comparable(reply))
        times[who].push(reply.ms)
      }
      await Promise.all(registered.slice(0, 5).map(request))
      for (let n = 0; n < tries; n += 1) {
        const pair = [
          () => record('registered', registered[n % EXISTING] ?? ''),
          () => record('unknown', `${kind.slice(0, 9).replace(' ', '-')}-${1000 + n}@exemplo.test`),
        ]
        // In random order, so that the effects of one call on the next are the same for both.
        for (const round of Math.random() < 0.5 ? pair : pair.toReversed()) await round()
      }
      const apart = Math.abs(median(times.registered) - median(times.unknown))
      results.push(
        {
          what: `${kind}: different responses, ${tries} tries each`,
          value: responses.size,
          unit: '',
          atMost: 1,
        },
        {
          what: `${kind}: known distinguished from unknown by time (0.5 is chance)`,
          value: separability(times.registered, times.unknown),
          unit: '',
          // With few attempts the result varies by chance.
          atMost: size === 'full' ? 0.55 : 0.7,
        },
        { what: `${kind}: medians apart`, value: apart, unit: 'ms' },
        { what: `${kind}: median`, value: median(times.unknown), unit: 'ms' },
      )
    }
    return results
  })

function comparable({ status, body, headers }: Reply): string {
  const stable = headers.filter(([name]) => !CHANGING_HEADERS.has(name))
  return JSON.stringify([status, body.replace(/"requestId":"[^"]+"/, ''), stable])
}
