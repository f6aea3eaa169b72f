/** Converts order rows to the API's shape. */
import { streetIn } from '@shop/contract/address-line'
import { cartId, lineKey } from '@shop/contract/cart'
import { maskedCpf } from '@shop/contract/cpf'
import type { ItemMeasures } from '@shop/contract/item-measures'
import { missingMeasures } from '@shop/contract/measures'
import type { OrderItem, Shipment } from '@shop/contract/order'
import { correiosUrl, isCorreios } from '@shop/contract/tracking'
import { omit } from '../../lib/omit.ts'
import { pictureUrl } from '../../lib/picture.ts'
import type { ChargeRow, ItemRow, OrderRow, RefundRow, ShipmentRow } from './orders.queries.ts'
import { promisedWindow } from './promised-window.service.ts'

/** Additional fields for administrators. */
export function presentForAdmin(row: OrderRow) {
  const {
    attention,
    cancelReason,
    cancelledAt,
    retainedCents,
    retentionReason,
    cancelFault,
    withdrawalReason,
    pickedUpBy,
    termsKey,
    deliveryVersion,
    undoUntil: until,
    undoStatus: status,
    discountReason,
    customerId,
    erasedAt,
  } = row
  return {
    attention,
    cancelReason,
    withdrawalReason,
    termsKey,
    deliveryVersion,
    ...(discountReason !== null && { discountReason }),
    ...(customerId !== null && { customerId }),
    ...(erasedAt !== null && { erased: true }),
    ...(cancelledAt && { retainedCents, retentionReason, cancelFault }),
    ...(row.fulfilment === 'pickup' && { pickedUpBy }),
    ...(until && status && { undoDelivery: { until, status } }),
  }
}

/** How it was paid, for administrators. */
export function presentPayment(charge: ChargeRow | undefined) {
  const { receivedCents = null, receivedWay = null, paymentIntentId: paymentId = null } = charge ?? {}
  const { cardBrand: brand, cardLastDigits: lastDigits, cardInstallments: installments = null } = charge ?? {}
  const card = brand && lastDigits ? { brand, lastDigits, installments } : null
  return { receivedCents, receivedWay, paymentId, card }
}

export function presentRefund({ returnedOn, returnedWay: way, ...refund }: RefundRow) {
  return { ...refund, ...(returnedOn && way && { byHand: { returnedOn, way } }) }
}

const forAdmins = [
  'retainedCents',
  'retentionReason',
  'cancelFault',
  'attention',
  'cancelReason',
  'withdrawalReason',
  'undoUntil',
  'undoStatus',
  'pickedUpBy',
  'termsKey',
  'deliveryVersion',
  'discountReason',
  'customerId',
  'erasedAt',
] as const

/** The fields for every reader who may see the order. */
export function presentOrder(row: OrderRow) {
  const { fulfilment, pickupName, promisedFrom, promisedTo, weddingOn, createdAt, ...order } = omit(row, [
    ...forAdmins,
    ...grouped,
    'userId',
    'discountCents',
    'couponCode',
    'planVersion',
    'withdrawalByAgreement',
    'cancellationText',
  ])
  const { paidAt, paymentState, cancelledAt, cpfMiddle, discountCents, couponCode } = row
  // Fully refunded or cancelled: no delivery is promised any more.
  const isPromised = paymentState !== 'refunded' && cancelledAt === null
  return {
    ...order,
    placedAt: createdAt,
    customer: {
      name: row.customerName,
      email: row.customerEmail,
      phone: row.customerPhone,
      ...(cpfMiddle !== null && { cpf: maskedCpf(cpfMiddle) }),
    },
    shipping: {
      address: row.shippingAddress,
      ...streetOf(row),
      complement: row.shippingComplement,
      city: row.shippingCity,
      state: row.shippingState,
      zipCode: row.shippingZipCode,
    },
    ...(fulfilment === 'pickup' && { fulfilment, pickupName }),
    ...(discountCents > 0 && { discountCents }),
    ...(couponCode !== null && { couponCode }),
    ...(weddingOn !== null && { weddingOn }),
    ...(row.withdrawalByAgreement && { withdrawalByAgreement: true }),
    ...(row.cancellationText !== null && { cancellationText: row.cancellationText }),
    deliveryWindow: paidAt && isPromised ? promisedWindow({ promisedFrom, promisedTo, paidAt }) : null,
  }
}

