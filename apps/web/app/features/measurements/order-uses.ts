import { formatDate } from '@shop/contract/dates'
import type { ItemMeasures } from '@shop/contract/item-measures'
import type { MeasurementVersion } from '@shop/contract/measurements'
import type { Order, OrderItem } from '@shop/contract/order'
import { missingText } from '~/shared/measures/missing-measures.ts'
import { isEnded } from '~/shared/order-measures/measures-state.ts'

/** A made-to-measure line of one of the customer's orders. */
export interface OrderUse {
  order: Order
  item: OrderItem
  measures: ItemMeasures
}

/** Newest order first. A line that was never cut counts no longer once its order has ended. */
function measuredLines(orders: readonly Order[]): OrderUse[] {
  return orders.flatMap((order) =>
    order.items.flatMap((item) => {
      const { measures } = item
      return measures && (measures.lockedAt || !isEnded(order)) ? [{ order, item, measures }] : []
    }),
  )
}

/** The lines that are cut, or will be, to a version of this sheet. */
export function usesOf(orders: readonly Order[], personId: number): OrderUse[] {
  return measuredLines(orders).filter(({ measures }) => measures.sent?.sheetId === personId)
}

/** The lines to which this version could be sent: those of an older version of its sheet, and those without any. */
export function linesToSend(
  orders: readonly Order[],
  personId: number,
  { id }: Pick<MeasurementVersion, 'id'>,
): OrderUse[] {
  return measuredLines(orders).filter(
    ({ order, measures: { sent, lockedAt } }) =>
      lockedAt === null &&
      order.status !== 'delivered' &&
      (sent === null || (sent.sheetId === personId && sent.versionId !== id)),
  )
}

/** What the customer reads about a line whose dress is not delivered yet. */
export function textOf({ order, measures }: OrderUse): { title: string; text: string } {
  const { sent, missing, lockedAt, dueOn } = measures
  const name = `Pedido nº ${order.number}`
  if (lockedAt) {
    return {
      title: `${name}: versão ${sent?.number} travada`,
      text: `Travada para o corte em ${formatDate(lockedAt)}. Versões novas da ficha não mudam mais esta peça.`,
    }
  }
  if (missing.length > 0) {
    const until = dueOn ? ` Complete até ${formatDate(dueOn)}.` : ''
    return {
      title: `${name} espera medidas`,
      text: `Versão ${sent?.number}. ${missingText(missing)}${until}`,
    }
  }
  return {
    title: `${name} espera a conferência`,
    text: `O ateliê confere a versão ${sent?.number} e trava para o corte. Depois disso, versões novas não mudam mais esta peça.`,
  }
}
