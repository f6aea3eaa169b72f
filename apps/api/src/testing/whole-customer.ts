import { accountCart } from '@shop/contract/account-cart'
import { contact } from '@shop/contract/contact'
import { favorites } from '@shop/contract/favorites'
import { measurements } from '@shop/contract/measurements'
import { newsletter } from '@shop/contract/newsletter'
import { reviewPhotos } from '@shop/contract/review-photos'
import { reviews } from '@shop/contract/reviews'
import { stockNotices } from '@shop/contract/stock-notices'
import { tickets } from '@shop/contract/tickets'
import { anAppointment, atelierTime } from '@shop/test-kit/agenda'
import type { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser, chargeIdOf } from '@shop/test-kit/factories'
import { someMeasures } from '@shop/test-kit/measurements'
import { aListComment } from '@shop/test-kit/shared-lists'
import { plainPicture } from '@shop/test-kit/uploads'
import { sql } from 'kysely'
import { queueEmail } from '../features/emails/emails.service.ts'
import { recordOrderEvent } from '../features/orders/order-events.service.ts'

/** A key with a valid check digit. */
export const someFiscalKey = '33150308370779000149550010001100931002410775'

type Api = Awaited<ReturnType<typeof testApi>>

/** Values that no other row of a test has, so that every trace of them belongs to this customer. */
export const personal = {
  name: 'Quitéria Vasconcelos',
  email: 'quiteria.vasconcelos@exemplo.test',
  phone: '(41) 97777-4242',
  cpf: '39053344705',
  street: 'Travessa do Sigilo',
  complement: 'Fundos 42Z',
  neighborhood: 'Vila Recato',
  city: 'Itaquaquecetuba',
  zipCode: '08574-042',
  trackingCode: 'QV428571429BR',
}

const { name, email, phone, cpf, street, complement, neighborhood, city, zipCode, trackingCode } = personal

const delivery = {
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  customerCpf: cpf,
  pickupName: name,
  pickedUpBy: `Tia de ${name}`,
  shippingAddress: `${street}, 77`,
  shippingNumber: '77',
  shippingNeighborhood: neighborhood,
  shippingComplement: complement,
  shippingCity: city,
  shippingZipCode: zipCode,
  notes: `Ligar para ${phone}`,
}
export const paid = { paymentState: 'paid', paidAt: new Date(), stockState: 'sold' } as const
export const delivered = { ...paid, status: 'delivered', deliveredAt: new Date() } as const

