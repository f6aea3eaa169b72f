import { formatDateTime } from '@shop/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { settle } from './settle.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

async function aWaitingPix() {
  const { id, buyer } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  await shop.provider.requestPix(clientSecret)
  const { paymentIntentId } = await shop.row(id)
  return { id, buyer, paymentId: paymentIntentId ?? '' }
}
const subjectsTo = async (email: string) =>
  (await shop.mailbox.emailsTo(email)).map(({ subject }) => subject.replace(/ nº \d+/, ''))

test('a waiting Pix is emailed once with its code, its expiry and a link to its page', async () => {
  const { id, buyer, paymentId } = await aWaitingPix()
  const email = await shop.mailbox.emailTo(buyer.email)
  const { pix } = await shop.deps.payments.getPayment(paymentId)
  expect(email.subject).toContain(`Falta só o Pix do pedido nº ${(await shop.row(id)).number}`)
  expect(email.text).toContain(pix?.code)
  expect(email.text).toContain(formatDateTime(pix?.expiresAt ?? new Date(0)))
  expect(email.text).toContain(`/checkout?pedido=${id}`)
  for (let time = 0; time < 3; time += 1) await settle(shop.deps, paymentId)
  await shop.idle()
  expect(await subjectsTo(buyer.email)).toHaveLength(1)
})

test('an unpaid Pix gets one email that it has expired', async () => {
  const { id, buyer } = await aWaitingPix()
  await shop.mailbox.emailTo(buyer.email)
  await shop.letHoldEnd(id)
  for (let time = 0; time < 2; time += 1) await shop.work('payments.expire', {})
  await shop.becomes(id, 'expired')
  const email = await shop.mailbox.emailTo(buyer.email, 2)
  expect(email.subject).toContain('expirou')
  expect(email.text).toContain('Nada foi cobrado')
  await shop.idle()
  expect(await subjectsTo(buyer.email)).toHaveLength(2)
})

test('an order without a Pix code expires without an email', async () => {
  const { id, buyer } = await shop.heldOrder()
  await shop.begin(id)
  await shop.letHoldEnd(id)
  await shop.work('payments.expire', {})
  await shop.becomes(id, 'expired')
  await shop.idle()
  expect(await subjectsTo(buyer.email)).toEqual([])
})
