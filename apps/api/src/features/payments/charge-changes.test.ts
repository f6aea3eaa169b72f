import { addDays } from '@shop/contract/calendar-days'
import { charges } from '@shop/contract/charges'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
const later = addDays(today, 100)
type Started = Awaited<ReturnType<PayingShop['startedOrder']>>
type Wanted = { id?: number; amountCents: number; dueOn: string }

const move = (order: Started, wanted: Wanted[], version = 0) =>
  admin.call(charges.reschedule, {
    params: { id: order.id },
    body: { charges: wanted, reason: 'O casamento mudou de data.', version },
  })
const openOf = (order: Started) =>
  order.charges.slice(1).map(({ id, amountCents, dueOn }) => ({ id, amountCents, dueOn }))

describe('charges that are not paid', () => {
  test('move to other days and amounts with the same sum, and she is told', async () => {
    const order = await shop.startedOrder()
    const [one, two] = openOf(order)
    if (!one || !two) throw new Error('two parts')
    const wanted = [
      { ...one, amountCents: one.amountCents - 10_000, dueOn: later },
      { amountCents: two.amountCents + 10_000, dueOn: addDays(later, 10) },
    ]
    const { data, status } = await move(order, wanted)
    expect(status).toBe(200)
    expect(data?.planVersion).toBe(1)
    expect(data?.charges?.map(({ id, amountCents }) => [id, amountCents])).toEqual([
      [order.charges[0]?.id, order.charges[0]?.amountCents],
      [two.id, two.amountCents],
      [one.id, one.amountCents - 10_000],
      [expect.any(Number), two.amountCents + 10_000],
    ])
    expect(data?.charges?.[1]?.cancelledAt).not.toBeNull()
    const agreements = await shop.db
      .selectFrom('orderAgreements')
      .select(['kind', 'place', 'recordedBy'])
      .where('orderId', '=', order.id)
      .execute()
    expect(agreements).toEqual([{ kind: 'dates', place: 'atelier', recordedBy: shop.admin.id }])
    await shop.idle()
    const email = (await shop.mailbox.emailsTo(order.buyer.email)).at(-1)
    expect(email?.subject).toContain('mudaram')
    expect(email?.text).toContain('O casamento mudou de data.')
  })

  test('keep their sum, their past and their version', async () => {
    const order = await shop.startedOrder()
    const [one, two] = openOf(order)
    const [deposit] = order.charges
    if (!one || !two || !deposit) throw new Error('two parts')
    const code = async (wanted: Wanted[], version = 0) => (await move(order, wanted, version)).error?.code
    expect(await code([one])).toBe('charges_not_total')
    expect(await code([one, { ...two, amountCents: two.amountCents + 1 }])).toBe('charges_not_total')
    expect(
      await code([
        { ...one, amountCents: one.amountCents + two.amountCents - 1 },
        { amountCents: 1, dueOn: later },
      ]),
    ).toBe('charges_not_total')
    expect(await code([one, two, { ...deposit }])).toBe('charge_already_paid')
    expect(await code([{ ...one, id: 999_999 }, two])).toBe('charge_not_found')
    expect(await code([one, { ...one, amountCents: two.amountCents }])).toBe('invalid_input')
    expect(await code([one, { ...two, dueOn: addDays(today, -1) }])).toBe('invalid_input')
    expect(await code([one, { ...two, dueOn: '9999-12-31' }])).toBe('invalid_input')
    expect(await code([one, { ...two, dueOn: later }], 3)).toBe('stale_version')
    expect(await code([one, { ...two, dueOn: later }])).toBeUndefined()
    expect(await code([one, two])).toBe('stale_version')
    const buyer = await shop.api.as(order.buyer)
    const body = { charges: [one, two], reason: 'x', version: 1 }
    expect((await buyer.call(charges.reschedule, { params: { id: order.id }, body })).status).toBe(403)
  })

  test('end a payment that was begun for the old amount; one that has succeeded wins', async () => {
    const order = await shop.startedOrder()
    const [one, two] = openOf(order)
    if (!one || !two) throw new Error('two parts')
    const begun = await shop.begin(order.id, one.id)
    const swapped = [
      { ...one, amountCents: one.amountCents - 5_000 },
      { ...two, amountCents: two.amountCents + 5_000 },
    ]
    expect((await move(order, swapped)).status).toBe(200)
    expect(await shop.provider.payByCard(begun.clientSecret)).toBe('declined')
    const again = await shop.begin(order.id, two.id)
    await shop.provider.control('config', { dropWebhooks: true })
    await shop.provider.payByCard(again.clientSecret)
    expect((await move(order, [one, two], 1)).error?.code).toBe('charge_already_paid')
    await shop.provider.control('config', { dropWebhooks: false })
    const paid = await shop.charge(two.id)
    expect(paid.amountCents).toBe(two.amountCents + 5_000)
    expect(paid.paidAt).toBeInstanceOf(Date)
  })

  test('cannot be moved before the deposit is paid', async () => {
    const order = await shop.planOrder()
    expect((await move(order, openOf(order))).error?.code).toBe('charge_not_payable')
  })
})

