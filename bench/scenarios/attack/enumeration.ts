import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { testSmtp } from '@shop/test-kit/smtp'
import { calls, type Reply } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { guestCalls } from '../../lib/guest-calls.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario, Size } from '../../lib/scenario.ts'
import { separability } from '../../lib/statistics.ts'

// The length follows from the body, in which the digits of an order's id grow with the number of orders.
const CHANGING_HEADERS = new Set(['content-length', 'date', 'x-request-id'])
const EXISTING = 50

type Who = 'registered' | 'unknown'
interface Kind {
  name: string
  /** The request of the given number; what it asks about depends on `who` alone. */
  send(who: Who, index: number): Promise<Reply>
}

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
    const registered: string[] = []
    for (let n = 0; n < EXISTING; n += 1) {
      registered.push((await aUser(db, { email: `conhecida-${1000 + n}@exemplo.test` })).email)
    }
    const byEmail = (name: string, request: (email: string) => Promise<Reply>): Kind => ({
      name,
      send(who, index) {
        const unknown = `${name.slice(0, 9).replace(' ', '-')}-${1000 + index}@exemplo.test`
        return request(who === 'registered' ? (registered[index % EXISTING] ?? '') : unknown)
      },
    })
    const kinds = [
      byEmail('login', (email) => calls.login(shop.url, email, 'errada-mesmo')),
      byEmail('registration', (email) => calls.register(shop.url, email)),
      byEmail('password reset', (email) => calls.reset(shop.url, email)),
      ...(await guestCalls({ url: shop.url, db }, registered)),
    ]
    const results: Result[] = []
    for (const kind of kinds) results.push(...(await compare(kind, size)))
    return results
  })

async function compare({ name, send }: Kind, size: Size): Promise<Result[]> {
  const tries = size === 'full' ? 2_000 : 60
  const responses = new Set<string>()
  const times: Record<Who, number[]> = { registered: [], unknown: [] }
  const record = async (who: Who, index: number) => {
    const reply = await send(who, index)
    responses.add(comparable(reply))
    times[who].push(reply.ms)
  }
  // The first requests open connections and prepare statements.
  await Promise.all(Array.from({ length: 5 }, (_, index) => send('registered', index)))
  for (let index = 0; index < tries; index += 1) {
    const pair: Who[] = ['registered', 'unknown']
    // In random order, so that the effects of one call on the next are the same for both.
    for (const who of Math.random() < 0.5 ? pair : pair.toReversed()) await record(who, index)
  }
  const apart = Math.abs(median(times.registered) - median(times.unknown))
  return [
    { what: `${name}: different responses, ${tries} tries each`, value: responses.size, unit: '', atMost: 1 },
    {
      what: `${name}: known distinguished from unknown by time (0.5 is chance)`,
      value: separability(times.registered, times.unknown),
      unit: '',
      // With few attempts the result varies by chance.
      atMost: size === 'full' ? 0.55 : 0.7,
    },
    { what: `${name}: medians apart`, value: apart, unit: 'ms' },
    { what: `${name}: median`, value: median(times.unknown), unit: 'ms' },
  ]
}

/** What is new in every response: the order itself, its payment and its link. */
const CHOSEN_ANEW = /"(requestId|clientSecret|orderToken|orderId|holdExpiresAt)":("[^"]+"|\d+)/g

function comparable({ status, body, headers }: Reply): string {
  const stable = headers.filter(([name]) => !CHANGING_HEADERS.has(name))
  return JSON.stringify([status, body.replaceAll(CHOSEN_ANEW, '"$1"'), stable])
}