/** Shown as parts of `customer` and `shipping`. */
const grouped = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'cpfMiddle',
  'shippingAddress',
  'shippingNumber',
  'shippingNeighborhood',
  'shippingComplement',
  'shippingCity',
  'shippingState',
  'shippingZipCode',
] as const

function streetOf({ shippingAddress, shippingNumber: number, shippingNeighborhood: neighborhood }: OrderRow) {
  if (number === null || neighborhood === null) return {}
  return { street: streetIn(shippingAddress, { number, neighborhood }), number, neighborhood }
}

/** For the holder of a link with the row of the order. */
export function presentItem(row: ItemRow, linked?: Pick<OrderRow, 'userId'>): OrderItem {
  const { productName, pictureHash, offer, baseSize, discountCents, ...item } = omit(row, [
    ...ofMeasures,
    ...ofAgreedPrice,
  ])
  return {
    ...item,
    name: productName,
    ...lineIds(row),
    imageUrl: pictureHash && pictureUrl(pictureHash),
    ...(discountCents > 0 && { discountCents }),
    ...(offer !== 'ready' && { offer }),
    ...(baseSize !== null && { baseSize }),
    ...(offer === 'made_to_measure' && {
      measures: linked ? measuresByLink(row, linked) : measuresOf(row),
    }),
  }
}

/** A service is a line of its own, whatever it is called. */
function lineIds({ id, productId, size, color, offer }: ItemRow) {
  if (productId === null) return { cartId: `servico-${id}`, lineKey: `service-${id}` }
  return { cartId: cartId(productId, size, color), lineKey: lineKey({ productId, size, color, offer }) }
}

/** For administrators: what the item costs in the shop, where another price was agreed. */
export function presentAgreedPrice({ listPriceCents, priceReason }: ItemRow) {
  return listPriceCents === null ? {} : { listPriceCents, priceReason }
}

export function presentShipments(
  rows: readonly ShipmentRow[] | undefined,
  forAdmin: boolean,
): { shipments?: Shipment[] } {
  if (rows === undefined) return {}
  const shipments = rows.map(({ id, carrier, trackingCode, trackingUrl, shippedAt, fiscalKey, version }) => ({
    id,
    carrier,
    trackingCode,
    trackingUrl: trackingCode !== null && isCorreios(carrier) ? correiosUrl(trackingCode) : trackingUrl,
    shippedAt,
    ...(forAdmin && { fiscalKey, version }),
  }))
  return { shipments }
}

const ofAgreedPrice = ['listPriceCents', 'priceReason'] as const

const ofMeasures = [
  'dueOn',
  'lockedAt',
  'unlockReason',
  'versionId',
  'sheetId',
  'personName',
  'versionNumber',
  'measuredOn',
  'measuredBy',
  'givenMeasures',
  'sentAt',
] as const

/** A version that went with its sheet leaves the columns of its join empty. */
function measuresOf(row: ItemRow): ItemMeasures {
  const { dueOn, lockedAt, unlockReason, givenMeasures } = row
  const { versionId, sheetId: measurementSheetId, versionNumber: number } = row
  const { personName, measuredOn, measuredBy } = row
  const isSent = versionId !== null && measurementSheetId !== null && personName !== null && number !== null
  return {
    dueOn,
    lockedAt,
    unlockReason,
    missing: missingMeasures(givenMeasures ?? []),
    sent:
      isSent && measuredOn !== null && measuredBy !== null
        ? { versionId, sheetId: measurementSheetId, personName, number, measuredOn, measuredBy }
        : null,
  }
}

/** How far they are, and nothing about the person. */
function measuresByLink(row: ItemRow, { userId }: Pick<OrderRow, 'userId'>): ItemMeasures {
  const { sent, unlockReason, ...stage } = measuresOf(row)
  const byLink = {
    isSent: sent !== null,
    sentAt: row.sentAt,
    isReopened: unlockReason !== null,
    hasAccount: userId !== null,
  }
  return { ...stage, sent: null, unlockReason: null, byLink }
}
