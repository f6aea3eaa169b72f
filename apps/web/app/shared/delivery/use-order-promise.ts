import type { DeliveryWindow } from '@shop/contract/dates'
import { isPlanned } from '@shop/contract/offers'
import { promiseEndingOn } from '@shop/contract/promise'
import type { PublicSchedule } from '@shop/contract/schedule'
import { type Arrival, arrivalOf } from '@shop/contract/wedding'
import { type LineToPromise, promisesOf } from './promise-of.ts'
import { freeHoursOf, useSchedule } from './schedule.ts'
import { useWeddingDay } from './wedding-day.ts'

interface Terms {
  /** The shop's usual days, for what has no plan. */
  usual: DeliveryWindow
  isPickup?: boolean
  /** The last day of a delivery that is wished later. */
  wishedOn?: string | undefined
}

export interface OrderPromise {
  /** Undefined while the atelier's hours are loading, or if there are none. */
  window: DeliveryWindow | undefined
  /** When it is ready at the atelier; undefined without a computed promise. */
  readyOn: string | undefined
  /** The earliest possible, which a wished delivery must not precede. */
  soonest: DeliveryWindow | undefined
  /** In the order of the lines; empty until they are known. */
  lines: readonly DeliveryWindow[]
  /** Undefined without a wedding date. */
  arrival: Arrival | undefined
  /** Of a line: whether it arrives in time by itself. */
  arrivalOf: (window: DeliveryWindow) => Arrival | undefined
  weddingOn: string | undefined
  /** By the plans of the atelier, not by the shop's usual days. */
  isComputed: boolean
  schedule: PublicSchedule | undefined
  reload: () => void
}

/** When an order would arrive, and whether that is in time for the wedding. */
export function useOrderPromise(lines: readonly LineToPromise[], terms: Terms): OrderPromise {
  const { usual, isPickup = false, wishedOn } = terms
  const weddingOn = useWeddingDay()
  const isComputed = lines.some(({ product }) => product !== undefined && isPlanned(product))
  const { schedule, failed, reload } = useSchedule(isComputed || weddingOn !== undefined)
  const promises = schedule && promisesOf(schedule, lines, isPickup)
  const soonest = promises?.order ?? (isComputed && !failed ? undefined : usual)
  const wished =
    schedule && wishedOn && soonest && wishedOn > soonest.to
      ? promiseEndingOn(freeHoursOf(schedule), wishedOn, isPickup)
      : undefined
  const window = wished ?? soonest
  const arrivalIn = (delivery: DeliveryWindow) =>
    schedule && weddingOn !== undefined ? arrivalOf(delivery.to, weddingOn, schedule) : undefined
  return {
    window,
    readyOn: (wished ?? promises?.order)?.readyOn,
    soonest,
    lines: promises?.lines ?? [],
    arrival: window && arrivalIn(window),
    arrivalOf: arrivalIn,
    weddingOn,
    isComputed,
    schedule,
    reload,
  }
}