/** A customer with data in every feature of the shop, and nothing pending with the atelier. */
export async function aWholeCustomer(api: Api) {
  const { db } = api
  const user = await aUser(db, { name, email, phone, street, complement, neighborhood, city, zipCode })
  const { token } = await aSession(db, user, { userAgent: 'Firefox/132.0', ipAddress: '198.51.100.42' })
  const customer = api.withToken(token)
  const product = await aProduct(db)
  const anOrderOf = (values: Parameters<typeof anOrder>[1] = {}) =>
    anOrder(db, { userId: user.id, ...delivery, ...values })

  const [bought, expired] = [
    await anOrderOf({
      ...delivered,
      paymentIntentId: 'pi_whole',
      paymentMethod: 'card',
      cardBrand: 'visa',
      cardLastDigits: '4242',
    }),
    await anOrderOf({ paymentState: 'expired', stockState: 'released' }),
  ]
  const ownSale = await anOrderOf({ ...delivered, userId: null })
  const { id: orderItemId } = await db
    .insertInto('orderItems')
    .values({
      orderId: bought.id,
      productId: product.id,
      productName: product.name,
      size: 'M',
      color: 'Branco',
      quantity: 1,
      unitPriceCents: bought.totalCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const itemPhoto = await anItemPhoto(api, orderItemId)
  await db.transaction().execute(async (tx) => {
    await recordOrderEvent(tx, { orderId: bought.id, kind: 'created', actorId: user.id })
    const objectId = String(bought.id)
    const message = { subject: `Pedido de ${name}`, html: name, text: `Olá, ${name}` }
    await queueEmail(tx, { kind: 'order.confirmed', objectId, recipient: email, ...message })
  })
  await db
    .insertInto('refunds')
    .values({
      orderId: bought.id,
      chargeId: await chargeIdOf(db, bought.id),
      requestId: crypto.randomUUID(),
      amountCents: 100,
      status: 'succeeded',
      reason: `Combinado com ${name}`,
    })
    .execute()
  await db
    .insertInto('shipments')
    .values({
      orderId: bought.id,
      requestId: crypto.randomUUID(),
      carrier: 'Jadlog',
      trackingCode,
      trackingUrl: `https://transportadora.example/${trackingCode}`,
      fiscalKey: someFiscalKey,
    })
    .execute()
  await db
    .insertInto('orderNotes')
    .values({ orderId: bought.id, text: `Ligar para ${name}` })
    .execute()
  await db
    .insertInto('idempotencyKeys')
    .values({
      userId: user.id,
      key: 'one',
      fingerprint: Buffer.alloc(32),
      status: 'completed',
      responseStatus: 200,
      responseBody: `{"customer":"${name}"}`,
    })
    .execute()
  await db
    .insertInto('accountTokens')
    .values({
      userId: user.id,
      purpose: 'password_reset',
      tokenHash: Buffer.alloc(32, 7),
      expiresAt: sql<Date>`now()`,
    })
    .execute()

  await db
    .insertInto('knownDevices')
    .values({
      userId: user.id,
      tokenHash: Buffer.alloc(32, 8),
      expiresAt: sql<Date>`now() + interval '1 day'`,
    })
    .execute()

  await customer.call(favorites.add, { body: { productId: product.id } })
  await api.db.insertInto('checkoutReminders').values({ orderId: expired.id }).execute()
  const listComment = await aListComment(api.db, { userId: user.id, productId: product.id })
  const wanted = { productId: product.id, name: product.name, unitPriceCents: product.priceCents }
  const chosen = { size: 'G', color: 'Pérola', quantity: 1 }
  await customer.call(accountCart.replace, { body: { items: [{ ...wanted, ...chosen }] } })
  const measurementSheet = await aMeasurementSheet(customer)
  const review = await aReviewWithPhoto(customer, product.id)
  await api.visitor.call(newsletter.subscribe, { body: { email } })
  const notice = { email, productId: product.id, size: 'G', color: 'Branco' }
  await api.visitor.call(stockNotices.request, { body: notice })
  const question = { name, email, phone, subject: 'Outros', message: `Sou ${name}.` }
  const measures = { bust: 905, waist: 660, hip: 1010 }
  await api.visitor.call(contact.send, { body: { ...question, measures } })
  const ticket = await aClosedTicket(api, customer)
  const visitor = { name, email, phone, wish: `Sou ${name}`, note: `Ligar para ${name}` }
  const visit = await anAppointment(db, { ...visitor, userId: user.id })
  const ofOrder = { orderId: bought.id, orderItemId, fittingName: '1ª prova', state: 'done' } as const
  await anAppointment(db, { ...visitor, ...ofOrder, startsAt: atelierTime(-40, 600) })
  return {
    user,
    token,
    customer,
    product,
    bought,
    expired,
    ownSale,
    ticket,
    measurementSheet,
    review,
    itemPhoto,
    listComment,
    visit,
    anOrderOf,
  }
}

/** Two versions, so that an export with the newest one alone is noticed. */
async function aMeasurementSheet(customer: ReturnType<Api['withToken']>) {
  const body = { personName: name, isChild: false, consent: true } as const
  const { data } = await customer.call(measurements.create, { body })
  const id = data?.id ?? 0
  for (const waist of [713, 701]) {
    const body = someMeasures({ values: { waist, hip: 1013 }, heelMm: 75, note: `De ${name}` })
    await customer.call(measurements.addVersion, { params: { id }, body })
  }
  return { id }
}

async function aReviewWithPhoto(customer: ReturnType<Api['withToken']>, productId: number) {
  const review = { productId, rating: 5, title: 'Caimento perfeito', comment: 'Recomendo.', heightCm: 168 }
  const { data } = await customer.call(reviews.write, { body: review })
  const id = data?.id ?? 0
  const form = await aPhoto('#33aa22')
  const photo = await customer.submit(reviewPhotos.upload, `/api/reviews/${id}/photo`, form)
  return { id, photoId: photo.data?.id ?? 0 }
}

/** Of the work, shared with her. */
async function anItemPhoto({ db, storage }: Api, orderItemId: number) {
  const storageKey = `${crypto.randomUUID()}.webp`
  await storage.files.private.put(storageKey, Buffer.from('uma foto'))
  return db
    .insertInto('itemPhotos')
    .values({ orderItemId, storageKey, caption: `A renda de ${name}`, sharedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function aPhoto(color: string) {
  const form = new FormData()
  const photo = await plainPicture(color).png().toBuffer()
  form.append('file', new Blob([new Uint8Array(photo)]), `${name}.png`)
  return form
}

async function aClosedTicket(api: Api, customer: ReturnType<Api['withToken']>) {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const opened = await customer.call(tickets.open, {
    body: { subject: `Prova de ${name}`, message: `Meu telefone é ${phone}` },
  })
  const id = opened.data?.id ?? 0
  const form = await aPhoto('#aa3322')
  const file = await customer.submit(tickets.attach, `/api/support/${id}/attachments`, form)
  const attachmentIds = [file.data?.id ?? 0]
  await customer.call(tickets.reply, { params: { id }, body: { message: 'Veja', attachmentIds } })
  await admin.call(tickets.reply, { params: { id }, body: { message: `Olá, ${name}!` } })
  await admin.call(tickets.setStatus, { params: { id }, body: { status: 'closed' } })
  return { id, attachmentId: attachmentIds[0] ?? 0 }
}
