import { accountCart } from '@shop/contract/account-cart'
import { aProduct } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

test('a paid order removes its lines from the account’s cart, even if no browser saw the payment', async () => {
  const { id, buyer, product } = await shop.heldOrder()
  const [customer, other] = [await shop.api.as(buyer), await aProduct(shop.db)]
  const line = (size: string, quantity: number, productId = product.id) => ({
    ...{ productId, name: product.name, unitPriceCents: product.priceCents },
    ...{ size, color: 'Branco', quantity },
  })
  const items = [line('M', 3), line('G', 1), line('M', 1, other.id)]
  await customer.call(accountCart.replace, { body: { items } })
  const { clientSecret } = await shop.begin(id)
  expect((await customer.call(accountCart.read, {})).data?.items).toEqual(items)
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(id, 'paid')
  expect((await customer.call(accountCart.read, {})).data).toEqual({
    items: [line('M', 2), line('G', 1), line('M', 1, other.id)],
    version: 2,
  })
})

test('a paid order of every line leaves an empty cart', async () => {
  const { id, buyer, product } = await shop.heldOrder()
  const customer = await shop.api.as(buyer)
  const { id: productId, name, priceCents: unitPriceCents } = product
  const items = [{ productId, name, unitPriceCents, size: 'M', color: 'Branco', quantity: 1 }]
  await customer.call(accountCart.replace, { body: { items } })
  const { clientSecret } = await shop.begin(id)
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(id, 'paid')
  expect((await customer.call(accountCart.read, {})).data?.items).toEqual([])
})
