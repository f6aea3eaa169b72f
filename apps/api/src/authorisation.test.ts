/**
 * Authorisation, read from the routes that exist: every route is called by every kind of caller, so that a new route is
 * tested against its own declaration automatically. A signed-in route that takes an id has to declare here whose id it
 * is.
 */
import { randomUUID } from 'node:crypto'
import { anAppointment, typeOf } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { anExtra } from '@shop/test-kit/charges'
import { anItem, anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aFitting, aFittingRecord } from '@shop/test-kit/fittings'
import { aMeasurementSheet, aMeasurementVersion, daysAgo } from '@shop/test-kit/measurements'
import { aPromiseChange } from '@shop/test-kit/production'
import { aListComment } from '@shop/test-kit/shared-lists'
import { encodeForm } from '@shop/test-kit/uploads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeclaredRoute } from './plugins/declared-access.ts'

const holders = [
  'visitor',
  'customer',
  'other',
  'seamstress',
  'admin',
  'expired',
  'revoked',
  'malformed',
] as const
type Holder = (typeof holders)[number]

interface Owned {
  id: number
  /** Of the item, the charge, the extra or the record in its address. */
  itemId?: number
  /** Valid enough to pass the schema, so that the ownership check is what decides. */
  body?: object
  /** The route takes a form with a file. */
  form?: true
}

let api: Awaited<ReturnType<typeof testApi>>
let people: Record<'customer' | 'other' | 'seamstress' | 'admin', { id: number }>
let owned: Record<string, Owned>

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

