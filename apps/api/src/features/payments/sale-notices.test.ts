import { store } from '@shop/contract/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { unnamedStore } from '../store/unnamed-store.ts'
import { settle } from './settle.service.ts'

const atelier = 'ola@flordelis.example'
const profile = { ...unnamedStore, email: atelier, cnpj: '12.ABC.345/01DE-35' }

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
  await notify(true)
})
afterAll(() => shop.close())

const notify = async (notifyPaidOrders: boolean) => {
  const { data } = await admin.call(store.update, {
    body: { profile, deliveryStates: ['SP'], notifyPaidOrders },
  })
  expect(data?.notifyPaidOrders).toBe(notifyPaidOrders)
}
const noticesOf = (orderId: number) =>
  shop.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'replyTo'])
    .where('kind', '=', 'order.paid_notice')
    .where('objectId', '=', String(orderId))
    .execute()

async function paidOrder() {
  const order = await shop.heldOrder({ customerName: 'Marina Duarte', shippingCity: 'Santos' })
  const { clientSecret } = await shop.begin(order.id)
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(order.id, 'paid')
  return order
}

test('the atelier gets exactly one email about a paid order, however often and through which path it is settled', async () => {
  const { id, buyer } = await paidOrder()
  const { paymentIntentId, number } = await shop.row(id)
  await Promise.all([
    settle(shop.deps, paymentIntentId ?? ''),
    settle(shop.deps, paymentIntentId ?? ''),
    shop.seenBy(buyer, id),
    shop.work('payments.reconcile', {}),
  ])
  await shop.idle()
  expect(await noticesOf(id)).toHaveLength(1)
  const received = (await shop.mailbox.emailsTo(atelier)).filter(({ subject }) =>
    subject.includes(String(number)),
  )
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('Cliente: Marina, Santos')
  expect(received[0]?.text).toContain(`/admin/pedidos/${number}`)
  expect(received[0]?.text).not.toMatch(/Duarte|Acácias|01310/)
  expect((await shop.mailbox.emailTo(buyer.email)).subject).toContain('confirmado')
})

test('a sale whose webhook was lost is emailed too', async () => {
  await shop.provider.control('config', { dropWebhooks: true })
  const { id } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  await shop.provider.payByCard(clientSecret)
  await settle(shop.deps, (await shop.row(id)).paymentIntentId ?? '')
  await shop.provider.control('config', { dropWebhooks: false })
  expect(await noticesOf(id)).toMatchObject([{ recipient: atelier }])
})

test('without the setting the customer gets an email and the atelier does not', async () => {
  await notify(false)
  const { id, buyer } = await paidOrder()
  await shop.idle()
  expect(await noticesOf(id)).toEqual([])
  expect(await shop.mailbox.emailsTo(buyer.email)).toHaveLength(1)
  await notify(true)
})

test('a reply to the customer’s email goes to the atelier', async () => {
  const { id, buyer } = await paidOrder()
  const email = await shop.db
    .selectFrom('mails')
    .select(['replyTo', 'recipient'])
    .where('kind', '=', 'order.confirmed')
    .where('objectId', '=', String(id))
    .executeTakeFirst()
  expect(email).toEqual({ replyTo: atelier, recipient: buyer.email })
})
