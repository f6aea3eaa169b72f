/** A shop with a hostile payload in every text field, written directly into the database without validation. */
import { randomBytes } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { formulas, scripts } from './payloads.ts'

const GROUP = 20

export interface Poisoned {
  customer: { id: number; email: string }
  products: number[]
  orders: number[]
  tickets: number[]
  /** Of the customer's list. */
  listToken: string
}

export async function poison(db: Db): Promise<Poisoned> {
  const [first = ''] = scripts
  const customer = await aUser(db, { name: first, street: first, neighborhood: first, city: first })
  const reviewers = []
  for (let n = 0; n < GROUP; n++) reviewers.push(await aUser(db, { name: scripts[n] ?? '' }))
  for (const name of formulas) await aUser(db, { name, street: name, city: name })
  const listToken = randomBytes(32).toString('base64url')
  const found: Poisoned = { customer, products: [], orders: [], tickets: [], listToken }
  const settings = { showsPrices: true, showsWedding: true, takesComments: true, message: scripts[1] ?? '' }
  await db
    .insertInto('sharedLists')
    .values({ userId: customer.id, token: listToken, ...settings })
    .execute()
  for (let start = 0; start < scripts.length; start += GROUP) {
    const group = scripts.slice(start, start + GROUP)
    const [name = ''] = group
    const product = await aProduct(db, {
      ...{ name, description: group.join('\n'), featured: true },
      ...{ sizes: ['M', group[1] ?? ''], colors: ['Branco', group[2] ?? ''] },
    })
    found.products.push(product.id)
    await db
      .insertInto('reviews')
      .values(
        reviewers.map(({ id }, index) => ({
          ...{ productId: product.id, userId: id, rating: 5 },
          ...{ title: group[index] ?? '', comment: group[index] ?? '' },
        })),
      )
      .execute()
    await poisonedComments(db, customer, product, group)
    found.orders.push(await poisonedOrder(db, customer, product, group))
    found.tickets.push(await poisonedTicket(db, customer, group))
    await db
      .insertInto('contactMessages')
      .values(group.map((text) => ({ name: text, email: customer.email, subject: text, message: text })))
      .execute()
  }
  return found
}

/** On a favourite of her list. */
async function poisonedComments(
  db: Db,
  { id: userId }: Poisoned['customer'],
  { id: productId }: { id: number },
  group: readonly string[],
): Promise<void> {
  await db.insertInto('favorites').values({ userId, productId }).execute()
  const { id: deviceId } = await db
    .insertInto('listDevices')
    .values({ listId: userId, deviceHash: randomBytes(32) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const short = group.map((text) => ({
    deviceId,
    productId,
    name: text.slice(0, 60),
    text: text.slice(0, 200),
  }))
  await db.insertInto('listComments').values(short).execute()
}

async function poisonedOrder(
  db: Db,
  { id: userId, email: customerEmail }: Poisoned['customer'],
  product: Awaited<ReturnType<typeof aProduct>>,
  [text = '']: readonly string[],
): Promise<number> {
  const order = await anOrder(db, {
    ...{ userId, customerEmail, customerName: text, notes: text, customerPhone: text },
    ...{ shippingAddress: text, shippingComplement: text, shippingCity: text },
    ...{ status: 'confirmed', paymentState: 'paid', paidAt: new Date() },
  })
  await anItem(db, order, product, { size: text, color: text })
  return order.id
}

async function poisonedTicket(
  db: Db,
  { id: userId }: { id: number },
  group: readonly string[],
): Promise<number> {
  const { id } = await db
    .insertInto('tickets')
    .values({ userId, subject: group[0] ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ticketMessages')
    .values(
      group.map((text, index) => ({
        ...{ ticketId: id, text, fromAdmin: index % 2 === 1 },
        ...(index % 2 === 0 && { authorId: userId }),
      })),
    )
    .execute()
  return id
}
