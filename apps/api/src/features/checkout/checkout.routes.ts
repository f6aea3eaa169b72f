import { charges } from '@shop/contract/charges'
import type { OrderDraft, PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Buyer } from '../../db/buyer.ts'
import type { Db } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor, OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import { route } from '../../lib/route.ts'
import type { CouponTries } from '../coupons/coupon-tries.service.ts'
import { newLink } from '../order-links/order-links.service.ts'
import { readOrder, readOrderAs } from '../orders/orders.service.ts'
import { requireFewDeclines } from '../payments/declines.service.ts'
import { endOldHolds } from '../payments/expiry.service.ts'
import { beginPayment, readPaymentIntent } from '../payments/payments.service.ts'
import { withinRequest } from '../payments/request-deadline.service.ts'
import { recordSale } from './atelier-sale.service.ts'
import { readLastCpf } from './order-delivery.service.ts'
import { buyerOf as buyerOfOrder } from './order-placing.queries.ts'
import { placeOrder } from './order-placing.service.ts'
import { prolongForPayment } from './prolonging.service.ts'

/** Placing an order and beginning its payment. */
export function checkoutRoutes(app: FastifyInstance, deps: Deps, couponTries: CouponTries) {
  const { db } = deps

  route(
    app,
    orders.place,
    {
      rateLimit: (actor) => (actor?.role === 'admin' ? 'saleRecording' : 'orderCreation'),
      idempotent: {
        orderOf: ({ id }) => id,
        replay: (id, { actor }) => readOrder(db, id, { forAdmin: actor.role === 'admin' }),
      },
    },
    async ({ actor, body, request }) => {
      const isSale = actor.role === 'admin'
      if (!isSale) await endOldHolds(deps, { userId: actor.id })
      const sender = senderOf({ userId: actor.id }, request)
      const id = await couponTries(sender.network, body.couponCode, () =>
        isSale
          ? recordSale(db, body, { actor, requestId: request.id })
          : placeOrder(withinRequest(deps), sender, body),
      )
      return readOrder(db, id, { forAdmin: isSale })
    },
  )

  // If the provider is unavailable the order stays, and the next attempt finds it.
  route(
    app,
    orders.checkout,
    {
      rateLimit: (actor) => (actor === null ? 'guestOrderCreation' : 'orderCreation'),
      idempotent: {
        orderOf: ({ orderId }) => orderId,
        replay: async (id, { actor }) => withLink(actor, await readPaymentIntent(deps, id)),
      },
    },
    async ({ actor, body, request }) => {
      // A customer whose session has ended signs in again: her order must not become a guest's.
      if (!actor && request.headers.authorization !== undefined) throw new AppError('unauthenticated')
      const sender = { ...senderOf(buyerOf(actor, body), request), withPayment: true }
      const bounded = withinRequest(deps)
      await endOldHolds(bounded, sender.buyer)
      const id = await couponTries(sender.network, body.couponCode, () => placeOrder(bounded, sender, body))
      await requireFewDeclines(deps, sender, id)
      return withLink(actor, await beginPayment(bounded, id))
    },
  )

  route(app, orders.lastCpf, {}, async ({ actor }) => ({ cpf: await readLastCpf(db, actor.id) }))

  route(app, orders.pay, { rateLimit: 'orderCreation' }, async ({ actor, params, request }) => {
    // The client secret is for the buyer of the order only.
    const sender = senderOf(await payerOf(db, actor, params.id), request)
    const bounded = withinRequest(deps)
    await prolongForPayment(bounded, sender, params.id)
    await requireFewDeclines(deps, sender, params.id)
    return beginPayment(bounded, params.id)
  })

  route(app, charges.pay, { rateLimit: 'orderCreation' }, async ({ actor, params, request }) => {
    const sender = senderOf(await payerOf(db, actor, params.id), request)
    await requireFewDeclines(deps, sender, params.id)
    return beginPayment(withinRequest(deps), params.id, params.chargeId)
  })

  /** A guest has no session: the link opens the order in this browser. */
  async function withLink(actor: Actor | undefined, intent: PaymentIntent): Promise<PaymentIntent> {
    return actor ? intent : { ...intent, orderToken: await newLink(db, intent.orderId) }
  }
}

function senderOf(buyer: Buyer, { ip }: FastifyRequest) {
  return { buyer, network: clientNetwork(ip), withPayment: false }
}

/** Without the id of the checkout, a guest's second click would be a second order. */
function buyerOf(actor: Actor | undefined, { checkoutId, customer }: OrderDraft): Buyer {
  if (actor) return { userId: actor.id }
  if (checkoutId === undefined)
    throw new AppError('invalid_input', { fields: { checkoutId: 'Informe a identificação da compra.' } })
  return { guest: { checkoutId, email: customer.email } }
}

async function payerOf(db: Db, holder: OrderHolder, orderId: number): Promise<Buyer> {
  await (holder.role === 'link'
    ? readOrderAs(db, holder, orderId)
    : readOrder(db, orderId, { ownerId: holder.id }))
  return buyerOfOrder(db, orderId)
}
