import { formatDateTime } from '@shop/contract/dates'
import { orderStatusLabels, paymentStateLabels } from '@shop/contract/labels'
import { choiceText } from '@shop/contract/offers'
import type { Order } from '@shop/contract/order'
import type { OrderQuery } from '@shop/contract/orders'
import { pickupLabel } from '@shop/contract/pickup-text'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { csvExport, csvMoney } from '../../lib/csv.ts'
import { readPage } from './orders.service.ts'

const BATCH_SIZE = 500

const titles = [
  'Pedido',
  'Data',
  'Status',
  'Pagamento',
  'Pago em',
  'Cliente',
  'E-mail',
  'Telefone',
  'Endereço',
  'Complemento',
  'Cidade',
  'Estado',
  'CEP',
  'Itens',
  'Peças',
  'Total',
  'Reembolsado',
  // Last, so that spreadsheets find the other columns where they were.
  'Cancelado em',
  'Transportadora',
  'Código de rastreio',
  'Cupom',
  'Desconto',
  'Recebido',
  'Em aberto',
]

/** The same orders as the admin list, with the same permissions. */
export function orderExport(db: Db, actor: Actor, query: OrderQuery) {
  return csvExport(titles, everyOrder(db, actor, query), cellsOf)
}

async function* everyOrder(db: Db, actor: Actor, query: OrderQuery): AsyncGenerator<Order> {
  let cursor: string | undefined
  do {
    const page = await readPage(db, actor, { ...query, scope: 'todos', limit: BATCH_SIZE, cursor })
    yield* page.orders
    cursor = page.nextCursor
  } while (cursor !== undefined)
}

/** What was paid, whether or not some of it was returned since. */
function receivedOf({ paidCents, paidAt, receivedCents, totalCents }: Order): number {
  return paidCents ?? (paidAt ? (receivedCents ?? totalCents) : 0)
}

/** What may still be paid: nothing of an order that has ended. */
function openOf({ dueCents, paidAt, paymentState, cancelledAt, totalCents }: Order): number {
  if (cancelledAt || paymentState === 'expired' || paymentState === 'refunded') return 0
  return dueCents ?? (paidAt ? 0 : totalCents)
}

function cellsOf(order: Order) {
  const { customer, shipping, items, shipments = [] } = order
  return [
    order.number,
    formatDateTime(order.placedAt),
    orderStatusLabels[order.status],
    paymentStateLabels[order.paymentState],
    order.paidAt && formatDateTime(order.paidAt),
    customer.name,
    customer.email,
    customer.phone,
    // No column of its own: spreadsheets that read this file expect these ones.
    order.fulfilment === 'pickup' ? `${pickupLabel}: ${shipping.address}` : shipping.address,
    shipping.complement,
    shipping.city,
    shipping.state,
    shipping.zipCode,
    items
      .map((item) => `${item.quantity} × ${item.name} (${choiceText(item).replaceAll(' · ', ', ')})`)
      .join(' | '),
    items.reduce((units, { quantity }) => units + quantity, 0),
    csvMoney(order.totalCents),
    csvMoney(order.refundedCents),
    order.cancelledAt ? formatDateTime(order.cancelledAt) : null,
    shipments.map(({ carrier }) => carrier).join(' | '),
    shipments.map(({ trackingCode }) => trackingCode ?? '').join(' | '),
    order.couponCode ?? null,
    csvMoney(order.discountCents ?? 0),
    csvMoney(receivedOf(order)),
    csvMoney(openOf(order)),
  ]
}