// Recreated for each test, because calling every route ends and changes what is there.
beforeEach(async () => {
  const { db } = api
  people = {
    customer: await aUser(db),
    other: await aUser(db),
    seamstress: await aUser(db, { role: 'seamstress' }),
    admin: await aUser(db, { role: 'admin' }),
  }
  const { id: userId } = people.customer
  const order = await anOrder(db, { userId, paymentState: 'paid', paidAt: new Date(), status: 'confirmed' })
  const ticket = await db
    .insertInto('tickets')
    .values({ userId, subject: 'Ajuste' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const storageKey = `${randomUUID()}.webp`
  await api.storage.files.private.put(storageKey, Buffer.from('uma foto'))
  const attachment = await db
    .insertInto('attachments')
    .values({
      ...{ ticketId: ticket.id, uploadedBy: userId, storageKey },
      ...{ fileName: 'foto.png', contentType: 'image/png', sizeBytes: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = { userId, productId: (await aProduct(db)).id, rating: 5, title: 'Lindo', comment: 'Sim.' }
  const review = await db.insertInto('reviews').values(written).returning('id').executeTakeFirstOrThrow()
  const session = await aSession(db, people.customer)
  const measurementSheet = await aMeasurementSheet(db, { userId })
  const version = await aMeasurementVersion(db, await aMeasurementSheet(db, { userId }))
  const measured = { offer: 'made_to_measure', size: 'Sob medida' } as const
  const { id: itemId } = await anItem(db, order, await aProduct(db), measured)
  const itemPhoto = await db
    .insertInto('itemPhotos')
    .values({ orderItemId: itemId, storageKey: `work-${storageKey}`, sharedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.storage.files.private.put(`work-${storageKey}`, Buffer.from('uma foto'))
  const change = await aPromiseChange(db, order)
  const { id: chargeId } = await db
    .selectFrom('orderCharges')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  const extra = await anExtra(db, order)
  await api.admin.deleteFrom('fittingRecords').execute()
  await api.admin.deleteFrom('appointments').execute()
  const record = await aFittingRecord(db, await aFitting(db, { orderId: order.id, itemId }))
  const { id: fittingTypeId } = await typeOf(db, 'fitting')
  const appointment = await anAppointment(db, {
    orderId: order.id,
    orderItemId: itemId,
    typeId: fittingTypeId,
  })
  const listComment = await aListComment(db, { userId, productId: written.productId })
  owned = {
    'DELETE /api/shared-lists/own/comments/:id': listComment,
    'GET /api/orders/:id/fittings': order,
    'POST /api/orders/:id/fittings': {
      id: order.id,
      body: { typeId: fittingTypeId, startsAt: '2099-01-05T13:00:00.000Z', itemId },
    },
    'POST /api/orders/:id/fittings/:appointmentId/link': { id: order.id, itemId: appointment.id },
    'GET /api/orders/:id/fitting-records': order,
    'POST /api/orders/:id/fitting-records/:recordId/reply': {
      ...{ id: order.id, itemId: record.id, body: { reply: 'confirmed' } },
    },
    'GET /api/orders/:id/charges': order,
    'POST /api/orders/:id/charges/:chargeId/payment': { id: order.id, itemId: chargeId },
    'POST /api/orders/:id/extras/:extraId/reply': {
      id: order.id,
      itemId: extra.id,
      body: { accepts: true },
    },
    'GET /api/orders/:id': order,
    'GET /api/orders/:id/history': order,
    'POST /api/orders/:id/payment': order,
    'GET /api/orders/:id/timeline': order,
    'POST /api/orders/:id/promise/answer': {
      id: order.id,
      body: { changeId: change.id, answer: 'accepted' },
    },
    'POST /api/orders/:id/withdrawal': { id: order.id, body: {} },
    'POST /api/orders/:id/cancellation': order,
    'POST /api/orders/:id/links/revoke': order,
    'POST /api/orders/:id/claim-email': order,
    'POST /api/orders/:id/erasure-email': order,
    'GET /api/support/:id': ticket,
    'POST /api/support/:id': { id: ticket.id, body: { mensagem: 'Olá' } },
    'POST /api/support/:id/attachments': { id: ticket.id, form: true },
    'GET /api/attachments/:id': attachment,
    'GET /api/item-photos/:id': itemPhoto,
    'POST /api/reviews/:id/photo': { id: review.id, form: true },
    'DELETE /api/user/sessions/:id': session,
    'GET /api/measurements/:id': measurementSheet,
    'POST /api/measurements/:id/versions': {
      id: measurementSheet.id,
      body: { values: { waist: 70.5 }, measuredOn: daysAgo(30), measuredBy: 'herself' },
    },
    'DELETE /api/measurements/:id': measurementSheet,
    'GET /api/orders/:id/items/:itemId/measures': { id: order.id, itemId },
    'PUT /api/orders/:id/items/:itemId/measures': {
      id: order.id,
      itemId,
      body: { versionId: version.id },
    },
    'POST /api/orders/:id/items/:itemId/measures/sent': {
      id: order.id,
      itemId,
      body: {
        ...{ personName: 'Lia', isChild: false, consent: true },
        ...{ values: { waist: 70.5 }, measuredOn: daysAgo(30), measuredBy: 'herself' },
      },
    },
  }
})
const past = new Date(Date.now() - 1000)

async function authorization(holder: Holder): Promise<string | undefined> {
  const { customer, other, seamstress, admin } = people
  switch (holder) {
    case 'visitor':
      return undefined
    case 'malformed':
      return 'Bearer nada-disso'
    case 'expired':
      return `Bearer ${(await aSession(api.db, admin, { expiresAt: past })).token}`
    case 'revoked':
      return `Bearer ${(await aSession(api.db, admin, { revokedAt: past })).token}`
    case 'customer':
      return `Bearer ${(await aSession(api.db, customer)).token}`
    case 'other':
      return `Bearer ${(await aSession(api.db, other)).token}`
    case 'seamstress':
      return `Bearer ${(await aSession(api.db, seamstress)).token}`
    case 'admin':
      return `Bearer ${(await aSession(api.db, admin)).token}`
  }
}

function emptyForm() {
  const form = new FormData()
  form.set('nota', 'sem foto')
  return form
}

/** What the declaration means for a caller: unauthenticated, forbidden, or let in. */
function expected({ access }: DeclaredRoute, holder: Holder) {
  if (access === 'anyone') return 'in'
  if (!['customer', 'other', 'seamstress', 'admin'].includes(holder)) return 'unauthenticated'
  if (access === 'production') return holder === 'seamstress' || holder === 'admin' ? 'in' : 'forbidden'
  return access === 'admin' && holder !== 'admin' ? 'forbidden' : 'in'
}

async function request({ method, path, hasBody }: DeclaredRoute, holder: Holder) {
  const mine = owned[`${method} ${path}`]
  const header = await authorization(holder)
  const form = mine?.form && (await encodeForm(emptyForm()))
  const body = mine?.body ?? (hasBody ? {} : undefined)
  const response = await api.inject({
    method: method === 'GET' ? 'GET' : method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'POST',
    url: path
      .replace(/:(itemId|chargeId|extraId|recordId|appointmentId)/, String(mine?.itemId ?? 1))
      .replace(/:\w+/, String(mine?.id ?? 1)),
    ...(body !== undefined && { payload: body }),
    ...form,
    headers: { ...form?.headers, ...(header !== undefined && { authorization: header }) },
  })
  const code = /"code":"(\w+)"/.exec(response.payload)?.[1]
  const denied = code === 'unauthenticated' || code === 'forbidden' ? code : 'in'
  return { status: response.statusCode, denied }
}

// The wildcard route only catches undeclared paths.
const routes = () => api.app.routeTable.filter(({ path }) => !path.includes('*'))

test('every route accepts the callers it declares and rejects all others', async ({ annotate }) => {
  const mismatches: string[] = []
  let cells = 0
  for (const route of routes()) {
    for (const holder of holders) {
      cells += 1
      const { status, denied } = await request(route, holder)
      const isRight = denied === expected(route, holder) && status !== 500
      if (!isRight) mismatches.push(`${route.method} ${route.path} as ${holder}: ${status} ${denied}`)
    }
  }
  expect(mismatches).toEqual([])
  await annotate(`${cells} calls: ${routes().length} routes by ${holders.length} kinds of callers`)
  expect(cells).toBe(routes().length * holders.length)
}, 120_000)

test('a resource that is addressed by id and belongs to one account does not exist for any other account', async () => {
  const isOwn = (access: string) => access === 'signedIn' || access === 'orderHolder'
  const named = routes().filter(({ path, access }) => isOwn(access) && path.includes(':'))
  for (const route of named) {
    const name = `${route.method} ${route.path}`
    expect(owned, `add the owner of ${name} to this file`).toHaveProperty([name])
    expect([name, (await request(route, 'other')).status]).toEqual([name, 404])
    expect(await request(route, 'customer'), name).not.toMatchObject({ status: 404 })
  }
})
