/** Rows for tests: complete and plausible, each test passes only the values it is about. */
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import type {
  Categories,
  OrderItems,
  Orders,
  Products,
  Sessions,
  TicketStatus,
  Users,
} from '@shop/api/db/tables.gen'
import * as offers from '@shop/api/features/offers/offers.queries'
import * as stock from '@shop/api/features/stock/stock.service'
import { unnamedStore } from '@shop/api/features/store/unnamed-store'
import { type OfferKind, offerKinds } from '@shop/contract/offers'
import type { StoreProfile } from '@shop/contract/store'
import { type Insertable, sql } from 'kysely'

// Argon2id of 'senha-de-teste-1', precomputed: hashing for every user would be most of a test's time.
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AA6vTrNqemM3ebdkjsnklg$DpD3mqRlljKBWLl8M8tlNengr5/gFt/MluPVjWEnrL8'

let made = 0

/** Distinct within a test file; files do not share a database. */
function serial() {
  made += 1
  return made
}

export function aUser(db: Db, values: Partial<Insertable<Users>> = {}) {
  const n = serial()
  return db
    .insertInto('users')
    .values({
      email: `cliente-${n}@exemplo.test`,
      name: `Cliente ${n}`,
      passwordHash,
      phone: '(11) 90000-0000',
      street: 'Rua das Acácias',
      number: '120',
      neighborhood: 'Jardim Paulista',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
      emailVerifiedAt: sql<Date>`now()`,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A signed-in user: `token` is what the browser would send. */
export async function aSession(db: Db, user: { id: number }, values: Partial<Insertable<Sessions>> = {}) {
  const token = randomBytes(32).toString('base64url')
  const session = await db
    .insertInto('sessions')
    .values({
      userId: user.id,
      tokenHash: createHash('sha256').update(token).digest(),
      expiresAt: sql<Date>`now() + interval '12 hours'`,
      absoluteExpiresAt: sql<Date>`now() + interval '24 hours'`,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...session, token }
}

export function anOrder(db: Db, values: Partial<Insertable<Orders>> = {}) {
  const n = serial()
  return db
    .insertInto('orders')
    .values({
      customerName: `Cliente ${n}`,
      customerEmail: `cliente-${n}@exemplo.test`,
      shippingAddress: 'Rua das Acácias, 120',
      shippingCity: 'São Paulo',
      shippingState: 'SP',
      shippingZipCode: '01310-100',
      totalCents: 489_000,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The charge that an order begins with. */
export async function chargeIdOf(db: Db, orderId: number): Promise<number> {
  const { id } = await db
    .selectFrom('orderCharges')
    .select('id')
    .where('orderId', '=', orderId)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow()
  return id
}

/** An order line of an existing product. The test itself takes care of the order's total and the stock. */
export function anItem(
  db: Db,
  order: { id: number },
  { id: productId, name, priceCents }: { id: number; name: string; priceCents: number },
  values: Partial<Insertable<OrderItems>> = {},
) {
  return db
    .insertInto('orderItems')
    .values({
      orderId: order.id,
      productId,
      productName: name,
      size: 'M',
      color: 'Branco',
      quantity: 1,
      unitPriceCents: priceCents,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aCategory(db: Db, values: Partial<Insertable<Categories>> = {}) {
  return db
    .insertInto('categories')
    .values({ name: `Coleção ${serial()}`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its initial stock is in the ledger, as in the real shop. */
export async function aProduct(
  db: Db,
  { stockAvailable = 10, ...values }: Partial<Insertable<Products>> = {},
) {
  const categoryId = values.categoryId === undefined ? (await aCategory(db)).id : values.categoryId
  return db.transaction().execute(async (tx) => {
    const product = await tx
      .insertInto('products')
      .values({
        name: `Vestido ${serial()}`,
        description: 'Corte evasê em crepe de seda, com renda aplicada à mão.',
        priceCents: 489_000,
        sizes: ['PP', 'P', 'M', 'G', 'GG'],
        colors: ['Branco', 'Off-White'],
        ...values,
        stockAvailable: 0,
        categoryId,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await stock.open(tx, { productId: product.id, difference: stockAvailable })
    return { ...product, stockAvailable }
  })
}

/** Counted by size and colour: `units` by 'M Branco'; a variant that is not named has none. */
export async function aVariedProduct(
  db: Db,
  units: Readonly<Record<string, number>>,
  values: Partial<Insertable<Products>> = {},
) {
  const product = await aProduct(db, { ...values, stockAvailable: 0 })
  await db.updateTable('products').set({ stockMode: 'per_variant' }).where('id', '=', product.id).execute()
  const counts = Object.entries(units).map(([variant, difference]) => {
    const [size = '', ...color] = variant.split(' ')
    return { productId: product.id, size, color: color.join(' '), difference }
  })
  await db.transaction().execute((tx) => stock.adjustVariants(tx, counts, {}))
  return product
}

/** Replaces the store profile. */
export async function aProfile(db: Db, values: Partial<StoreProfile>) {
  const value = JSON.stringify({ ...unnamedStore, ...values })
  await db
    .insertInto('settings')
    .values({ key: 'store_profile', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

interface TicketValues {
  userId: number
  subject?: string
  status?: TicketStatus
  hoursAgo?: number
}

/** A ticket with its first message. */
export async function aTicket(
  db: Db,
  { userId, subject = 'Prova do vestido', status = 'open', hoursAgo = 0 }: TicketValues,
) {
  const updatedAt = new Date(Date.now() - hoursAgo * 3_600_000)
  const ticket = await db
    .insertInto('tickets')
    .values({ userId, subject, status, createdAt: updatedAt, updatedAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ticketMessages')
    .values({ ticketId: ticket.id, authorId: userId, fromAdmin: false, text: 'Posso provar no sábado?' })
    .execute()
  return ticket
}

/** Opens these ways to have the product, with what each changes in its price, and closes the others. */
export async function withOffers(
  db: Db,
  productId: number,
  changes: Readonly<Partial<Record<OfferKind, number>>>,
  planId: number | null = null,
) {
  const rows = offerKinds.map((kind) => ({
    kind,
    priceChangeCents: changes[kind] ?? 0,
    isOpen: changes[kind] !== undefined,
    planId: kind === 'ready' ? null : planId,
  }))
  await db.transaction().execute((tx) => offers.save(tx, productId, rows))
}
