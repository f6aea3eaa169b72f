/** Converts order rows to the API's shape. */
import { streetIn } from '@shop/contract/address-line'
import { cartId, lineKey } from '@shop/contract/cart'
import { maskedCpf } from '@shop/contract/cpf'
import { missingMeasures } from '@shop/contract/measures'
import type { ItemMeasures, OrderItem } from '@shop/contract/order'
import { omit } from '../../lib/omit.ts'
import { pictureUrl } from '../../lib/picture.ts'
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
    pickedUpBy,
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
    ...(row.fulfilment === 'pickup' && { pickedUpBy }),
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
  'pickedUpBy',
] as const

/** The fields for every reader who may see the order. */
export function presentOrder(row: OrderRow) {
  const { fulfilment, pickupName, promisedFrom, promisedTo, createdAt, ...order } = omit(row, [
    ...forAdmins,
    ...grouped,
  ])
  const { paidAt, paymentState, cpfMiddle } = row
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
    // Fully refunded: no delivery is promised any more.
    deliveryWindow:
      paidAt && paymentState !== 'refunded' ? promisedWindow({ promisedFrom, promisedTo, paidAt }) : null,
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