describe('an extra', () => {
  const propose = (
    order: Started,
    values: { requestId?: string; accepted?: boolean; amountCents?: number; dueOn?: string } = {},
  ) =>
    admin.call(charges.addExtra, {
      params: { id: order.id },
      body: {
        ...{ description: 'Renda no punho', amountCents: 38_000, dueOn: later },
        requestId: crypto.randomUUID(),
        ...values,
      },
    })
  const reply = async (user: { id: number }, order: Started, extraId: number, accepts: boolean) =>
    (await shop.api.as(user)).call(charges.replyToExtra, {
      params: { id: order.id, extraId },
      body: { accepts },
    })

  test('counts only once she has accepted it', async () => {
    const order = await shop.startedOrder()
    const { data } = await propose(order)
    expect(data).toMatchObject({ totalCents: order.totalCents })
    expect(data?.charges).toHaveLength(3)
    const [extra] = data?.extras ?? []
    expect(extra).toMatchObject({ description: 'Renda no punho', amountCents: 38_000 })
    const accepted = await reply(order.buyer, order, extra?.id ?? 0, true)
    expect(accepted.data).toMatchObject({ totalCents: order.totalCents + 38_000 })
    expect(accepted.data?.charges?.at(-1)).toMatchObject({ kind: 'extra', amountCents: 38_000, dueOn: later })
    expect(accepted.data).not.toHaveProperty('extras')
    await reply(order.buyer, order, extra?.id ?? 0, true)
    expect((await shop.row(order.id)).totalCents).toBe(order.totalCents + 38_000)
    const agreed = await shop.db
      .selectFrom('orderAgreements')
      .select(['kind', 'place', 'body'])
      .where('orderId', '=', order.id)
      .execute()
    expect(agreed).toMatchObject([{ kind: 'extra', place: 'site' }])
    expect(agreed[0]?.body).toContain('Renda no punho')
  })

  test('makes an order that was paid whole partly paid, until it is paid too', async () => {
    const held = await shop.heldOrder()
    const { clientSecret } = await shop.begin(held.id)
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(held.id, 'paid')
    const order = { ...held, charges: [] }
    const { data } = await propose(order, { accepted: true })
    expect(data).toMatchObject({
      paymentState: 'partly_paid',
      totalCents: held.totalCents + 38_000,
      dueCents: 38_000,
    })
    const extra = data?.charges?.at(-1)
    expect(data?.charges?.[0]).toMatchObject({ kind: 'whole', amountCents: held.totalCents })
    const begun = await shop.begin(held.id, extra?.id)
    await shop.provider.payByCard(begun.clientSecret)
    await shop.becomes(held.id, 'paid')
  })

  test('ends once: declined, withdrawn or accepted, by its holder or an administrator', async () => {
    const order = await shop.startedOrder()
    const first = (await propose(order)).data?.extras?.[0]?.id ?? 0
    const stranger = await aUser(shop.db)
    expect((await reply(stranger, order, first, true)).status).toBe(404)
    expect((await reply(order.buyer, order, first, false)).status).toBe(200)
    expect((await reply(order.buyer, order, first, true)).error?.code).toBe('extra_ended')
    const second = (await propose(order)).data?.extras?.[0]?.id ?? 0
    const params = { id: order.id, extraId: second }
    expect((await admin.call(charges.withdrawExtra, { params })).status).toBe(200)
    expect((await reply(order.buyer, order, second, true)).error?.code).toBe('extra_ended')
    const other = await shop.startedOrder()
    const third = (await propose(order)).data?.extras?.[0]?.id ?? 0
    expect((await reply(other.buyer, other, third, true)).error?.code).toBe('extra_not_found')
    expect((await shop.row(order.id)).totalCents).toBe(order.totalCents)
  })

  test('is due from today on, and within three years', async () => {
    const order = await shop.startedOrder()
    for (const dueOn of [addDays(today, -1), '9999-12-31'])
      expect((await propose(order, { dueOn })).error?.fields).toHaveProperty('dueOn')
    expect((await propose(order, { dueOn: today })).status).toBe(200)
  })

  test('is proposed once for a repeated request', async () => {
    const order = await shop.startedOrder()
    const requestId = crypto.randomUUID()
    await propose(order, { requestId })
    expect((await propose(order, { requestId })).data?.extras).toHaveLength(1)
    expect((await propose(order, { requestId, amountCents: 1_000 })).error?.code).toBe('idempotency_mismatch')
    await shop.idle()
    const emails = await shop.mailbox.emailsTo(order.buyer.email)
    expect(emails.filter(({ subject }) => subject.includes('acréscimo'))).toHaveLength(1)
  })
})
