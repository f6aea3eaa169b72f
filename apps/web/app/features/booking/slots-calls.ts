import { appointments } from '@shop/contract/appointments'
import { call } from '~/lib/api.ts'

/** Loaded when another week is shown: the first one is in the page. */
export function readSlots(typeId: number, days: { from: string; to: string }) {
  return call(appointments.slots, { query: { typeId, ...days } })
}
