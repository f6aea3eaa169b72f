/** Converts order rows to the API's shape. */
import { cartId, lineKey } from '@shop/contract/cart'
import type { ItemMeasures, OrderItem } from '@shop/contract/order'
import { omit } from '../../lib/omit.ts'
import { pictureUrl } from '../../lib/picture.ts'
import { missingMeasures } from '../order-measures/copied-measures.service.ts'
import type { ItemRow, OrderRow } from './orders.queries.ts'
import { promisedWindow } from './promised-window.service.ts'

/** Additional fields for administrators. */
export function presentForAdmin(row: OrderRow) {
  const {
    attention,
    receivedCents,
    cancelReason,
    withdrawalReason,
    receivedWay,
    paymentIntentId: paymentId,
    undoUntil: until,
    undoStatus: status,
  } = row
  const { cardBrand: brand, cardLastDigits: lastDigits, cardInstallments: installments } = row
  return {
    attention,
    receivedCents,
    cancelReason,
    withdrawalReason,
    receivedWay,
    paymentId,
    card: brand && lastDigits ? { brand, lastDigits, installments } : null,
    ...(until && status && { undoDelivery: { until, status } }),
  }
}

const forAdmins = [
  'attention',
  'receivedCents',
  'cancelReason',
  'withdrawalReason',
  'undoUntil',
  'undoStatus',
  'paymentIntentId',
  'cardBrand',
  'cardLastDigits',
  'cardInstallments',
  'receivedWay',
] as const

/** The fields for every reader who may see the order. */
export function presentOrder(row: OrderRow) {
  const shown = omit(row, forAdmins)
  const { createdAt, customerName, customerEmail, customerPhone, promisedFrom, promisedTo, ...rest } = shown
  const { shippingAddress, shippingComplement, shippingCity, shippingState, shippingZipCode, ...order } = rest
  const { paidAt, paymentState } = row
  return {
    ...order,
    placedAt: createdAt,
    customer: { name: customerName, email: customerEmail, phone: customerPhone },
    shipping: {
      address: shippingAddress,
      complement: shippingComplement,
      city: shippingCity,
      state: shippingState,
      zipCode: shippingZipCode,
    },
    // Fully refunded: no delivery is promised any more.
    deliveryWindow:
      paidAt && paymentState !== 'refunded' ? promisedWindow({ promisedFrom, promisedTo, paidAt }) : null,
  }
}

export function presentItem(row: ItemRow): OrderItem {
  const { productName, pictureHash, offer, baseSize, ...item } = omit(row, ofMeasures)
  return {
    ...item,
    name: productName,
    cartId: cartId(item.productId, item.size, item.color),
    lineKey: lineKey({ ...item, offer }),
    imageUrl: pictureHash && pictureUrl(pictureHash),
    ...(offer !== 'ready' && { offer }),
    ...(baseSize !== null && { baseSize }),
    ...(offer === 'made_to_measure' && { measures: measuresOf(row) }),
  }
}

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
