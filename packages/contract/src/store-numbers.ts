import { contactPromiseHours, deliveryWorkingDays, lowStockThreshold, priceRange } from './constants.ts'

/** What the shop promises and warns about; an administrator can change it with `PUT /api/store`. */
export interface StoreNumbers {
  /** Working days from payment to arrival, of a product without a production plan. */
  deliveryDays: { min: number; max: number }
  /** Within how many hours a message is replied to. */
  replyHours: number
  /** From this number of units down to one, the stock is low. */
  lowStock: number
  /** The top of the price filter in whole reais; it means 'or more'. */
  priceFilter: number
}

export const defaultStoreNumbers: StoreNumbers = {
  deliveryDays: deliveryWorkingDays,
  replyHours: contactPromiseHours,
  lowStock: lowStockThreshold,
  priceFilter: priceRange.max,
}

export function numbersOf(store: { numbers?: StoreNumbers | undefined } | undefined): StoreNumbers {
  return store?.numbers ?? defaultStoreNumbers
}

/** '15 a 30 dias úteis' */
export function workingDaysText({ min, max }: StoreNumbers['deliveryDays']): string {
  const unit = max === 1 ? 'dia útil' : 'dias úteis'
  return min === max ? `${max} ${unit}` : `${min} a ${max} ${unit}`
}

/** '24 horas' */
export function replyTimeText({ replyHours }: Pick<StoreNumbers, 'replyHours'>): string {
  return replyHours === 1 ? '1 hora' : `${replyHours} horas`
}
