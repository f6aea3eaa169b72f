/** Reads the payment provider's records directly, not through the shop: scenarios compare the shop's data with them. */
import { z } from 'zod'
import type { TestShop } from './test-shop.ts'

const intentList = z.object({
  has_more: z.boolean(),
  data: z.array(z.object({ id: z.string(), status: z.string(), metadata: z.record(z.string(), z.string()) })),
})
const ledgerPage = z.object({
  captured: z.number(),
  refunded: z.number(),
  movements: z.array(
    z.object({
      kind: z.string(),
      amount: z.number(),
      payment_intent: z.string(),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
})

const eventState = z.object({ events: z.number(), undelivered: z.number() })

type Provider = Pick<TestShop, 'paymentsUrl' | 'control'>

async function allPayments({ paymentsUrl }: Pick<Provider, 'paymentsUrl'>) {
  const found: z.output<typeof intentList>['data'] = []
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({ limit: '100', ...(after !== undefined && { starting_after: after }) })
    const outcome = await fetch(`${paymentsUrl}/v1/payment_intents?${query.toString()}`, {
      headers: { authorization: 'Bearer sk_test_local' },
    })
    const page = intentList.parse(await outcome.json())
    found.push(...page.data)
    after = page.data.at(-1)?.id
    if (!page.has_more) break
  }
  return found
}

export async function paymentsOfOrders(provider: Provider, orderIds: readonly number[]) {
  return (await allPayments(provider)).filter(({ metadata }) =>
    orderIds.includes(Number(metadata['order_id'])),
  )
}

export async function paymentStatuses(provider: Provider): Promise<Map<string, string>> {
  return new Map((await allPayments(provider)).map(({ id, status }) => [id, status]))
}

const createdIntent = z.object({ id: z.string(), client_secret: z.string() })

/** Like another program that uses the same account. */
export async function createPayment(
  { paymentsUrl }: Provider,
  amountCents: number,
  metadata: Readonly<Record<string, string>>,
) {
  const body = new URLSearchParams({ amount: String(amountCents), currency: 'brl' })
  for (const [name, value] of Object.entries(metadata)) body.append(`metadata[${name}]`, value)
  const response = await fetch(`${paymentsUrl}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local' },
    body,
  })
  return createdIntent.parse(await response.json())
}

async function ledger({ control }: Provider) {
  return ledgerPage.parse(await control('ledger'))
}

/** In the order in which the money moved. */
export async function movementsOfOrders(provider: Provider, orderIds: readonly number[]) {
  const { movements } = await ledger(provider)
  const wanted = new Set(orderIds)
  return movements.filter(({ metadata }) => wanted.has(Number(metadata['order_id'])))
}

export async function chargesOfOrders(provider: Provider, orderIds: readonly number[]) {
  return (await movementsOfOrders(provider, orderIds)).filter(({ kind }) => kind === 'capture')
}

/** Refunds on the provider's own pages, without the shop; true when it was made. */
export async function refundOnPages(
  { paymentsUrl }: Provider,
  clientSecret: string,
  amountCents: number,
): Promise<boolean> {
  const [payment_intent = ''] = clientSecret.split('_secret_')
  const outcome = await fetch(`${paymentsUrl}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams({ payment_intent, amount: String(amountCents) }),
  })
  await outcome.text()
  return outcome.ok
}

/** How many events there were, and how many of them are undelivered. */
export async function eventCounts({ control }: Provider) {
  return eventState.parse(await control('state'))
}

/** Like a client with the account's key, without the shop. */
export async function changeAmount({ paymentsUrl }: Provider, clientSecret: string, amount: number) {
  const [id = ''] = clientSecret.split('_secret_')
  const outcome = await fetch(`${paymentsUrl}/v1/payment_intents/${id}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams({ amount: String(amount) }),
  })
  if (!outcome.ok) throw new Error(`the amount was not changed: ${await outcome.text()}`)
}
