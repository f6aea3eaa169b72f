/** Orders with a manipulated plan: deposit, parts, sums and days are the shop's own. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { FAR, NO_DAYS, NO_SUMS, PAST } from './tampered-calls.ts'
import { type Tampered, type TestProduct, tamperedWith } from './tampered-draft.ts'

const NO_PLANS: unknown[] = [null, '', 'part', 'Parts', 'parcelas', 'parts ', 1, true, [], ['parts'], {}]
const NO_COUNTS: unknown[] = [null, 0, -1, 0.5, 1.5, 37, 1e9, 2 ** 53, '3', '', [], {}]
/** Names for a plan somewhere in the shop, of which an order has none. */
const SMUGGLED: Record<string, unknown> = {
  charges: [{ kind: 'deposit', amount: 0.5, dueOn: FAR }],
  deposit: 0.5,
  depositPercent: 1,
  paidTotal: 4890.5,
  dueTotal: 0,
  planVersion: 9,
  retained: 0,
  extras: [{ description: 'Brinde', amount: -100 }],
  paidAt: '2020-01-01T00:00:00.000Z',
  priceReason: 'Amiga',
  listPrice: 1,
  services: [{ description: 'Desconto', amount: 1 }],
  received: { way: 'dinheiro', receivedOn: PAST },
}

/** `made` is sewn to order and costs enough for a plan; `dress` is ready. */
export function tamperedPlans(made: TestProduct, dress: TestProduct): Tampered[] {
  const { expectRejected, allow } = tamperedWith(made)
  const line = { offer: 'made_to_order' }
  const inParts = { plan: 'parts' }
  const today = saoPauloDay(new Date())
  const depositCents = Math.round(made.price * 30)
  const deposit = { kind: 'deposit', amount: depositCents / 100, dueOn: today }
  const rest = { kind: 'part', amount: (made.price * 100 - depositCents) / 100, dueOn: '2026-12-31' }
  const shown = (planShown: unknown) => expectRejected('a plan', { line, top: { ...inParts, planShown } })
  return [
    allow('parts', { line, top: inParts }),
    allow('more parts than there can be', { line, top: { ...inParts, parts: 36 } }),
    allow('parts without a plan', { line, top: { parts: 3 } }),
    ...NO_PLANS.map((plan) => expectRejected('plan', { line, top: { plan } })),
    ...NO_COUNTS.map((parts) => expectRejected('parts', { line, top: { ...inParts, parts } })),
    expectRejected('parts of what is ready', {
      top: { ...inParts, items: [ready(dress)], total: dress.price },
    }),
    ...[[], [deposit], [rest], [deposit, { ...rest, kind: 'deposit' }], Array(41).fill(rest)].map(shown),
    ...[null, {}, 'x', 1, [null], [[]], [1]].map(shown),
    ...[0.5, depositCents / 100 - 1, made.price, ...NO_SUMS].map((amount) =>
      shown([{ ...deposit, amount }, rest]),
    ),
    ...[PAST, FAR, ...NO_DAYS].map((dueOn) => shown([{ ...deposit, dueOn }, rest])),
    ...['whole', 'extra', '', null].map((kind) => shown([{ ...deposit, kind }, rest])),
    ...[depositCents / 100, 0.5, made.price * 0.3 - 0.01].map((total) =>
      expectRejected('the deposit as total', { line, top: { ...inParts, total } }),
    ),
    expectRejected('an agreed price', {
      line: { ...line, price: 1, priceReason: 'Amiga' },
      top: { total: 1 },
    }),
    expectRejected('a discount', {
      line,
      top: { discount: { percent: 90, reason: 'x' }, total: made.price / 10 },
    }),
    ...Object.entries(SMUGGLED).flatMap(([name, value]) => [
      allow(`${name} beside a plan`, { line, top: { ...inParts, [name]: value } }),
      allow(`${name} in a line`, { line: { ...line, [name]: value } }),
    ]),
  ]
}

function ready({ id, price }: TestProduct) {
  return { id, price, size: 'M', color: 'Branco', quantity: 1 }
}
